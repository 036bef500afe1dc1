import * as z from 'zod/mini';
import { number, quantity } from '../fields';
import { ratesSchema } from '../rates/rates';
import { fitSchema, unitSchema, works } from '../unit/unit';

const listOfWork = z.readonly(z.array(z.enum(works)));

/** US dollars and percent of the sale price; see `domain/cost/comparison/estimate.ts`, which works them out. */
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

/** The unit's fields used for costing, as they were for the order. */
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

/** Adds fields that affect no figure; absent in older records: the oil volume and the fit. */
const estimateUnitSchema = z.extend(costedUnitSchema, {
  oil_volume: z.optional(quantity),
  fit: z.optional(z.nullable(fitSchema)),
});
export type EstimateUnit = z.output<typeof estimateUnitSchema>;

/** The rates that an estimate was worked out with. */
const estimateRatesSchema = z.object({
  /** Null for the specification's. */
  id: number,
  /** The first day, 'YYYY-MM-DD' in the business time zone; null for the specification's. */
  holdsFrom: z._default(z.nullable(z.iso.date()), null),
  /** When the set was saved, ISO 8601 with offset; absent in what was saved before, and for the specification's. */
  savedAt: z.optional(z.nullable(z.string())),
  values: z.omit(ratesSchema, { distances: true }),
});
export type EstimateRates = z.output<typeof estimateRatesSchema>;

/** Freight by road at the rates of then, US dollars, miles and pounds. */
const estimateFreightSchema = z.discriminatedUnion('kind', [
  z.object({
    ...{ kind: z.literal('known'), dollars: z.number(), miles: z.number(), pounds: z.number() },
    hasPermit: z.boolean(),
  }),
  z.object({ kind: z.literal('not known'), missing: z.enum(['weight', 'distance', 'rate']) }),
  z.object({ kind: z.literal('paid by customer') }),
]);

/** The figures of an estimate and what they were computed from, besides the inputs. */
export const workedEstimateSchema = z.object({
  figures: estimateFiguresSchema,
  unit: estimateUnitSchema,
  /** US dollars; null if the order has none. */
  orderSalePrice: number,
  rates: estimateRatesSchema,
  /** Never part of the figures; absent without freight rates and in older records. */
  freight: z.optional(estimateFreightSchema),
});
export type WorkedEstimate = z.output<typeof workedEstimateSchema>;

/** One line that is not the same any more: US dollars or percent; null if it is, or was, not there. */
export const estimateDifferenceSchema = z.object({
  line: z.string(),
  label: z.string(),
  kind: z.enum(['dollars', 'percent']),
  then: number,
  now: number,
  change: number,
});
export type EstimateDifference = z.output<typeof estimateDifferenceSchema>;
