import { FileRefusal, isNotLoaded, isUnreadable } from './refusal';

export type FileText = { readonly text: string; readonly name: string } | { readonly refusal: string };

/**
 * The text of a dropped file, read in the browser, or a sentence that says why it cannot be read and how to go on.
 * The code that reads loads with the first file.
 */
export async function textOfFile(file: File): Promise<FileText> {
  const { name } = file;
  const loaded = await import(/* webpackChunkName: "files" */ './readFile').catch(() => null);
  if (loaded === null) return { refusal: isNotLoaded(name).message };
  try {
    return { name, text: await loaded.readFile(file) };
  } catch (error) {
    return { refusal: (error instanceof FileRefusal ? error : isUnreadable(name)).message };
  }
}
