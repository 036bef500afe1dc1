import { plainNumber } from '../../quantity/quantity';

/** A value with its unit of measure. Only a number has one: nameplate text ('480Y/277') carries its own. */
export function measured(text: string, unitOfMeasure: string | undefined): string {
  if (unitOfMeasure === undefined || plainNumber(text) === null) return text;
  return unitOfMeasure === '%' ? `${text}%` : `${text} ${unitOfMeasure}`;
}

/** What differs, where both values are known: 'Required 12470 V, unit 13200 V'. */
export const differenceNote = (required: string, actual: string): string | null =>
  required === '' || actual === '' ? null : `Required ${required}, unit ${actual}`;
