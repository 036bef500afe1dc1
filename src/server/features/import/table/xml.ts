import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { FileError } from './tableRow';
import type { Archive } from './archive';

type Attributes = SaxesTagPlain['attributes'];

/** Names without prefix. */
interface XmlHandlers {
  readonly onOpen?: (name: string, attributes: Attributes) => void;
  readonly onText?: (text: string) => void;
  readonly onClose?: (name: string) => void;
}

const local = (name: string): string => {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
};

/** Workbooks have a dozen levels. */
const MAX_LEVELS = 100;

const damaged = (what: string) =>
  new FileError(null, `The workbook is damaged: ${what}`, 'Open it in its program and save it again.');

/** Ignores entity declarations. */
export function createXmlReader({ onOpen, onText, onClose }: XmlHandlers) {
  const parser = new SaxesParser();
  let levels = 0;
  parser.on('opentag', ({ name, attributes }) => {
    levels += 1;
    if (levels > MAX_LEVELS) throw damaged(`its tags are more than ${MAX_LEVELS} levels deep`);
    onOpen?.(local(name), attributes);
  });
  if (onText) {
    parser.on('text', onText);
    parser.on('cdata', onText);
  }
  parser.on('closetag', ({ name }) => {
    levels -= 1;
    onClose?.(local(name));
  });
  parser.on('error', () => {
    throw damaged('a part of it is no XML');
  });
  return parser;
}

export async function readXml(pieces: AsyncIterable<string>, handlers: XmlHandlers): Promise<void> {
  const parser = createXmlReader(handlers);
  for await (const piece of pieces) parser.write(piece);
  parser.close();
}

export const attribute = (attributes: Attributes, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => local(key) === name)?.[1];

/** Excel escapes characters as _x000D_, and a literal one as _x005F_x000D_. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;

/** Joins rich text and skips phonetics. */
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
