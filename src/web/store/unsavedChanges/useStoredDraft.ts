import * as z from 'zod/mini';
import { useEffect } from 'react';
import type { UnitOptions } from '../../../domain/units/unitOptions';
import { papers } from '../../../contract/estimates/quotations';
import type { QuotationDraft } from '../../../domain/quotations/quotationDraft';
import { ratesSchema } from '../../../contract/rates/rates';
import { useServices } from '../services';
import { parseJson } from '../../lib/browser/storage';

export const fromText = <T>(schema: z.ZodMiniType<T>, text: string | null): T | null =>
  z.safeParse(schema, parseJson(text)).data ?? null;

export interface StoredOptions {
  readonly options: UnitOptions;
  readonly version: number | null;
}

const optionsSchema = z.object({
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

export const readStoredOptions = (text: string | null): StoredOptions | null => fromText(optionsSchema, text);

const text = z.string();
const quotationDraftSchema = z.object({
  ...{ name: text, address: text, terms: text, days: text, reason: text, paper: z.enum(papers) },
}) satisfies z.ZodMiniType<QuotationDraft>;

export const readStoredQuotationDraft = (stored: string | null): QuotationDraft | null =>
  fromText(quotationDraftSchema, stored);

const storedRatesSchema = z.object({
  draft: z.object({ rates: ratesSchema, texts: z.record(z.string(), z.string()) }),
  base: ratesSchema,
});

export function readStoredRates(text: string | null) {
  const stored = fromText(storedRatesSchema, text);
  if (stored === null) return null;
  const { draft, base } = stored;
  const isSame = JSON.stringify(draft.rates.distances) === JSON.stringify(base.distances);
  // An unedited table is replaced by a newer one.
  const distances = isSame ? base.distances : draft.rates.distances;
  return { base, draft: { ...draft, rates: { ...draft.rates, distances } } };
}

/** Stores unsaved work so that it survives a redirect; null clears it. Returns a function that drops it. */
export function useStoredDraft(place: string, draft: object | null): () => void {
  const { drafts } = useServices();
  const text = draft && JSON.stringify(draft);
  useEffect(() => drafts?.keep(place, text), [drafts, place, text]);
  return () => drafts?.keep(place, null);
}
