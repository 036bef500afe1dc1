import type { Rates } from '../../domain/rates/rates';
import { useAppSelector } from './hooks';
import { selectRates } from './selectors/rates';

/** What everything on a screen is costed and judged by. */
export const useRates = (): Rates => useAppSelector(selectRates);
