import type { Random } from '../random';

/** What sales representatives write where the customer demands something. */
const REMARKS = {
  noAluminum: [
    'Do not offer aluminum windings, the end user’s specification excludes them.',
    'No aluminum windings.',
    'Copper only, high and low voltage.',
    'Copper windings only, as the consultant’s section 26 12 19 has it.',
  ],
  aluminumFine: ['Aluminum windings are fine, the price decides.'],
  sixHoleSpades: [
    'Replaces a failed unit; existing conductors are 4 × 500 kcmil per phase, six-hole spades needed.',
    '6-hole spades on the low-voltage side.',
  ],
  fr3Preferred: [
    'FR3 is preferred because the vault is within 10 ft of the building, the fire marshal has asked for a less-flammable fluid.',
    'FR3 preferred.',
  ],
  noPcb: [
    'No PCB: a laboratory report must come with the unit.',
    'Non-PCB certificate wanted before release, below 1 ppm.',
  ],
  delivery: [
    'Delivery between 7 and 9 am only, the street is closed after that.',
    'No delivery before the pad has cured; the site will call.',
    'Deliver on a lowboy with a crane, lift-gate delivery is not possible.',
    'Delivery limit of 20,000 lb on the access bridge.',
  ],
} as const;

export const remark = (subject: keyof typeof REMARKS, random: Random): string => random.pick(REMARKS[subject]);
