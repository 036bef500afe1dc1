import * as z from 'zod/mini';
import { number, quantity } from '../fields';
import { ratesSchema } from '../rates/rates';
import { fitSchema, unitSchema, works } from '../units/unit';

const listOfWork = z.readonly(z.array(z.enum(works)));

/** US dollars and percent of the sale price, computed by `domain/cost/comparison/estimate.ts`. */
const estimateFiguresSchema = z.object({
  salePrice: number,
  priceOrigin: z.nullable(z.enum(['won', 'order', 'list', 'unit'])),
  listPrice: number,
  cost: number,
  costParts: z.nullable(
    z.object({
      unit: z.number(),
      labor: number,
      materials: number,
      fr3Fill: z.number(),
      turnPull: z.number(),
      rewind: z.number(),
    }),
  ),
  materials: z.number(),
  labor: z.number(),
  totalCost: number,
  margin: number,
  marginPercentage: number,
  profitPercentage: number,
  tone: z.nullable(z.enum(['good', 'bad'])),
  unpriced: listOfWork,
  unrecorded: z.readonly(z.array(z.enum(['unit', 'labor', 'materials']))),
  omitted: listOfWork,
  byRates: listOfWork,
  isComplete: z.boolean(),
  goodMargin: z.number(),
});
export type EstimateFigures = z.output<typeof estimateFiguresSchema>;

/** The unit's fields used for costing, as judged for the order. */
const costedUnitSchema = z.pick(unitSchema, {
  jcm_total_cost: true,
  unit_cost: true,
  labor_cost: true,
  materials_cost: true,
  jcm_result: true,
  m_price: true,
  list_price: true,
  requires_turn_pull: true,
  can_serve: true,
  needed_work: true,
});

/** Adds fields that affect no figure; absent in older records. */
const estimateUnitSchema = z.extend(costedUnitSchema, {
  oil_volume: z.optional(quantity),
  fit: z.optional(z.nullable(fitSchema)),
});
export type EstimateUnit = z.output<typeof estimateUnitSchema>;

const estimateRatesSchema = z.object({
  /** Null for the specification's. */
  id: number,
  /** The first day, 'YYYY-MM-DD' in the business time zone; null for the specification's. */
  holdsFrom: z._default(z.nullable(z.iso.date()), null),
  /** ISO 8601 with offset; absent in older records, and for the specification's. */
  savedAt: z.optional(z.nullable(z.string())),
  values: z.omit(ratesSchema, { distances: true }),
});
export type EstimateRates = z.output<typeof estimateRatesSchema>;

/** Freight by road at the saved rates, US dollars, miles and pounds. */
const estimateFreightSchema = z.discriminatedUnion('kind', [
  z.object({
    ...{ kind: z.literal('known'), dollars: z.number(), miles: z.number(), pounds: z.number() },
    hasPermit: z.boolean(),
  }),
  z.object({ kind: z.literal('not known'), missing: z.enum(['weight', 'distance', 'rate']) }),
  z.object({ kind: z.literal('paid by customer') }),
]);

/** The figures of an estimate and the data behind them. */
export const workedEstimateSchema = z.object({
  figures: estimateFiguresSchema,
  unit: estimateUnitSchema,
  orderSalePrice: number,
  rates: estimateRatesSchema,
  /** Never part of the figures; absent without freight rates and in older records. */
  freight: z.optional(estimateFreightSchema),
});
export type WorkedEstimate = z.output<typeof workedEstimateSchema>;

/** A changed line: US dollars or percent; null if absent on one side. */
export const estimateDifferenceSchema = z.object({
  line: z.string(),
  label: z.string(),
  kind: z.enum(['dollars', 'percent']),
  then: number,
  now: number,
  change: number,
});
export type EstimateDifference = z.output<typeof estimateDifferenceSchema>;
