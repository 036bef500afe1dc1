import type { InventoryUnit, specStatuses } from '../../../contract/inventoryUnit';
import { distanceFromReference } from '../../../domain/distance/distance';
import { NOT_AVAILABLE, orNA } from '../../../domain/format/orNA';

export type SpecStatus = (typeof specStatuses)[number];

export interface UnitSpec {
  label: string;
  value: string;
  status: SpecStatus | null;
}

export interface UnitSection {
  title: string;
  specs: readonly UnitSpec[];
}

type Value = string | number | null;

const spec = (label: string, value: Value, status: SpecStatus | null = null, measure = ''): UnitSpec => {
  const written = orNA(value);
  return { label, value: measure && written !== NOT_AVAILABLE ? `${written} ${measure}` : written, status };
};

const place = ({ location, locationStatus }: InventoryUnit): UnitSpec =>
  location?.trim()
    ? spec('Location', `${location} · ${distanceFromReference(location)} mi`, locationStatus)
    : spec('Location', null);

/** The four specification sections of the unit screen (spec section 2, unit detail). */
export const unitSections = (unit: InventoryUnit): readonly UnitSection[] => [
  {
    title: 'Configuration',
    specs: [
      spec('Phase', unit.phase, unit.phaseStatus),
      spec('KVA Rating', unit.kvaRating, unit.kvaRatingStatus),
      spec('Primary Voltage', unit.primaryVoltage, unit.primaryVoltageStatus),
      spec('Secondary Voltage', unit.secondaryVoltage, unit.secondaryVoltageStatus),
      spec('Impedance', unit.impedance, unit.impedanceStatus, '%'),
      spec('Taps', unit.taps, unit.tapsStatus),
      spec('Bushing Type', unit.bushingType, unit.bushingTypeStatus),
      spec('Bush Configuration', unit.bushConfiguration, unit.bushConfigurationStatus),
    ],
  },
  {
    title: 'Cooling & Oil',
    specs: [
      spec('Oil Type', unit.oilType, unit.oilTypeStatus),
      spec('Oil Volume', unit.oilVolume, unit.oilVolumeStatus, 'gal'),
    ],
  },
  {
    title: 'Unit Specifications',
    specs: [
      spec('Dimensions', unit.dimensions, unit.dimensionsStatus),
      spec('Weight', unit.weight, unit.weightStatus, 'lb'),
      spec('Unit Type', unit.unitType, unit.unitTypeStatus),
      spec('Category', unit.category, unit.categoryStatus),
    ],
  },
  { title: 'Additional Information', specs: [place(unit), spec('Notes', unit.notes)] },
];
