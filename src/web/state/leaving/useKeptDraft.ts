import * as z from 'zod/mini';
import { useEffect } from 'react';
import type { UnitOptions } from '../../../domain/unitOptions/unitOptions';
import { papers } from '../../../contract/estimates/quotations';
import type { QuotationDraft } from '../../../domain/quotation/quotationDraft';
import { ratesSchema } from '../../../contract/rates/rates';
import { useServices } from '../services';

export function fromText<T>(schema: z.ZodMiniType<T>, text: string | null): T | null {
  try {
    return text === null ? null : z.parse(schema, JSON.parse(text));
  } catch {
    return null;
  }
}

export interface KeptOptions {
  readonly options: UnitOptions;
  readonly version: number | null;
}

const keptOptionsSchema = z.object({
  options: z.object({
    fr3Enabled: z.boolean(),
    fr3EstimatedGallons: z.string(),
    reTank: z.boolean(),
    feedConversion: z.boolean(),
    replacementCabinet: z.boolean(),
    turnPull: z.boolean(),
    todaysRates: z.optional(z.literal(true)),
  }),
  version: z.nullable(z.number()),
});

export const readKeptOptions = (text: string | null): KeptOptions | null => fromText(keptOptionsSchema, text);

const text = z.string();
const keptSchema = z.object({
  ...{ name: text, address: text, terms: text, days: text, reason: text, paper: z.enum(papers) },
}) satisfies z.ZodMiniType<QuotationDraft>;

export const readKeptQuotationDraft = (kept: string | null): QuotationDraft | null => fromText(keptSchema, kept);

const keptRatesSchema = z.object({
  draft: z.object({ rates: ratesSchema, texts: z.record(z.string(), z.string()) }),
  base: ratesSchema,
});

export function readKeptRates(text: string | null) {
  const kept = fromText(keptRatesSchema, text);
  if (kept === null) return null;
  const { draft, base } = kept;
  const isSame = JSON.stringify(draft.rates.distances) === JSON.stringify(base.distances);
  // An unedited table is replaced by a newer one.
  const distances = isSame ? base.distances : draft.rates.distances;
  return { base, draft: { ...draft, rates: { ...draft.rates, distances } } };
}

/** Stores unsaved work so that it survives a redirect; null clears it. Returns a function that drops it. */
export function useKeptDraft(place: string, draft: object | null): () => void {
  const { drafts } = useServices();
  const text = draft && JSON.stringify(draft);
  useEffect(() => drafts?.keep(place, text), [drafts, place, text]);
  return () => drafts?.keep(place, null);
}
