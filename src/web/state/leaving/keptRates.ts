import * as z from 'zod/mini';
import { ratesSchema } from '../../../contract/rates/rates';
import { fromText } from './fromText';

/** Rates that are not saved, as they were typed, and those that they were begun with. */
const keptRatesSchema = z.object({
  draft: z.object({ rates: ratesSchema, texts: z.record(z.string(), z.string()) }),
  base: ratesSchema,
});

/** Null where nothing is kept that can be read. */
export function readKeptRates(text: string | null) {
  const kept = fromText(keptRatesSchema, text);
  if (kept === null) return null;
  const { draft, base } = kept;
  const isSame = JSON.stringify(draft.rates.distances) === JSON.stringify(base.distances);
  // A table that nobody edited is the same one: a newer table takes its place.
  const distances = isSame ? base.distances : draft.rates.distances;
  return { base, draft: { ...draft, rates: { ...draft.rates, distances } } };
}
