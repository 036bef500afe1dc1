import { filterUnits } from '../../../src/domain/comparison/filterUnits';
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

  test.each(['ic7000', ' phoenix', 'REPAINT', 'rush', 'grdy', 'fr3', ''])('%p finds the unit', (text) => {
    expect(filterUnits([unit], text)).toEqual([unit]);
  });

  test.each(['austin', '424242'])('%p finds nothing', (text) => {
    expect(filterUnits([unit], text)).toEqual([]);
  });
});
