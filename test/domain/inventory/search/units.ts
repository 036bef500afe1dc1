import fc from 'fast-check';
import { EMPTY_UNIT, type StoredUnit } from '../../../../src/domain/unitStore/storedUnit';

/** Fields that the inventory does not read. */
const unread = {
  ...{ bilKv: fc.constant(null), taps: fc.constant(null), fusing: fc.constant(null), unitType: fc.constant(null) },
  ...{ secondaryBushings: fc.constant(null), impedancePct: fc.constant(null), laborCost: fc.constant(null) },
  ...{ materialsCost: fc.constant(null), fr3FillCost: fc.constant(null), turnPullCost: fc.constant(null) },
  ...{
    feedConversionCost: fc.constant(null),
    replacementCabinetCost: fc.constant(null),
    retankCost: fc.constant(null),
  },
};

/** Few different values of each, so that selections find units; some of them missing or unreadable. */
export const storedUnits = (serial: fc.Arbitrary<string>): fc.Arbitrary<StoredUnit> =>
  fc.record({
    ...unread,
    serial,
    condition: fc.constantFrom('RC', 'RW'),
    phase: fc.constantFrom(1, 3),
    kva: fc.constantFrom(45, 112.5, 500, 1500),
    primaryVoltage: fc.constantFrom('12470GrdY/7200', '12470', '4160', '12.47 kV', '13200 x 4160', 'odd'),
    secondaryVoltage: fc.constantFrom('480Y/277', '240', '208Y/120'),
    bushType: fc.constantFrom(null, 'Dead Front', 'Porcelain'),
    bushConfiguration: fc.constantFrom(null, 'Loop Feed Dead Front', 'Radial Feed Live Front'),
    fluid: fc.constantFrom(null, 'FR3', 'Mineral Oil', ' '),
    windingMaterial: fc.constantFrom(null, 'Copper', 'AL', 'Unknown'),
    location: fc.constantFrom(null, 'Phoenix, AZ', 'austin, TX', 'Austin, TX'),
    manufacturer: fc.constantFrom(null, 'ABB', 'Cooper', 'abb'),
    mfgYear: fc.constantFrom(null, 1960, 1986, 1987, 2016, 2017, 2026, 2030),
    weightLbs: fc.constantFrom(null, 0, 3240, 3240.5, 90_000_000),
    unitCost: fc.constantFrom(null, 0, 6580.05, 9_999_999_999.99),
    listPrice: fc.constantFrom(null, 18_950, 18_950.01),
    cabinetNeedsReplacing: fc.boolean(),
    tankNeedsReplacing: fc.boolean(),
    hasPhotos: fc.boolean(),
    isReserved: fc.boolean(),
    isRetired: fc.boolean(),
    isIncomplete: fc.boolean(),
    fabNotes: fc.constantFrom(null, 'Rust at base', 'No leaks'),
    comments: fc.constantFrom(null, 'rust, 24 h'),
  });

/** An available unit of which everything is recorded. */
export const aStoredUnit = (fields: Partial<StoredUnit> = {}): StoredUnit => ({
  ...EMPTY_UNIT,
  ...{ serial: '70001', condition: 'RC', phase: 3, kva: 500, primaryVoltage: '12470GrdY/7200' },
  ...{ secondaryVoltage: '480Y/277', bushType: 'Dead Front', bushConfiguration: 'Loop Feed Dead Front', fluid: 'FR3' },
  ...{ windingMaterial: 'Copper', location: 'Phoenix, AZ', manufacturer: 'ABB', mfgYear: 2014, weightLbs: 3_240 },
  ...{ unitCost: 6_580.05, listPrice: 18_950, cabinetNeedsReplacing: false, tankNeedsReplacing: false },
  ...{ hasPhotos: true, isReserved: false, isRetired: false, fabNotes: 'Rust at base' },
  ...fields,
});
