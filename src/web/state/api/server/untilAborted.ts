interface Running<T> extends PromiseLike<T> {
  abort: () => void;
}

/** The outcome of a running request, which ends when the signal says so. */
export async function untilAborted<T>(running: Running<T>, signal: AbortSignal): Promise<T> {
  const stop = () => running.abort();
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await running;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
