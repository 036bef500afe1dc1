import type { ColumnType, GeneratedAlways } from 'kysely';

/** 'files' and 'options' are those of a unit, 'estimates' those of an order. */
export type ChangeKind = 'unit' | 'files' | 'options' | 'order' | 'rates' | 'estimates';

/** What changed in which transaction; triggers write it, and what is an hour old goes. */
export interface ChangesTable {
  kind: ChangeKind;
  /** The unit's serial or the order's id; null where any of the kind may have changed. */
  key: string | null;
  /** Of the transaction, an xid8. */
  xid: GeneratedAlways<string>;
  at: GeneratedAlways<Date>;
}

/** One row: which feed the changes are of, and up to which transaction they may be gone. */
export interface ChangeFeedTable {
  id: GeneratedAlways<string>;
  pruned_to: string | null;
}

/** What only one server may do, who does it, and until when nobody else begins. */
export interface ChargesTable {
  name: string;
  holder: string;
  until: ColumnType<Date, Date, Date>;
}
