import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { UnitsTable } from '../../../db/schema/schema';

const SAID = [
  ...(['serial', 'condition', 'phase', 'kva_rating', 'primary_voltage', 'secondary_voltage'] as const),
  ...(['primary_bil_kv', 'impedance_pct', 'taps', 'bush_type', 'bush_config_description'] as const),
  ...(['fusing_description', 'type_of_fluid', 'oil_volume_gal', 'width_in', 'depth_in', 'height_in'] as const),
  ...(['weight_lbs', 'manufacturer', 'mfg_year', 'cooling_class', 'winding_material', 'unit_type'] as const),
] as const satisfies readonly (keyof UnitsTable)[];

/** Numerics are text. */
export type DocumentUnit = Pick<Selectable<UnitsTable>, (typeof SAID)[number]>;

/** Increment when drawings or documents of the same record change. */
const MADE_AS = 1;
const VERSION_LETTERS = 16;

const versions = new WeakMap<DocumentUnit, string>();

/** Changes with the drawings and documents of the unit. */
export function versionOf(unit: DocumentUnit): string {
  const version = versions.get(unit) ?? hashOf([MADE_AS, ...SAID.map((name) => unit[name])]);
  versions.set(unit, version);
  return version;
}

const hashOf = (values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, VERSION_LETTERS);
