import type { VoltageToken } from './voltageTokens';
import { CONNECTION_SUFFIXES } from './winding';

/** Volts, line to line. */
export const LOW = 600;

export const highest = ({ windings }: VoltageToken): number => Math.max(...windings.map(({ volts }) => volts));

const OR = /^(?: ?\))? ?(?:,? ?or|\/or) ?(?:a |an |in |at )?$/i;

/** '12470 or 13200 delta' is one token; a connection said once is that of both. */
export function withAlternatives(tokens: readonly VoltageToken[], clause: string): VoltageToken[] {
  const joined: VoltageToken[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (last && OR.test(clause.slice(last.end, token.start)) && isNear(last, token))
      joined[joined.length - 1] = either(last, token, clause);
    else joined.push(token);
  }
  return joined;
}

/** Two windings of one side. */
const isNear = (a: VoltageToken, b: VoltageToken): boolean =>
  highest(a) > LOW === highest(b) > LOW && a.isCenterTapped === b.isCenterTapped;

function either(a: VoltageToken, b: VoltageToken, clause: string): VoltageToken {
  const connection = b.windings[0]?.connection ?? null;
  const first =
    a.windings.length === 1 && a.windings[0]?.connection === null && connection !== null
      ? connectedAs(a, connection)
      : a;
  return {
    ...first,
    end: b.end,
    text: clause.slice(a.start, b.end),
    value: `${first.value} or ${b.value}`,
    isBare: a.isBare && b.isBare,
  };
}

function connectedAs(token: VoltageToken, connection: keyof typeof CONNECTION_SUFFIXES): VoltageToken {
  const volts = token.windings[0]?.volts ?? 0;
  return { ...token, value: `${volts}${CONNECTION_SUFFIXES[connection]}`, windings: [{ volts, connection }] };
}
