import { plainNumber } from '../../../../domain/quantity/quantity';
import { isCenterTapped, parseVoltage } from '../../../../domain/matching/reading/voltage';
import { text, type Format } from './formats';

const FIX =
  'Write it as nameplates do, like 12470GrdY/7200, 480Y/277 or 4160, single-phase ones like 240/120, or in kilovolts, like 12.47.';
const MAX_LETTERS = 80;

function voltageWhere(isFine: (cell: string) => boolean, fix: string): Format {
  const words = text(MAX_LETTERS);
  return {
    ...words,
    words: `voltage as on nameplates or in kilovolts, up to ${MAX_LETTERS} characters`,
    parse: (cell) => {
      const parsed = words.parse(cell);
      return 'reason' in parsed || isFine(cell) ? parsed : { reason: 'Not a voltage that nameplates have', fix };
    },
  };
}

const meansSomething = (cell: string): boolean => parseVoltage(cell) !== null || isCenterTapped(cell);

export const voltage = voltageWhere(meansSomething, FIX);

/** Or 0 for no requirement. */
export const requiredVoltage = voltageWhere(
  (cell) => meansSomething(cell) || plainNumber(cell) === 0,
  `${FIX} Leave the cell empty where the order requires none.`,
);
