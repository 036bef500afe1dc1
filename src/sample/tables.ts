/** Three-phase pads. Ratings and BIL: IEEE C57.12.34; impedance: PNNL TESP planning values; sizes and weights: typical at 65 °C rise. */

const row = (
  kva: number,
  heightIn: number,
  widthIn: number,
  depthIn: number,
  gallons: number,
  weightLbs: number,
  impedancePct: number,
) => ({ kva, heightIn, widthIn, depthIn, gallons, weightLbs, impedancePct });

/** Standard ratings with typical size, oil (US gallons), weight and impedance. */
export const RATINGS = [
  row(45, 50, 64, 39, 110, 2100, 2.75),
  row(75, 50, 64, 39, 115, 2250, 2.9),
  row(112.5, 50, 64, 39, 120, 2350, 3.2),
  row(150, 50, 64, 39, 125, 2700, 3.5),
  row(225, 50, 72, 39, 140, 3150, 3.75),
  row(300, 50, 72, 39, 160, 3650, 5),
  row(500, 50, 89, 53, 190, 4650, 5),
  row(750, 64, 89, 57, 270, 6500, 5.2),
  row(1000, 64, 89, 59, 350, 8200, 5.75),
  row(1500, 73, 89, 86, 410, 10300, 5.75),
  row(2000, 73, 72, 87, 490, 12500, 5.75),
  row(2500, 73, 72, 99, 530, 14500, 5.75),
  row(3000, 73, 84, 99, 620, 16700, 5.75),
  row(3750, 84, 85, 108, 660, 19300, 5.75),
  row(5000, 84, 96, 108, 930, 25000, 5.75),
];

/** Nonstandard ratings on real nameplates. */
export const ODD_RATINGS = [833, 1050, 1650, 1725, 1750, 2700, 2750] as const;

export function ratingOf(kva: number) {
  return RATINGS.reduce((best, each) => (Math.abs(each.kva - kva) < Math.abs(best.kva - kva) ? each : best));
}

export interface Primary {
  nameplate: string;
  /** Line-to-line, as in orders; the higher winding of a dual voltage. */
  kv: string;
  bilKv: number;
}

const primary = (nameplate: string, kv: string, bilKv: number): Primary => ({ nameplate, kv, bilKv });

/** Primaries by frequency in the inventory. */
export const PRIMARIES: readonly (readonly [Primary, number])[] = [
  [primary('12470GrdY/7200', '12.47', 95), 26],
  [primary('12470Y/7200', '12.47', 95), 6],
  [primary('13200GrdY/7620', '13.2', 95), 12],
  [primary('13200Y/7620', '13.2', 95), 5],
  [primary('13200D', '13.2', 95), 7],
  [primary('13800GrdY/7970', '13.8', 95), 8],
  [primary('13800D', '13.8', 95), 7],
  [primary('12000D', '12', 95), 3],
  [primary('24940GrdY/14400', '24.94', 125), 9],
  [primary('34500GrdY/19920', '34.5', 150), 6],
  [primary('34500GrdY/19920', '34.5', 125), 2],
  [primary('4160D', '4.16', 60), 3],
  [primary('4160Y/2400', '4.16', 60), 2],
  [primary('4800D', '4.8', 60), 1],
  [primary('7200D', '7.2', 75), 1],
  [primary('8320Y/4800', '8.32', 75), 1],
];

/** Series-multiple (dual) primaries with the BIL of their higher voltage. */
export const DUAL_PRIMARIES: readonly Primary[] = [
  primary('12470GrdY/7200 x 24940GrdY/14400', '24.94', 125),
  primary('4160GrdY/2400 x 12470GrdY/7200', '12.47', 95),
];

/** By frequency, as far as the rating's current allows. */
export function secondariesFor(kva: number): readonly (readonly [string, number])[] {
  const industrial = [
    ['480Y/277', 60],
    ['480D', 6],
  ] as const;
  if (kva <= 500) return [...industrial, ['208Y/120', 34], ['240D', 5], ['600Y/347', 2]];
  if (kva <= 1000) return [...industrial, ['208Y/120', 16], ['600Y/347', 2]];
  return [...industrial, ['4160Y/2400', 5], ['600Y/346', 2]];
}

export function secondaryBushingsFor(kva: number): readonly (readonly [string | null, number])[] {
  const [four, six, ten] = kva <= 300 ? [80, 12, 0] : kva <= 1000 ? [25, 68, 2] : [4, 66, 22];
  return [
    ['4-hole spade', four],
    ['6-hole spade', six],
    ['10-hole spade', ten],
    [null, 6],
  ];
}

export const MANUFACTURERS = [
  'ABB',
  'ERMCO',
  'General Electric',
  'Kuhlman',
  'McGraw Edison',
  'RTE',
  'Siemens',
  'Square D',
  'Westinghouse',
  'Moloney',
  'CG Power',
  'Howard',
  'Cooper',
] as const;

export const LEGACY_FLUIDS = ['R-Temp', 'Silicone', 'BETA', 'Wecosol', 'Natural Ester', 'BIOTEMP'] as const;

export const FUSINGS: readonly (readonly [string, number])[] = [
  ['Bay-O-Net w/ Isolation Link', 42],
  ['Bay-O-Net w/ Partial Range CLF', 34],
  ['Loadbreak Switch + Bay-O-Net', 14],
  ['Full Range CLF', 6],
  ['None', 4],
];

export const BUSHING_CONFIGS: readonly (readonly [string, number])[] = [
  ['Loop Feed Dead Front', 58],
  ['Radial Feed Dead Front', 26],
  ['Loop Feed Live Front', 7],
  ['Radial Feed Live Front', 9],
];
