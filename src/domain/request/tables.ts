import type { LineField } from '../../contract/requests/reading';
import { powerSpots } from '../phrases/power';
import { spot } from '../phrases/spot';
import { plainOf, type Line } from './lines';
import { respelledText } from './spelling';
import { partSpots, type LineSpot } from './clauseSpots';
import type { Item } from './items';
import type { Stated } from './segments';

/** A cell with its place in its line. */
interface Cell {
  text: string;
  start: number;
  end: number;
}

type Column =
  | 'quantity'
  | 'kva'
  | 'primary'
  | 'secondary'
  | 'phase'
  | 'bil'
  | 'impedance'
  | 'taps'
  | 'other'
  | 'ignored';

const COLUMNS: readonly (readonly [Column, RegExp])[] = [
  [
    'ignored',
    /\b(?:load|demand|fault|avail|gen(?:erator)?|breaker|fuse size|existing|old|ocpd|fla|amps?|amperes|item|tag|bldg|building|location|site|price|total|extension|unit price|lead|stock|part|cat|delivery|date|ship|weight of)\b/,
  ],
  [
    'quantity',
    /^(?:qty\.?|qtty|quantity|quan\.?|quant\.?|no\.? (?:of units|req'?d)|units|count|ea\.?|pcs|how many|number|nos?\.?|#|qnty|qt[eé]|quantit[eé]|qty\.? (?:req'?d|ordered|needed|ea)|est\.? (?:qty|quantity).*|annual (?:qty|quantity))$/,
  ],
  [
    'kva',
    /^(?:xfmr |transformer |unit |rated |nominal |base )?(?:kva|mva|rating|size|capacity|power|rated power|puissance)(?: \(?k?va\)?)?(?: ?rating| size| base)?$|^kva\b/,
  ],
  ['bil', /\bbil\b/],
  ['taps', /\btaps?\b/],
  ['impedance', /^(?:% ?i?z|i?z ?%?|z|imp\w*\.?(?: ?\(?%\)?)?|% ?imp\w*)$/],
  ['primary', /^(?:hv|h\.v\.?|pri\b|prim\b|primary|high|incoming|input|hv side|primaire)/],
  ['secondary', /^(?:lv|l\.v\.?|sec\b|secondary|low|output|lv side|secondaire)/],
  ['phase', /^(?:ph\.?|phases?|ø|# ?ph\w*|no\. of ph\w*)$/],
  [
    'other',
    /^(?:volt\w*|type|kind|feed|front|oil|fluid|liquid|winding\w*|coils?|material|fus\w+|bushings?|config\w*|condition|cond|notes?|remarks?|comments?|description|mount\w*|style|connection|max\w*.*|losses|nll|ll|no[- ]load.*|sound.*|features?|options?|special.*|requirements?)$/,
  ],
];

const columnOf = (header: string): Column | null => {
  const plain = plainOf(header).replaceAll(/\s+/g, ' ').trim();
  return COLUMNS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
};

const CORE: readonly Column[] = ['quantity', 'kva', 'primary', 'secondary', 'phase'];

/** The cells of a line that looks like one of a table. */
function cellsOf(text: string): Cell[] {
  const separator = text.includes('|')
    ? /\s*\|\s*/g
    : text.includes('\t')
      ? / *\t */g
      : /\S {2,}\S/.test(text.trim())
        ? /\s{2,}/g
        : isCsv(text)
          ? /, ?/g
          : null;
  if (!separator) return [];
  const cells: Cell[] = [];
  let start = 0;
  const add = (end: number) => {
    const raw = text.slice(start, end);
    const lead = raw.length - raw.trimStart().length;
    cells.push({ text: raw.trim(), start: start + lead, end: start + raw.trimEnd().length });
  };
  for (const found of text.matchAll(separator)) {
    add(found.index);
    start = found.index + found[0].length;
  }
  add(text.length);
  return text.includes('|') || separator.source === '\\s{2,}'
    ? cells.filter((cell, at) => cell.text !== '' || (at > 0 && at < cells.length - 1))
    : cells;
}

const isCsv = (text: string): boolean =>
  (text.match(/,/g)?.length ?? 0) >= 2 && !/[.;:] |, [a-z]+ [a-z]+ [a-z]+/i.test(text);
const RULE = /^[\s|+:=_-]+$/;

interface Header {
  columns: { kind: Column | null; cell: Cell }[];
  last: number;
}

/** A header has at least two known columns of an item, or one beside others known. */
function headerAt(lines: readonly Line[], at: number): Header | null {
  const first = cellsOf(lines[at]?.text ?? '');
  if (first.length < 2) return null;
  const single = first.map((cell) => ({ kind: columnOf(cell.text), cell }));
  if (isHeader(single)) return { columns: single, last: at };
  const second = cellsOf(lines[at + 1]?.text ?? '');
  if (second.length < 2 || /\d/.test(lines[at]?.text ?? '') || lines[at]?.text.includes('\t') === true) return null;
  const merged = second.map((cell) => {
    const above = first.filter((other) => other.start < cell.end && cell.start < other.end).map(({ text }) => text);
    return { kind: columnOf([...above, cell.text].join(' ')) ?? columnOf(cell.text), cell };
  });
  return isHeader(merged) ? { columns: merged, last: at + 1 } : null;
}

function isHeader(columns: readonly { kind: Column | null; cell: Cell }[]): boolean {
  const core = new Set(columns.flatMap(({ kind }) => (kind !== null && CORE.includes(kind) ? [kind] : [])));
  const numbers = columns.filter(({ cell }) => /\d{2}/.test(cell.text)).length;
  return core.size >= 2 && numbers === 0;
}

export interface Tables {
  readonly items: { item: Item; message: number }[];
  readonly lines: ReadonlySet<number>;
}

export function tablesIn(lines: readonly Line[]): Tables {
  const items: Tables['items'] = [];
  const used = new Set<number>();
  for (let at = 0; at < lines.length; at += 1) {
    const header = headerAt(lines, at);
    if (!header) continue;
    const rows = rowsAfter(lines, header);
    if (rows.length === 0) continue;
    for (let line = at; line <= (rows.at(-1)?.line ?? at); line += 1) used.add(line);
    for (const { cells, line } of rows) {
      const item = itemOf(cells, lines[line], line);
      if (item) items.push({ item, message: lines[line]?.message ?? 0 });
    }
    at = rows.at(-1)?.line ?? at;
  }
  return { items, lines: used };
}

interface Row {
  line: number;
  cells: { kind: Column | null; header: string; cell: Cell }[];
}

function rowsAfter(lines: readonly Line[], { columns, last }: Header): Row[] {
  const rows: Row[] = [];
  let above = new Map<string, string>();
  for (let line = last + 1; line < lines.length; line += 1) {
    const text = lines[line]?.text ?? '';
    if (RULE.test(text) && text.trim() !== '') continue;
    const cells = cellsOf(text);
    if (text.trim() === '' && rows.length === 0 && line === last + 1) continue;
    if (cells.length < 2 || !/\d|"/.test(text)) break;
    const placed =
      text.includes('|') || text.includes('\t') || !/ {2,}/.test(text.trim())
        ? cells.map((cell, at) => ({ column: columns[at], cell }))
        : cells.map((cell) => ({ column: nearest(columns, cell), cell }));
    const named = placed.flatMap(({ column, cell }) =>
      column ? [{ kind: column.kind, header: column.cell.text, cell: ditto(cell, above.get(column.cell.text)) }] : [],
    );
    above = new Map(named.map(({ header, cell }) => [header, cell.text]));
    rows.push({ line, cells: named });
  }
  return rows;
}

const ditto = (cell: Cell, above: string | undefined): Cell =>
  /^(?:"|''|do\.?|ditto|same|〃|″)$/i.test(cell.text) && above !== undefined ? { ...cell, text: above } : cell;

function nearest(columns: Header['columns'], cell: Cell): Header['columns'][number] | undefined {
  const overlap = (each: Header['columns'][number]) =>
    Math.min(each.cell.end, cell.end) - Math.max(each.cell.start, cell.start);
  return columns.toSorted((a, b) => overlap(b) - overlap(a))[0];
}

/** What a cell says, in words that the readers of clauses know. */
function wordsOf(kind: Column | null, header: string, cell: string): string {
  const plain = respelledText(plainOf(cell).replaceAll(/\s+/g, ' '));
  const head = plainOf(header).replaceAll(/\s+/g, ' ');
  const isKilo = /\(?kv\)?$/.test(head) && !/v\b/.test(plain);
  switch (kind) {
    case 'primary':
      return `primary ${plain}${isKilo ? ' kv' : ''}`;
    case 'secondary':
      return `secondary ${plain}${isKilo ? ' kv' : ''}`;
    case 'phase':
      return /ph|ø/.test(plain) ? plain : `${plain} phase`;
    case 'bil':
      return /lv|sec/.test(head) ? `lv bil ${plain}` : `bil ${plain}`;
    case 'impedance':
      return `impedance ${plain.replace(/ ?%$/, '')}%`;
    case 'taps':
      return `taps ${/%/.test(plain) || !/\d/.test(plain) ? plain : plain.replace(/(\d(?:\.\d+)?)$/, '$1%')}`;
    default:
      return /^(?:feed|front|fluid|oil|type|notes?|remarks?|comments?|description|winding|coil|fus|cond|mount|style|config)/.test(
        head,
      ) && !/winding|coil|fus|cond/.test(head)
        ? `${plain}${head === 'feed' && !/feed/.test(plain) ? ' feed' : ''}${head === 'front' && !/front/.test(plain) ? ' front' : ''}`
        : `${head} ${plain}`;
  }
}

function itemOf(cells: Row['cells'], line: Line | undefined, at: number): Item | null {
  if (!line) return null;
  const place = (each: LineSpot, cell: Cell): Stated => ({
    ...each,
    start: line.start + cell.start,
    end: line.start + cell.end,
    scope: null,
    isCorrection: false,
    isOld: false,
  });
  const stated: Stated[] = [];
  let [kva, quantity]: [Stated | null, Stated | null] = [null, null];
  for (const { kind, header, cell } of cells) {
    if (kind === 'ignored' || /^(?:-+|n\/?a|none|tbd|)$/i.test(cell.text)) continue;
    if (kind === 'kva') kva ??= ratingOf(header, cell, place);
    else if (kind === 'quantity') quantity ??= countOf(cell, place);
    else stated.push(...partSpots(wordsOf(kind, header, cell.text)).map((each) => place(each, cell)));
  }
  const isItem = kva !== null || (quantity !== null && stated.length > 0);
  return isItem ? { kva, label: null, quantity, stated, firstLine: at, lastLine: at } : null;
}

type PlaceCell = (each: LineSpot, cell: Cell) => Stated;

function ratingOf(header: string, cell: Cell, place: PlaceCell): Stated | null {
  const plain = respelledText(plainOf(cell.text));
  const unit = /mva/i.test(header) ? ' mva' : ' kva';
  const [found] = powerSpots(/[km]va/.test(plain) ? plain : `${plain}${unit}`);
  return found ? place({ field: 'kva_rating', value: found.value, start: 0, end: 0 }, cell) : null;
}

function countOf(cell: Cell, place: PlaceCell): Stated | null {
  const count = /^\(?(\d{1,4})\)?(?: ?(?:ea|each|pcs|units?|x)\.?)?$/i.exec(cell.text)?.[1];
  return count === undefined || Number(count) === 0
    ? null
    : place(spot<LineField>('quantity', String(Number(count)), { start: 0, end: 0 }), cell);
}
