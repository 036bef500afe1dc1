import { filterUnits } from '../../../src/domain/comparison/filterUnits';
import { parseQuery } from '../../../src/domain/comparison/query/parseQuery';
import { aUnit } from '../builders/units';

describe('filterUnits', () => {
  const unit = aUnit({
    serial: 'IC70001',
    warehouse_desc: 'Phoenix, AZ',
    fab_notes: 'Repainted',
    comments: 'Rush',
    primary_voltage: '12470GrdY/7200',
    type_of_fluid: 'FR3',
    m_price: 424242,
  });

  test.each(['300 kVA', '12470Y/7200 V', '95 kV', '480Y/277 v', '5.75 %', '3500 lb', '300'])(
    '%p is found as the card writes it',
    (text) => {
      const voltages = { primary_voltage: '12470Y/7200', secondary_voltage: '480Y/277' };
      const written = aUnit({ ...voltages, kva_rating: 300, bil: 95, impedence: 5.75, total_weight: 3500 });
      expect(filterUnits([written], parseQuery(text), () => null)).toEqual([written]);
    },
  );

  test('a unit of measure alone is not found where there is no value', () => {
    const silent = aUnit({ bil: null, primary_voltage: null, secondary_voltage: null });
    expect(filterUnits([silent], parseQuery('kV'), () => null)).toEqual([]);
  });

  test.each(['ic7000', ' phoenix', 'REPAINT', 'rush', 'grdy', 'fr3', ''])('%p finds the unit', (text) => {
    expect(filterUnits([unit], parseQuery(text), () => null)).toEqual([unit]);
  });

  test.each(['austin', '424242'])('%p finds nothing', (text) => {
    expect(filterUnits([unit], parseQuery(text), () => null)).toEqual([]);
  });

  test('what only the card shows is found where it shows it', () => {
    const kept = (shown: string) =>
      filterUnits(
        [unit],
        parseQuery('Freight'),
        () => null,
        () => shown,
      );
    expect([kept('after freight'), kept('')]).toEqual([[unit], []]);
  });

  test('a figure and a text must both fit', () => {
    const kept = (text: string) =>
      filterUnits([unit], parseQuery(text), (_, measure) => (measure === 'margin' ? 21 : null));
    expect(kept('phoenix, margin ≥ 20')).toEqual([unit]);
    expect(kept('phoenix, margin > 21')).toEqual([]);
    expect(kept('austin, margin ≥ 20')).toEqual([]);
    expect(kept('distance < 300')).toEqual([]);
  });

  test('a text is found in one value, never across the end of one and the start of the next', () => {
    const kept = (text: string) => filterUnits([unit], parseQuery(text), () => null).length;
    expect(['Phoenix, AZ Repainted', 'AZRepainted', 'IC70001 Phoenix'].map(kept)).toEqual([0, 0, 0]);
    expect(['ainted, rush', 'repainted and rush'].map(kept)).toEqual([0, 0]);
  });

  test('what is not understood filters nothing, and a figure that is not known fits none', () => {
    const others = [unit, aUnit({ serial: 'IC70002' })];
    const kept = (text: string) =>
      filterUnits(others, parseQuery(text), ({ serial }) => (serial === 'IC70001' ? 500 : null));
    expect(kept('kVA ≥ five')).toEqual(others);
    expect(kept('kVA < 501')).toEqual([unit]);
    expect(kept('kVA < 500')).toEqual([]);
  });
});
