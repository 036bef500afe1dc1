import type { Archive } from './archive';
import { readXml } from './xml';

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
  const { budget } = archive;
  await readXml(archive.stream(path, budget.limits.textBytes), {
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
      else if (name === 'si') {
        budget.takeText();
        strings.push(unescaped(text));
      }
    },
  });
  return strings;
}
