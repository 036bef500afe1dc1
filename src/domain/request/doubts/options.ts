import type { LineField } from '../../../contract/requests/reading';
import type { Segment, Stated } from '../segments';
import { ALTERNATE_DOUBT, isAlternateItem } from './statements';

const MIN_OPTIONS = 2;

/** 'Option A: …', 'Option B: …' without an item beside them: each is requested. */
export function withOptions(segments: readonly Segment[], hasTables: boolean): readonly Segment[] {
  const heads = segments.filter(({ head }) => head !== null);
  const isChoice = !hasTables && heads.length >= MIN_OPTIONS && heads.every(({ text }) => isAlternateItem(text));
  if (!isChoice) return segments;
  return segments.map((segment) => ({
    ...segment,
    head: segment.head && asked(segment.head),
    quantity: segment.quantity && asked(segment.quantity),
    stated: segment.stated.map(asked),
  }));
}

const asked = ({ doubt, ...each }: Stated & { field: LineField }): Stated =>
  doubt === undefined || doubt === ALTERNATE_DOUBT ? each : { ...each, doubt };
