import { voltageText } from '../../matching/reading/voltage';
import { plainNumber, type Quantity } from '../../quantity/quantity';

/** A value with its unit of measure. Only a number has one: nameplate text ('480Y/277') carries its own. */
export function measured(text: string, unitOfMeasure: string | undefined): string {
  if (unitOfMeasure === undefined || plainNumber(text) === null) return text;
  return unitOfMeasure === '%' ? `${text}%` : `${text} ${unitOfMeasure}`;
}

/** A winding's voltage: volts as nameplates print them ('12470 V' for 12.47 kV, '12470GrdY/7200'); empty where there is none. */
export const windingText = (value: Quantity): string => measured(voltageText(value), 'V');

/** What differs, where both values are known: 'Required 12470 V, unit 13200 V', 'Required 50 in, unit 55 in: 5 in wider than asked'. */
export const differenceNote = (required: string, actual: string, difference: string | null = null): string | null =>
  required === '' || actual === ''
    ? null
    : `Required ${required}, unit ${actual}${difference === null ? '' : `: ${difference}`}`;
