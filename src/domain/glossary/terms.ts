import type { FitClass } from '../../contract/units/unit';

/** The fit classes explained, for tooltips. docs/guide/glossary.md has all terms. */
export const fitMeanings: Readonly<Record<FitClass, string>> = {
  Fits: 'Meets every requirement as it is.',
  'Fits with work': 'Meets every requirement after the work that is listed with it.',
  'Fits, to be checked': 'A required value is not recorded, or cannot be read. Check it before you reserve.',
  'Misses a requirement': 'Misses a requirement that no listed work closes. Ask the customer first.',
  'Does not fit': 'Fails a critical requirement: phase, kVA, connection, a voltage, BIL or winding.',
};

/** Terms of the cost estimation explained, by the label on the screen. */
export const costMeanings: Readonly<Record<string, string>> = {
  'Turn pull': 'Removes turns from a winding to change its voltage ratio, at most 7%.',
  'Feed conversion': 'Makes a radial unit loop feed.',
  'Re-tank': 'Moves core and coils into another tank. Counts as labor.',
  'Replacement cabinet': 'A new terminal cabinet.',
  'Total cost (without labor)': 'Unit cost plus materials, with FR3 if it is on. Labor is in All costs.',
  'All costs': 'Unit cost, materials and labor, with everything that is switched on.',
  Profit: 'The margin percentage minus the points for overhead that Settings names.',
};
