import { code } from '../columns/formats';
import { STATE_CODES, stateCodeOf } from '../columns/states';
import { inWords, WORK_WORDS, workIn } from '../../../../domain/vocabulary/conditionWords';
import { PHASE_WORDS } from '../columns/columns';
import { demandIn } from '../../../../domain/language/demand';
import { feedNames, frontNames, inField } from '../../../../domain/language/things';
import { fluidOf, unitKindOf } from '../../../../domain/matching/reading/fittings';
import { windingMaterialOf } from '../../../../domain/matching/reading/windings';
import { readRating } from '../../../../domain/nameplate/rating';
import { STANDARD_VOLTS } from '../../../../domain/nameplate/winding';
import { readConnections } from '../../../../domain/nameplate/connections';
import { serialDay } from '../../../../domain/import/cells';
import { slashed } from './dates';
import { isDitto, isMarkOrNone } from './marks';
import { measureNamed } from './measures';
import { decimalMarkOf, hasEitherMark } from './numbers';
import { splitVoltages } from './split/splitVoltages';

export interface Evidence {
  readonly filled: number;
  readonly samples: readonly string[];
  /** Dates that prove an order, and an ambiguous one. */
  readonly monthFirst: number;
  readonly dayFirst: number;
  readonly eitherWay: string | null;
  /** Numbers that prove a decimal mark. */
  readonly points: number;
  readonly commas: number;
  /** An ambiguous number. */
  readonly eitherMark: string | null;
  /** Cells that end in a digit, and so have no unit of measure. */
  readonly bare: number;
  /** The first distinct short texts that are not numbers. */
  readonly words: readonly string[];
  /** How many cells have each of them. */
  readonly wordCounts: readonly number[];
  /** The first distinct short texts that begin with a digit. */
  readonly codes: readonly string[];
  /** Whether there are several values, and all that are no words are days of a spreadsheet. */
  readonly areSerials: boolean;
  /** Whether all are marks of check boxes. */
  readonly areMarks: boolean;
  /** Cells that repeat the one above. */
  readonly dittos: number;
  /** Whether the first values are codes, and no two are equal. */
  readonly areCodes: boolean;
  /** Common kind of the first values. */
  readonly content: Content | null;
}

export const CONTENT = [
  ...(['email', 'condition', 'state', 'date', 'money'] as const),
  ...(['power', 'phase', 'connections', 'voltages', 'voltAmperes', 'year', 'month', 'rating', 'measure'] as const),
  ...(['mounting', 'fluid', 'material', 'terminals'] as const),
] as const;
export type Content = (typeof CONTENT)[number];

const MAX_SAMPLES = 5;
const MAX_WORDS = 40;
const MAX_CODES = 13;
const MAX_CODE_LENGTH = 8;
const MAX_JUDGED = 500;
const MAX_JUDGED_LENGTH = 40;
const MAX_SAMPLE_LENGTH = 200;
const ZERO = 48;
const NINE = 57;

const isDay = (cell: string) => /^\d{4}-\d\d-\d\d/.test(cell) || slashed(cell) !== null;
/** '06/2013'. */
const MONTH_AND_YEAR = /^(?:0?[1-9]|1[0-2])[-/.](?:19[3-9]|20[0-4])\d$/;

const CONTENTS: readonly (readonly [Content, (cell: string) => boolean])[] = [
  ['email', (cell) => /^[^\s@]+@[^\s@]+\.[a-z]+$/i.test(cell)],
  ['condition', (cell) => /^R[CW]$/i.test(workIn(inWords(WORK_WORDS)(cell)))],
  ['state', (cell) => STATE_CODES.includes(cell.toUpperCase()) || stateCodeOf(cell) !== undefined],
  ['date', isDay],
  ['money', (cell) => /^\$\s*[\d,]+(\.\d+)?$/.test(cell)],
  ['power', (cell) => /^\d[\d.,]*\s*[km]va$/i.test(cell)],
  ['phase', (cell) => /\p{L}/u.test(cell) && inWords(PHASE_WORDS)(cell) !== cell],
  ['connections', (cell) => readConnections(cell) !== null],
  ['month', (cell) => MONTH_AND_YEAR.test(cell)],
  ['voltages', (cell) => splitVoltages(cell) !== null && isOfVolts(cell)],
  ['rating', (cell) => (readRating(cell)?.power ?? null) !== null],
  ['voltAmperes', (cell) => /^[1-9]\d*000$/.test(cell)],
  ['year', (cell) => /^(?:19[3-9]|20[0-4])\d$/.test(cell)],
  ['measure', (cell) => measureNamed(cell) !== null],
  ['mounting', (cell) => unitKindOf(cell) !== null && !/\d\d/.test(cell)],
  ['fluid', (cell) => fluidOf(cell) !== null],
  ['material', (cell) => cell.length > 1 && windingMaterialOf(cell) !== null],
  ['terminals', (cell) => isTerminals(cell)],
];

const [FEEDS, FRONTS] = [inField(feedNames), inField(frontNames)];
const isTerminals = (cell: string) => demandIn(cell, FEEDS) !== null && demandIn(cell, FRONTS) !== null;

/** Of bare numbers, only those that nameplates have are voltages; '26-1116' is another code. */
const isOfVolts = (cell: string) =>
  /[a-z]/i.test(cell) || (cell.match(/\d+(?:\.\d+)?/g) ?? []).some((number) => STANDARD_VOLTS.has(Number(number)));

/** Copies letters: a slice would retain the whole long text. */
const sampleOf = (cell: string): string =>
  cell.length > MAX_SAMPLE_LENGTH ? Array.from(cell.slice(0, MAX_SAMPLE_LENGTH)).slice(0, -1).join('') : cell;

/** With a digit, and longer than a row number: words of letters name no unit. */
const isCode = (written: string) => {
  const cell = written.replace(/^'(?=\d)/, '');
  return cell.length > 3 && /\d/.test(cell) && 'value' in code.parse(cell) && !isDay(cell);
};

const isDigit = (code: number) => code >= ZERO && code <= NINE;
const startsWithDigit = (cell: string) => isDigit(cell.charCodeAt(0));

function createOrders() {
  let [monthFirst, dayFirst] = [0, 0];
  let eitherWay: string | null = null;
  const add = (cell: string) => {
    const date = slashed(cell);
    if (date === null) return;
    if (date.second > 12 && date.first <= 12) monthFirst += 1;
    else if (date.first > 12 && date.second <= 12) dayFirst += 1;
    else if (date.first !== date.second) eitherWay ??= cell;
  };
  return { add, found: () => ({ monthFirst, dayFirst, eitherWay }) };
}

/** Texts that begin with a digit. */
function createNumbers() {
  let [count, serials] = [0, 0];
  const codes = new Set<string>();
  const add = (cell: string) => {
    count += 1;
    if (codes.size < MAX_CODES && cell.length <= MAX_CODE_LENGTH) codes.add(cell);
    if (serialDay(cell) !== null) serials += 1;
  };
  return { add, found: () => ({ codes: [...codes], areSerials: serials > 1 && serials === count }) };
}

function createMarks() {
  let [points, commas] = [0, 0];
  let eitherMark: string | null = null;
  const add = (cell: string) => {
    const mark = decimalMarkOf(cell);
    if (mark === 'point') points += 1;
    else if (mark === 'comma') commas += 1;
    else if (hasEitherMark(cell)) eitherMark ??= cell;
  };
  return { add, found: () => ({ points, commas, eitherMark }) };
}

const addNew = (samples: string[], sample: string) => void (samples.includes(sample) || samples.push(sample));

export function createEvidence() {
  let [filled, bare, dittos] = [0, 0, 0];
  const samples: string[] = [];
  const words = new Map<string, number>();
  const codes = new Set<string>();
  let [areCodes, areMarks] = [true, true];
  const orders = createOrders();
  const numbers = createNumbers();
  const marks = createMarks();
  let contents = CONTENTS;

  return {
    /** Trimmed. */
    add: (cell: string) => {
      if (cell === '') return;
      filled += 1;
      if (isDitto(cell)) {
        dittos += 1;
        return;
      }
      areMarks &&= isMarkOrNone(cell);
      if (isDigit(cell.charCodeAt(cell.length - 1))) bare += 1;
      if (samples.length < MAX_SAMPLES) addNew(samples, sampleOf(cell));
      if (cell.length > MAX_JUDGED_LENGTH) contents = filled <= MAX_JUDGED ? [] : contents;
      else {
        if (!startsWithDigit(cell)) {
          const count = words.get(cell) ?? 0;
          if (count > 0 || words.size < MAX_WORDS) words.set(cell, count + 1);
        }
        if (areCodes && filled <= MAX_JUDGED) areCodes = isCode(cell) && codes.size < codes.add(cell).size;
        if (filled <= MAX_JUDGED && contents.length > 0) contents = contents.filter(([, fits]) => fits(cell));
        if (startsWithDigit(cell)) {
          orders.add(cell);
          numbers.add(cell);
        }
        if (cell.includes(',') || cell.includes('.')) marks.add(cell);
      }
    },
    found: (): Evidence => {
      const content = filled === 0 ? null : (contents[0]?.[0] ?? null);
      return {
        ...{ filled, bare, samples, words: [...words.keys()], content },
        wordCounts: [...words.values()],
        areCodes: areCodes && filled > 0,
        ...{ dittos, areMarks },
        ...{ ...numbers.found(), ...orders.found(), ...marks.found() },
      };
    },
  };
}

export type EvidenceCollector = ReturnType<typeof createEvidence>;
