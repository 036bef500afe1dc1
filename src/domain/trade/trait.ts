import type { StoredUnit } from '../unitStore/storedUnit';
import type { ColumnName } from '../unitStore/unitStore';

/** The fields of a unit that trade terms are about. */
export type TradeUnit = Omit<StoredUnit, 'serial'>;

/** The condition that one trade term puts on a unit. */
export interface Trait {
  /** 'Primary 12470'. */
  readonly label: string;
  /** The column of the unit store that decides. */
  readonly column: ColumnName;
  readonly fits: (unit: TradeUnit) => boolean;
}
