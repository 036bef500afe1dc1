import type { LineField } from '../../../contract/requests/reading';
import { parseVoltage } from '../../matching/reading/voltage';

/** Line to line, volts, of windings in North America (ANSI C84.1, CSA C235) and of 50 Hz systems. */
const LOW_VOLTS = [120, 208, 220, 240, 277, 347, 380, 400, 415, 440, 480, 575, 600, 630, 645, 660, 690, 800];
const MEDIUM_VOLTS = [
  ...[2300, 2400, 3300, 4000, 4160, 4800, 6600, 6900, 7200, 7620, 7970, 8320, 8720, 11_000, 11_500, 12_000, 12_470],
  ...[13_090, 13_200, 13_800, 14_400, 16_000, 16_340, 16_500, 17_200, 19_920, 20_000, 20_780, 20_800, 21_600, 22_000],
  ...[22_860, 22_900, 23_000, 23_900, 24_000, 24_900, 24_940, 25_000, 26_400, 27_600, 27_800, 33_000, 34_400, 34_500],
  ...[35_000, 44_000, 46_000, 66_000, 69_000, 72_000, 115_000, 138_000, 161_000, 230_000, 345_000],
];
const USUAL_VOLTS: ReadonlySet<number> = new Set([...LOW_VOLTS, ...MEDIUM_VOLTS]);

/** Ratings, kVA, of distribution transformers (IEEE C57.12.20, .34 and .36, CSA C227) and of solar units. */
const USUAL_KVA: ReadonlySet<number> = new Set([
  ...[3, 5, 7.5, 10, 15, 25, 30, 37.5, 45, 50, 75, 100, 112.5, 125, 150, 167, 200, 225, 250, 300, 333, 400, 450, 500],
  ...[600, 630, 667, 700, 750, 800, 833, 900, 1000, 1200, 1250, 1333, 1500, 1600, 1667, 1750, 2000, 2250, 2300, 2400],
  ...[2500, 2600, 2700, 2750, 2800, 3000, 3150, 3250, 3300, 3500, 3600, 3750, 4000, 4200, 4400, 4500, 5000, 5500],
  ...[6000, 6250, 6500, 7000, 7500, 8000, 9000, 10_000, 12_000, 12_500, 15_000, 16_000, 18_000, 20_000, 22_000, 22_500],
  ...[24_000, 25_000, 28_000, 30_000],
]);
/** kVA. */
const MAX_SINGLE_PHASE = 1667;
const MIN_THREE_PHASE = 6;

interface Valued {
  readonly value: string;
  readonly doubt?: string | undefined;
}

type Values = ReadonlyMap<LineField, Valued>;

const textOf = (values: Values, field: LineField): string => values.get(field)?.value ?? '';
const partsOf = (value: string): string[] => value.split(/ (?:or|to|x) /);
/** The higher one of a center tap, '240/120'. */
const CENTER_TAP = /^(\d{3})\/\d{3}$/;
const voltsOf = (value: string): number[] =>
  partsOf(value).flatMap((part) => {
    const [, high] = CENTER_TAP.exec(part) ?? [];
    return high === undefined ? (parseVoltage(part) ?? []).map(({ volts }) => volts) : [Number(high)];
  });

/** Reasons against a value of a line, by field: an unusual rating, or another value that does not go with it. */
export function contradictionsIn(values: Values): ReadonlyMap<LineField, string> {
  return new Map([...ofVoltages(values), ...ofPhases(values), ...ofRating(values), ...ofQuantity(values)]);
}

type Doubt = readonly [field: LineField, reason: string];

function ofVoltages(values: Values): Doubt[] {
  const [primary, secondary] = [textOf(values, 'primary_voltage_kv'), textOf(values, 'secondary_voltage_kv')];
  const [high, low] = [voltsOf(primary), voltsOf(secondary)];
  const unusual = (field: LineField, volts: readonly number[]): Doubt[] =>
    volts.filter((each) => !USUAL_VOLTS.has(each)).map((each) => [field, `${each} V is an unusual voltage.`]);
  const isReversed = high.length > 0 && low.length > 0 && Math.max(...high) <= Math.max(...low);
  const reason = `Primary ${primary} is not above secondary ${secondary}.`;
  return [
    ...unusual('primary_voltage_kv', high),
    ...unusual('secondary_voltage_kv', low),
    ...alone(high, low),
    ...toNeutral(primary, textOf(values, 'phase')),
    ...(isReversed
      ? ([
          ['primary_voltage_kv', reason],
          ['secondary_voltage_kv', reason],
        ] as const)
      : []),
  ];
}

/** Volts. */
const LOW = 600;
const MAX_SECONDARY = 4800;

/** A high secondary without a primary, or the reverse, can be of the other side. */
function alone(high: readonly number[], low: readonly number[]): Doubt[] {
  if (high.length === 0 && low.length > 0 && Math.max(...low) > MAX_SECONDARY)
    return [['secondary_voltage_kv', 'The text names no primary above it.']];
  return low.length === 0 && high.length > 0 && Math.max(...high) <= LOW
    ? [['primary_voltage_kv', 'The text names no secondary below it.']]
    : [];
}

/** Voltages to neutral of grounded systems, V; no three-phase winding has them without a wye (domain facts, voltages). */
const NEUTRAL_ONLY = /^(?:7620|7970|14400|19920)$/;
/** Half of a pair, '12470GrdY/7200'. */
const HALF = /^(?:7200|7620|7970|14400|19920)(?:Grd)?Y$/;

function toNeutral(primary: string, phase: string): Doubt[] {
  return (phase === '3' && NEUTRAL_ONLY.test(primary)) || HALF.test(primary)
    ? [['primary_voltage_kv', `${primary} V is usually a voltage to neutral.`]]
    : [];
}

/** Low voltages of three-phase windings, and those of a single-phase winding with a center tap. */
const THREE_PHASE = /^(?:208|480|600)(?:Y|GrdY)/;
const CENTER_TAPPED = /^(?:240\/120|480\/240)$/;

function ofPhases(values: Values): Doubt[] {
  const [phase, secondary] = [textOf(values, 'phase'), textOf(values, 'secondary_voltage_kv')];
  const isWrong = (phase === '1' && THREE_PHASE.test(secondary)) || (phase === '3' && CENTER_TAPPED.test(secondary));
  const reason = `${secondary} is unusual for ${phase} phase.`;
  return isWrong
    ? [
        ['phase', reason],
        ['secondary_voltage_kv', reason],
      ]
    : [];
}

const MAX_UNITS = 400;

const ofQuantity = (values: Values): Doubt[] =>
  Number(textOf(values, 'quantity')) > MAX_UNITS ? [['quantity', 'The quantity is unusually large.']] : [];

function ofRating(values: Values): Doubt[] {
  const [kva, phase] = [textOf(values, 'kva_rating'), textOf(values, 'phase')];
  const ratings = partsOf(kva).map(Number);
  const unusual = ratings.find((each) => kva !== '' && !USUAL_KVA.has(each));
  if (unusual !== undefined) return [['kva_rating', `${unusual} kVA is an unusual rating.`]];
  const isOff =
    kva !== '' &&
    ratings.some((each) => (phase === '1' && each > MAX_SINGLE_PHASE) || (phase === '3' && each < MIN_THREE_PHASE));
  const reason = `${kva} kVA is unusual for ${phase} phase.`;
  return isOff
    ? [
        ['kva_rating', reason],
        ['phase', reason],
      ]
    : [];
}
