import type { RecordAnswer, ValueSource } from '../../../../contract/records/records';
import { formatDate } from '../../../../domain/format/date';

const dayOf = ({ at }: ValueSource) => (at === null ? null : formatDate(at));

const joined = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null && part !== '').join(', ');

/** 'units.csv, line 14, 3 March 2026'; null if unknown. */
export function sourceText(source: ValueSource | null): string | null {
  if (source === null || source.kind === 'unknown') return null;
  const { kind, name, line, by } = source;
  if (kind === 'hand') return joined([`By hand: ${by ?? 'unknown person'}`, dayOf(source)]);
  return joined([
    name ?? (kind === 'feed' ? 'a feed' : 'an import'),
    line === null ? null : `line ${line}`,
    dayOf(source),
  ]);
}

/** File and day without the line, which differs from record to record. */
const originOf = (source: ValueSource | null): string | null =>
  source === null || source.kind === 'hand' ? null : sourceText(source);

/** The source that most fields share, so that only others need to be named. */
export function commonSource({ fields }: Pick<RecordAnswer, 'fields'>): string | null {
  const counts = new Map<string, number>();
  for (const { source } of fields) {
    const origin = originOf(source);
    if (origin !== null) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

/** The source's value in place of the corrected one, in words. */
export function sourceValueText({ has_source_value, source_value }: ValueSource): string {
  if (has_source_value !== true) return 'No import has sent a value.';
  return source_value === null ? 'The import has no value.' : `The import has ${source_value}.`;
}
