import { Kysely, type AccessMode, type IsolationLevel, type Transaction, type TransactionBuilder } from 'kysely';
import { asPart } from './part';
import { isTogether } from './together';

/** A database whose transactions notice a statement that would wait for them. */
export class SharingDatabase<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    return noticing(super.transaction());
  }
}

function noticing<Tables>(builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> {
  const execute = builder.execute.bind(builder);
  const setAccessMode = builder.setAccessMode.bind(builder);
  const setIsolationLevel = builder.setIsolationLevel.bind(builder);
  return Object.assign(builder, {
    execute: <Result>(work: (trx: Transaction<Tables>) => Promise<Result>) =>
      execute(isTogether() ? (trx) => asPart(() => work(trx)) : work),
    setAccessMode: (mode: AccessMode) => noticing(setAccessMode(mode)),
    setIsolationLevel: (level: IsolationLevel) => noticing(setIsolationLevel(level)),
  });
}
