/** Puts a text on the clipboard; false if the browser does not let us (it requests a secure origin and a permission). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A tab that was opened before it was known where it leads. */
export interface Tab {
  goTo: (address: string) => void;
}

/** Opens an empty tab, at once, since browsers block what opens later than a click; null if it was blocked. */
export function openTab(): Tab | null {
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  // What `noopener` does; with that the tab could not be told where to go.
  tab.opener = null;
  return { goTo: (address) => tab.location.replace(address) };
}

/** Longer addresses are cut or refused by servers and proxies. */
const MAX_ADDRESS_LENGTH = 8000;

/**
 * Opens the notes in a window of 800x600; false if it was blocked or the notes are too long for an address. Without
 * `noopener`: that would give our own page an empty session storage, and so a login screen.
 */
export function openNotesPopup(notes: string): boolean {
  const address = `/notes?${new URLSearchParams({ notes }).toString()}`;
  if (address.length > MAX_ADDRESS_LENGTH) return false;
  const popup = window.open(address, 'specai-notes', 'popup,width=800,height=600');
  popup?.focus();
  return popup !== null;
}

/** Opens the browser's own print dialog for the current page. */
export const print = (): void => window.print();

/** Downloads content as a file, under this name. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
