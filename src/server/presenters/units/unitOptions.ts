import type { Selectable } from 'kysely';
import type { UnitOptionsRequest } from '../../../contract/unit/inventoryUnit';
import type { UnitOptionsTable } from '../../db/schema';

type UnitOptionsRow = Selectable<UnitOptionsTable>;

/** The option fields of an inventory unit (spec section 3): null, and version 0, where none were saved. */
export const toUnitOptions = (row: UnitOptionsRow | undefined) => ({
  fr3EstimatedGallons: row?.fr3_estimated_gallons ?? null,
  reTank: row?.re_tank ?? null,
  feedConversion: row?.feed_conversion ?? null,
  replacementCabinet: row?.replacement_cabinet ?? null,
  turnPull: row?.turn_pull ?? null,
  optionsVersion: row?.version ?? 0,
});

/** The columns of what a save sends. */
export const toOptionColumns = (options: UnitOptionsRequest) => ({
  fr3_estimated_gallons: options.fr3EstimatedGallons ?? null,
  re_tank: options.reTank,
  feed_conversion: options.feedConversion,
  replacement_cabinet: options.replacementCabinet,
  turn_pull: options.turnPull,
});
