import type { FastifyReply } from 'fastify';
import type { Begun, KeyedWrite } from './keyedWrites';

/** What becomes of a write beside its transaction. */
export interface Outcomes {
  /** Its answer is kept, and about to be sent. */
  readonly kept?: () => void;
  /** Nothing of it remains. */
  readonly undone?: () => Promise<void>;
}

/**
 * A write with a key whose body is read as it arrives. What it asks for is known only once all has arrived: then it claims its key,
 * for a digest that was made on the way.
 */
export interface StreamedWrite {
  readonly key: string;
  /** It was answered before: its body is only to be compared. */
  readonly isAnswered: boolean;
  /** Null where it is to be done now; otherwise what answers it, because it is nothing new. */
  readonly claim: (digest: string, outcomes?: Outcomes) => Promise<(() => FastifyReply) | null>;
  /** The error that says that it is still being done. */
  readonly stillRunning: () => Error;
}

/** A write that tells of its end. */
export const telling = (write: KeyedWrite, { kept, undone }: Outcomes): KeyedWrite => ({
  ...write,
  keep: async (answer) => {
    try {
      await write.keep(answer);
    } catch (error) {
      await undone?.();
      throw error;
    }
    kept?.();
  },
  undo: async () => {
    await write.undo();
    await undone?.();
  },
});

export interface Claiming {
  readonly begin: (digest: string) => Promise<Begun>;
  readonly answerKnown: (begun: Exclude<Begun, { kind: 'begun' }>) => FastifyReply;
  readonly hold: (write: KeyedWrite) => void;
}

/** Claims a key for what has arrived. */
export const claimWith =
  ({ begin, answerKnown, hold }: Claiming): StreamedWrite['claim'] =>
  async (digest, outcomes = {}) => {
    const begun = await begin(digest).catch(async (error: unknown) => {
      await outcomes.undone?.();
      throw error;
    });
    if (begun.kind === 'begun') {
      hold(telling(begun.write, outcomes));
      return null;
    }
    await outcomes.undone?.();
    return () => answerKnown(begun);
  };
