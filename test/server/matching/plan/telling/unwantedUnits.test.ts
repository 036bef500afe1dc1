import { unwantedUnits } from '../../../../../src/server/matching/plan/told';
import { fullUnit } from '../../../presenters/fullRows';

/** So many free units, by serials of one length, and after which of them was asked. */
function freeUnits(count: number) {
  const units = Array.from({ length: count }, (_, place) => ({ ...fullUnit, serial: String(10_000 + place) }));
  const asked: string[] = [];
  const availableAfter = (serial: string, limit: number) => {
    asked.push(serial);
    return Promise.resolve(units.filter((each) => each.serial > serial).slice(0, limit));
  };
  return { asked, availableAfter };
}
const nobody = new Set<string>();

test.each([
  { count: 0, asked: [''] },
  { count: 1_999, asked: [''] },
  { count: 2_000, asked: ['', '11999'] },
  { count: 4_001, asked: ['', '11999', '13999'] },
])('$count free units are read 2,000 at a time until fewer come, and all are counted', async ({ count, asked }) => {
  const units = freeUnits(count);
  expect((await unwantedUnits(units, nobody)).count).toBe(count);
  expect(units.asked).toEqual(asked);
});

test.each([
  { count: 499, listed: 499 },
  { count: 500, listed: 500 },
  { count: 501, listed: 500 },
])('of $count units that nobody wants $listed are listed', async ({ count, listed }) => {
  expect((await unwantedUnits(freeUnits(count), nobody)).units).toHaveLength(listed);
});

test('units that an order could have are neither listed nor counted', async () => {
  expect(await unwantedUnits(freeUnits(3), new Set(['10000', '10002']))).toEqual({
    count: 1,
    units: [{ serial: '10001', unit: '500.5 kVA · 12470GrdY/7200 to 480Y/277' }],
  });
});
