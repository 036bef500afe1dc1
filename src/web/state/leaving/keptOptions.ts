import * as z from 'zod/mini';
import type { UnitOptions } from '../../../domain/unitOptions/unitOptions';
import { fromText } from './fromText';

/** Options of a unit that are not saved, and the version that they rest on. */
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

/** Null where nothing is kept that can be read. */
export const readKeptOptions = (text: string | null): KeptOptions | null => fromText(keptOptionsSchema, text);
