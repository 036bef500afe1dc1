import { toUnitFacts } from '../../../../src/server/presenters/inventory/unitFacts';
import { bareUnit, fullUnit } from '../fullRows';

it('reads every value of a unit, numbers as numbers', () => {
  expect(toUnitFacts({ ...fullUnit, has_photos: true, is_reserved: false, is_retired: false })).toEqual({
    serial: 'U-1',
    condition: 'RC',
    phase: 3,
    kva: 500.5,
    primaryVoltage: '12470GrdY/7200',
    secondaryVoltage: '480Y/277',
    bushType: 'Dead Front',
    bushConfiguration: 'Loop Feed',
    fluid: 'Mineral Oil',
    windingMaterial: 'Copper',
    warehouse: 'Phoenix, AZ',
    manufacturer: 'ABB',
    mfgYear: 2014,
    weightLbs: 4650,
    unitCost: 14_000.1,
    listPrice: 28_000.4,
    cabinetNeedsReplacing: false,
    tankNeedsReplacing: false,
    hasPhotos: true,
    isReserved: false,
    isRetired: false,
    notes: ['Repainted', 'From the north yard'],
  });
});

it('says null for what is not recorded, and which of cabinet and tank must be replaced', () => {
  const facts = (row: Partial<typeof fullUnit>) =>
    toUnitFacts({ ...bareUnit, ...row, has_photos: false, is_reserved: true, is_retired: false });
  expect(facts({ cabinet_condition: 'replace' })).toMatchObject({
    ...{ fluid: null, windingMaterial: null, warehouse: null, manufacturer: null, mfgYear: null, weightLbs: null },
    ...{ listPrice: null, notes: [null, null], hasPhotos: false, isReserved: true },
    ...{ cabinetNeedsReplacing: true, tankNeedsReplacing: false },
  });
  expect(facts({ tank_condition: 'replace' })).toMatchObject({
    cabinetNeedsReplacing: false,
    tankNeedsReplacing: true,
  });
});
