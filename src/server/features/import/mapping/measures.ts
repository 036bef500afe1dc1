import type { Measure } from '../../../../contract/import/mapping';
import type { Column } from '../columns/columns';

const NAMES: readonly (readonly [Measure, readonly string[]])[] = [
  ['gal', ['gal', 'gals', 'gallon', 'gallons', 'gll']],
  ['L', ['l', 'lt', 'ltr', 'ltrs', 'liter', 'liters', 'litre', 'litres']],
  ['V', ['v']],
  ['kV', ['kv', 'kilovolt', 'kilovolts']],
  ['kVA', ['kva']],
  ['MVA', ['mva']],
  ['VA', ['va']],
  ['in', ['in', 'inch', 'inches', '"']],
  ['mm', ['mm', 'millimeter', 'millimeters', 'millimetre', 'millimetres']],
  ['cm', ['cm', 'centimeter', 'centimeters', 'centimetre', 'centimetres']],
  ['ft', ['ft', 'feet', 'foot']],
  ['lb', ['lb', 'lbs', 'pound', 'pounds', '#', 'lbr']],
  ['kg', ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kgm']],
  ['ton', ['ton', 'tons', 'short ton', 'short tons']],
  ['t', ['t', 'mt', 'tonne', 'tonnes', 'metric ton', 'metric tons']],
];
const BY_NAME: ReadonlyMap<string, Measure> = new Map(
  NAMES.flatMap(([measure, names]) => names.map((name) => [name, measure] as const)),
);

export const measureNamed = (name: string): Measure | null =>
  BY_NAME.get(
    name
      .trim()
      .toLowerCase()
      .replace(/^u\.?s\.? ?/, '')
      .replace(/\.$/, ''),
  ) ?? null;

/** 'US$ x 1000', '$000s', 'thousands of USD'. */
const THOUSANDS_OF_DOLLARS =
  /^(?:(?:us ?\$|usd|\$),? ?(?:x ?1,?000|['’]?000(?:['’]?s)?|thousands?|k)|(?:thousands? (?:of )?|k ?)(?:us ?\$|usd|\$|(?:us )?dollars))$/i;

export const areThousands = (unit: string): boolean => THOUSANDS_OF_DOLLARS.test(unit.trim());

export function measureIn(header: string, choices: readonly Measure[]): Measure | null {
  const words = header.toLowerCase().split(/[^\p{L}"]+/u);
  const found = words.map(measureNamed).filter((each) => each !== null && choices.includes(each));
  return found.at(-1) ?? null;
}

/** The column's own unit first. */
const CHOICES: Readonly<Record<string, readonly Measure[]>> = {
  'US gallons': ['gal', 'L'],
  litres: ['L', 'gal'],
  inches: ['in', 'mm', 'cm', 'ft'],
  pounds: ['lb', 'kg', 'ton', 't'],
  kVA: ['kVA', 'MVA', 'VA'],
  kV: ['kV', 'V'],
  V: ['V', 'kV'],
  'V or kV': ['V', 'kV'],
};

export const measuresOf = ({ measure }: Column): readonly Measure[] => CHOICES[measure] ?? [];

/** Parts that hold the unit of the amounts beside them. */
const UNIT_PARTS: Readonly<Record<string, string>> = {
  weight_unit: 'pounds',
  volume_unit: 'litres',
  size_unit: 'inches',
  power_unit: 'kVA',
};

export const isUnitPart = (name: string): boolean => Object.hasOwn(UNIT_PARTS, name);

/** Whether all cells are units of what the part is for. */
export const areUnitsOf = (part: string, cells: readonly string[]): boolean =>
  cells.map(measureNamed).every((each) => each !== null && CHOICES[UNIT_PARTS[part] ?? '']?.includes(each) === true);

export const isNameplate = ({ format, measure }: Column): boolean => format.kind === 'text' && measure.includes('V');

/** Whole number over a power of ten, exact. */
const SIZES: Readonly<Record<Measure, readonly [number, number]>> = {
  L: [1, 0],
  gal: [3_785_411_784, 9],
  V: [1, 0],
  kV: [1_000, 0],
  kVA: [1, 0],
  MVA: [1_000, 0],
  VA: [1, 3],
  mm: [1, 0],
  cm: [10, 0],
  in: [254, 1],
  ft: [3_048, 1],
  kg: [1, 0],
  lb: [45_359_237, 8],
  ton: [90_718_474, 5],
  t: [1_000, 0],
};

const tenTo = (places: number) => 10n ** BigInt(places);

/** Exact; rounds half up. */
export function converted(text: string, from: Measure, to: Measure, places: number): string {
  const [whole = '', fraction = ''] = text.split('.');
  const [fromSize, fromPlaces] = SIZES[from];
  const [toSize, toPlaces] = SIZES[to];
  const above = BigInt(whole + fraction) * BigInt(fromSize) * tenTo(toPlaces) * tenTo(places);
  const below = tenTo(fraction.length) * BigInt(toSize) * tenTo(fromPlaces);
  const rounded = ((2n * above + below) / (2n * below)).toString().padStart(places + 1, '0');
  const point = rounded.length - places;
  return `${rounded.slice(0, point)}.${rounded.slice(point)}`.replace(/\.?0*$/, '');
}
