import { voltageText } from '../matching/reading/voltage';
import { plainNumber, type Quantity, quantityText, tidyText } from '../quantity/quantity';
import { listOf } from '../format/text';
import { formatNumber } from '../format/number';
import type { Requirement } from '../../contract/orders/order';

/** Adds the unit to a number; nameplate text ('480Y/277') has its own. */
export function measured(text: string, unitOfMeasure: string | undefined): string {
  if (unitOfMeasure === undefined || plainNumber(text) === null) return text;
  return unitOfMeasure === '%' ? `${text}%` : `${text} ${unitOfMeasure}`;
}

/** '12470 V' for 12.47 kV, '12470GrdY/7200'. */
export const windingText = (value: Quantity): string => measured(voltageText(value), 'V');

/** 'Required 50 in, unit 55 in: 5 in wider'; needs both values. */
export const differenceNote = (required: string, actual: string, difference: string | null = null): string | null =>
  required === '' || actual === ''
    ? null
    : `Required ${required}, unit ${actual}${difference === null ? '' : `: ${difference}`}`;

export type Direction = readonly [larger: string, smaller: string];

/** '5 in wider', in `unitOfMeasure`; null if unknown or zero. */
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

export function thanRequired(offs: readonly (string | null)[]): string | null {
  const named = offs.filter((off) => off !== null);
  return named.length === 0 ? null : `${listOf(named)} than asked`;
}

const SIDES = ['width', 'depth', 'height'] as const;
export const SIDE_DIRECTIONS = [
  ['wider', 'narrower'],
  ['deeper', 'shallower'],
  ['taller', 'lower'],
] as const satisfies readonly Direction[];

const SIDE = /^(\d+(?:\.\d+)?)\s*(?:in\.?|inches|["″])?$/;

/** Inches; empty if not required. */
export const requiredSides = (requirement: Partial<Requirement>): readonly Quantity[] => [
  requirement.dim_w_in,
  requirement.dim_d_in,
  requirement.dim_h_in,
];

/** '89 x 59 x 64 in'; 'width 89 in and height 64 in' if only some are required. */
export function sidesText(sides: readonly Quantity[]): string {
  const texts = sides.map(tidyText);
  if (!texts.includes('')) return `${texts.join(' x ')} in`;
  const named = SIDES.map((side, index) => ({ side, text: texts[index] ?? '' })).filter(({ text }) => text !== '');
  return named.map(({ side, text }) => `${side} ${text} in`).join(' and ');
}

/** Whether '89.25 x 59 x 64.5 in' (width, depth, height) has every required side. */
export function hasSides(dimensions: Quantity, required: readonly Quantity[]): boolean {
  const actual = parseDimensions(dimensions);
  return required.every((side, index) => quantityText(side) === '' || plainNumber(side) === actual[index]);
}

export function sidesDifference(dimensions: Quantity, required: readonly Quantity[]): string | null {
  const actual = parseDimensions(dimensions);
  return thanRequired(
    SIDE_DIRECTIONS.map((direction, index) => offBy(required[index], actual[index], direction, 'in')),
  );
}

function parseDimensions(value: Quantity): readonly number[] {
  const parts = quantityText(value).toLowerCase().split(/[x×]/);
  const sides = parts.map((part) => Number(SIDE.exec(part.trim())?.[1] ?? NaN));
  return sides.length === SIDES.length && !sides.some(Number.isNaN) ? sides : [];
}

/** Liters in a US gallon (exact by definition). */
export const LITERS_PER_GALLON = 3.785411784;

/** Liters as whole US gallons; other text unchanged. */
export function litersAsGallons(liters: Quantity): string {
  const number = plainNumber(liters);
  return number === null ? quantityText(liters) : String(Math.round(number / LITERS_PER_GALLON));
}

/** Whole gallons, so that a converted requirement can equal them. */
export function wholeGallons(gallons: Quantity): string {
  const number = plainNumber(gallons);
  return number === null ? quantityText(gallons) : String(Math.round(number));
}
