/** As nameplates write it behind the volts. */
export type ConnectionMark = 'D' | 'Y' | 'GrdY';

const GROUNDED = '(?:gr(?:oun)?d(?:ed)?|gnd|gr|g|n)';
const STAR = '(?:y|wye|star)';
const MARKS: readonly (readonly [ConnectionMark, RegExp])[] = [
  ['D', /^(?:d|delta|Δ|δ)$/i],
  ['Y', new RegExp(`^${STAR}$`, 'i')],
  ['GrdY', new RegExp(`^(?:${GROUNDED}${STAR}|${STAR}${GROUNDED})$`, 'i')],
];

/** 'Delta', 'Star', 'Grounded Wye', 'YG'; null for other text. */
export function connectionOf(text: string): ConnectionMark | null {
  const word = text.replaceAll(/[\s.\-_()]/g, '');
  return MARKS.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}

/** IEC 60076-1: the high voltage in capitals, then the low voltage and the clock number. */
const VECTOR_GROUP = /^(D|YN?)(d|yn?)(?:\d{1,2})?$/;
/** 'D-Y', 'Delta/Wye', 'Delta to Star'. A hyphen within 'Wye-G' is tried as well. */
const SEPARATOR = /\s*(?:[-–/:,×x→]|\bto\b)\s*/gi;

/** 'Delta-Star', 'D/Y', 'Dyn11': the primary first. Null unless it names both, and in one way only. */
export function connectionsOf(text: string): readonly [ConnectionMark, ConnectionMark] | null {
  const group = VECTOR_GROUP.exec(text.trim());
  if (group !== null) return bothOf(group[1] ?? '', group[2] ?? '');
  const found = [...text.matchAll(SEPARATOR)].flatMap((at) => {
    const both = bothOf(text.slice(0, at.index), text.slice(at.index + at[0].length));
    return both === null ? [] : [both];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

function bothOf(one: string, other: string): readonly [ConnectionMark, ConnectionMark] | null {
  const [primary, secondary] = [connectionOf(one), connectionOf(other)];
  return primary === null || secondary === null ? null : [primary, secondary];
}
