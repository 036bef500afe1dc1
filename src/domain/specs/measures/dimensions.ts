import type { Requirement } from '../../../contract/order/order';
import { offBy, thanAsked, type Direction } from './direction';
import { plainNumber, quantityText, tidyText, type Quantity } from '../../quantity/quantity';

const SIDES = ['width', 'depth', 'height'] as const;
/** Of width, depth and height. */
export const SIDE_DIRECTIONS = [
  ['wider', 'narrower'],
  ['deeper', 'shallower'],
  ['taller', 'lower'],
] as const satisfies readonly Direction[];

const SIDE = /^(\d+(?:\.\d+)?)\s*(?:in\.?|inches|["″])?$/;

/** The required width, depth and height, inches; each empty where it is not required. */
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

/** '1 in wider and 3 in shallower than asked'; null where the dimensions cannot be read. */
export function sidesDifference(dimensions: Quantity, required: readonly Quantity[]): string | null {
  const actual = parseDimensions(dimensions);
  return thanAsked(SIDE_DIRECTIONS.map((direction, index) => offBy(required[index], actual[index], direction, 'in')));
}

/** Inches; empty where the text is not three numbers. */
function parseDimensions(value: Quantity): readonly number[] {
  const parts = quantityText(value).toLowerCase().split(/[x×]/);
  const sides = parts.map((part) => Number(SIDE.exec(part.trim())?.[1] ?? NaN));
  return sides.length === SIDES.length && !sides.some(Number.isNaN) ? sides : [];
}
