import { useState } from 'react';
import { errorMessage } from './errorMessage';

export interface Writing {
  isBusy: boolean;
  /** Why the last one was not done, in words for people. */
  failure: string | null;
  /** How many were done: whoever asked learns from it that theirs was. */
  done: number;
}

type Write = () => PromiseLike<{ error?: unknown }>;

/** One write at a time, and what became of the last. `afterwards` follows each one that was done. */
export function useWrites(afterwards?: () => PromiseLike<unknown>) {
  const [writing, setWriting] = useState<Writing>({ isBusy: false, failure: null, done: 0 });
  const { isBusy, done } = writing;
  const run = async (write: Write) => {
    setWriting({ isBusy: true, failure: null, done });
    const { error } = await write();
    if (!error) await afterwards?.();
    setWriting({ isBusy: false, failure: error ? errorMessage(error) : null, done: error ? done : done + 1 });
  };
  return {
    ...writing,
    run: (write: Write) => {
      if (!isBusy) void run(write);
    },
    forgetFailure: () => setWriting((before) => ({ ...before, failure: null })),
  };
}
