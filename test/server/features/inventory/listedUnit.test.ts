import { toListedUnit } from '../../../../src/server/features/inventory/presenter';
import { bareUnit, fullUnit } from '../units/fullRows';

const free = { reserved_for: null, reserved_for_job: null, reserved_until: null };
const addressOf = (serial: string, file: string) => `/files/${serial}/${file}`;

it('gives every value of a unit, numbers as numbers', () => {
  const row = { ...fullUnit, reserved_for: 10_007, reserved_for_job: 'J-9', reserved_until: null };
  expect(toListedUnit(row, addressOf)).toEqual({
    serial: 'U-1',
    kva_rating: 500.5,
    primary_voltage: '12470GrdY/7200',
    secondary_voltage: '480Y/277',
    connection: 'Grounded wye-wye',
    phase: 3,
    type_of_fluid: 'Mineral Oil',
    feed: 'Loop',
    front: 'Dead front',
    winding_material: 'Copper',
    condition: 'RC',
    warehouse_desc: 'Phoenix, AZ',
    manufacturer: 'ABB',
    mfg_year: 2014,
    total_weight: 4650,
    unit_cost: 14_000.1,
    list_price: 28_000.4,
    needs_cabinet: false,
    needs_tank: false,
    image_url: '/files/U-1/front.svg',
    image_kind: 'drawing',
    notes: 'Repainted',
    reserved_for: 10_007,
    reserved_for_job: 'J-9',
    reserved_until: null,
    retired_at: null,
  });
});

it('says null for what is not recorded of a unit', () => {
  expect(toListedUnit({ ...bareUnit, ...free }, addressOf)).toMatchObject({
    ...{ type_of_fluid: null, feed: null, front: null, winding_material: null, warehouse_desc: null },
    ...{ manufacturer: null, mfg_year: null, total_weight: null, list_price: null },
    ...{ image_url: null, notes: null, ...free },
  });
});

it('shows no document in the place of a picture', () => {
  const { image_url, image_kind } = toListedUnit({ ...fullUnit, ...free, pictures: [] }, addressOf);
  expect([image_url, image_kind]).toEqual([null, null]);
});

it('says which of cabinet and tank must be replaced', () => {
  const needs = (row: Partial<typeof fullUnit>) => {
    const { needs_cabinet, needs_tank } = toListedUnit({ ...fullUnit, ...free, ...row }, addressOf);
    return [needs_cabinet, needs_tank];
  };
  expect(needs({ cabinet_condition: 'replace' })).toEqual([true, false]);
  expect(needs({ tank_condition: 'replace' })).toEqual([false, true]);
});

it('notes what the shop found, or else the comments', () => {
  expect(toListedUnit({ ...fullUnit, ...free, fab_notes: null }, addressOf).notes).toBe('From the north yard');
});
