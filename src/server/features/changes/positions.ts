import type { ClientPosition } from '../matching/fetchChanges';

/** 'snapshot source', as in requests, responses and events. */
const TEXT = /^((\d{1,20}):(\d{1,20}):[\d,]{0,4000}) ([\w./-]{1,200})$/;

export const positionText = ({ source, snapshot }: ClientPosition): string => `${snapshot} ${source}`;

interface ParsedPosition extends ClientPosition {
  readonly xmin: bigint;
  readonly xmax: bigint;
}

/** Null if malformed. */
export function readPosition(text: string): ParsedPosition | null {
  const [, snapshot, xmin, xmax, source] = TEXT.exec(text) ?? [];
  if (snapshot === undefined || xmin === undefined || xmax === undefined || source === undefined) return null;
  return { snapshot, source, xmin: BigInt(xmin), xmax: BigInt(xmax) };
}

/** Above every transaction. */
const NEVER = 2n ** 64n;

/** Transactions below it show a client all that it knows; null if it knows nothing. */
export function endOf(known: string | undefined, applied: string | null): bigint | null {
  if (known === undefined) return null;
  const position = readPosition(known);
  // After a restart or failover, numbers of transactions cannot be compared.
  const isComparable = position !== null && position.source === readPosition(applied ?? '')?.source;
  return isComparable ? position.xmax : NEVER;
}

/** The position that an answer includes if it uses the applied changes and a replica that shows all transactions below `xmin`. */
export function includedIn(applied: string, xmin: bigint): string {
  const position = readPosition(applied);
  if (position === null) return applied;
  const end = xmin < position.xmin ? xmin : position.xmin;
  return positionText({ source: position.source, snapshot: `${end}:${end}:` });
}
