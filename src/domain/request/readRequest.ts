import type { LineReading, Passage, ReadRequest, RequestReading } from '../../contract/requests/reading';
import { powerSpots } from '../phrases/power';
import { withoutStamps } from './text/chat';
import { withMarkup } from './text/fields';
import { clausesOf, type Clause } from './text/clauses';
import { linesOf, withAnswersBeside, withColons, withNotesApart, withSigns, type Line } from './text/lines';
import { answersIn, askingIn, type Asking } from './sender/people';
import { withAnswers } from './sections/answers';
import { withAsides } from './sections/asides';
import { withBounds } from './sections/bounds';
import { withEdits } from './sections/edits';
import { withRetakes } from './sections/retakes';
import { withGroups } from './sections/groups';
import { withRetractions } from './sections/retractions';
import { headingScopes, inSection } from './sections/headings';
import { partsOf } from './sender/thread';
import { itemLabels } from './labels';
import { lastLines, MAX_TEXT, readable, restOf } from './limits';
import { leftoversIn } from './leftovers';
import { withLooseConnections } from './doubts/looseConnections';
import { dateIn } from './delivery/dates';
import { placeIn } from './delivery/places';
import { wordsIn } from './delivery/words';
import { isOrganization } from './names/vocabulary';
import { oldUnitIn, sameAsOld } from './doubts/oldUnit';
import { withOptions } from './doubts/options';
import { withRequestDoubts } from './doubts/requestDoubts';
import { withLineDoubts, isSure } from './doubts/lines/lineDoubts';
import { resolved } from './resolve';
import { segmentsOf } from './segments';
import { withoutStages } from './sections/stages';
import { isOfTransformers, isOnlyOfOthers } from './equipment';
import { asksForNothing } from './changes/corrections';
import { lineSources } from './changes/messages';
import { isLikeForLike } from './wanted';
import { dateOfRows, placeOfRows } from './tables/common';
import { tablesIn, type Tables } from './tables/tables';

/**
 * Reads a customer's words into line items, each value with the passage it comes from. `today` (ISO 8601 date) completes
 * dates without a year. Deterministic.
 */
export function readRequest(text: string, today: string): ReadRequest {
  const source = withoutStruck(withSigns(text.slice(0, MAX_TEXT)));
  const lines = withoutStamps(withNotesApart(linesOf(source)));
  const tables = tablesIn(lines);
  const clauses = spokenIn(lines, tables);
  const keepsOld = clauses.some((clause) => isLikeForLike(clause.text));
  const tabled = new Set([...tables.lines].map((at) => lines[at]?.start));
  const named = linesOf(withAnswersBeside(withColons(withMarkup(text.slice(0, MAX_TEXT)).replaceAll('\u200B', ' '))));
  const parts = partsOf(text, [...named, ...lastLines(text, lines)]);
  const people = askingIn(parts, tabled);
  const said = withoutNames(withoutAnswers(readable(clauses), lines, answersIn(parts, people)), people.people);
  const old = oldUnitIn(said);
  const asking = said.filter((clause) => !old.has(clause));
  const labels = labelsOf(asking, tables);
  const ratings = withoutStages(
    new Map(asking.map((clause) => [clause, powerSpots(clause.text)] as const).filter(([, all]) => all.length > 0)),
  );
  const scopes = headingScopes(asking, labels, tables, ratings);
  const spoken = asking.flatMap((clause) =>
    segmentsOf(clause, ratings.get(clause) ?? [], keepsOld, labels).map((each) => inSection(each, scopes.get(clause))),
  );
  const segments = withOptions(withGroups(withRetractions(spoken, clauses)), tables.items.length > 0);
  const readings =
    asksForNothing(asking) || isOnlyOfOthers(clauses)
      ? []
      : withLineDoubts(
          withLooseConnections(sameAsOld(lineSources(segments, tables, asking), said, old), asking).map(resolved),
          asking,
          source,
        );
  const cells = readable(clausesOf(lines, (at) => !tables.lines.has(at)));
  const isOfTools = !isOfTransformers(clauses);
  const lineItems = readings
    .filter((all) => isOfTransformer(all) && !(isOfTools && hasOnlyVoltage(all)))
    .map((all) => ({ readings: all }));
  const request = withRequestDoubts(
    requestOf(people, { lines, tables }, today),
    text,
    lineItems.some((line) => isSure(line.readings)),
  );
  return {
    lines: lineItems,
    request,
    not_understood: [
      ...leftoversIn([...asking, ...cells], passagesOf(readings, request)),
      ...[...old].flatMap(ratingsIn),
      ...restOf(text, clauses, said),
    ],
  };
}

/** The words outside of tables, each as it applies. */
const spokenIn = (lines: readonly Line[], tables: Tables): readonly Clause[] =>
  withRetakes(withAsides(withBounds(withAnswers(withEdits(clausesOf(lines, (at) => tables.lines.has(at)))))));

/** Statements about an existing, failed or sold unit: not lines, but reported. */
const ratingsIn = ({ text, at }: Clause): Passage[] =>
  powerSpots(text).map(({ start, end }) => ({ start: at[start] ?? 0, end: (at[end - 1] ?? 0) + 1 }));

/** '~~mineral oil~~ FR3' */
const withoutStruck = (text: string): string =>
  text.replaceAll(/~~[^~\n]{1,200}~~/g, (struck) => ' '.repeat(struck.length));

/** 'Company: Three Sisters Irrigation' counts nothing, 'Copper Basin Mine' is not of a winding. */
function withoutNames(clauses: readonly Clause[], people: Asking['people']): readonly Clause[] {
  const names = people.filter(({ field, value }) => field === 'customer' && isOrganization(value));
  const isOfName = (place: number): boolean => names.some(({ start, end }) => place >= start && place < end);
  return clauses.map((clause) =>
    clause.at.some(isOfName)
      ? {
          ...clause,
          text: Array.from(clause.text, (char, at) => (isOfName(clause.at[at] ?? -1) ? '·' : char)).join(''),
        }
      : clause,
  );
}

/** Our own answers in a thread state no other rating than the customer's words. */
function withoutAnswers(
  clauses: readonly Clause[],
  lines: readonly Line[],
  answers: ReadonlySet<number>,
): readonly Clause[] {
  if (answers.size === 0) return clauses;
  const isAnswer = ({ line }: Clause): boolean => answers.has(lines[line]?.start ?? -1);
  const ratingsOf = ({ text }: Clause): string[] => powerSpots(text).map(({ value }) => value);
  const asked = new Set(clauses.filter((clause) => !isAnswer(clause)).flatMap(ratingsOf));
  const isOther = (clause: Clause): boolean => ratingsOf(clause).some((value) => !asked.has(value));
  return asked.size === 0 ? clauses : clauses.filter((clause) => !(isAnswer(clause) && isOther(clause)));
}

/** Of items that the text can refer to. */
const labelsOf = (clauses: readonly Clause[], tables: Tables): ReadonlySet<string> =>
  new Set(
    [...clauses.flatMap(itemLabels), ...tables.items.map(({ item }) => item.label)].filter((label) => label !== null),
  );

const passagesOf = (readings: readonly LineReading[][], request: readonly RequestReading[]): Passage[] =>
  [...readings.flat(), ...request].flatMap(({ passage }) => passage ?? []);

const TELLING = new Set(['kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv']);
const isOfTransformer = (readings: readonly LineReading[]): boolean => readings.some(({ field }) => TELLING.has(field));
/** Tools and cables have a voltage too. */
const hasOnlyVoltage = (readings: readonly LineReading[]): boolean =>
  readings.every(({ field, value }) => field === 'quantity' || (field === 'primary_voltage_kv' && /^\d+$/.test(value)));

/** Who asks, where to deliver and when. */
function requestOf(
  { people, parts }: Asking,
  { lines, tables }: { lines: readonly Line[]; tables: Tables },
  today: string,
): RequestReading[] {
  const words = parts.map((part) => wordsIn(part.lines));
  const named = placeIn(words);
  const place = named && named.doubt === undefined ? named : (placeOfRows(lines, tables) ?? named);
  const date = dateIn(words, today) ?? dateOfRows(lines, tables, today);
  return [
    ...people.map((each) => reading(each.field, each)),
    ...(place ? [reading('place', place)] : []),
    ...(date ? [reading('date', date)] : []),
  ];
}

const reading = (
  field: RequestReading['field'],
  { value, start, end, doubt }: { value: string; start: number; end: number; doubt?: string },
): RequestReading => ({
  field,
  value,
  status: doubt === undefined ? 'read' : 'assumed',
  reason: doubt ?? null,
  passage: { start, end },
});
