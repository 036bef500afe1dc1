import type { LineField } from '../../contract/requests/reading';
import { bushingRatingSpots, fusingSpots, phaseSpots, secondaryBushingSpots, wordSpots } from '../phrases/fittings';
import { conditionSpots, fluidSpots, windingSpots } from '../phrases/materials';
import { priceSpots } from '../phrases/price';
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
