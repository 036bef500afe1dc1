import { voltageText } from '../matching/reading/voltage';
import { plainNumber, type Quantity, quantityText, tidyText } from '../quantity/quantity';
import { listOf } from '../format/text';
import { formatNumber } from '../format/number';
import type { Requirement } from '../../contract/order/order';

/** A value with its unit of measure. Only a number has one: nameplate text ('480Y/277') carries its own. */
export function measured(text: string, unitOfMeasure: string | undefined): string {
  if (unitOfMeasure === undefined || plainNumber(text) === null) return text;
  return unitOfMeasure === '%' ? `${text}%` : `${text} ${unitOfMeasure}`;
}

/** A winding's voltage: volts as nameplates print them ('12470 V' for 12.47 kV, '12470GrdY/7200'); empty if none. */
export const windingText = (value: Quantity): string => measured(voltageText(value), 'V');

/**
 * The difference if both values are known: 'Required 12470 V, unit 13200 V', 'Required 50 in, unit 55 in: 5 in wider
 * than asked'.
 */
export const differenceNote = (required: string, actual: string, difference: string | null = null): string | null =>
  required === '' || actual === ''
    ? null
    : `Required ${required}, unit ${actual}${difference === null ? '' : `: ${difference}`}`;

/** Words for a larger and a smaller value: 'wider', 'narrower'. */
export type Direction = readonly [larger: string, smaller: string];

/** How far a number is from the required one, in `unitOfMeasure`: '5 in wider'; null if that cannot be said, or is nothing. */
export function offBy(
  required: Quantity,
  actual: Quantity,
  direction: Direction | undefined,
  unitOfMeasure: string | undefined,
): string | null {
  const [wanted, given] = [plainNumber(required), plainNumber(actual)];
  if (direction === undefined || wanted === null || given === null || wanted === given) return null;
  const [larger, smaller] = direction;
  const amount = formatNumber(Math.abs(given - wanted));
  return amount === '0' ? null : `${measured(amount, unitOfMeasure)} ${given > wanted ? larger : smaller}`;
}

/** '5 in wider than asked', '1 in wider and 3 in shallower than asked'; null without any. */
export function thanAsked(offs: readonly (string | null)[]): string | null {
  const named = offs.filter((off) => off !== null);
  return named.length === 0 ? null : `${listOf(named)} than asked`;
}

const SIDES = ['width', 'depth', 'height'] as const;
/** Of width, depth and height. */
export const SIDE_DIRECTIONS = [
  ['wider', 'narrower'],
  ['deeper', 'shallower'],
  ['taller', 'lower'],
] as const satisfies readonly Direction[];

const SIDE = /^(\d+(?:\.\d+)?)\s*(?:in\.?|inches|["″])?$/;

/** The required width, depth and height, inches; each empty if it is not required. */
export const requiredSides = (requirement: Partial<Requirement>): readonly Quantity[] => [
  requirement.dim_w_in,
  requirement.dim_d_in,
  requirement.dim_h_in,
];

/** '89 x 59 x 64 in'; where not all three are required 'width 89 in and height 64 in'; empty for none. */
export function sidesText(sides: readonly Quantity[]): string {
  const texts = sides.map(tidyText);
  if (!texts.includes('')) return `${texts.join(' x ')} in`;
  const named = SIDES.map((side, index) => ({ side, text: texts[index] ?? '' })).filter(({ text }) => text !== '');
  return named.map(({ side, text }) => `${side} ${text} in`).join(' and ');
}

/** Whether dimensions written as width x depth x height ('89.25 x 59 x 64.5 in') have every required side. */
export function hasSides(dimensions: Quantity, required: readonly Quantity[]): boolean {
  const actual = parseDimensions(dimensions);
  return required.every((side, index) => quantityText(side) === '' || plainNumber(side) === actual[index]);
}

/** '1 in wider and 3 in shallower than asked'; null if the dimensions cannot be read. */
export function sidesDifference(dimensions: Quantity, required: readonly Quantity[]): string | null {
  const actual = parseDimensions(dimensions);
  return thanAsked(SIDE_DIRECTIONS.map((direction, index) => offBy(required[index], actual[index], direction, 'in')));
}

/** Inches; empty if the text is not three numbers. */
function parseDimensions(value: Quantity): readonly number[] {
  const parts = quantityText(value).toLowerCase().split(/[x×]/);
  const sides = parts.map((part) => Number(SIDE.exec(part.trim())?.[1] ?? NaN));
  return sides.length === SIDES.length && !sides.some(Number.isNaN) ? sides : [];
}

/** Liters in a US gallon (exact by definition). */
export const LITERS_PER_GALLON = 3.785411784;

/** Liters as whole US gallons, as text; other text stays as it is. */
export function litersAsGallons(liters: Quantity): string {
  const number = plainNumber(liters);
  return number === null ? quantityText(liters) : String(Math.round(number / LITERS_PER_GALLON));
}

/** Gallons rounded to whole ones, so that a converted requirement can equal them. */
export function wholeGallons(gallons: Quantity): string {
  const number = plainNumber(gallons);
  return number === null ? quantityText(gallons) : String(Math.round(number));
}
