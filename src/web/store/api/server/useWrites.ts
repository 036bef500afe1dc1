import { useState } from 'react';
import { errorMessage } from '../../../lib/errorMessage';

/** The state of the latest call; `run` returns its result. */
export function useCall() {
  const [state, setState] = useState<{ isBusy: boolean; failure: string | null }>({ isBusy: false, failure: null });
  const run = async <Result extends { error?: unknown }>(call: () => PromiseLike<Result>): Promise<Result> => {
    setState({ isBusy: true, failure: null });
    const result = await call();
    setState({ isBusy: false, failure: result.error ? errorMessage(result.error) : null });
    return result;
  };
  return { ...state, run, forgetFailure: () => setState((before) => ({ ...before, failure: null })) };
}

type Write = () => PromiseLike<{ error?: unknown }>;

/** One write at a time; `afterwards` follows each success. `done` counts successes. */
export function useWrites(afterwards?: () => PromiseLike<unknown>) {
  const { run: call, ...state } = useCall();
  const [done, setDone] = useState(0);
  const run = async (write: Write) => {
    const { error } = await call(async () => {
      const result = await write();
      if (!result.error) await afterwards?.();
      return result;
    });
    if (!error) setDone(done + 1);
  };
  return {
    ...state,
    done,
    run: (write: Write) => {
      if (!state.isBusy) void run(write);
    },
  };
}
