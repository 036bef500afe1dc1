import { toMatchRequirement } from '../../../../src/domain/matching/reading/requirement';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { memorySearch } from '../../../../src/server/matching/search/memorySearch';
import { toCandidate } from '../../../../src/server/presenters/units/candidate';
import type { ReadCandidate } from '../../../../src/server/repositories/units/unitReadings';
import type { UnitRow } from '../../../../src/server/repositories/units/units';
import { fullUnit } from '../../presenters/fullRows';

const unit = (serial: string): UnitRow => ({ ...fullUnit, serial, kva_rating: '1000' });

/** So many units, by serials of one length, and after which of them was asked. */
function lyingElsewhere(count: number) {
  const units = Array.from({ length: count }, (_, place) => unit(String(10_000 + place)));
  const asked: string[] = [];
  const candidatesAfter = (serial: string, limit: number): Promise<ReadCandidate[]> => {
    asked.push(serial);
    return Promise.resolve(
      units
        .filter((each) => each.serial > serial)
        .slice(0, limit)
        .map(toCandidate)
        .map((candidate) => ({ kind: candidate, own: candidate })),
    );
  };
  const availableAmong = (serials: readonly string[]) =>
    Promise.resolve(units.filter(({ serial }) => serials.includes(serial)));
  const open = () =>
    memorySearch({ availableAmong }, { candidatesAfter, count: () => Promise.resolve(count) })(DEFAULT_RATES);
  return { units, asked, open };
}

test.each([
  { count: 0, asked: [''] },
  { count: 999, asked: [''] },
  { count: 1_000, asked: ['', '10999'] },
  { count: 1_001, asked: ['', '10999'] },
  { count: 2_000, asked: ['', '10999', '11999'] },
])('$count units are read a thousand at a time, until fewer come', async (each) => {
  const { open, asked } = lyingElsewhere(each.count);
  expect(await (await open()).size()).toBe(each.count);
  expect(asked).toEqual(each.asked);
});

test('units that came or changed are taken in, those that left are taken out, and only the first may serve more', async () => {
  const { open, units } = lyingElsewhere(2);
  const search = await open();
  const requirement = toMatchRequirement(
    { order_id: 1, kva_rating: 1_000, phase: 3 },
    { fusing: null, impedancePct: null },
  );
  const found = async () => (await search.search(requirement, 9)).map(({ candidate }) => candidate.serial);
  expect(await found()).toEqual(['10000', '10001']);
  units.shift();
  expect([await search.take(['10000']), await found()]).toEqual([
    { serials: ['10000'], mayServeMore: false },
    ['10001'],
  ]);
  units.push(unit('10002'));
  expect([await search.take(['10000', '10002']), await found()]).toEqual([
    { serials: ['10000', '10002'], mayServeMore: true },
    ['10001', '10002'],
  ]);
});
