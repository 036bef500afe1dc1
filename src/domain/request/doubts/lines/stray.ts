import type { LineField, LineReading } from '../../../../contract/requests/reading';
import type { Clause } from '../../text/clauses';
import { factsIn } from '../facts';

const BARE: ReadonlySet<string> = new Set(['kva_rating', 'quantity', 'phase']);
const STRAY = 'The text says nothing else about this rating.';
const NO_VOLTAGE = 'The text names the voltages of the other lines only.';
const NO_VOLTAGES = 'The text names no voltage.';
const NO_RATING = 'The text names no rating.';
const IS_FACT = 'The text mentions this unit and requests none.';

type Line = readonly LineReading[];

const has = (line: Line, ...fields: readonly LineField[]): boolean => line.some(({ field }) => fields.includes(field));
const hasVoltage = (line: Line): boolean => has(line, 'primary_voltage_kv', 'secondary_voltage_kv');
const doubted = (line: Line, reason: string): LineReading[] =>
  line.map((each) => ({ ...each, status: 'assumed', reason: each.reason ?? reason }));

/** 'Two', '1 ea'; not the 'a' of 'a 75 kVA'. */
const isCounted = ({ field, status, passage }: LineReading): boolean =>
  field === 'quantity' && status === 'read' && passage !== null && passage.end - passage.start > 2;

/** Characters of a question for a price. */
const SHORT = 120;
const NAMES_VOLTAGE = /\d(?:grd)?[yd]\b|\d ?kv\b|\d (?:delta|wye)\b/;

function doubtOf(
  line: Line,
  lines: readonly Line[],
  clauses: readonly Clause[],
  { namesVoltage, source }: { namesVoltage: boolean; source: string },
): string | null {
  if (hasVoltage(line)) return isOfNoUnit(line) ? NO_RATING : null;
  const isBeside = lines.some(hasVoltage);
  if (!isBeside && !namesVoltage) return source.length > SHORT && isTold(line, clauses) ? NO_VOLTAGES : null;
  if (line.every(({ field }) => BARE.has(field)) && !line.some(isCounted)) return STRAY;
  return isBeside && !isOfList(line, lines, clauses, source) ? NO_VOLTAGE : null;
}

/** In a sentence of a letter, not of a list. */
const isTold = (line: Line, clauses: readonly Clause[]): boolean =>
  PERSON.test(clauses.find((clause) => isIn(line, clause))?.text ?? '');
const PERSON = /\b(?:i|we|our|us|you|your|they|their|he|she|has|have|is|are|was|were|had|says?)\b/;

const SENTENCE_END = /[a-z)][.!?] +[A-Z]/;

/** In one sentence with an item that has voltages: '1 ea 2500 kVA; 2 ea 1000 kVA, 34500 delta'. */
function isOfList(line: Line, lines: readonly Line[], clauses: readonly Clause[], source: string): boolean {
  const own = placeOf(line, clauses);
  const from = startOf(line);
  return lines.some((other) => {
    const to = startOf(other);
    const between = source.slice(Math.min(from, to), Math.max(from, to));
    const isApart = SENTENCE_END.test(between) && ratingOf(line) !== ratingOf(other);
    return hasVoltage(other) && placeOf(other, clauses) === own && !isApart;
  });
}

const startOf = (line: Line): number => line.find(({ field }) => field === 'kva_rating')?.passage?.start ?? -1;

const ratingOf = (line: Line): string | undefined => line.find(({ field }) => field === 'kva_rating')?.value;

const isIn = (line: Line, { at }: Clause): boolean => startOf(line) >= (at[0] ?? 0) && startOf(line) < (at.at(-1) ?? 0);

const placeOf = (line: Line, clauses: readonly Clause[]): number | undefined =>
  clauses.find((clause) => isIn(line, clause))?.line;

/** A voltage without a rating, a count, a kind or another voltage: 'I wound transformers at 35 kV'. */
const isOfNoUnit = (line: Line): boolean =>
  !has(line, 'kva_rating', 'unit_type') &&
  !line.some(isCounted) &&
  line.filter(({ field, status }) => status === 'read' && field.endsWith('voltage_kv')).length < 2;

/** A rating or a voltage alone, beside lines with both, may be about something else. */
export function withoutStray(
  lines: readonly LineReading[][],
  clauses: readonly Clause[],
  source: string,
): LineReading[][] {
  const namesVoltage = clauses.some(({ text }) => NAMES_VOLTAGE.test(text));
  const facts = factsIn(clauses).map(({ line }) => line);
  return lines.map((line) => {
    const isFact = facts.includes(placeOf(line, clauses) ?? -1);
    const reason = isFact ? IS_FACT : doubtOf(line, lines, clauses, { namesVoltage, source });
    return reason === null ? line : doubted(line, reason);
  });
}
