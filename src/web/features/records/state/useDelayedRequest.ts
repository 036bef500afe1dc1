import { useEffect, useEffectEvent, useState } from 'react';
import { errorMessage } from '../../../lib/errorMessage';

const PAUSE_MS = 350;

export interface Sent<Answer> extends PromiseLike<{ data?: Answer; error?: unknown }> {
  readonly abort: () => void;
}

interface Answered<Question, Answer> {
  readonly of: Question;
  readonly answer: Answer | null;
  readonly failure: string | null;
}

interface PendingRequest<Answer> {
  sent?: Sent<Answer>;
  isOver?: true;
}

/** Requests once typing pauses; null requests nothing. `isCurrent`: the response is to exactly this request. */
export function useDelayedRequest<Question extends object, Answer>(
  question: Question | null,
  send: (question: Question) => Sent<Answer>,
) {
  const [answered, setAnswered] = useState<Answered<Question, Answer> | null>(null);
  const text = question && JSON.stringify(question);
  const ask = useEffectEvent(async (asking: PendingRequest<Answer>) => {
    if (question === null) return;
    asking.sent = send(question);
    const { data, error } = await asking.sent;
    if (asking.isOver) return;
    setAnswered({ of: question, answer: data ?? null, failure: data ? null : errorMessage(error) });
  });
  useEffect(() => {
    if (text === null) return undefined;
    const asking: PendingRequest<Answer> = {};
    const timer = setTimeout(() => void ask(asking), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.isOver = true;
      asking.sent?.abort();
    };
  }, [text]);
  const isCurrent = text !== null && answered !== null && JSON.stringify(answered.of) === text;
  return { answered, isCurrent, isBusy: text !== null && !isCurrent };
}
