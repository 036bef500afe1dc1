import type { RequestReading } from '../../../contract/requests/reading';
import type { Clause } from '../text/clauses';
import { dateIn } from './dates';
import type { Line } from '../text/lines';
import { peopleIn } from './people';
import { PASSES, placeIn, type Pass } from './places';
import { unwantedIn } from '../wanted';

/** Who asks, where to deliver and when. */
export function requestOf(
  source: string,
  lines: readonly Line[],
  clauses: readonly Clause[],
  today: string,
): RequestReading[] {
  const people = peopleIn(lines).map(({ field, value, start, end }) => reading(field, value, start, end));
  const ofDelivery = underDelivery(clauses);
  const place = (pass: Pass) =>
    firstOf(clauses, (clause) => placeReading(source, clause, pass, ofDelivery.has(clause)));
  const places = PASSES.map(place).find((found) => found.length > 0) ?? [];
  return [...people, ...places, ...firstOf(clauses, (clause) => dateReading(clause, today, ofDelivery.has(clause)))];
}

const HEADING = /^(?:section \d+ ?-? ?)?(?:delivery|deliveries|shipment|shipping|delivery schedule)$/;
const AFTER_HEADING = 4;

/** The clauses after a heading 'Delivery'. */
function underDelivery(clauses: readonly Clause[]): ReadonlySet<Clause> {
  return new Set(
    clauses.flatMap(({ text }, at) => (HEADING.test(text) ? clauses.slice(at + 1, at + 1 + AFTER_HEADING) : [])),
  );
}

const reading = (
  field: RequestReading['field'],
  value: string,
  start: number,
  end: number,
  reason: string | null = null,
): RequestReading => ({
  field,
  value,
  status: reason === null ? 'read' : 'assumed',
  reason,
  passage: { start, end },
});

/** From the latest message that says it. */
function firstOf(clauses: readonly Clause[], read: (clause: Clause) => RequestReading | null): RequestReading[] {
  const messages = [...new Set(clauses.map(({ message }) => message))].sort((a, b) => a - b);
  for (const message of messages)
    for (const clause of clauses) {
      const found = clause.message === message ? read(clause) : null;
      if (found) return [found];
    }
  return [];
}

const placeOf = ({ at }: Clause, start: number, end: number): [number, number] => [
  at[start] ?? 0,
  (at[end - 1] ?? 0) + 1,
];

const MAY_NAME: Readonly<Record<Pass, RegExp>> = {
  delivery:
    /deliver|dlvd|del'?d|ship|fob|f\.o|d[ad]p |cpt |cif |fca |destin|freight|site|project|going|need|want|requir|located|loaded|drop|livr|to be|yard|plant|house|garage|cent/,
  known: / (?:in|to|for|at) |^(?:in|to|for|at) /,
  named: /\d ?kva|\bby |asap|weeks?\b|wks?\b/,
};

function placeReading(source: string, clause: Clause, pass: Pass, isOfDelivery: boolean): RequestReading | null {
  if (!isOfDelivery && !MAY_NAME[pass].test(clause.text)) return null;
  const written = Array.from(clause.text, (char, index) =>
    char === ' ' ? ' ' : (source[clause.at[index] ?? 0] ?? ' '),
  ).join('');
  const found = placeIn(written, pass, isOfDelivery);
  if (!found || (pass !== 'delivery' && unwantedIn(clause.text, false)(found.start))) return null;
  return reading('place', found.value, ...placeOf(clause, found.start, found.end));
}

function dateReading(clause: Clause, today: string, isOfDelivery: boolean): RequestReading | null {
  const found = dateIn(clause.text, today, isOfDelivery);
  return found && reading('date', found.value, ...placeOf(clause, found.start, found.end), found.doubt ?? null);
}
