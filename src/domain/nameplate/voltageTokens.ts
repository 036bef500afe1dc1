import { CONNECTION_SUFFIXES, connectionOf, isPhaseOf, type Winding } from './winding';

export interface VoltageToken {
  start: number;
  end: number;
  text: string;
  /** As in an order's field: '12470D', '480Y/277', or kilovolts ('12.47') without a connection. */
  value: string;
  windings: readonly Winding[];
  /** A bare number is a voltage only beside a word or another voltage. */
  isBare: boolean;
  /** '120/240', a single-phase winding with a center tap. Its value is '240/120'. */
  isCenterTapped: boolean;
}

/** Three digits after the comma are thousands; fewer, before kilovolts, are decimals ('27,6 kV'). */
const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?(?!\d)|\d{1,3},\d{1,2}(?= ?kv)|\d{1,6}(?:\.\d{1,4})?)(?!\d)`;
const HEAD = new RegExp(String.raw`(?<!\d)(?<!\d[.,])${NUMBER}`, 'g');
const LINE = new RegExp(`^${NUMBER}`);
const UNIT = /^ ?-?(kv|kilovolts?|vac|volts?|v)(?: ?(?:l-l|ll|line to line))?(?![a-z])/i;
const PHASES = String.raw`(?: ?,? ?(?:3|three|1|single)[ -]?(?:phase|ph|ø)\b)?`;
const GROUNDED = String.raw`(?:solidly )?(?:gr(?:oun)?de?d?|gnd|gr|g)[ .-]{0,2}(?:wye|y|star)|wye[ -](?:gnd|grounded)`;
const WORDS = new RegExp(
  `^${PHASES}(?:, ?| |-| ?\\(| ?-)?(${GROUNDED}|wye|star|delta|[δ∆])(?: ?\\))?(?![a-z]|-(?:wye|delta|y)\\b)`,
  'i',
);
/** '480 V, 4-wire' has a neutral. */
const LETTER = /^ ?-?([dy])(?![a-z])/i;
const PHASE = new RegExp(String.raw`^ ?\/? ?${NUMBER}`);
/** '480Y/240' is no voltage. */
const WRONG_PHASE = /^\/(\d{1,6}(?:\.\d{1,3})?)(?![\d.]| ?(?:[yd]|k?v))/i;
const SLASHED = new RegExp(String.raw`^ ?\/ ?${NUMBER}`);

/** Line to line, volts, that a text or a field of voltages can state. */
interface Scope {
  readonly lowest: number;
  readonly highest: number;
  readonly isField: boolean;
}
/** Primaries of substation transformers above the 72.5 kV class, V (ANSI C84.1); levels of insulation are other numbers. */
const TRANSMISSION_VOLTS: ReadonlySet<number> = new Set([115_000, 138_000, 161_000, 230_000, 345_000]);
/** Pad-mounted units end far below 69 kV, the 72.5 kV class in IEC terms. */
const IN_TEXT: Scope = { lowest: 100, highest: 72_500, isField: false };
const IN_FIELD: Scope = { lowest: 1, highest: 2_000_000, isField: true };
/** Below, a number without a unit is kilovolts. */
const KILOVOLTS_BELOW = 100;
/** Characters read per voltage, to bound the time for long texts. */
const MAX_LENGTH = 60;

/** The voltages of a clause of single spaces; 'A x B' is one. */
export function voltageTokens(clause: string): VoltageToken[] {
  const tokens: VoltageToken[] = [];
  let end = 0;
  for (const { index } of clause.matchAll(HEAD)) {
    if (index < end) continue;
    const read = readAt(clause, index);
    end = read.end;
    if (read.token) add(tokens, withWordBefore(read.token, clause, tokens.at(-1)?.end ?? 0), clause);
  }
  return tokens;
}

/** The voltage that a field in lower case is, all of it; null for other text. */
export function fieldVoltage(text: string): VoltageToken | null {
  const { end, token } = readAt(text, 0, IN_FIELD);
  return end === text.length ? token : null;
}

const LOW_VOLTAGE = 600;
const isLow = ({ windings }: VoltageToken): boolean => windings.every(({ volts }) => volts <= LOW_VOLTAGE);

function add(tokens: VoltageToken[], token: VoltageToken, clause: string): void {
  const last = tokens.at(-1);
  if (!last || !/^ ?[x×] ?$/i.test(clause.slice(last.end, token.start)) || isLow(last) !== isLow(token))
    return void tokens.push(token);
  tokens[tokens.length - 1] = {
    start: last.start,
    end: token.end,
    text: clause.slice(last.start, token.end),
    value: `${last.value} x ${token.value}`,
    windings: [...last.windings, ...token.windings],
    isBare: last.isBare || token.isBare,
    isCenterTapped: false,
  };
}

const BEFORE = new RegExp(`(?:^|[ ,(:/-])(${GROUNDED}|wye|star|delta)(?:[ -]connected)?(?: at| of|,|:| -)? ?$`, 'i');

/** 'Delta 12470', 'wye-connected, 480 V'. */
function withWordBefore(token: VoltageToken, clause: string, from: number): VoltageToken {
  const [only, other] = token.windings;
  if (!only || other || only.connection !== null || token.isCenterTapped) return token;
  const word = BEFORE.exec(clause.slice(Math.max(from, token.start - MAX_LENGTH), token.start));
  const connection = connectionOf(word?.[1] ?? null);
  if (word === null || connection === null) return token;
  const start = token.start - (clause.slice(0, token.start).length - clause.lastIndexOf(word[1] ?? '', token.start));
  return {
    ...token,
    start,
    text: clause.slice(start, token.end).trim(),
    value: valueOf(only.volts, null, connection),
    windings: [{ volts: only.volts, connection }],
    isBare: false,
  };
}

function reader(clause: string, start: number) {
  let rest = clause.slice(start, start + MAX_LENGTH);
  const length = rest.length;
  return {
    take(pattern: RegExp): string | null {
      const found = pattern.exec(rest);
      if (found === null) return null;
      rest = rest.slice(found[0].length);
      return found[1] ?? '';
    },
    peek: (pattern: RegExp): string | null => pattern.exec(rest)?.[1] ?? null,
    end: () => start + length - rest.length,
  };
}

function readAt(clause: string, start: number, scope = IN_TEXT): { end: number; token: VoltageToken | null } {
  const at = reader(clause, start);
  const line = numberOf(at.take(LINE));
  const unit = at.take(UNIT);
  const connection = connectionOf(at.take(WORDS) ?? at.take(LETTER));
  const place = { clause, start, at, unit, scope };
  if (connection === null) {
    const second = at.peek(SLASHED);
    if (second !== null && (unit === null || isPair(line, numberOf(second)) || isCenterTap(line, numberOf(second))))
      return slashed(line, numberOf(second), place);
  }
  return connection === 'delta' ? ofDelta(line, place) : withPhase(line, connection, place);
}

/** '240D/120' has a center tap. */
function ofDelta(line: number, { clause, start, at, unit, scope }: Place) {
  const tap = at.peek(SLASHED);
  if (tap !== null && isCenterTap(line, numberOf(tap))) at.take(SLASHED);
  const scale = scaleOf(unit ?? at.take(UNIT), line);
  const windings = { line: line * scale, phase: null, connection: 'delta' } as const;
  return { end: at.end(), token: tokenOf(windings, { clause, start, end: at.end(), isBare: false, scope }) };
}

function withPhase(line: number, connection: Winding['connection'], { clause, start, at, unit, scope }: Place) {
  const next = connection === null ? null : at.peek(PHASE);
  const wrong = next === null || isPair(line, numberOf(next)) ? null : at.take(WRONG_PHASE);
  const phase = next !== null && isPair(line, numberOf(next)) ? numberOrNull(at.take(PHASE)) : null;
  const last = unit === null || phase !== null ? at.take(UNIT) : null;
  const scale = scaleOf(unit ?? last, line);
  const hasUnit = unit !== null || last !== null;
  const isStated = scope.isField || hasUnit || phase !== null || line >= KILOVOLTS_BELOW || !Number.isInteger(line);
  // '277Y/480' is written backwards.
  const windings = {
    line: Math.max(line, phase ?? 0) * scale,
    phase: phase === null ? null : Math.min(line, phase) * scale,
    connection: groundedBy(at.take(WORDS), connection, line * scale),
  };
  const isBare = !hasUnit && connection === null;
  const token = tokenOf(windings, { clause, start, end: at.end(), isBare, scope });
  return { end: at.end(), token: isStated && wrong === null ? token : null };
}

/** '12470Y/7200 grounded wye'; the neutral of a low-voltage wye is grounded anyway. */
function groundedBy(word: string | null, connection: Winding['connection'], volts: number): Winding['connection'] {
  return connection === 'wye' && volts > LOW_VOLTAGE && connectionOf(word) === 'groundedWye'
    ? 'groundedWye'
    : connection;
}

const isPair = (first: number, second: number): boolean => isPhaseOf(Math.min(first, second), Math.max(first, second));

/** The winding has a tap in its middle. */
const isCenterTap = (first: number, second: number): boolean => Math.max(first, second) === 2 * Math.min(first, second);

type Place = { clause: string; start: number; at: ReturnType<typeof reader>; unit: string | null; scope: Scope };

/** '480/277', '277/480 V', '7200/12470Y' and '13.2/7.62 kV' are wyes; '120/240' has a center tap; '12470/480' are two. */
function slashed(first: number, second: number, { clause, start, at, unit, scope }: Place) {
  const [line, phase] = first > second ? [first, second] : [second, first];
  if (isPhaseOf(phase, line)) {
    at.take(SLASHED);
    const stated = connectionOf(at.take(WORDS) ?? at.take(LETTER));
    const scale = scaleOf(at.take(UNIT) ?? unit, line);
    const connection = stated ?? connectionOf(at.take(WORDS));
    const isGrounded = connection === 'groundedWye' && line * scale > LOW_VOLTAGE;
    const windings = {
      line: line * scale,
      phase: phase * scale,
      connection: isGrounded ? 'groundedWye' : 'wye',
    } as const;
    return { end: at.end(), token: tokenOf(windings, { clause, start, end: at.end(), isBare: false, scope }) };
  }
  if (isCenterTap(line, phase) && (scope.isField || line <= LOW_VOLTAGE) && line >= scope.lowest)
    return centerTapped(line, phase, { clause, start, at, unit, scope });
  if (first < 1000) {
    at.take(SLASHED);
    return { end: at.end(), token: null };
  }
  const bare = { line: first, phase: null, connection: null };
  return { end: at.end(), token: tokenOf(bare, { clause, start, end: at.end(), isBare: true, scope }) };
}

function centerTapped(line: number, phase: number, place: Place) {
  const { clause, start, at } = place;
  at.take(SLASHED);
  const unit = at.take(UNIT) ?? place.unit;
  const connection = connectionOf(at.take(WORDS) ?? at.take(LETTER));
  if (connection === 'delta') return ofDelta(line, { ...place, unit });
  const token: VoltageToken = {
    ...{ start, end: at.end(), text: clause.slice(start, at.end()).trim(), value: `${line}/${phase}` },
    ...{ windings: [{ volts: line, connection: null }], isBare: false, isCenterTapped: true },
  };
  return { end: at.end(), token: connection === null ? token : null };
}

interface Stated {
  line: number;
  phase: number | null;
  connection: Winding['connection'];
}

function tokenOf(
  { line, phase, connection }: Stated,
  { clause, scope, ...place }: { clause: string; start: number; end: number; isBare: boolean; scope: Scope },
): VoltageToken | null {
  const volts = Math.round(line);
  const isWithin = volts >= scope.lowest && (volts <= scope.highest || TRANSMISSION_VOLTS.has(volts));
  if (!isWithin || (phase !== null && !isPhaseOf(phase, line))) return null;
  return {
    ...place,
    text: clause.slice(place.start, place.end).trim(),
    value: valueOf(volts, phase, connection),
    windings: [{ volts, connection }],
    isCenterTapped: false,
  };
}

const valueOf = (volts: number, phase: number | null, connection: Winding['connection']): string =>
  connection === null
    ? String(volts / 1000)
    : `${volts}${CONNECTION_SUFFIXES[connection]}${phase === null ? '' : `/${Math.round(phase)}`}`;

const scaleOf = (unit: string | null, line: number): number =>
  unit === null ? (line < KILOVOLTS_BELOW ? 1000 : 1) : /^k/i.test(unit) ? 1000 : 1;

const numberOrNull = (text: string | null): number | null => (text === null ? null : numberOf(text));
const numberOf = (text: string | null): number =>
  Number((text ?? '').replace(/^(\d{1,3}),(\d{1,2})$/, '$1.$2').replaceAll(',', ''));
