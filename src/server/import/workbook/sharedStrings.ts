import type { Archive } from './archive';
import { readXml } from './xml';

/** Texts of cells that a workbook keeps once: they are all in memory while a sheet is read. */
const MOST_BYTES = 128 * 2 ** 20;

/** Excel writes what XML cannot hold as _x000D_, and that itself as _x005F_x000D_. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;

/** The texts that cells refer to by number. Runs of rich text are joined; readings of East Asian text are left out. */
export async function readSharedStrings(archive: Archive, path: string | null): Promise<readonly string[]> {
  const strings: string[] = [];
  if (path === null || !archive.has(path)) return strings;
  let [text, isText, isReading] = ['', false, false];
  await readXml(archive.stream(path, MOST_BYTES), {
    onOpen: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') isReading = true;
      else if (name === 't') isText = !isReading;
    },
    onText: (piece) => {
      if (isText) text += piece;
    },
    onClose: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isReading = false;
      else if (name === 'si') strings.push(unescaped(text));
    },
  });
  return strings;
}
