import { runImport, type Begun, type RunningImport, type RunningOptions } from './runningImport';

/** The imports that this server runs: one, beside one that is about to end. */
export interface ActiveImports {
  run: (begun: Begun) => RunningImport;
  /** Stops the one of this id, where it runs here. */
  stop: (id: string, reason: Error) => void;
  /** Stops all, and waits for their ends. */
  stopAll: (reason: Error) => Promise<void>;
}

export function createActiveImports(options: RunningOptions): ActiveImports {
  const active = new Set<RunningImport>();
  return {
    run: (begun) => {
      const running = runImport(begun, options);
      active.add(running);
      void running.settled.then(() => active.delete(running));
      return running;
    },
    stop: (id, reason) => {
      for (const { job, stop } of active) if (job.id === id) stop.abort(reason);
    },
    stopAll: async (reason) => {
      for (const { stop } of active) stop.abort(reason);
      await Promise.all([...active].map(({ settled }) => settled));
    },
  };
}
