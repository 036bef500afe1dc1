import { AsyncLocalStorage } from 'node:async_hooks';

/** A transaction of a repository, while it is a part of the one that its request shares. */
interface Part {
  isOpen: boolean;
}

const current = new AsyncLocalStorage<Part>();

/** A mistake in our code, which without this would wait for itself. */
export class OutsideOfTransactionError extends Error {
  override readonly name = 'OutsideOfTransactionError';

  constructor() {
    super(
      'A statement was sent through `db` inside the callback of `db.transaction()`, whose end it would wait for forever: the ' +
        'request has an Idempotency-Key and so one connection. Send it through the `trx` that the callback is given, or ' +
        'before or after the transaction.',
    );
  }
}

/** Runs what a transaction consists of; nothing that follows from it may ask for another connection until it ends. */
export async function asPart<Result>(work: () => Promise<Result>): Promise<Result> {
  const part: Part = { isOpen: true };
  try {
    return await current.run(part, work);
  } finally {
    part.isOpen = false;
  }
}

/** @throws OutsideOfTransactionError */
export function refuseInsidePart(): void {
  if (current.getStore()?.isOpen === true) throw new OutsideOfTransactionError();
}
