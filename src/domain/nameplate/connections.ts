import { memoizedByText } from '../quantity/quantity';
import { readVoltage } from './voltage';
import type { Winding } from './winding';

type Stated = NonNullable<Winding['connection']>;

/** Any voltage: its connection is read by the grammar of voltages. */
export const ANY_VOLTS = '12470';

/**
 * 'Delta', 'Star', 'Grounded Wye', 'YG'; null for other text. 'YN' of IEC 60076-1 says that the neutral is brought out,
 * not that it is grounded: a wye.
 */
export const readConnection = memoizedByText((text): Stated | null => {
  if (/\d/.test(text)) return null;
  const [token, other] = readVoltage(`${ANY_VOLTS} ${text}`) ?? [];
  return other === undefined ? (token?.windings[0]?.connection ?? null) : null;
});

type Both = readonly [primary: Stated, secondary: Stated];

/** IEC 60076-1: the high voltage in capitals, then the low voltage and the clock number. */
const VECTOR_GROUP = /^(D|YN?)(d|yn?)(?:\d{1,2})?$/;
/** 'D-Y', 'Delta/Wye', 'Delta to Star'. A hyphen within 'Wye-G' is tried as well. */
const SEPARATOR = /\s*(?:[-–/:,×x→]|\bto\b)\s*/gi;

/** 'Delta-Star', 'D/Y', 'Dyn11': the primary first. Null unless it names both, and in one way only. */
export function readConnections(text: string): Both | null {
  const group = VECTOR_GROUP.exec(text.trim());
  if (group !== null) return bothOf(group[1] ?? '', group[2] ?? '');
  const found = [...text.matchAll(SEPARATOR)].flatMap((at) => {
    const both = bothOf(text.slice(0, at.index), text.slice(at.index + at[0].length));
    return both === null ? [] : [both];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

function bothOf(one: string, other: string): Both | null {
  const [primary, secondary] = [readConnection(one), readConnection(other)];
  return primary === null || secondary === null ? null : [primary, secondary];
}
