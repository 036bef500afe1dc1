/** Puts a text on the clipboard; false where the browser does not let us (it asks for a secure origin and a permission). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
