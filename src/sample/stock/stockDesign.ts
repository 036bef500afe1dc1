import type { Design } from '../designs';
import type { Random } from '../random';

/** The design of a unit in stock, with what else may be settled about it; undefined is left to chance. */
export interface StockDesign extends Design {
  cabinet?: 'good' | 'replace';
  tank?: 'good' | 'replace';
  /** Whether the cost of a turn pull is recorded. */
  hasTurnPullCost?: boolean;
  /** What it cost to buy and make ready, US dollars. */
  totalCost?: number;
}

/** How a unit in stock departs from what an order asks for. */
export type Departure = Partial<StockDesign>;

/** A departure where its condition holds, else none. */
export const when = (holds: boolean, departure: Departure): readonly Departure[] => (holds ? [departure] : []);

/** One of the departures; where there is none, a cabinet to replace. */
export const pickedFrom = (departures: readonly Departure[], random: Random): Departure =>
  departures.length === 0 ? { cabinet: 'replace' } : random.pick(departures);
