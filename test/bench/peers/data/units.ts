import { oneOf, randomFrom } from './random';

/** What a person filters by, and a card shows. */
export const TEXTS = [
  ...(['serial', 'condition', 'phase', 'kva_rating', 'primary_voltage', 'secondary_voltage', 'impedance'] as const),
  ...(['taps', 'bush_type', 'bush_cfg', 'fusing', 'fluid', 'oil_volume', 'dims', 'weight', 'warehouse'] as const),
  ...(['mfg_year', 'fab_notes', 'comments'] as const),
] as const;

export type PeerUnit = Readonly<Record<(typeof TEXTS)[number], string>> & {
  readonly cost: number;
  readonly price: number;
};

/** So many units of 19 texts each, the best match first. */
export function peerUnits(count: number): PeerUnit[] {
  const random = randomFrom(11);
  const some = (from: number, range: number) => String(Math.round(from + random() * range));
  return Array.from({ length: count }, (_, index) => ({
    serial: `IC${100_000 + index}`,
    condition: oneOf(['RC', 'RW'], random),
    phase: '3',
    kva_rating: oneOf(['45', '75', '112.5', '150', '225', '300', '500', '750', '1000', '1500', '2500'], random),
    primary_voltage: oneOf(['4160', '7200', '12470', '13200', '24940', '13800GY/7970', '12470GY/7200'], random),
    secondary_voltage: oneOf(['208Y/120', '480Y/277', '240', '480', '600Y/347'], random),
    impedance: (3 + random() * 4).toFixed(2),
    taps: oneOf(['2+2-2.5%', '4-2.5%', 'NONE'], random),
    bush_type: oneOf(['DEAD FRONT', 'LIVE FRONT'], random),
    bush_cfg: oneOf(['LOOP', 'RADIAL', 'LOOP-6'], random),
    fusing: oneOf(['BAYONET', 'BAYONET+ELSP', 'NONE', 'CL'], random),
    fluid: oneOf(['FR3', 'MINERAL', 'SILICONE'], random),
    oil_volume: some(100, 700),
    dims: `${some(40, 80)} x ${some(40, 80)} x ${some(50, 60)}`,
    weight: some(2_000, 25_000),
    warehouse: oneOf(['Phoenix, AZ', 'Austin, TX', 'Sacramento, CA', 'Portland, OR'], random),
    mfg_year: some(1980, 44),
    fab_notes: `fab note ${index % 997}`,
    comments: `comment ${index % 1_009} lorem ipsum`,
    cost: Math.round(5_000 + random() * 60_000),
    price: Math.round(20_000 + random() * 90_000),
  }));
}
