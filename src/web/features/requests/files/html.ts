import { tidied } from './decoded';

const SKIPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'NOSCRIPT', 'IFRAME', 'OBJECT', 'SVG', 'SELECT']);
const BLOCKS = new Set(
  `ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIELDSET FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV
  OL P PRE SECTION TABLE TR UL CAPTION`.split(/\s+/),
);
/** Longer rows lay out a page; they are no rows of values. */
const MAX_ROW_LENGTH = 2000;
const HIDDEN = /display\s*:\s*none/i;

const isSkipped = (element: Element): boolean =>
  SKIPPED.has(element.tagName.toUpperCase()) || HIDDEN.test(element.getAttribute('style') ?? '');

const isRowOfValues = (element: Element): element is HTMLTableRowElement =>
  element instanceof HTMLTableRowElement &&
  element.cells.length > 1 &&
  element.querySelector('table') === null &&
  element.textContent.length <= MAX_ROW_LENGTH;

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A cell over two columns takes two tabs, so that later cells stay aligned. */
const rowText = (row: HTMLTableRowElement): string =>
  [...row.cells].map((cell) => inOneLine(textBelow(cell)) + '\t'.repeat(Math.min(cell.colSpan, 50) - 1)).join('\t');

/** Text of an element whose children are done, or null to go through its children. */
function wholeText(element: Element): string | null {
  if (isSkipped(element)) return '';
  if (element.tagName === 'BR') return '\n';
  return isRowOfValues(element) ? `${EDGE}${rowText(element)}${EDGE}` : null;
}

/** The start or end of a block; several in sequence end one line. */
const EDGE = '\f';

const startOf = (element: Element): string => {
  if (element.tagName === 'LI') return `${EDGE}- `;
  return BLOCKS.has(element.tagName) ? EDGE : '';
};

/** Outlook writes each line as a paragraph without margins. */
const hasMargin = (element: Element): boolean =>
  element.tagName === 'P' && !(element.getAttribute('class') ?? '').startsWith('Mso');

const endOf = (node: Node): string => {
  if (!(node instanceof Element) || !BLOCKS.has(node.tagName)) return '';
  return hasMargin(node) ? `${EDGE}\n` : EDGE;
};

const textOfNode = (node: Node): string => {
  const text = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '';
  return node.parentElement?.closest('pre') ? text.replaceAll(EDGE, ' ') : text.replaceAll(/[^\S\u00a0]+/g, ' ');
};

/** Without recursion, so that no depth of tags ends it. */
function textBelow(root: Element): string {
  const pieces: string[] = [];
  let node: Node | null = root.firstChild;
  while (node !== null) {
    const whole: string | null = node instanceof Element ? wholeText(node) : textOfNode(node);
    pieces.push(whole ?? (node instanceof Element ? startOf(node) : ''));
    if (whole === null && node.firstChild) {
      node = node.firstChild;
      continue;
    }
    if (whole === null) pieces.push(endOf(node));
    while (node.nextSibling === null && node.parentNode !== null && node.parentNode !== root) {
      node = node.parentNode;
      pieces.push(endOf(node));
    }
    node = node.nextSibling;
  }
  return pieces.join('');
}

/** Tags without an end, and those that the next one of their kind ends. */
const SHALLOW = new Set(
  'area base br col dd dt hr img input li link meta option p param source tbody td th thead tr wbr'.split(' '),
);
/** Browsers take minutes for 100,000 levels. */
const MAX_LEVELS = 1000;

function checkLevels(html: string): void {
  let levels = 0;
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
    if (SHALLOW.has(tag.toLowerCase())) continue;
    levels = Math.max(0, slash === '' ? levels + 1 : levels - 1);
    if (levels > MAX_LEVELS) throw new RangeError('The tags are nested too deep.');
  }
}

/** DOMParser runs no script and loads no picture; nothing of its document reaches the page. */
function parsed(html: string): HTMLElement {
  checkLevels(html);
  return new DOMParser().parseFromString(html, 'text/html').body;
}

export const textOfHtml = (html: string): string =>
  tidied(
    textBelow(parsed(html))
      .split(EDGE)
      .filter((piece) => !/^ *$/.test(piece))
      .map((piece) => piece.replace(/^ (?! )/, '').replaceAll(/\n (?! )/g, '\n'))
      .join('\n')
      .replaceAll('\u00a0', ' '),
  );

/** Text parts of mails spread the cells of a table over lines, so a mail with a table is read from its HTML. */
export const hasTableOfValues = (html: string): boolean => [...parsed(html).querySelectorAll('tr')].some(isRowOfValues);
