import * as z from 'zod/mini';
import { papers } from '../../../contract/estimates/quotations';
import type { QuotationDraft } from '../../../domain/quotation/quotationDraft';
import { fromText } from './fromText';

const text = z.string();
const keptSchema = z.object({
  ...{ name: text, address: text, terms: text, days: text, reason: text, paper: z.enum(papers) },
}) satisfies z.ZodMiniType<QuotationDraft>;

/** What quotations shall say, as it was typed and not saved; null where nothing is kept that can be read. */
export const readKeptQuotationDraft = (kept: string | null): QuotationDraft | null => fromText(keptSchema, kept);
