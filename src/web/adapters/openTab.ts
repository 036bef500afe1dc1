/** A tab that was opened before it was known where it leads. */
export interface Tab {
  goTo: (address: string) => void;
}

/** Opens an empty tab, at once, since browsers block what opens later than a click; null where it was blocked. */
export function openTab(): Tab | null {
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  // What `noopener` does; with that the tab could not be told where to go.
  tab.opener = null;
  return { goTo: (address) => tab.location.replace(address) };
}
