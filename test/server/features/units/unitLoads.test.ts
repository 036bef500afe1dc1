import { createUnitLoads } from '../../../../src/server/features/units/repository';
import { useTestDatabase, insertRows, unitRow } from '../../../support/server/database';

const database = useTestDatabase();
beforeAll(async () => {
  const units = [
    unitRow({ serial: 'A', weight_lbs: 8_200, width_in: 89 }),
    unitRow({ serial: 'B', weight_lbs: null, width_in: null }),
    unitRow({ serial: 'C' }),
  ];
  await insertRows(database.db, { units });
});

test('weight and width are read by serial, and unknown serials are left out', async () => {
  const loads = await createUnitLoads(database.db)(['A', 'B', 'NONE']);
  expect([...loads.keys()].sort()).toEqual(['A', 'B']);
  expect([Number(loads.get('A')?.weight_lbs), Number(loads.get('A')?.width_in)]).toEqual([8_200, 89]);
  expect(loads.get('B')).toMatchObject({ weight_lbs: null, width_in: null });
});
