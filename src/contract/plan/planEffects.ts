import * as z from 'zod/mini';
import { flag, listOf, number } from '../fields';
import { moveSchema } from './plan';
import { serialSchema } from '../typed';
import { planSettingsSchema } from './planRequest';

const MAX_UNITS = 100;

/** POST /api/plans/effects/: the effect on the whole plan of choosing each of these units for an order. */
export const planEffectsRequestSchema = z.strictObject({
  order_id: z.int().check(z.minimum(1)),
  serials: z.array(serialSchema).check(z.minLength(1), z.maxLength(MAX_UNITS)),
  settings: z._default(planSettingsSchema, planSettingsSchema.parse({})),
});
export type PlanEffectsRequest = z.output<typeof planEffectsRequestSchema>;

const effectKinds = [
  /** The plan gives it to the order. */
  'choice',
  /** The plan could, at a cost. */
  'change',
  // Units that the plan does not compare for the order:
  'reserved',
  'not in stock',
  'does not fit',
  'below the class',
  'cost not recorded',
  'no price',
  /** Over the limit, or changed during the request. */
  'not compared',
] as const;
export type EffectKind = (typeof effectKinds)[number];

const effectSchema = z.object({
  serial: z.string(),
  kind: z.enum(effectKinds),
  /** 'change': loss to the plan, US dollars by the settings. */
  cost: number,
  moves: listOf(moveSchema),
});
export type PlanEffect = z.output<typeof effectSchema>;

export const planEffectsSchema = z.object({
  /** Only existing units. */
  effects: listOf(effectSchema),
  /** The order has its unit or is closed. */
  is_left_out: flag,
  /** The plan is too large to solve on request. */
  is_too_large: flag,
});
export type PlanEffects = z.output<typeof planEffectsSchema>;
