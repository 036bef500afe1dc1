import { AsyncResource } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';

/**
 * Whoever asks in one turn of the event loop is answered by one question. It begins after all of them asked, so that each is
 * told what was committed before, and it is part of no request: no transaction and no replica of theirs is used.
 */
export function askTogether<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  const askOutside = AsyncResource.bind(ask);
  let next: Promise<Answer> | null = null;
  const askNext = async (): Promise<Answer> => {
    await turn();
    next = null;
    return askOutside();
  };
  return () => (next ??= askNext());
}
