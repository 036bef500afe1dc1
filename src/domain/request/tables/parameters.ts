import { partSpots } from '../clauseSpots';
import type { Item } from '../item';
import type { Stated } from '../segments';
import { plainOf, type Line } from '../text/lines';
import { respelledText } from '../text/spelling';
import { cellsOf, isAligned, isRule, overlapOf, type Cell } from './cells';
import { countOf, placeIn, ratingOf } from './row';

interface Parameters {
  items: Item[];
  last: number;
}

/** The columns of a table with one parameter a row. */
interface Columns {
  readonly name: number;
  readonly unit: number | null;
  readonly value: number;
  /** 'Max', 'min'. */
  readonly limit: number | null;
  readonly cells: readonly Cell[];
}

const NAME =
  /^(?:specs?|fields?|questions?|parameters?|descriptions?|characteristics?|items?|particulars?|propert(?:y|ies)|features?|attributes?|data|technical data)$/;
const VALUE =
  /^(?:specified|required|requirements?|values?|requested|specifications?|(?:purchaser|buyer|customer|owner)(?:'s|s)? (?:requirements?|data|values?|specifications?))(?: values?)?$/;
const UNIT = /^(?:units?|uom|u\/m)$/;
const LIMIT = /^(?:tolerances?|limits?|min\/max|bounds?)$/;
const MIN_ROWS = 4;
const MAX_ROWS = 80;

/** A data sheet in columns: 'Parameter | Unit | Specified | Offered', all of one line item; null for other tables. */
export function parametersAt(lines: readonly Line[], at: number): Parameters | null {
  const columns = columnsIn(cellsOf(lines[at]?.text ?? ''));
  if (!columns) return null;
  const item: Item = { kva: null, label: null, quantity: null, stated: [], firstLine: at, lastLine: at };
  let [last, rows] = [at, 0];
  let { kva } = item;
  for (let line = at + 1; line < Math.min(lines.length, at + MAX_ROWS); line += 1) {
    const text = lines[line]?.text ?? '';
    if (isRule(text)) continue;
    const cells = cellsOf(text);
    if (cells.length < 2 || lines[line]?.message !== lines[at]?.message) break;
    last = line;
    const row = rowOf(columns, cells, isAligned(text));
    const source = lines[line];
    if (!row || !source) continue;
    rows += 1;
    const rating = addRow(item, row, source);
    kva ??= rating;
  }
  return rows < MIN_ROWS ? null : { items: [{ ...item, kva, lastLine: last }], last };
}

function columnsIn(cells: readonly Cell[]): Columns | null {
  const words = cells.map(({ text }) => plainOf(text).replaceAll(/\s+/g, ' ').trim());
  const value = words.findIndex((each) => VALUE.test(each));
  const name = words.findLastIndex((each, at) => at < value && NAME.test(each));
  if (name < 0) return null;
  const placeOf = (pattern: RegExp): number | null => {
    const found = words.findIndex((each, at) => at > name && pattern.test(each));
    return found < 0 ? null : found;
  };
  return { name, value, unit: placeOf(UNIT), limit: placeOf(LIMIT), cells };
}

interface Row {
  readonly name: string;
  readonly unit: string;
  readonly limit: string;
  readonly value: Cell;
}

const EMPTY =
  /^(?:[-_.: ]*|n\/?a|tbd|by (?:vendor|supplier|manufacturer|others|bidder)|to be \w+|(?:vendor|bidder) to .*)$/;

function rowOf(columns: Columns, cells: readonly Cell[], isPlaced: boolean): Row | null {
  const cellAt = (column: number | null): Cell | undefined => {
    if (column === null) return undefined;
    const head = columns.cells[column];
    return isPlaced ? cells.find((cell) => head && overlapOf(head, cell) > 0) : cells[column];
  };
  const [name, value] = [cellAt(columns.name), cellAt(columns.value)];
  const wordsAt = (column: number | null): string => plainOf(cellAt(column)?.text ?? '').replace(EMPTY, '');
  if (!name || !value || name === value || EMPTY.test(plainOf(value.text))) return null;
  const limit = /^(?:max|min)/.exec(wordsAt(columns.limit))?.[0] ?? '';
  return {
    name: plainOf(name.text),
    value,
    limit,
    unit: wordsAt(columns.unit).replace(/^(?:ea|each|nos?\.?|pcs)$/, ''),
  };
}

/** Adds what a row states; returns the rating if the row names it. */
function addRow(item: Item, row: Row, line: Line): Stated | null {
  const place = placeIn(line);
  if (
    /^(?:quantity|qty|units?$|how many|(?:number|no\.?) (?:of (?:units|transformers)|required|needed|off))/.test(
      row.name,
    )
  ) {
    item.quantity ??= countOf(row.value, place);
    return null;
  }
  if (/\b(?:power|capacity|k?va|mva)\b|^(?:kva |nominal )?rating\b|^size\b/.test(row.name) && !/sound/.test(row.name))
    return ratingOf(row.unit, row.value, place);
  item.stated.push(
    ...wordsOf(row).flatMap((words) => partSpots(respelledText(words)).map((each) => place(each, row.value))),
  );
  return null;
}

const HIGH = /\bh\.?v\b|\bprimary\b|\bhigh[- ](?:voltage|side)\b/;
const LOW = /\bl\.?v\b|\bsecondary\b|\blow[- ](?:voltage|side)\b/;
const NUMBERS = /(\d(?:\.\d+)?)(?![\d.]* ?%)(?! ?x)(?=[ ,/)]|$)/g;

/** A row as a person would say it. */
function wordsOf({ name, unit, limit, value }: Row): string[] {
  const text = plainOf(value.text).replaceAll(/(\d) (?=\d{3}(?!\d))/g, '$1');
  const side = LOW.test(name) ? 'secondary' : HIGH.test(name) ? 'primary' : '';
  if (/\bphases?\b/.test(name) && /^[13]$/.test(text)) return [`${text} phase`];
  if (/\bbil\b|\bimpulse\b/.test(name)) return [`${side === 'secondary' ? 'lv ' : ''}bil ${text}`];
  if (/\btap(?:s|ping|pings)?\b/.test(name) && !/impedance/.test(name))
    return [`taps ${unit === '%' ? text.replaceAll(NUMBERS, '$1%') : text}`];
  if (/\bimpedance\b/.test(name))
    return [`impedance ${limit} ${text}${unit === '%' && !text.includes('%') ? '%' : ''}`];
  const isVoltage = /\bvolt|^(?:h\.?v|l\.?v|primary|secondary)$/.test(name);
  if (side !== '' && isVoltage && !/bushing|terminal/.test(name))
    return [`${side} ${unit === 'kv' ? text.replace(/^([\d.]+(?: ?\/ ?[\d.]+)?)(?! ?kv)/, '$1 kv') : text}`];
  const [names, values] = [name.split(/ ?\/ ?/), text.split(/ ?\/ ?/)];
  if (names.length > 1 && names.length === values.length)
    return names.map((each, at) => `${each.replace(HIGH, '').trim()} ${values[at] ?? ''}`);
  return [`${name} ${text} ${/\d$/.test(text) ? unit : ''} ${limit}`.replaceAll(/ +/g, ' ').trim()];
}
