import type { NamedRates } from '../../contract/rates/rateSets';
import { toNamedRates } from '../presenters/rates';
import { createChangeQueue, type ChangeQueue, type ChangeQueueOptions } from './changes/changeQueue';
import type { AppliedChange, OpenSearch, UnitSearch } from './search/unitSearch';

/** A search before all units were read for the first time. */
export class UnitsNotReadyError extends Error {
  readonly statusCode = 503;
}

/** The available units, as the database has them. Searches reflect a queued change within moments. */
export interface LiveUnits extends ChangeQueue, Omit<UnitSearch, 'take'> {
  /** Has one listener told of every change once searches reflect it. */
  onApplied: (listener: (change: AppliedChange) => void) => void;
  /** The rates by which the searches judge. */
  rates: () => NamedRates;
  /** The same units as they are now, judged by other rates. */
  judgedBy: OpenSearch;
}

export interface LiveUnitsOptions extends Pick<ChangeQueueOptions, 'onError' | 'signal'> {
  /** The rates that hold now; absent: the specification's. */
  readonly ratesNow?: () => Promise<NamedRates>;
  /** Told whenever searches answer otherwise than before. */
  readonly onOtherAnswers?: () => void;
}

/** Keeps a search true; while reading fails, it serves with what it knew last. Throws UnitsNotReadyError until then. */
export function createLiveUnits(open: OpenSearch, options: LiveUnitsOptions): LiveUnits {
  const { ratesNow = () => Promise.resolve(toNamedRates(undefined)), onOtherAnswers = () => undefined } = options;
  let search: UnitSearch | null = null;
  let rates: NamedRates | null = null;
  let listener: (change: AppliedChange) => void = () => undefined;
  const tell = (change: AppliedChange) => {
    onOtherAnswers();
    listener(change);
  };
  const queue = createChangeQueue({
    ...options,
    takeAll: async () => {
      const now = await ratesNow();
      search = await open(now.values);
      rates = now;
      tell({ serials: [], mayServeMore: true });
    },
    takeSome: async (serials) => tell(await readOnce(search).take(serials)),
  });
  return {
    ...queue,
    search: (requirement, limit) => readOnce(search).search(requirement, limit),
    relaxations: (requirement) => readOnce(search).relaxations(requirement),
    onApplied: (told) => (listener = told),
    size: () => readOnce(search).size(),
    rates: () => readOnce(rates),
    judgedBy: open,
  };
}

export function readOnce<T>(index: T | null): T {
  if (index === null) throw new UnitsNotReadyError('The units have not been read yet.');
  return index;
}
