/** Longer addresses are cut or refused by servers and proxies. */
const MAX_ADDRESS_LENGTH = 8000;

/**
 * Opens the notes in a window of 800x600; false where it was blocked or the notes are too long for an address. Without
 * `noopener`: that would give our own page an empty session storage, and so a login screen.
 */
export function openNotesPopup(notes: string): boolean {
  const address = `/notes?${new URLSearchParams({ notes }).toString()}`;
  if (address.length > MAX_ADDRESS_LENGTH) return false;
  const popup = window.open(address, 'specai-notes', 'popup,width=800,height=600');
  popup?.focus();
  return popup !== null;
}
