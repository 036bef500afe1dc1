export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export interface Tab {
  goTo: (address: string) => void;
}

/** Opens an empty tab immediately, because browsers block later ones; null if blocked. */
export function openTab(): Tab | null {
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  // Like `noopener`, which would return no handle.
  tab.opener = null;
  return { goTo: (address) => tab.location.replace(address) };
}

/** Servers and proxies reject longer addresses. */
const MAX_ADDRESS_LENGTH = 8000;

/** False if blocked or too long. Not `noopener`, which would give the window an empty session storage. */
export function openNotesPopup(notes: string): boolean {
  const address = `/notes?${new URLSearchParams({ notes }).toString()}`;
  if (address.length > MAX_ADDRESS_LENGTH) return false;
  const popup = window.open(address, 'specai-notes', 'popup,width=800,height=600');
  popup?.focus();
  return popup !== null;
}

export const print = (): void => window.print();

export function saveFile(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
