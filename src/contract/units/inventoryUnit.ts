import * as z from 'zod/mini';
import { ratesOrNone } from '../rates/rateSets';
import { imageSchema, madeKinds } from './unit';
import { flag, identifier, listOf, number, quantity, text, trait } from '../fields';

/** Status of a specification compared with the requirement; null if nothing is required. */
export const specStatuses = ['check', 'tolerance', 'warning', 'alert'] as const;
const status = z._default(z.nullable(z.enum(specStatuses)), null);

/** GET /api/inventory-stats/by-code/{itemCode} (spec section 3). */
export const inventoryUnitSchema = z.object({
  itemCode: identifier,
  itemName: text,
  imageUrl: text,
  phase: quantity,
  phaseStatus: status,
  kvaRating: quantity,
  kvaRatingStatus: status,
  primaryVoltage: quantity,
  primaryVoltageStatus: status,
  secondaryVoltage: quantity,
  secondaryVoltageStatus: status,
  impedance: quantity,
  impedanceStatus: status,
  taps: trait,
  tapsStatus: status,
  bushingType: trait,
  bushingTypeStatus: status,
  bushConfiguration: trait,
  bushConfigurationStatus: status,
  fusing: trait,
  fusingStatus: status,
  /** Basic impulse level of the primary, kV. */
  bil: quantity,
  bilStatus: status,
  windingMaterial: trait,
  windingMaterialStatus: status,
  secondaryBushings: trait,
  secondaryBushingsStatus: status,
  oilType: trait,
  oilTypeStatus: status,
  /** US gallons. */
  oilVolume: quantity,
  oilVolumeStatus: status,
  dimensions: text,
  dimensionsStatus: status,
  /** Pounds. */
  weight: quantity,
  weightStatus: status,
  unitType: trait,
  unitTypeStatus: status,
  category: trait,
  categoryStatus: status,
  location: text,
  locationStatus: status,
  notes: text,
  coolingType: trait,
  /** US dollars. */
  unitCost: number,
  laborCosts: number,
  materialsCost: number,
  sellPrice: number,
  unitPrice: number,
  fr3EstimatedGallons: quantity,
  reTank: flag,
  feedConversion: flag,
  replacementCabinet: flag,
  turnPull: flag,
  /** Required by a save of the options; 0 before the first save, null if the server has no versions. */
  optionsVersion: number,
  /** ISO 8601; null while active. */
  retiredAt: z.optional(z.nullable(z.string())),
  retiredBy: z.optional(z.nullable(z.string())),
  /** Absent while active, and if unknown. */
  retiredReason: z.optional(z.nullable(z.string())),
  /** Whether kVA or voltages are missing, so that it is not matched. */
  isIncomplete: z.optional(z.boolean()),
  /** Today's rates, and those of the saved options if different. */
  rates: ratesOrNone,
  optionsRates: ratesOrNone,
  badgeText: text,
  badgeColor: text,
  /** Beyond the specification: all pictures, photos first. */
  pictures: z.optional(z.array(imageSchema)),
  /** Beyond the specification: how it was made. */
  attachments: listOf(z.object({ name: text, url: text, kind: z.optional(z.nullable(z.enum(madeKinds))) })),
});
export type InventoryUnit = z.output<typeof inventoryUnitSchema>;

/** The response to PUT …/options: the version required by the next save; null without versions on the server. */
export const unitOptionsSavedSchema = z.object({ optionsVersion: number });

/** PUT /api/inventory-stats/by-code/{itemCode}/options (spec section 7). */
export const unitOptionsRequestSchema = z.strictObject({
  /** US gallons; absent if FR3 is off. */
  fr3EstimatedGallons: z.optional(z.int().check(z.minimum(0), z.maximum(999_999))),
  reTank: z.boolean(),
  feedConversion: z.boolean(),
  replacementCabinet: z.boolean(),
  turnPull: z.boolean(),
  /** Switches to today's rates. If omitted, an estimate retains its rates. */
  todaysRates: z.optional(z.literal(true)),
});
export type UnitOptionsRequest = z.output<typeof unitOptionsRequestSchema>;

/** The loaded version as an entity tag: `"3"`; `"0"` before the first save. */
export const unitOptionsHeadersSchema = z.object({
  'if-match': z.optional(
    z.string().check(z.regex(/^"(0|[1-9]\d{0,8})"$/, 'must be a version in quotation marks, like "3"')),
  ),
});
