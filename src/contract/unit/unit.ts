import * as z from 'zod/mini';
import { flag, identifier, listOf, number, quantity, text, trait } from '../fields';

/** A photo or document that people added, a drawing or sheet that is made from the record. */
export const madeKinds = ['photo', 'document', 'drawing', 'sheet'] as const;

export const imageSchema = z.object({
  url: text,
  file_name: text,
  file_type: text,
  /** Beyond the specification, like the fields below: absent if the server does not say. */
  kind: z.optional(z.nullable(z.enum(madeKinds))),
  /** The picture in smaller sizes, for a card and for a row. */
  card_url: z.optional(z.nullable(z.string())),
  list_url: z.optional(z.nullable(z.string())),
  caption: z.optional(z.nullable(z.string())),
});
export type UnitFile = z.output<typeof imageSchema>;

/** The eight scored features; true if the unit fits the requirement without work. */
const featureMatchSchema = z.object({
  order_type_match: flag,
  phase_match: flag,
  power_rating_match: flag,
  primary_voltage_match: flag,
  secondary_voltage_match: flag,
  taps_match: flag,
  bushing_config_match: flag,
  fusing_match: flag,
});
export type FeatureMatch = z.output<typeof featureMatchSchema>;
export type FeatureMatchKey = keyof FeatureMatch;

/** Cost of each add-on for this unit and requirement, US dollars; 0 if not needed. */
const costBreakdownSchema = z.object({
  fr3_cost: number,
  turn_pull_cost: number,
  feed_conversion_cost: number,
  replacement_cabinet_cost: number,
  retank_cost: number,
});
export type CostBreakdown = z.output<typeof costBreakdownSchema>;

/**
 * How a feature of a unit compares with a requirement. 'oversized': two standard sizes above the required kVA. 'not
 * recorded': missing or unreadable on the unit. 'not understood': the requirement cannot be read. 'not required': the
 * order has no requirement. 'differs': a different value that is not judged (dimensions, weight, oil volume, bushing
 * type).
 */
export const verdicts = [
  'exact',
  'acceptable',
  'oversized',
  'needs work',
  'does not fit',
  'not recorded',
  'not understood',
  'not required',
  'differs',
] as const;
export type Verdict = (typeof verdicts)[number];

/** How one feature was judged: required and actual as people read them, the verdict and the points it earned. */
export const featureVerdictSchema = z.object({
  feature: text,
  required: text,
  actual: text,
  verdict: z._default(z.nullable(z.enum(verdicts)), null),
  points: number,
  weight: number,
  /** A sentence: what differs, and what would change it. */
  note: text,
});
export type FeatureVerdict = z.output<typeof featureVerdictSchema>;

/** Work that makes a unit fit an order. */
export const works = ['turnPull', 'rewind', 'feedConversion', 'fr3', 'replacementCabinet', 'reTank'] as const;
export type Work = (typeof works)[number];

/**
 * Work that this unit needs for this order; US dollars, null if no cost is recorded. `by_rate` is beyond the specification:
 * the cost is not the unit's, but the price that the rates have for such work.
 */
const neededWorkSchema = z.object({
  work: z._default(z.nullable(z.enum(works)), null),
  cost: number,
  by_rate: z.optional(z.nullable(z.boolean())),
});
export type NeededWork = z.output<typeof neededWorkSchema>;

/** How a unit fits an order, best first: the first thing that anybody sees of it. */
export const fitClasses = [
  'Fits',
  'Fits with work',
  'Fits, to be checked',
  'Misses a requirement',
  'Does not fit',
] as const;
export type FitClass = (typeof fitClasses)[number];

/** A required feature that a unit does not meet without work, in words: 'Fluid: Silicone does not fit FR3'. */
export const fitGapSchema = z.object({
  feature: text,
  verdict: z._default(z.nullable(z.enum(verdicts)), null),
  text,
});
export type FitGap = z.output<typeof fitGapSchema>;

/** The fit class of a unit for an order, from all required features, and its gaps, worst first. */
export const fitSchema = z.object({
  class: z._default(z.nullable(z.enum(fitClasses)), null),
  gaps: listOf(fitGapSchema),
});
export type Fit = z.output<typeof fitSchema>;

/** A unit recommended for an order, or found by its inventory control number (spec section 3). */
export const unitSchema = z.object({
  serial: identifier,
  condition: trait,
  phase: quantity,
  kva_rating: quantity,
  primary_voltage: quantity,
  secondary_voltage: quantity,
  /** Spelled as on the wire. Percent. */
  impedence: quantity,
  taps: trait,
  bush_type: trait,
  bush_config_description: trait,
  fusing_description: trait,
  type_of_fluid: trait,
  /** US gallons. */
  oil_volume: quantity,
  /** Inches. */
  unit_width: quantity,
  unit_depth: quantity,
  unit_height: quantity,
  /** Pounds. */
  total_weight: quantity,
  warehouse_desc: text,
  fab_notes: text,
  comments: text,
  /** US dollars, the FR3 fill included if the unit needs one. */
  jcm_total_cost: number,
  /** The parts of that cost beside the FR3 fill. */
  unit_cost: number,
  labor_cost: number,
  materials_cost: number,
  jcm_result: z._default(
    z.nullable(z.object({ cost_breakdown: z._default(z.nullable(costBreakdownSchema), null) })),
    null,
  ),
  /** The price for this order: its sale price, otherwise the unit's list price. */
  m_price: number,
  list_price: number,
  /** With the needed work whose cost is recorded. */
  margin: number,
  margin_percentage: number,
  reason: text,
  /** 0 to 1. */
  match_score: number,
  mfg_year: quantity,
  requires_turn_pull: flag,
  images: listOf(imageSchema),
  feature_match: z._default(z.nullable(featureMatchSchema), null),
  /** Beyond the specification: how the score came about. Absent if the server does not explain it. */
  score_details: listOf(featureVerdictSchema),
  /** Beyond the specification: absent if the server does not judge. */
  fit: z._default(z.nullable(fitSchema), null),
  /** False if a critical feature does not fit. */
  can_serve: flag,
  needed_work: listOf(neededWorkSchema),
  /** Basic impulse level of the primary, kV. */
  bil: quantity,
  winding_material: trait,
  /** Secondary bushings. */
  sec_bush: trait,
});
export type Unit = z.output<typeof unitSchema>;
