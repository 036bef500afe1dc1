import { useState } from 'react';
import { errorMessage } from './errorMessage';

export interface Writing {
  isBusy: boolean;
  failure: string | null;
  /** Count of successful writes. */
  done: number;
}

type Write = () => PromiseLike<{ error?: unknown }>;

/** One write at a time; `afterwards` follows each success. */
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
