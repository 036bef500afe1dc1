import type { Random } from '../random';
import type { Design } from '../designs';
import { ratingOf, secondaryBushingsFor } from '../tables';

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

const remark = (subject: keyof typeof REMARKS, random: Random): string => random.pick(REMARKS[subject]);

export interface CustomerRequests {
  winding: 'Copper' | 'Aluminum' | null;
  secBush: string | null;
  /** Percent. */
  impedancePct: number | null;
  /** The notes exclude aluminum, regardless of the field. */
  isAluminumForbidden: boolean;
  remarks: readonly string[];
  /** US dollars, for sale prices with cents. */
  cents: number;
}

interface Stated<T> {
  field: T;
  remarks: readonly string[];
}

/** Fields and notes agree, complement each other, or sometimes contradict each other. */
export function customerRequestsOf(design: Design, random: Random): CustomerRequests {
  const winding = windingRequest(random);
  const secBush = bushingRequest(design, random);
  const fluid = fluidRemarks(design, random);
  const conditions = [...sometimes('noPcb', 0.08, random), ...sometimes('delivery', 0.2, random)];
  return {
    winding: winding.field,
    secBush: secBush.field,
    impedancePct: impedanceRequest(design.kva, random),
    isAluminumForbidden: winding.isAluminumForbidden,
    remarks: [...winding.remarks, ...secBush.remarks, ...fluid, ...conditions],
    cents: random.pick([0.5, 0.25, 0.95, 0.08]),
  };
}

const sometimes = (subject: Parameters<typeof remark>[0], probability: number, random: Random): readonly string[] =>
  random.chance(probability) ? [remark(subject, random)] : [];

/** Notes exclude aluminum, allow it, or do not mention it. */
function windingRequest(
  random: Random,
): Stated<CustomerRequests['winding']> & Pick<CustomerRequests, 'isAluminumForbidden'> {
  const [field, note] = random.weighted([
    [[null, null], 43],
    [['Copper', null], 18],
    [['Copper', 'noAluminum'], 6],
    [[null, 'noAluminum'], 14],
    [['Aluminum', 'noAluminum'], 8],
    [['Aluminum', null], 8],
    [['Aluminum', 'aluminumFine'], 3],
  ] as const);
  return { field, remarks: note === null ? [] : [remark(note, random)], isAluminumForbidden: note === 'noAluminum' };
}

/** A note demands six holes; the field agrees, contradicts, or is empty. */
function bushingRequest({ kva }: Design, random: Random): Stated<string | null> {
  const usual = random.weighted(secondaryBushingsFor(kva));
  const where = random.weighted([
    ['nowhere', 52],
    ['field', 32],
    ['notes', 9],
    ['both', 4],
    ['contradicting', 3],
  ] as const);
  if (where === 'nowhere') return { field: null, remarks: [] };
  if (where === 'field') return { field: usual, remarks: [] };
  const field = { notes: null, both: '6-hole spade', contradicting: '4-hole spade' }[where];
  return { field, remarks: [remark('sixHoleSpades', random)] };
}

const fluidRemarks = ({ fluid }: Design, random: Random): readonly string[] =>
  sometimes('fr3Preferred', fluid === 'FR3' ? 0.4 : 0.14, random);

/** Most customers do not state the usual impedance, some do, and a few want more to limit the fault current. */
function impedanceRequest(kva: number, random: Random): number | null {
  const typical = ratingOf(kva).impedancePct;
  return random.weighted([
    [null, 58],
    [typical, 37],
    [Number((typical * 1.15).toFixed(1)), 5],
  ] as const);
}
