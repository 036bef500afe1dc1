import { LRUCache } from 'lru-cache';
import type { NamedRates } from '../../../contract/rates/rateSets';
import type { InventoryUnit } from '../../../contract/unit/inventoryUnit';
import type { Permission } from '../../../domain/access/access';
import { seerOf, writeFor } from '../../presenters/writeFor';
import type { UnitState } from '../../repositories/units/units';

/** A unit, and all that its JSON depends on where nothing stands beside it. */
interface AskedUnit {
  readonly serial: string;
  readonly permissions: ReadonlySet<Permission>;
  readonly state: UnitState;
  /** Of its files' addresses. */
  readonly window: number;
  readonly rates: NamedRates;
}

interface Kept extends Pick<AskedUnit, 'window' | 'rates'> {
  readonly version: string;
  readonly json: Buffer;
}

/** At some 3 kB a unit with its compressed form, 15 MB in all. */
const MOST_UNITS = 5_000;

/** Units without saved options and files of people, written once for each version of their row, by what may be seen of them. */
export function createUnitTexts() {
  const kept = new LRUCache<string, Kept>({ max: MOST_UNITS });
  const keyOf = ({ serial, permissions }: AskedUnit) => `${serial} ${seerOf(permissions)}`;

  return {
    find(asked: AskedUnit): Buffer | undefined {
      const { has_options, has_files, version } = asked.state;
      if (has_options || has_files) return undefined;
      const known = kept.get(keyOf(asked));
      const isSame = known?.version === version && known.window === asked.window && known.rates === asked.rates;
      return isSame ? known.json : undefined;
    },
    /** Where the row has changed since its state was read, the unit is newer than its version says, and is written again the next time. */
    keep(asked: AskedUnit, unit: InventoryUnit): Buffer {
      const { state, window, rates } = asked;
      const json = Buffer.from(writeFor(asked.permissions)(unit));
      kept.set(keyOf(asked), { version: state.version, window, rates, json });
      return json;
    },
  };
}
