import type { LineField } from '../../../contract/requests/reading';
import { powerSpots } from '../../phrases/power';
import { quantitySpots } from '../../phrases/quantities';
import { spot } from '../../phrases/spot';
import { partSpots, type LineSpot } from '../clauseSpots';
import { isOfOtherEquipment } from '../equipment';
import type { Item } from '../item';
import type { Stated } from '../segments';
import { plainOf, type Line } from '../text/lines';
import { respelledText } from '../text/spelling';
import type { Cell } from './cells';
import { wordsOf, type Column } from './columns';

/** A cell under the head of its column. */
export interface NamedCell {
  readonly kind: Column | null;
  readonly header: string;
  readonly cell: Cell;
}

/** 'Padmount transformer' in a column of equipment. */
const kindsIn = (words: string): LineSpot[] =>
  partSpots(words).filter(({ field }) => field === 'unit_type' || field === 'phase');

/** '1, 3, 4' */
const NOTES = /^\d{1,2}(?:, ?\d{1,2})*$/;
const TOTAL = /^(?:sub-?|grand )?totals?:?$/i;
const EMPTY = /^(?:-+|_+|n\/?a|none|tbd|)$/i;
/** '300-4471' in a column of materials is a number of the catalog. */
const isNumber = ({ kind, cell }: NamedCell): boolean => kind === 'description' && !/\p{L}/u.test(cell.text);

/** '(E)' in a column of states: a unit that stays, or that another brings. */
const STATE = /^(?:status|state|action|scope|disposition|new ?\/ ?exist\w*)$/i;
const STAYS =
  /^\(?(?:e|ex|exist(?:ing|s)?|(?:to )?remains?|in service|installed|no (?:change|work)|n\.?i\.?c|not in (?:contract|scope)|by others|delet\w+|cancell?ed|removed?)\b/i;

/** 'T3 (EXIST)', 'Remain' in a column of remarks. */
const EXISTS = /\((?:e|ex|exist(?:ing|s)?|etr|n\.?i\.?c\.?)\)/i;
const REMAINS =
  /^\(?(?:existing(?:,? to remain)?|(?:to )?remains?|etr|n\.?i\.?c|by others|delet\w+|cancell?ed)\)?\.?$/i;
const REMARKS = /^(?:notes?|remarks?|comments?)$/i;
const stays = ({ kind, header, cell: { text } }: NamedCell): boolean =>
  (STATE.test(header) && STAYS.test(text)) ||
  (REMARKS.test(header) && REMAINS.test(text)) ||
  (kind === 'label' && EXISTS.test(text));

/** The line item that a row with named cells states; null for rows of other things. */
export function itemOf(cells: readonly NamedCell[], line: Line | undefined, at: number): Item | null {
  if (!line || cells.some(({ kind, cell }) => kind === 'description' && isOfOtherEquipment(plainOf(cell.text))))
    return null;
  if (cells.some(({ cell }) => TOTAL.test(cell.text))) return null;
  if (cells.some(stays)) return null;
  const place = placeIn(line);
  const stated: Stated[] = [];
  let [kva, quantity, label]: [Stated | null, Stated | null, string | null] = [null, null, null];
  const notes = cells.find(({ header, cell }) => /^(?:notes?|remarks?)$/i.test(header) && NOTES.test(cell.text))?.cell
    .text;
  for (const { kind, header, cell } of cells.filter((each) => !isNumber(each))) {
    if (kind === 'label') {
      label ??= plainOf(cell.text).replaceAll(/^#|[.)]$|\s/g, '');
      stated.push(...kindsIn(plainOf(cell.text)).map((each) => place(each, cell)));
    }
    if (
      kind === 'ignored' ||
      kind === 'label' ||
      kind === 'connection' ||
      (EMPTY.test(cell.text) && !/fus|taps/i.test(header))
    )
      continue;
    if (kind === 'kva') kva ??= ratingOf(header, cell, place);
    else if (kind === 'quantity') quantity ??= countIn(cells, place);
    else {
      const words = wordsOf(kind, header, cell.text);
      const spots = partSpots(words).filter(({ field }) => kind !== null || field !== 'condition');
      stated.push(...spots.map((each) => place(each, cell)));
      if (kind === 'description' || kind === null) {
        kva ??= described(powerSpots(words)[0], cell, place);
        quantity ??= described(quantitySpots(words)[0], cell, place);
      }
    }
  }
  for (const { header, cell } of cells.filter(({ kind }) => kind === 'connection'))
    connectAll(stated, plainOf(header), plainOf(cell.text));
  const isItem = kva !== null || (quantity !== null && stated.length > 0);
  return isItem
    ? {
        ...{ kva, label, quantity, stated, firstLine: at, lastLine: at },
        ...(notes === undefined ? {} : { notes: notes.match(/\d+/g) ?? [] }),
      }
    : null;
}

const CONNECTIONS =
  /^(delta|d|δ|(?:gnd|grd|grounded)[ -]?(?:wye|y)|wye|y)(?: ?[-/x] ?| to | )(delta|d|δ|(?:gnd|grd|grounded)[ -]?(?:wye|y)|wye|y)$/;
const CONNECTION = /^(?:delta|d|δ|(?:gnd|grd|grounded)[ -]?(?:wye|y)|wye|y)$/;
const suffixOf = (name: string): string => (/^[dδ]/.test(name) ? 'D' : name.startsWith('g') ? 'GrdY' : 'Y');

/** 'Delta-wye' in a column of connections. */
function connectAll(stated: Stated[], header: string, words: string): void {
  const [, ...both] = CONNECTIONS.exec(words) ?? [];
  const [only] = CONNECTION.exec(words) ?? [];
  const high = both[0] ?? (/^(?:h|pri)/.test(header) ? only : undefined);
  const low = both[1] ?? (/^(?:l|sec)/.test(header) ? only : undefined);
  stated.forEach((each, at) => {
    const name = each.field === 'primary_voltage_kv' ? high : low;
    if (name === undefined || !each.field.endsWith('voltage_kv') || !/^\d+$/.test(each.value)) return;
    stated[at] = { ...each, value: `${each.value}${suffixOf(name)}` };
  });
}

type PlaceCell = (each: LineSpot, cell: Cell) => Stated;

/** Gives a value the place of its cell. */
export const placeIn =
  (line: Line): PlaceCell =>
  (each, cell) => ({
    ...each,
    start: line.start + cell.start,
    end: line.start + cell.end,
    scope: null,
    isCorrection: false,
    isOld: false,
  });

const described = (found: LineSpot | undefined, cell: Cell, place: PlaceCell): Stated | null =>
  found ? place({ field: found.field, value: found.value, start: 0, end: 0 }, cell) : null;

/** The rating in a cell, of kVA unless it says otherwise. */
export function ratingOf(header: string, cell: Cell, place: PlaceCell): Stated | null {
  const plain = plainOf(cell.text);
  const unit = /[km]va/.test(plain) ? '' : /mva/i.test(header) ? ' mva' : ' kva';
  return described(powerSpots(respelledText(`${plain}${unit}`))[0], cell, place);
}

/** The count of a row: of several columns the one that is named a quantity, 'Qty' beside 'Req' of requisitions. */
const countIn = (cells: readonly NamedCell[], place: PlaceCell): Stated | null =>
  cells
    .filter(({ kind }) => kind === 'quantity')
    .toSorted((a, b) => Number(NAMES_QUANTITY.test(b.header)) - Number(NAMES_QUANTITY.test(a.header)))
    .flatMap(({ cell }) => countOf(cell, place) ?? [])[0] ?? null;
const NAMES_QUANTITY = /\bq(?:ua)?n?t|pcs|pieces|how many/i;

/** The number of units in a cell. */
export function countOf(cell: Cell, place: PlaceCell): Stated | null {
  const count = /^\(?(\d{1,4})\)?(?: ?(?:ea|each|pcs|units?|x)\.?)?$/i.exec(cell.text)?.[1];
  return count === undefined
    ? null
    : place(spot<LineField>('quantity', String(Number(count)), { start: 0, end: 0 }), cell);
}
