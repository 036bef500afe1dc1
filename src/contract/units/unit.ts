import * as z from 'zod/mini';
import { flag, identifier, listOf, number, quantity, text, trait } from '../fields';

/** An uploaded photo or document, or a drawing or sheet generated from the record. */
export const madeKinds = ['photo', 'document', 'drawing', 'sheet'] as const;

export const imageSchema = z.object({
  url: text,
  file_name: text,
  file_type: text,
  /** Beyond the specification, like the fields below: absent if unknown. */
  kind: z.optional(z.nullable(z.enum(madeKinds))),
  /** Smaller sizes for a card and for a row. */
  card_url: z.optional(z.nullable(z.string())),
  list_url: z.optional(z.nullable(z.string())),
  caption: z.optional(z.nullable(z.string())),
});
export type UnitFile = z.output<typeof imageSchema>;

/** The eight scored features; true if they fit without work. */
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
 * How a feature compares with a requirement. 'oversized': two standard sizes above the required kVA. 'not recorded': missing or
 * unreadable on the unit. 'not understood': the requirement is unreadable. 'differs': not judged, but different (dimensions, weight,
 * oil volume, bushing type).
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

/** The judgment of a feature: display texts, verdict and points. */
export const featureVerdictSchema = z.object({
  feature: text,
  required: text,
  actual: text,
  verdict: z._default(z.nullable(z.enum(verdicts)), null),
  points: number,
  weight: number,
  /** The difference and its fix, as a sentence. */
  note: text,
});
export type FeatureVerdict = z.output<typeof featureVerdictSchema>;

export const works = ['turnPull', 'rewind', 'feedConversion', 'fr3', 'replacementCabinet', 'reTank'] as const;
export type Work = (typeof works)[number];

/** US dollars, null if not recorded. `by_rate` (beyond the specification): the price of the rates, not the unit's cost. */
const neededWorkSchema = z.object({
  work: z._default(z.nullable(z.enum(works)), null),
  cost: number,
  by_rate: z.optional(z.nullable(z.boolean())),
});
export type NeededWork = z.output<typeof neededWorkSchema>;

/** How a unit fits an order, best first. */
export const fitClasses = [
  'Fits',
  'Fits with work',
  'Fits, to be checked',
  'Misses a requirement',
  'Does not fit',
] as const;
export type FitClass = (typeof fitClasses)[number];

/** An unmet requirement: 'Fluid: Silicone does not fit FR3'. */
export const fitGapSchema = z.object({
  feature: text,
  verdict: z._default(z.nullable(z.enum(verdicts)), null),
  text,
});
export type FitGap = z.output<typeof fitGapSchema>;

/** The fit class from all required features, and the gaps, worst first. */
export const fitSchema = z.object({
  class: z._default(z.nullable(z.enum(fitClasses)), null),
  gaps: listOf(fitGapSchema),
});
export type Fit = z.output<typeof fitSchema>;

/** A recommended unit, or one found by inventory control number (spec section 3). */
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
  /** US dollars, with the FR3 fill if the unit needs one. */
  jcm_total_cost: number,
  /** The parts of that cost besides the FR3 fill. */
  unit_cost: number,
  labor_cost: number,
  materials_cost: number,
  jcm_result: z._default(
    z.nullable(z.object({ cost_breakdown: z._default(z.nullable(costBreakdownSchema), null) })),
    null,
  ),
  /** The order's sale price, otherwise the unit's list price. */
  m_price: number,
  list_price: number,
  /** With the recorded cost of needed work. */
  margin: number,
  margin_percentage: number,
  reason: text,
  /** 0 to 1. */
  match_score: number,
  mfg_year: quantity,
  requires_turn_pull: flag,
  images: listOf(imageSchema),
  feature_match: z._default(z.nullable(featureMatchSchema), null),
  /** Beyond the specification: the parts of the score. */
  score_details: listOf(featureVerdictSchema),
  /** Beyond the specification: absent if not judged. */
  fit: z._default(z.nullable(fitSchema), null),
  /** False if a critical feature does not fit. */
  can_serve: flag,
  needed_work: listOf(neededWorkSchema),
  /** Basic impulse level of the primary, kV. */
  bil: quantity,
  winding_material: trait,
  sec_bush: trait,
});
export type Unit = z.output<typeof unitSchema>;
