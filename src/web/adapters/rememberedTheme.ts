export const THEME_KEY = 'specai.theme';

/** Shows the theme that was chosen in this browser; if none was, the system's. Before anything is painted. */
export function showRememberedTheme(): void {
  document.documentElement.dataset.theme = window.localStorage.getItem(THEME_KEY) ?? '';
}
