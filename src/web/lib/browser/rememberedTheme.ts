export const THEME_KEY = 'specai.theme';

export function showRememberedTheme(): void {
  document.documentElement.dataset.theme = window.localStorage.getItem(THEME_KEY) ?? '';
}
