import type { InventoryExportQuery, InventorySelection } from '../../../../src/contract/inventory/inventoryQuery';
import type { StoredUnit } from '../../../../src/domain/unitStore/storedUnit';

/** The units' values written down by hand from the texts of `units.ts`, and lists made by filtering and sorting arrays. */
const NONE = '(not recorded)';

const connections: Record<string, string> = {
  '12470GrdY/7200': 'Grounded wye',
  '12470': 'Delta',
  '4160': 'Delta',
  '13200 x 4160': 'Delta',
  '12.47 kV': 'Delta',
};
/** A bare number is delta on the primary alone. */
const secondaries: Record<string, string> = { '480Y/277': 'wye', '208Y/120': 'wye' };
const voltNumbers: Record<string, number> = {
  '12470GrdY/7200': 12_470,
  '12470': 12_470,
  '4160': 4_160,
  '13200 x 4160': 13_200,
  odd: 1e15,
  '480Y/277': 480,
  '240': 240,
  '208Y/120': 208,
};
const windings: Record<string, string> = { Copper: 'Copper', AL: 'Aluminum' };

const primaryOf = ({ primaryVoltage: text }: StoredUnit) => (text === '12.47 kV' ? '12470' : (text ?? ''));
const secondaryOf = ({ secondaryVoltage }: StoredUnit) => secondaryVoltage ?? '';

function ageOf(mfgYear: number | null, year: number): string {
  if (mfgYear === null) return NONE;
  const age = year - mfgYear;
  if (age >= 40) return '40+';
  if (age >= 30) return '30-39';
  if (age >= 20) return '20-29';
  return age >= 10 ? '10-19' : '0-9';
}

export function valuesByHand(unit: StoredUnit, year: number): Record<string, string> {
  // The type says what the configuration leaves open.
  const named = (...words: readonly string[]) =>
    [unit.bushConfiguration, unit.bushType].flatMap((text) => words.find((word) => text?.includes(word)) ?? []).at(0);
  const [primary, secondary] = [connections[unit.primaryVoltage ?? ''], secondaries[unit.secondaryVoltage ?? '']];
  return {
    kva: `${unit.kva}`,
    primary_voltage: primaryOf(unit),
    secondary_voltage: secondaryOf(unit),
    connection: primary && secondary ? `${primary}-${secondary}` : NONE,
    phase: `${unit.phase}`,
    fluid: unit.fluid?.trim() ? unit.fluid : NONE,
    feed: named('Loop', 'Radial') ?? NONE,
    front: { Dead: 'Dead front', Live: 'Live front' }[named('Dead', 'Live') ?? ''] ?? NONE,
    winding: windings[unit.windingMaterial ?? ''] ?? NONE,
    condition: unit.condition ?? '',
    warehouse: unit.location ?? NONE,
    age: ageOf(unit.mfgYear, year),
    availability: unit.isRetired ? 'retired' : unit.isReserved ? 'reserved' : 'free',
    needs_cabinet: unit.cabinetNeedsReplacing ? 'yes' : 'no',
    needs_tank: unit.tankNeedsReplacing ? 'yes' : 'no',
    incomplete: unit.isIncomplete ? 'yes' : 'no',
    has_photos: unit.hasPhotos ? 'yes' : 'no',
  };
}

const fitsFacet = (values: Record<string, string>, facet: string, chosen: string | string[] | undefined) =>
  chosen === undefined || [chosen].flat().includes(values[facet] ?? '');

function fitsText(unit: StoredUnit, search = ''): boolean {
  const words = search.toLowerCase().split(' ').filter(Boolean);
  const texts = [unit.serial, unit.manufacturer ?? '', unit.fabNotes ?? '', unit.comments ?? '', unit.location ?? ''];
  return words.every((word) => texts.some((text) => text.toLowerCase().includes(word)));
}

/** Retired units are there on request only. */
const facetsOf = (selection: InventorySelection) =>
  Object.entries({ availability: ['free', 'reserved'], ...selection }).filter(
    ([name]) => name !== 'search' && name !== 'ordering',
  );

export function listedByTheBook(
  units: StoredUnit[],
  { ordering = 'serial', ...selection }: InventoryExportQuery,
  year: number,
) {
  const fitting = units.filter((unit) => {
    const values = valuesByHand(unit, year);
    return (
      fitsText(unit, selection.search) &&
      facetsOf(selection).every(([facet, chosen]) => fitsFacet(values, facet, chosen))
    );
  });
  const sort = ordering.replace('-', '');
  const bySerial = (a: StoredUnit, b: StoredUnit) => (a.serial < b.serial ? -1 : 1);
  const compare = (a: StoredUnit, b: StoredUnit) => compareKeys(keyOf(a, sort), keyOf(b, sort)) || bySerial(a, b);
  const recorded = fitting.filter((unit) => keyOf(unit, sort) !== null).sort(compare);
  const missing = fitting.filter((unit) => keyOf(unit, sort) === null).sort(bySerial);
  const inOrder = [...(ordering.startsWith('-') ? recorded.reverse() : recorded), ...missing];
  return inOrder.map(({ serial }) => serial);
}

type Key = (number | string)[] | null;
const words = (text: string | null): Key => (text === null ? null : [text.toLowerCase(), text]);
const number = (value: number | null): Key => (value === null ? null : [value]);

function keyOf(unit: StoredUnit, sort: string): Key {
  const keys: Record<string, Key> = {
    serial: [0],
    kva: number(unit.kva),
    primary_voltage: [voltNumbers[primaryOf(unit)] ?? NaN, primaryOf(unit)],
    secondary_voltage: [voltNumbers[secondaryOf(unit)] ?? NaN, secondaryOf(unit)],
    manufacturer: words(unit.manufacturer),
    year: number(unit.mfgYear),
    warehouse: words(unit.location),
    unit_cost: number(unit.unitCost),
    list_price: number(unit.listPrice),
    weight: number(unit.weightLbs),
  };
  return keys[sort] ?? null;
}

function compareKeys(a: Key, b: Key): number {
  for (const [at, one] of (a ?? []).entries()) {
    const other = b?.[at] ?? '';
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
}

/** For each facet its values with counts, all other facets standing; without any that no unit has. */
export function countedByTheBook(units: StoredUnit[], selection: InventorySelection, year: number) {
  const counts: Record<string, Record<string, number>> = {};
  for (const facet of Object.keys(valuesByHand(units[0]!, year))) {
    const others = { ...selection, [facet]: undefined };
    const serials = new Set(listedByTheBook(units, others, year));
    counts[facet] = {};
    for (const unit of units.filter(({ serial }) => serials.has(serial))) {
      const value = valuesByHand(unit, year)[facet]!;
      counts[facet][value] = (counts[facet][value] ?? 0) + 1;
    }
  }
  return counts;
}
