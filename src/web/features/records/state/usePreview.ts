import { useEffect, useEffectEvent, useState } from 'react';
import type { ReadField, RecordPreview } from '../../../../contract/records/records';
import { errorMessage } from '../../../lib/errorMessage';
import type { Typed } from './recordEdits';

const PAUSE_MS = 350;

interface Sent extends PromiseLike<{ data?: RecordPreview; error?: unknown }> {
  readonly abort: () => void;
}

interface Answered {
  readonly of: Typed;
  readonly preview: RecordPreview | null;
  readonly failure: string | null;
}

/** What the typed values would do, asked once typing pauses. */
export function usePreview(typed: Typed, send: (typed: Typed) => Sent) {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const text = JSON.stringify(typed);
  const isEmpty = Object.keys(typed).length === 0;
  const ask = useEffectEvent(async (sending: { sent?: Sent }) => {
    sending.sent = send(typed);
    const { data, error } = await sending.sent;
    return { of: typed, preview: data ?? null, failure: data ? null : errorMessage(error) };
  });
  useEffect(() => {
    if (isEmpty) return undefined;
    const sending: { sent?: Sent; isOver?: true } = {};
    const timer = setTimeout(() => {
      void ask(sending).then((next) => {
        if (!sending.isOver) setAnswered(next);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      sending.isOver = true;
      sending.sent?.abort();
    };
  }, [text, isEmpty]);
  const isCurrent = !isEmpty && answered !== null && JSON.stringify(answered.of) === text;
  const readOf = (name: string): ReadField | null =>
    (answered?.of[name] === typed[name] ? answered?.preview?.fields.find((each) => each.name === name) : null) ?? null;
  return {
    /** Of exactly what is typed; null meanwhile. */
    preview: isCurrent ? answered.preview : null,
    failure: isCurrent ? answered.failure : null,
    isBusy: !isEmpty && !isCurrent,
    readOf,
  };
}

export type Previewed = ReturnType<typeof usePreview>;
