import type { LineField } from '../../contract/requests/reading';
import type { Segment, Stated } from './segments';

interface Heir {
  readonly kva: Stated | null;
  readonly stated: Stated[];
  readonly firstLine: number;
  readonly lastLine: number;
}

const SAME_ALL =
  /\bsame (?:specs?|requirements?|as|everything)|\botherwise as\b|\bditto\b|\bsame otherwise\b|\bidentical (?:to|except)/;
const SAME: readonly (readonly [RegExp, readonly LineField[]])[] = [
  [/\bsame (?:primary|hv|high side|incoming)\b/, ['primary_voltage_kv']],
  [/\bsame (?:secondary|lv|low side)\b/, ['secondary_voltage_kv']],
  [
    /\bbut (?:(?:that|this|it|the|with|is|one|has|at|in|a) ?)*(?=\d{3})/,
    ['primary_voltage_kv', 'secondary_voltage_kv'],
  ],
  [/\bsame voltages?\b/, ['primary_voltage_kv', 'secondary_voltage_kv']],
];

/** 'Same primary', 'otherwise as T1': from the item before. */
export function inherit(items: readonly Heir[], segments: readonly Segment[]): void {
  items.forEach((item, at) => {
    const before = items[at - 1];
    const text = segments
      .filter(({ clause }) => clause.line >= item.firstLine && clause.lastLine <= item.lastLine)
      .filter(({ head }) => head === null || head.start === item.kva?.start)
      .map((segment) => segment.text)
      .join(' ');
    const own = new Set(item.stated.map(({ field }) => field));
    const same = before ? sameIn(text, before.stated).filter(({ field }) => !own.has(field)) : [];
    item.stated.push(...same.map((each) => ({ ...each, scope: null })));
  });
}

/** What a text says is the same, of what was stated before. */
function sameIn(text: string, before: readonly Stated[]): Stated[] {
  if (SAME_ALL.test(text)) return [...before];
  const fields = SAME.flatMap(([pattern, names]) => (pattern.test(text) ? names : []));
  return before.filter(({ field }) => fields.includes(field));
}
