import { plainNumber } from '../../../domain/quantity/quantity';
import { parseVoltage } from '../../../domain/matching/reading/voltage';
import { text, type Format } from './formats';

const FIX = 'Write it as nameplates do, like 12470GrdY/7200, 480Y/277 or 4160, or in kilovolts, like 12.47.';
const MOST_LETTERS = 80;

function voltageWhere(isFine: (cell: string) => boolean, fix: string): Format {
  const words = text(MOST_LETTERS);
  return {
    ...words,
    words: `voltage as on nameplates or in kilovolts, up to ${MOST_LETTERS} characters`,
    parse: (cell) => {
      const parsed = words.parse(cell);
      return 'reason' in parsed || isFine(cell) ? parsed : { reason: 'Not a voltage that matching can read', fix };
    },
  };
}

/** What a unit has: what matching reads. */
export const voltage = voltageWhere((cell) => parseVoltage(cell) !== null, FIX);

/** What an order requires: likewise, or 0, which requires none. */
export const requiredVoltage = voltageWhere(
  (cell) => parseVoltage(cell) !== null || plainNumber(cell) === 0,
  `${FIX} Leave the cell empty where the order requires none.`,
);
