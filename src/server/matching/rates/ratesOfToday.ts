import type { NamedRates } from '../../../contract/rates/rateSets';
import { businessDay } from '../../../domain/calendar/businessDay';
import { toNamedRates } from '../../presenters/rates';
import type { RatesRepository } from '../../repositories/rates';
import type { LiveUnits } from '../liveUnits';

/** The rates that hold on the business day of the moment. */
export const ratesNow = (rates: RatesRepository, now: () => Date) => async (): Promise<NamedRates> =>
  toNamedRates(await rates.holdingOn(businessDay(now())));

const CHECK_MS = 20_000;

/**
 * Has the units judged again when a day begins on which other rates hold, and after a missed change. Returns how to stop.
 */
export function followDays(
  liveUnits: Pick<LiveUnits, 'rates' | 'refreshRates'>,
  read: () => Promise<NamedRates>,
  onError: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void followDay(liveUnits, read).catch(onError), CHECK_MS).unref();
  return () => clearInterval(timer);
}

/** One look at which rates hold. */
export async function followDay(
  liveUnits: Pick<LiveUnits, 'rates' | 'refreshRates'>,
  read: () => Promise<NamedRates>,
): Promise<void> {
  const { id } = await read();
  if (id !== liveUnits.rates().id) await liveUnits.refreshRates();
}
