import * as z from 'zod/mini';

/** Cost options as session storage remembers them. */
export const costOptionsSchema = z.object({
  fr3Enabled: z.boolean(),
  fr3EstimatedGallons: z.string(),
  turnPull: z.boolean(),
  turnPullDetails: z.string(),
  reTank: z.boolean(),
  reTankCost: z.string(),
  feedConversion: z.boolean(),
  feedConversionCost: z.number(),
  replacementCabinet: z.boolean(),
  replacementCabinetCost: z.number(),
  additionalCabinetCost: z.string(),
  reTankServerCost: z.number(),
});
