import * as z from 'zod/mini';
import { flag, listOf, number } from '../fields';
import { moveSchema } from './plan';
import { serialSchema } from '../typed';
import { planSettingsSchema } from './planRequest';

const MOST_UNITS = 100;

/** POST /api/plans/effects/: what choosing each of these units for an order would do to the whole plan. */
export const planEffectsRequestSchema = z.strictObject({
  order_id: z.int().check(z.minimum(1)),
  serials: z.array(serialSchema).check(z.minLength(1), z.maxLength(MOST_UNITS)),
  settings: z._default(planSettingsSchema, planSettingsSchema.parse({})),
});
export type PlanEffectsRequest = z.output<typeof planEffectsRequestSchema>;

/** Status of a unit in the plan for an order. */
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
  /** One of too many, or changed in this moment. */
  'not compared',
] as const;
export type EffectKind = (typeof effectKinds)[number];

const effectSchema = z.object({
  serial: z.string(),
  kind: z.enum(effectKinds),
  /** 'change': what the plan loses. US dollars by the settings. */
  cost: number,
  moves: listOf(moveSchema),
});
export type PlanEffect = z.output<typeof effectSchema>;

export const planEffectsSchema = z.object({
  /** Only existing units. */
  effects: listOf(effectSchema),
  /** The plan does not have the order: it has its unit, or is closed. */
  is_left_out: flag,
  /** The plan is too large to be made beside other work. */
  is_too_large: flag,
});
export type PlanEffects = z.output<typeof planEffectsSchema>;
