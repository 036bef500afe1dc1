import * as z from 'zod/mini';
import { ratesOrNone } from '../rates/rateSets';
import { imageSchema, madeKinds } from './unit';
import { flag, identifier, listOf, number, quantity, text, trait } from '../fields';

/** How a unit's specification stands against a requirement; null where nothing is required. */
export const specStatuses = ['check', 'tolerance', 'warning', 'alert'] as const;
const status = z._default(z.nullable(z.enum(specStatuses)), null);

/** One unit of the inventory: GET /api/inventory-stats/by-code/{itemCode} (spec section 3). */
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
  /** What a save of the options must name; 0 where none were saved, null where the server keeps none. */
  optionsVersion: number,
  /** When it was retired, ISO 8601, and by whom; null where it is active. */
  retiredAt: z.optional(z.nullable(z.string())),
  retiredBy: z.optional(z.nullable(z.string())),
  /** The rates that hold today, and those that the saved options were made with where they are others. */
  rates: ratesOrNone,
  optionsRates: ratesOrNone,
  badgeText: text,
  badgeColor: text,
  /** Beyond the specification: all pictures, photos first, in place of the one image. */
  pictures: z.optional(z.array(imageSchema)),
  /** Beyond the specification: whether it is made from the record. */
  attachments: listOf(z.object({ name: text, url: text, kind: z.optional(z.nullable(z.enum(madeKinds))) })),
});
export type InventoryUnit = z.output<typeof inventoryUnitSchema>;
