import fc from 'fast-check';
import type { LineField } from '../../../src/contract/requests/reading';
import { readRequest } from '../../../src/domain/request/readRequest';
import { sameValue, TODAY } from './corpus';

/** Spellings of values: what a customer writes, and what is read. */
const KVA = [75, 112.5, 150, 225, 300, 500, 750, 1000, 1500, 2000, 2500, 3750];
const kva = fc
  .constantFrom(...KVA)
  .chain((value) =>
    fc
      .constantFrom(
        `${value} kVA`,
        `${value}kVA`,
        `${value} KVA`,
        ...(value >= 1000 ? [`${value / 1000} MVA`, `${value.toLocaleString('en-US')} kVA`] : []),
      )
      .map((words) => ({ field: 'kva_rating' as const, value: String(value), words })),
  );
const said = (field: LineField, value: string, ...spellings: string[]) =>
  fc.constantFrom(...spellings).map((words) => ({ field, value, words }));
const primary = fc.oneof(
  said(
    'primary_voltage_kv',
    '12470D',
    '12470D primary',
    '12.47 kV delta primary',
    'primary 12,470 V delta',
    'HV: 12470 delta',
    '12.47kV\u0394 primary',
  ),
  said('primary_voltage_kv', '13800D', '13.8 kV delta primary', 'primary: 13,800 volts delta', '13800 delta high side'),
  said(
    'primary_voltage_kv',
    '12470GrdY/7200',
    '12470GrdY/7200 primary',
    'primary 12.47GrdY/7.2 kV',
    'HV 12,470GRDY/7,200 V',
  ),
  said('primary_voltage_kv', '34500GrdY/19920', '34.5 kV grounded wye primary', 'primary 34500GrdY/19920'),
);
const secondary = fc.oneof(
  said(
    'secondary_voltage_kv',
    '480Y/277',
    '480Y/277 secondary',
    'secondary 480/277 V',
    '277/480 V secondary',
    'LV 480Y/277V',
  ),
  said(
    'secondary_voltage_kv',
    '208Y/120',
    '208Y/120 secondary',
    'secondary 208/120',
    '120/208 V secondary',
    'LV: 208 wye',
  ),
);
const others = [
  fc.oneof(said('phase', '3', 'three phase', '3-phase', '3\u00D8', '3 ph')),
  fc.oneof(said('feed', 'loop', 'loop feed', 'loop-feed', 'loop fed'), said('feed', 'radial', 'radial feed', 'radial')),
  fc.oneof(
    said('front', 'dead', 'dead front', 'deadfront', 'dead-front'),
    said('front', 'live', 'live front', 'live-front'),
  ),
  fc.oneof(
    said('oil_type', 'FR3', 'FR3', 'FR-3 fluid', 'Envirotemp FR3'),
    said('oil_type', 'Mineral Oil', 'mineral oil', 'mineral oil filled'),
    said('oil_type', 'Synthetic Ester', 'Midel', 'synthetic ester'),
  ),
  fc.oneof(
    said('coil_type', 'Copper', 'copper windings', 'Cu windings', 'copper wound'),
    said('coil_type', 'Aluminum', 'aluminum windings', 'aluminium windings'),
    said('coil_type', 'not Aluminum', 'no aluminum windings'),
  ),
  fc.oneof(said('bil', '95', '95 kV BIL', '95KVBIL', 'BIL 95 kV', 'BIL: 95')),
  fc.oneof(
    said('impedance_pct', '5.75', '5.75% Z', '5.75 % impedance', 'Z=5.75%', '%Z 5.75'),
    said('impedance_pct', 'min 4', 'impedance not less than 4%', 'min 4% Z'),
    said('impedance_pct', '4.5 to 6', 'impedance 4.5 to 6 %'),
  ),
  fc.oneof(
    said(
      'tap_range_pct',
      '+5/-5',
      'taps 2-2.5% FCAN & FCBN',
      '+/- 2 x 2.5% taps',
      'taps two 2.5% above and two 2.5% below',
    ),
    said('tap_range_pct', '+0/-10', 'taps 4 x 2.5% below nominal'),
    said('tap_range_pct', 'none', 'no taps'),
  ),
  fc.oneof(
    said('sec_bush', '6-hole spade', '6-hole spades', 'six-hole spade secondary bushings'),
    said('sec_bush', '4-hole spade', '4-hole spades'),
  ),
  fc.oneof(
    said(
      'fusing',
      'Bay-O-Net + Partial Range CLF',
      'bayonets with partial range current limiting fuses',
      'Bay-O-Net + partial range CLF',
    ),
    said('fusing', 'None', 'unfused', 'no fuses'),
    said('fusing', 'Bay-O-Net + Isolation Link', 'bay-o-net fuses with isolation links'),
  ),
  fc.oneof(said('sound_db', '58', '58 dB max', 'sound 58 dBA')),
  fc.oneof(
    said('condition', 'Reconditioned', 'reconditioned', 'refurbished'),
    said('condition', 'New or Reconditioned', 'new or reconditioned'),
  ),
];
const quantity = fc.oneof(
  said('quantity', '2', 'qty 2', '(2) units', 'two units'),
  said('quantity', '12', 'qty: 12', 'quantity 12'),
);
const requirement = fc
  .tuple(kva, primary, secondary, quantity, ...others)
  .chain((all) => fc.shuffledSubarray(all, { minLength: all.length }))
  .map((all) => all.filter(({ field }, at) => field === 'kva_rating' || at % 3 !== 2));

describe('a requirement written out', () => {
  test.each([
    ['in one line', ', '],
    ['in lines', '\n'],
    ['in bullets', '\n- '],
  ])('is read back %s in any order', (_, joint) => {
    fc.assert(
      fc.property(requirement, (all) => {
        const text = `Please quote:${joint}${all.map(({ words }) => words).join(joint)}`;
        const { lines } = readRequest(text, TODAY);
        expect(lines).toHaveLength(1);
        for (const { field, value } of all) {
          const found = lines[0]?.readings.find((each) => each.field === field);
          expect(
            found && sameValue(field, value, found.value) ? null : { text, field, value, found: found?.value },
          ).toBeNull();
        }
      }),
      { numRuns: 150 },
    );
  });

  test('is never read as something else', () => {
    fc.assert(
      fc.property(requirement, (all) => {
        const text = all.map(({ words }) => words).join(', ');
        const stated = new Set<LineField>(all.map(({ field }) => field));
        const extra = (readRequest(text, TODAY).lines[0]?.readings ?? []).filter(
          ({ field, status }) => status === 'read' && !stated.has(field),
        );
        expect(extra.filter(({ field }) => field !== 'unit_type')).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
