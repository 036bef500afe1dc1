import type { DocumentUnit } from '../../../../../src/server/features/files/documents/documentUnit';
import type { neededFields } from '../../../../../src/domain/units/incomplete';
import type { SampleUnit } from '../../../../../src/sample/jobs';
import { sampleUnits } from '../../../../../src/sample/units';

const text = (value: number | null) => (value === null ? null : String(value));

/** Complete, as all units of the sample are. */
type CompleteUnit = {
  [Field in keyof DocumentUnit]: Field extends (typeof neededFields)[number]
    ? NonNullable<DocumentUnit[Field]>
    : DocumentUnit[Field];
};

export function unitOf(unit: SampleUnit): CompleteUnit {
  return {
    ...unit,
    kva_rating: String(unit.kva_rating),
    primary_bil_kv: text(unit.primary_bil_kv),
    impedance_pct: text(unit.impedance_pct),
    oil_volume_gal: text(unit.oil_volume_gal),
    width_in: text(unit.width_in),
    depth_in: text(unit.depth_in),
    height_in: text(unit.height_in),
    weight_lbs: text(unit.weight_lbs),
  };
}

export function exampleUnit(changes: Partial<CompleteUnit> = {}): CompleteUnit {
  const [unit] = sampleUnits();
  if (unit === undefined) throw new Error('The sample set is empty.');
  return { ...unitOf(unit), ...changes };
}
