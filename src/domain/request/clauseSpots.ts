import type { LineField } from '../../contract/requests/reading';
import { bushingRatingSpots, fusingSpots, phaseSpots, secondaryBushingSpots, wordSpots } from '../phrases/fittings';
import { conditionSpots, fluidSpots, windingSpots } from '../phrases/materials';
import { powerSpots, type PowerSpot } from '../phrases/power';
import { priceSpots } from '../phrases/price';
import { quantitySpots } from '../phrases/quantities';
import { bilSpots, impedanceSpots, lossSpots, soundSpots } from '../phrases/ratings';
import { sizeSpots } from '../phrases/sizes';
import { spot, type Spot } from '../phrases/spot';
import { tapSpots } from '../phrases/tapReach';
import { requestedVoltages } from '../phrases/voltages';

export type LineSpot = Spot<LineField>;

const readers: readonly ((clause: string) => readonly LineSpot[])[] = [
  ...[phaseSpots, wordSpots, bushingRatingSpots, secondaryBushingSpots, fusingSpots, fluidSpots, windingSpots],
  ...[conditionSpots, priceSpots, bilSpots, impedanceSpots, lossSpots, soundSpots, sizeSpots, tapSpots],
];

/** All that a part of a clause states of a unit, except ratings and quantities, which cut a clause into parts. */
export const partSpots = (part: string): LineSpot[] => [
  ...readers.flatMap((read) => read(part)),
  ...voltageSpots(part),
];

function voltageSpots(part: string): LineSpot[] {
  if (!/\d/.test(part)) return [];
  const { primary, secondary } = requestedVoltages(part);
  return [
    ...primary.map((token) => spot('primary_voltage_kv' as const, inVolts(token.value), token)),
    ...secondary.map((token) => spot('secondary_voltage_kv' as const, inVolts(token.value), token)),
  ];
}

/** '12.47' is 12470; nameplate text stays. */
const inVolts = (value: string): string =>
  value.replaceAll(/(?<![\d.\w/])\d+(?:\.\d+)?(?![\d\w./])/g, (number) =>
    Number(number) < 100 ? String(Math.round(Number(number) * 1000)) : number,
  );

/** For which ratings a part holds: 'four-hole for units up to 300 kVA'. */
export interface Scope {
  readonly from: number;
  readonly to: number;
}

const SCOPES: readonly (readonly [RegExp, (kva: number) => Scope])[] = [
  [
    /(?:units? |transformers? |those )?(?:rated |of |sized? )?(?<!to )(\d[\d,.]*) ?kva (?:and|or) (?:larger|above|over|up|bigger|greater)/,
    (kva) => ({ from: kva, to: Infinity }),
  ],
  [
    /(?:units? |transformers? |those )(?:rated |of |sized? )?(?:up to(?: and including)?|through) ?(\d[\d,.]*) ?kva|(\d[\d,.]*) ?kva (?:and|or) (?:smaller|below|less|under)/,
    (kva) => ({ from: 0, to: kva }),
  ],
  [
    /(?:units? |transformers? )?(?:above|over|larger than|greater than|exceeding) ?(\d[\d,.]*) ?kva/,
    (kva) => ({ from: kva + 0.01, to: Infinity }),
  ],
  [
    /(?:units? |transformers? )?(?:below|under|smaller than|less than) ?(\d[\d,.]*) ?kva/,
    (kva) => ({ from: 0, to: kva - 0.01 }),
  ],
];

export function scopeOf(part: string): Scope | null {
  for (const [pattern, make] of SCOPES) {
    const found = pattern.exec(part);
    if (found) return make(Number((found[1] ?? found[2] ?? '').replaceAll(',', '')));
  }
  return null;
}

export const ratings = (clause: string): PowerSpot[] => (scopeOf(clause) ? [] : powerSpots(clause));
export const quantities = quantitySpots;
