import { around, isAlternative, isDenied, type Found } from '../language/denial';
import { voltageTokens, type VoltageToken } from './voltageTokens';

export type Side = 'primary' | 'secondary';

/** A voltage and its winding; null if unknown. */
interface Sided {
  token: VoltageToken;
  side: Side | null;
}

/** Other things with a voltage. */
const OTHER_AFTER =
  /^(?:[ -][\w.-]+){0,2}[ -]?\b(?:bil|class|arresters?|mov|elbows?|inserts?|bushings?|controls?|heaters?|fans?|relays?|dielectric|tests?|hipot|withstand|fuses?|receptacles?|outlets?|lights?|lighting|motors?|battery|alarms?|loadbreaks?|cables?|wire|taps?|insulat\w+)\b/i;
/** Units of other numbers. */
const MEASURE_AFTER = /^ ?(?:kcmil|[km]va|gal\w*|lbs?|psi|ppm|rpm|hz|%|in|ft|ma?|°)(?![a-z])/i;
const OTHER_BEFORE =
  /\b(?:bil|dielectric|arresters?|rated|class|taps?|job|order|po|so|phone|ext)[ :#=]*(?:no\.? ?|of |at )?$/i;

const LABELS =
  /\b(?:(primary|pri|h\.?v\.?|high[- ](?:voltage|side))|(?:secondary|sec|l\.?v\.?|low[- ](?:voltage|side)))(?![a-z])/gi;
/** Maximum distance between a label and its voltage: 'primary voltage: 12470'. */
const FARTHEST = 20;
/** More voltages are a table. */
const MOST = 8;

/** The primary and secondary voltages in a clause of single spaces. */
export function voltagesIn(clause: string): Record<Side, readonly VoltageToken[]> {
  const tokens = voltageTokens(clause).filter((token) => isOfWinding(clause, token));
  const sided = tokens.length > MOST ? [] : withSides(tokens, clause);
  const of = (wanted: Side) => sided.flatMap(({ token, side }) => (side === wanted ? token : []));
  return { primary: of('primary'), secondary: of('secondary') };
}

function isOfWinding(clause: string, { start, end }: VoltageToken): boolean {
  const found: Found = { 0: clause.slice(start, end), index: start, input: clause };
  const { before, after } = around(found);
  const isOther = OTHER_AFTER.test(after) || MEASURE_AFTER.test(after) || OTHER_BEFORE.test(before);
  return !isOther && !isDenied(found) && !isAlternative(found);
}

/** By labels first, then 'A to B', then by size. */
function withSides(tokens: readonly VoltageToken[], clause: string): Sided[] {
  const named = withLabels(tokens, clause);
  const joined = named.every(({ side }) => side === null) ? joinedPair(tokens, clause) : null;
  return joined ?? bySize(named.filter(({ token, side }) => side !== null || !token.isBare));
}

interface Label {
  start: number;
  end: number;
  side: Side;
}

/** The first label decides whether labels precede or follow their voltages. */
function withLabels(tokens: readonly VoltageToken[], clause: string): Sided[] {
  const labels = [...clause.matchAll(LABELS)].map(({ 0: word, 1: primary, index }): Label => ({
    start: index,
    end: index + word.length,
    side: primary === undefined ? 'secondary' : 'primary',
  }));
  const areBefore = (labels[0]?.start ?? 0) < (tokens[0]?.start ?? 0);
  return tokens.map((token) => ({ token, side: sideBy(areBefore ? beforeIt : afterIt, { clause, labels }, token) }));
}

interface Gap {
  far: number;
  text: string;
}
type GapOf = (clause: string, label: Label, token: VoltageToken) => Gap;

const beforeIt: GapOf = (clause, { end }, { start }) => ({ far: start - end, text: clause.slice(end, start) });
const afterIt: GapOf = (clause, { start }, { end }) => ({ far: start - end, text: clause.slice(end, start) });

const FILLER = /^[ :=,()-]*(?:(?:voltage|volts?|side|winding|rating|is|of|at)[ :=,()-]*){0,3}$/i;

function sideBy(gapOf: GapOf, { clause, labels }: { clause: string; labels: readonly Label[] }, token: VoltageToken) {
  const near = labels
    .map((label) => ({ side: label.side, gap: gapOf(clause, label, token) }))
    .filter(({ gap: { far, text } }) => far >= 0 && far <= FARTHEST && FILLER.test(text));
  return near.sort((a, b) => a.gap.far - b.gap.far)[0]?.side ?? null;
}

const JOINT = /^ ?(?:-|–|—|\/|:|to|→|->) ?$/i;
/** The lowest bare number beside a voltage that can be a primary. */
const LOWEST_BARE = 2000;

/** '12470 delta to 480Y/277', '13200-480Y/277': the primary comes first, even of a step-up unit. */
function joinedPair(tokens: readonly VoltageToken[], clause: string): Sided[] | null {
  const index = tokens.findIndex((token, at) => {
    const next = tokens[at + 1];
    return next !== undefined && JOINT.test(clause.slice(token.end, next.start)) && isPair(token, next);
  });
  const [first, second] = tokens.slice(index, index + 2);
  if (index < 0 || !first || !second || tokens.some((each) => !each.isBare && each !== first && each !== second))
    return null;
  return [
    { token: first, side: 'primary' },
    { token: second, side: 'secondary' },
  ];
}

const isPair = (first: VoltageToken, second: VoltageToken): boolean =>
  !(first.isBare && second.isBare) && (!first.isBare || highest(first) >= LOWEST_BARE);

/** Line to line, volts: above is no motor's voltage, below is. */
const HIGH = 4800;
const LOW = 600;

/** The higher of two voltages is the primary; undecided ones get no side. */
function bySize(sided: readonly Sided[]): Sided[] {
  const [first, second, third] = sided;
  if (first && second && !third) return bySizeOfTwo(first, second);
  return sided.map(({ token, side }) => ({ token, side: side ?? sideBySize(highest(token)) }));
}

function bySizeOfTwo(first: Sided, second: Sided): Sided[] {
  const other = (side: Side | null): Side | null => side && (side === 'primary' ? 'secondary' : 'primary');
  const isStep = Math.min(highest(first.token), highest(second.token)) <= LOW;
  const isFirstHigher = highest(first.token) > highest(second.token);
  const bySizes = isStep && highest(first.token) !== highest(second.token);
  const guess = (isHigher: boolean, token: VoltageToken): Side | null =>
    bySizes ? (isHigher ? 'primary' : 'secondary') : sideBySize(highest(token));
  return [
    { token: first.token, side: first.side ?? other(second.side) ?? guess(isFirstHigher, first.token) },
    { token: second.token, side: second.side ?? other(first.side) ?? guess(!isFirstHigher, second.token) },
  ];
}

const sideBySize = (volts: number): Side | null => (volts > HIGH ? 'primary' : volts <= LOW ? 'secondary' : null);

const highest = ({ windings }: VoltageToken): number => Math.max(...windings.map(({ volts }) => volts));
