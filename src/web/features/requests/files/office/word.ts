import { tidied } from '../decoded';
import { isDamaged } from '../refusal';
import type { Zip } from './zip';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/** Deleted text, the code of fields, and older copies of drawings. */
const SKIPPED = new Set(['del', 'moveFrom', 'instrText', 'delText', 'Fallback', 'txbxContent', 'pPr', 'rPr', 'pict']);
const CHARACTERS: Readonly<Record<string, string>> = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' };

/** No program of Office writes a DOCTYPE; it can define entities that grow without end. */
export function parsedXml(name: string, xml: string): Document {
  if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY')) throw isDamaged(name);
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  if (document.querySelector('parsererror')) throw isDamaged(name);
  return document;
}

const childrenOf = (element: Element, name: string): Element[] =>
  [...element.children].filter((child) => child.localName === name);

const isHidden = (run: Element): boolean =>
  childrenOf(run, 'rPr').some((properties) => childrenOf(properties, 'vanish').length > 0);

function inlineText(element: Element): string {
  if (SKIPPED.has(element.localName) || isHidden(element)) return '';
  if (element.localName === 't') return element.textContent;
  return CHARACTERS[element.localName] ?? [...element.children].map(inlineText).join('');
}

const isListItem = (paragraph: Element): boolean =>
  childrenOf(paragraph, 'pPr').some((properties) => childrenOf(properties, 'numPr').length > 0);

/** Text of boxes that are anchored in the paragraph; AlternateContent repeats a box for older programs. */
const boxLines = (paragraph: Element): string[] =>
  [...paragraph.getElementsByTagNameNS(WORD, 'txbxContent')]
    .filter((box) => box.closest('Fallback') === null && box.parentElement?.closest('txbxContent') === null)
    .flatMap(blockLines);

function paragraphLines(paragraph: Element): string[] {
  const text = inlineText(paragraph);
  return [isListItem(paragraph) && text !== '' ? `- ${text}` : text, ...boxLines(paragraph)];
}

const cellText = (cell: Element): string => blockLines(cell).join(' ').replaceAll(/\s+/g, ' ').trim();

function spanOf(cell: Element): number {
  const [span] = cell.getElementsByTagNameNS(WORD, 'gridSpan');
  return Math.min(50, Number(span?.getAttributeNS(WORD, 'val') ?? 1) || 1);
}

/** A cell over two columns takes two tabs, so that later cells stay aligned. */
const rowText = (row: Element): string =>
  childrenOf(row, 'tc')
    .map((cell) => cellText(cell) + '\t'.repeat(spanOf(cell) - 1))
    .join('\t');

function linesOf(block: Element): string[] {
  if (block.localName === 'p') return paragraphLines(block);
  if (block.localName === 'tbl') return ['', ...[...block.children].flatMap(linesOf), ''];
  if (block.localName === 'tr') return [rowText(block)];
  return SKIPPED.has(block.localName) ? [] : blockLines(block);
}

const blockLines = (parent: Element): string[] => [...parent.children].flatMap(linesOf);

const PARTS = [/^word\/header\d*\.xml$/, /^word\/document\d*\.xml$/, /^word\/foot(?:er|notes)\d*\.xml$/];

export async function textOfWord(name: string, zip: Zip): Promise<string> {
  const lines: string[] = [];
  for (const path of PARTS.flatMap((pattern) => zip.paths.filter((each) => pattern.test(each)))) {
    const xml = await zip.text(path);
    if (xml !== null) lines.push(...blockLines(parsedXml(name, xml).documentElement));
  }
  return tidied(lines.join('\n'));
}
