import type { ReadField, RecordPreview } from '../../../../contract/records/records';
import type { Typed } from './recordEdits';
import { useDelayedRequest, type Sent } from './useDelayedRequest';

/** The effects of the typed values. */
export function usePreview(typed: Typed, send: (typed: Typed) => Sent<RecordPreview>) {
  const isEmpty = Object.keys(typed).length === 0;
  const { answered, isCurrent, isBusy } = useDelayedRequest(isEmpty ? null : typed, send);
  const readOf = (name: string): ReadField | null =>
    (answered?.of[name] === typed[name] ? answered?.answer?.fields.find((each) => each.name === name) : null) ?? null;
  return {
    /** For exactly the typed values; null meanwhile. */
    preview: isCurrent ? (answered?.answer ?? null) : null,
    failure: isCurrent ? (answered?.failure ?? null) : null,
    isBusy,
    readOf,
    /** Whether a typed value is known to be wrong. */
    hasProblem: Object.keys(typed).some((name) => (readOf(name)?.problem ?? null) !== null),
  };
}

export type Previewed = ReturnType<typeof usePreview>;
