import { around, isAlternative, isDenied, type Found } from '../language/denial';
import { highest, LOW, withAlternatives } from '../nameplate/voltageChoices';
import { STANDARD_VOLTS } from '../nameplate/winding';
import { voltageTokens, type VoltageToken } from '../nameplate/voltageTokens';

export type Side = 'primary' | 'secondary';

/** A voltage and its winding; null if unknown. */
interface Sided {
  token: VoltageToken;
  side: Side | null;
}

/** Other things with a voltage. */
const OTHER_AFTER =
  /^(?:[ -][\w.-]+){0,2}[ -]?\b(?:bil|class|arresters?|mov|elbows?|inserts?|bushings?|controls?|heaters?|fans?|relays?|dielectric|tests?|hipot|withstand|fuses?|receptacles?|outlets?|lights?|lighting|motors?|battery|alarms?|loadbreaks?|cables?|wire|taps?|insulat\w+|bus|switchgear|switchboards?|panels?|panelboards?|mcc|chillers?|pumps?|ups|gensets?|line-?ups?|gear|cut-?outs?|reclosers?|metal|sectionalizers?|regulators?|gis|starters?)\b/i;
/** Units of other numbers. */
const MEASURE_AFTER = /^ ?(?:kcmil|[km]va|gal\w*|lbs?|psi|ppm|rpm|hz|%|in|ft|ma?|°)(?![a-z])/i;
const OTHER_BEFORE =
  /\b(?:switchgear|gear|cables?|arresters?|elbows?|chillers?|motors?|panels?|switchboards?|breakers?|bus|fuses?|conductors?|wires?|pumps?|heaters?|controls?|receptacles?|receptacle)(?: (?:voltage|power))?(?: (?:is|are|at|rated|of|will be|runs? (?:on|at)|operates? at))* (?:an? )?$|\b(?:bil|dielectric|arresters?|rated|class|taps?|job|order|po|so|phone|ext)[ :#=]*(?:no\.? ?|of |at )?$/i;

const LABELS =
  /(?<!\bsame )\b(?:(primary|prim?|h\.?v\.?|high[- ](?:voltage|side)|incoming|utility(?: side| voltage)?|(?:collector|grid) side|input)|(?:secondary|secondaries|sec|l\.?v\.?|low[- ](?:voltage|side)|(?:inverter|pcs) side|output))(?![a-z])(?! (?:side )?(?:bushings?|terminals?|spades?|bil|taps?|fus\w+|compartment|conductors?|main|protection|windings? (?:copper|alum)))/gi;
/** Maximum distance between a label and its voltage: 'primary voltage: 12470'. */
const MAX_DISTANCE = 32;
/** More voltages are a table. */
const MAX_VOLTAGES = 8;

/** The primary and secondary voltages in a clause of single spaces; alternatives are left out. */
export function voltagesIn(clause: string): Record<Side, readonly VoltageToken[]> {
  const tokens = voltageTokens(clause).filter(
    (token) => !token.isCenterTapped && isOfWinding(clause, token) && !isAlternative(foundOf(clause, token)),
  );
  return bySide(tokens.length > MAX_VOLTAGES ? [] : withSides(tokens, clause));
}

/** As `voltagesIn` for a customer's words: alternatives are one token, and bare numbers are voltages if they are standard ones. */
export function requestedVoltages(clause: string): Record<Side, readonly VoltageToken[]> {
  const tokens = voltageTokens(clause)
    .filter((token) => isRequested(clause, token))
    .map((token) => (isStandardVoltage(token) ? { ...token, isBare: false } : token));
  const grouped = withAlternatives(tokens, clause);
  return bySide(grouped.length > MAX_VOLTAGES ? [] : withSides(grouped, clause));
}

const bySide = (sided: readonly Sided[]): Record<Side, readonly VoltageToken[]> => {
  const of = (wanted: Side) => sided.flatMap(({ token, side }) => (side === wanted ? token : []));
  return { primary: of('primary'), secondary: of('secondary') };
};

const foundOf = (clause: string, { start, end }: VoltageToken): Found => ({
  0: clause.slice(start, end),
  index: start,
  input: clause,
});

/** Other things with a voltage and its connection. */
const OTHER_CONNECTED =
  /^ ?(?:class|arresters?|elbows?|cables?|wire|switchgear|switchboard|panel(?:board)?|motors?|mcc|ups|generators?|control|tests?|heaters?)\b/i;

/** A voltage with its connection is that of a winding; others count if no other thing is beside them. */
function isRequested(clause: string, token: VoltageToken): boolean {
  if (token.isBare || token.windings.some(({ connection }) => connection === null)) return isOfWinding(clause, token);
  const found = foundOf(clause, token);
  return !isDenied(found) && !OTHER_CONNECTED.test(around(found).after);
}

function isOfWinding(clause: string, token: VoltageToken): boolean {
  const found = foundOf(clause, token);
  const { before, after } = around(found);
  const isOther = OTHER_AFTER.test(after) || MEASURE_AFTER.test(after) || OTHER_BEFORE.test(before);
  return !isOther && !isDenied(found);
}

/** None of its voltages needs a unit of measure. */
export const isStandardVoltage = ({ windings }: VoltageToken): boolean =>
  windings.every(({ volts }) => STANDARD_VOLTS.has(volts));

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
  const [leading, following] = areBefore
    ? [labels, []]
    : [
        labels.filter((label) => isLeading(label, tokens, clause)),
        labels.filter((label) => !isLeading(label, tokens, clause)),
      ];
  return tokens.map((token) => ({
    token,
    side: sideBy(afterIt, { clause, labels: following }, token) ?? sideBy(beforeIt, { clause, labels: leading }, token),
  }));
}

interface Gap {
  far: number;
  text: string;
}
type GapOf = (clause: string, label: Label, token: VoltageToken) => Gap;

const beforeIt: GapOf = (clause, { end }, { start }) => ({ far: start - end, text: clause.slice(end, start) });
/** '12470 delta, primary' but not '12470 delta, secondary feeds a panel'. */
const afterIt: GapOf = (clause, { start, end: last }, { end }) => {
  const text = clause.slice(end, start);
  const goesOn = /[,;]/.test(text) && !/^\s*(?:side|voltage)?\s*(?:$|[,;.():/-]|to\b|and\b)/.test(clause.slice(last));
  return { far: goesOn ? -1 : start - end, text };
};

/** '7.2/12.47 kV, low voltage 277/480 V': a label between a comma and a voltage is of that voltage. */
function isLeading(label: Label, tokens: readonly VoltageToken[], clause: string): boolean {
  const last = tokens.findLast(({ end }) => end <= label.start);
  const next = tokens.find(({ start }) => start >= label.end);
  if (!last || !next) return false;
  const [before, after] = [clause.slice(last.end, label.start), clause.slice(label.end, next.start)];
  return /[,;]/.test(before) && !/[,;]/.test(after) && FILLER.test(after);
}

const FILLER =
  /^[ :=,().|"'-]*(?:(?:voltage|volts?|side|winding|rating|rated|is|are|of|at|on|nominal|shall be|must be|the|a|feed|system|kv|v|connection|connected|line to line|l-l|we have is|to be|will be|[34][ -]?wire|(?:three|four)[ -]wire|3[ -]?(?:ph|phase|ø)|three[ -]phase|60 ?hz)[ :=,().|-]*){0,4}$/i;

function sideBy(gapOf: GapOf, { clause, labels }: { clause: string; labels: readonly Label[] }, token: VoltageToken) {
  const near = labels
    .map((label) => ({ side: label.side, gap: gapOf(clause, label, token) }))
    .filter(({ gap: { far, text } }) => far >= 0 && far <= MAX_DISTANCE && FILLER.test(text));
  return near.sort((a, b) => a.gap.far - b.gap.far)[0]?.side ?? null;
}

const JOINT = /^ ?(?:x|-|–|—|\/|:|to|→|->) ?$/i;
/** The lowest bare number beside a voltage that can be a primary. */
const MIN_BARE = 2000;

/** '12470 delta to 480Y/277', '13200-480Y/277': the primary comes first, even of a step-up unit. */
function joinedPair(tokens: readonly VoltageToken[], clause: string): Sided[] | null {
  const index = tokens.findIndex((token, at) => {
    const next = tokens[at + 1];
    return next !== undefined && JOINT.test(clause.slice(token.end, next.start)) && isPair(token, next);
  });
  const [first, second] = tokens.slice(index, index + 2);
  if (index < 0 || !first || !second) return null;
  const known = [highest(first), highest(second)];
  const isOfPair = (each: VoltageToken) => each === first || each === second || known.includes(highest(each));
  if (tokens.some((each) => !each.isBare && !isOfPair(each))) return null;
  return [
    { token: first, side: 'primary' },
    { token: second, side: 'secondary' },
  ];
}

const isPair = (first: VoltageToken, second: VoltageToken): boolean =>
  !(first.isBare && second.isBare) && (!first.isBare || highest(first) >= MIN_BARE);

/** Line to line, volts: above is no motor's voltage, below is. */
const HIGH = 4800;
const CLOSEST_STEP = 1.4;

/** The higher of two voltages is the primary; undecided ones get no side. */
function bySize(sided: readonly Sided[]): Sided[] {
  const [first, second] = sided;
  if (first && second && sided.length === 2) return bySizeOfTwo(first, second);
  const other = sided.find(({ token }) => first && highest(token) !== highest(first.token));
  const isOfTwo = ({ token }: Sided): boolean =>
    [first, other].some((each) => each && highest(each.token) === highest(token));
  if (first && other && sided.every(isOfTwo)) {
    const [one, two] = bySizeOfTwo(first, other);
    return sided.map(({ token, side }) => ({
      token,
      side: side ?? (highest(token) === highest(first.token) ? one : two)?.side ?? null,
    }));
  }
  return sided.map(({ token, side }) => ({ token, side: side ?? sideBySize(highest(token)) }));
}

function bySizeOfTwo(first: Sided, second: Sided): Sided[] {
  const volts = [highest(first.token), highest(second.token)] as const;
  /** No transformer steps 13200 V down to 12470 V: both are of one side. */
  const isClose = Math.min(...volts) > LOW && Math.max(...volts) < CLOSEST_STEP * Math.min(...volts);
  /** The side of the voltage beside a labeled one; the same voltage once more is of the same side. */
  const other = (side: Side | null, own: number, beside: number, isBare: boolean): Side | null =>
    side === null || own === beside || isClose
      ? side
      : (side === 'primary') === beside > own
        ? opposite(side)
        : isBare
          ? null
          : side;
  const isStep = Math.min(...volts) <= LOW || Math.max(...volts) >= 2 * Math.min(...volts);
  const isFirstHigher = highest(first.token) > highest(second.token);
  const bySizes = isStep && volts[0] !== volts[1] && !areLowWyes(first.token, second.token);
  const guess = (isHigher: boolean, token: VoltageToken): Side | null =>
    bySizes ? (isHigher ? 'primary' : 'secondary') : sideBySize(highest(token));
  return [
    {
      token: first.token,
      side:
        first.side ??
        (second.side ? other(second.side, volts[0], volts[1], first.token.isBare) : guess(isFirstHigher, first.token)),
    },
    {
      token: second.token,
      side:
        second.side ??
        (first.side ? other(first.side, volts[1], volts[0], second.token.isBare) : guess(!isFirstHigher, second.token)),
    },
  ];
}

/** Two secondaries. */
const areLowWyes = (...tokens: readonly VoltageToken[]): boolean =>
  tokens.every((token) => highest(token) <= LOW && token.windings.every(({ connection }) => connection === 'wye'));

const opposite = (side: Side): Side => (side === 'primary' ? 'secondary' : 'primary');

const sideBySize = (volts: number): Side | null => (volts > HIGH ? 'primary' : volts <= LOW ? 'secondary' : null);
