import type { LineField } from '../../../src/contract/requests/reading';
import { resolved, type ItemSources } from '../../../src/domain/request/resolve';
import { labelScope, ALL } from '../../../src/domain/request/scopes/scope';
import type { Stated } from '../../../src/domain/request/segments';

const stated = (field: LineField, value: string, more: Partial<Stated> = {}): Stated => ({
  ...{ field, value, start: 5, end: 9, scope: null, isCorrection: false, isOld: false },
  ...more,
});
const all = (field: LineField, ...values: readonly string[]): Stated[] => values.map((value) => stated(field, value));
const readingsOf = (sources: readonly (readonly Stated[])[], more: Partial<ItemSources> = {}) =>
  resolved({ kva: null, label: null, quantity: null, sources, ...more });
/** The value and the reason for doubt. */
const read = (field: LineField, sources: readonly (readonly Stated[])[], more: Partial<ItemSources> = {}) => {
  const found = readingsOf(sources, more).find((each) => each.field === field);
  return found && (found.reason === null ? found.value : `${found.value}? ${found.reason}`);
};

describe('several values of one field', () => {
  test.each<[LineField, string[], string]>([
    ['oil_type', ['FR3', 'FR3'], 'FR3'],
    ['oil_type', ['FR3', 'Silicone'], 'FR3? The text also says Silicone.'],
    ['oil_type', ['Ester', 'FR3'], 'FR3'],
    ['oil_type', ['FR3', 'Ester'], 'FR3'],
    ['oil_type', ['Natural Ester', 'BIOTEMP'], 'BIOTEMP'],
    ['oil_type', ['Natural Ester', 'FR3'], 'FR3'],
    ['oil_type', ['Natural Ester', 'Synthetic Ester'], 'Natural Ester? The text also says Synthetic Ester.'],
    ['oil_type', ['Ester', 'Silicone'], 'Ester? The text also says Silicone.'],
    ['sec_bush', ['spade', '6-hole spade'], '6-hole spade'],
    ['sec_bush', ['Ester', 'FR3'], 'Ester? The text also says FR3.'],
    ['primary_voltage_kv', ['12470', '12470GrdY/7200'], '12470GrdY/7200'],
    ['primary_voltage_kv', ['12470Y', '12470GrdY'], '12470GrdY'],
    ['primary_voltage_kv', ['12470GrdY', '12470Y'], '12470GrdY'],
    ['primary_voltage_kv', ['12470Y', '12470Y/7200'], '12470Y/7200'],
    ['primary_voltage_kv', ['12470', '12470D'], '12470D'],
    ['primary_voltage_kv', ['12470D', '12470GrdY'], '12470D? The text also says 12470GrdY.'],
    ['primary_voltage_kv', ['12470D', '13200D'], '12470D? The text also says 13200D.'],
    ['primary_voltage_kv', ['13200', '13200 or 12470'], '13200 or 12470'],
    ['primary_voltage_kv', ['13200', '12470D'], '13200? The text also says 12470D.'],
    ['primary_voltage_kv', ['7200', '12470Y/7200'], '7200? The text also says 12470Y/7200.'],
    ['primary_voltage_kv', ['12470D', '12470D or 13200D'], '12470D or 13200D'],
    [
      'primary_voltage_kv',
      ['13200 or 12470', '13200D or 24940D'],
      '13200 or 12470? The text also says 13200D or 24940D.',
    ],
    ['secondary_voltage_kv', ['480', '480D'], '480D'],
    ['secondary_voltage_kv', ['277', '480Y/277'], '480Y/277'],
    ['secondary_voltage_kv', ['480Y', '480Y/277'], '480Y/277'],
    ['secondary_voltage_kv', ['208Y/120', '480Y/277'], '208Y/120? The text also says 480Y/277.'],
    ['fusing', ['Bay-O-Net', 'Isolation Link'], 'Bay-O-Net + Isolation Link'],
    ['fusing', ['Isolation Link', 'Loadbreak Switch'], 'Loadbreak Switch + Isolation Link'],
    ['fusing', ['Cutout', 'Link'], 'None'],
    ['coil_type', ['HV Copper', 'LV Aluminum'], 'HV Copper / LV Aluminum'],
    ['coil_type', ['LV Aluminum', 'HV Copper'], 'HV Copper / LV Aluminum'],
    ['coil_type', ['HV Copper', 'LV Copper'], 'Copper'],
    ['coil_type', ['HV Copper', 'Aluminum'], 'HV Copper? The text also says Aluminum.'],
    ['coil_type', ['Aluminum', 'LV Copper'], 'Aluminum? The text also says LV Copper.'],
    ['feed', ['HV Copper', 'LV Copper'], 'HV Copper? The text also says LV Copper.'],
    ['coil_type', ['not Copper'], 'not Copper'],
    ['coil_type', ['not Copper', 'Aluminum'], 'Aluminum'],
    ['coil_type', ['not Copper', 'Copper', 'Aluminum'], 'Aluminum'],
    ['coil_type', ['not Copper', 'Copper'], 'Copper'],
  ])('%s of %j is %s', (field, values, expected) => {
    expect(read(field, [all(field, ...values)])).toBe(expected);
  });

  test('a correction wins, then what is certain, then what a later message says', () => {
    expect(read('feed', [[stated('feed', 'loop'), stated('feed', 'radial', { isCorrection: true })]])).toBe('radial');
    expect(read('feed', [[stated('feed', 'loop', { doubt: 'Perhaps.' }), stated('feed', 'radial')]])).toBe('radial');
    expect(read('feed', [[stated('feed', 'loop', { doubt: 'Perhaps.' })]])).toBe('loop? Perhaps.');
    expect(read('feed', [[], all('feed', 'radial'), all('feed', 'loop')])).toBe('radial');
  });

  test('a change of a named item wins over its own words', () => {
    const change = stated('oil_type', 'FR3', { isCorrection: true, scope: labelScope(['2']) });
    const sources = [all('oil_type', 'Mineral Oil'), [change, stated('oil_type', 'Silicone')]];
    expect(read('oil_type', sources, { label: '2' })).toBe('FR3');
    expect(read('oil_type', sources, { label: '1' })).toBe('Mineral Oil');
    expect(read('oil_type', [[change], all('oil_type', 'Mineral Oil')], { label: '2' })).toBe('FR3');
  });

  test('windings of both sides are the passage from the first to the last', () => {
    const high = stated('coil_type', 'HV Copper', { start: 40, end: 49 });
    const low = stated('coil_type', 'LV Aluminum', { start: 10, end: 21 });
    expect(readingsOf([[high, low]]).find(({ field }) => field === 'coil_type')).toEqual({
      ...{ field: 'coil_type', value: 'HV Copper / LV Aluminum', status: 'read', reason: null },
      passage: { start: 10, end: 49 },
    });
  });
});

describe('what applies to a line', () => {
  test('the words about its phase, which is not that of the old unit', () => {
    const sources = [
      [
        ...[stated('unit_type', 'pad'), stated('phase', '1', { isOld: true }), stated('phase', '3')],
        ...[stated('feed', 'loop', { scope: { ...ALL, phase: '3' } })],
        ...[stated('feed', 'radial', { scope: { ...ALL, phase: '1' } })],
      ],
    ];
    expect(read('feed', sources)).toBe('loop');
  });

  test('nothing that is said of the old unit', () => {
    expect(read('oil_type', [[stated('oil_type', 'Silicone', { isOld: true })], all('oil_type', 'FR3')])).toBe('FR3');
    expect(read('oil_type', [[stated('oil_type', 'Silicone', { isOld: true })]])).toBeUndefined();
  });
});

describe('what a careful person assumes', () => {
  test('one unit without a passage, three phases of a wye', () => {
    expect(readingsOf([all('secondary_voltage_kv', '480Y/277')])).toEqual([
      { field: 'quantity', value: '1', status: 'assumed', reason: 'No quantity stated.', passage: null },
      {
        ...{ field: 'phase', value: '3', status: 'assumed', reason: '480Y/277 is a three-phase voltage.' },
        passage: { start: 5, end: 9 },
      },
      {
        ...{ field: 'secondary_voltage_kv', value: '480Y/277', status: 'read', reason: null },
        passage: { start: 5, end: 9 },
      },
    ]);
  });

  test.each([
    ['240/120', '1? 240/120 is a single-phase voltage.'],
    ['480/240', '1? 480/240 is a single-phase voltage.'],
    ['480D', '3? 480D is a three-phase voltage.'],
    ['480', undefined],
  ])('the phases of a secondary of %s', (voltage, expected) => {
    expect(read('phase', [all('secondary_voltage_kv', voltage)])).toBe(expected);
  });

  test('phases that are stated stay', () => {
    const sources = [[stated('secondary_voltage_kv', '240/120'), stated('phase', '3', { doubt: 'Unsure.' })]];
    expect(read('phase', sources)).toBe('3? Unsure.');
  });

  test.each([
    ['480', '3', '480Y/277? 480 V three-phase: 480Y/277 assumed.'],
    ['208', '3', '208Y/120? 208 V three-phase: 208Y/120 assumed.'],
    ['600', '3', '600Y/347? 600 V three-phase: 600Y/347 assumed.'],
    ['240', '3', '240'],
    ['480', '1', '480'],
  ])('a secondary of %s V with %s phases is %s', (voltage, phase, expected) => {
    expect(read('secondary_voltage_kv', [[stated('secondary_voltage_kv', voltage), stated('phase', phase)]])).toBe(
      expected,
    );
  });

  test('a contradiction is doubted, and keeps the doubt that is there', () => {
    const both = (doubt: Partial<Stated>) => [
      [stated('primary_voltage_kv', '12470D', doubt), stated('secondary_voltage_kv', '12470D', doubt)],
    ];
    expect(read('secondary_voltage_kv', both({}))).toMatch(/^12470D\? (?!Unsure)/);
    expect(read('secondary_voltage_kv', both({ doubt: 'Unsure.' }))).toBe('12470D? Unsure.');
  });
});
