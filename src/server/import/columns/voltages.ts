import { plainNumber } from '../../../domain/quantity/quantity';
import { parseVoltage } from '../../../domain/matching/reading/voltage';
import { text, type Format } from './formats';

const FIX =
  'Write it as nameplates do, like 12470GrdY/7200, 480Y/277 or 4160, single-phase ones like 240/120, or in kilovolts, like 12.47.';
const MOST_LETTERS = 80;

function voltageWhere(isFine: (cell: string) => boolean, fix: string): Format {
  const words = text(MOST_LETTERS);
  return {
    ...words,
    words: `voltage as on nameplates or in kilovolts, up to ${MOST_LETTERS} characters`,
    parse: (cell) => {
      const parsed = words.parse(cell);
      return 'reason' in parsed || isFine(cell) ? parsed : { reason: 'Not a voltage that nameplates have', fix };
    },
  };
}

const THREE_WIRE = /^(\d+)\s*\/\s*(\d+)\s*v?$/i;

/**
 * A single-phase winding with its middle brought out, as nameplates write it: '240/120'. It means something, though matching,
 * which compares windings of three phases, says of it that it cannot be compared.
 */
function isThreeWire(cell: string): boolean {
  const [, one, other] = THREE_WIRE.exec(cell.trim()) ?? [];
  const [whole, half] = [Number(one), Number(other)].sort((a, b) => b - a);
  return half !== undefined && half > 0 && whole === 2 * half;
}

const meansSomething = (cell: string): boolean => parseVoltage(cell) !== null || isThreeWire(cell);

/** What a unit has. */
export const voltage = voltageWhere(meansSomething, FIX);

/** What an order requires: likewise, or 0, which requires none. */
export const requiredVoltage = voltageWhere(
  (cell) => meansSomething(cell) || plainNumber(cell) === 0,
  `${FIX} Leave the cell empty where the order requires none.`,
);
