import type { Random } from '../random';

const ORDER_REMARKS = [
  'Customer wants the unit on site before the new panelboard is energized; crane is booked for the morning only.',
  'Confirm pad opening against the outline drawing before shipping, the old pad is 4 in short on the depth.',
  'Utility requires loadbreak inserts and 10 kV MOV elbow arresters on the open loop position.',
  'Ship with pressure relief device, liquid level gauge, dial thermometer with alarm contacts, and drain valve with sampler.',
  'Paint Munsell 7GY 3.29/1.5 (pad-mount green), 5 mil minimum.',
  'Nameplate must show reconditioning year and our company name per NEC 110.21(A)(2).',
  'Certified test report wanted: ratio, winding resistance, insulation resistance, no-load and load losses, oil dielectric.',
  'Customer accepts a higher kVA at the same footprint if the price holds.',
  'Old unit goes back on the same truck for scrap credit.',
  'Call the site superintendent 24 hours ahead.',
  'Submittal drawings were approved without comment.',
  'Keys to the yard are with the security desk.',
  'Quote includes one spare set of Bay-O-Net cartridges (C14) and a padlockable cabinet handle.',
  'Taps to be left on nominal; site voltage runs about 2 % high at night.',
  'Partial payment received. Release the balance against the final test report.',
  'Seismic anchoring kit is by others.',
] as const;

const UNIT_REMARKS = [
  'Ratio and winding resistance good on all taps.',
  'Insulation resistance 4,800 MΩ H-L at 20 °C.',
  'Oil clear, dielectric 38 kV, PCB < 1 ppm by laboratory report.',
  'Surface rust at the base, tank sound, no leaks after 24 h at 5 psi.',
  'One LV bushing gasket weeping, to be replaced with the full gasket set.',
  'Tap changer handle missing, mechanism turns freely.',
  'Cabinet door bent, hinges reusable.',
  'Core and coils came up bright, no sign of overheating.',
  'Bay-O-Net holders replaced; isolation links new.',
  'Radiator fins dented on the left bank, cosmetic only.',
  'Nameplate legible, photographed.',
  'Pulled from a hospital upgrade, lightly loaded all its life.',
  'Sudden pressure relay not original.',
] as const;

function sentences(random: Random, pool: readonly string[], count: number): string {
  const chosen = new Set<string>();
  while (chosen.size < count) chosen.add(random.pick(pool));
  return [...chosen].join(' ');
}

function longNotes(random: Random, paragraphs: number): string {
  return Array.from(
    { length: paragraphs },
    (_, index) => `${index + 1}. ${sentences(random, ORDER_REMARKS, random.int(4, 7))}`,
  ).join('\n\n');
}

/** Null, or up to several thousand characters, with the given remarks. */
export function orderNotes(remarks: readonly string[], random: Random): string | null {
  const text = smallTalk(random);
  return text === null ? remarks.join(' ') || null : withRemarks(text, remarks);
}

/** Inserts remarks at the start of the last paragraph. */
function withRemarks(text: string, remarks: readonly string[]): string {
  return text.replace(/(^|\n\n)(\d+\. )?(?=[^\n]*$)/, (start) =>
    [start, ...remarks.map((each) => `${each} `)].join(''),
  );
}

function smallTalk(random: Random): string | null {
  const length = random.weighted([
    ['none', 18],
    ['short', 40],
    ['paragraphs', 32],
    ['long', 10],
  ] as const);
  if (length === 'none') return null;
  if (length === 'short') return sentences(random, ORDER_REMARKS, random.int(1, 2));
  return longNotes(random, length === 'long' ? random.int(8, 16) : random.int(2, 4));
}

/** The notes with one remark per line. */
export function formattedNotes(notes: string | null, random: Random): string | null {
  if (notes === null || random.chance(0.3)) return null;
  return `NOTES\n${notes
    .replace(/^\d+\. /gm, '')
    .split(/(?<=[.;]) (?=[A-Z])|\n+/)
    .map((line) => `- ${line}`)
    .join('\n')}`;
}

export function unitNotes(random: Random): string | null {
  return random.chance(0.35) ? null : sentences(random, UNIT_REMARKS, random.chance(0.05) ? 12 : random.int(1, 5));
}
