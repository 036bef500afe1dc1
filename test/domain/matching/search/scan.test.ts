import { createEvaluator, evaluateUnit } from '../../../../src/domain/matching/features/evaluateUnit';
import { ALL_FLAGS, totalsOf, worksIn } from '../../../../src/domain/matching/ranking/totals';
import { UNREACHABLE } from '../../../../src/domain/matching/search/pointsToReach';
import { scan } from '../../../../src/domain/matching/search/scan';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { requirements } from '../../builders/arbitraries';
import { inventories } from '../../builders/inventories';
import { storeOf } from '../../builders/unitIndex';
import { aCandidate, aRequirement } from '../../builders/units';
import { forAll } from '../../builders/forAll';

const everybody = () => new Int32Array(ALL_FLAGS + 1);
function visited(store: ReturnType<typeof storeOf>, toReach = everybody()) {
  const found: [string, number, number][] = [];
  scan(createEvaluator(aRequirement(), DEFAULT_RATES), store, DEFAULT_RATES, toReach, (row, points, flags) => {
    found.push([store.serialAt(row), points, flags]);
  });
  return found;
}

test('every unit is visited once with its totals, in more than one batch', () => {
  const units = Array.from({ length: 700 }, (_, nth) => ({ serial: String(nth), kva: nth % 2 === 0 ? 500 : 750 }));
  const found = visited(storeOf(units.map(aCandidate)));
  expect(found.map(([serial]) => serial)).toEqual(units.map(({ serial }) => serial));
  // 101 weigh; of 18 a larger size loses 15 %.
  expect(found.slice(0, 2)).toEqual([
    ['0', 10_100, 0],
    ['1', 9_830, 0],
  ]);
});

test('a removed unit is not visited', () => {
  const store = storeOf([{ serial: '1' }, { serial: '2' }, { serial: '3' }].map(aCandidate));
  store.remove('2');
  expect(visited(store).map(([serial]) => serial)).toEqual(['1', '3']);
  expect(visited(storeOf([]))).toEqual([]);
});

test('units with too few points for their flags are passed over, and a visit may raise what is needed', () => {
  const store = storeOf(
    [{ serial: '1' }, { serial: '2', kva: 750 }, { serial: '3' }, { serial: '4', phase: 1 }].map(aCandidate),
  );
  expect(visited(store, everybody().fill(10_000)).map(([serial]) => serial)).toEqual(['1', '3']);
  expect(visited(store, everybody().fill(UNREACHABLE))).toEqual([]);
  const toReach = everybody();
  const serials: string[] = [];
  scan(createEvaluator(aRequirement(), DEFAULT_RATES), store, DEFAULT_RATES, toReach, (row) => {
    serials.push(store.serialAt(row));
    toReach.fill(10_000);
  });
  expect(serials).toEqual(['1', '3']);
});

test('totals equal those of judging the unit, for any requirement', () => {
  forAll(requirements, inventories(20), (requirement, units) => {
    scan(
      createEvaluator(requirement, DEFAULT_RATES),
      storeOf(units),
      DEFAULT_RATES,
      everybody(),
      (row, points, flags) => {
        const totals = totalsOf(evaluateUnit(requirement, units[row]!));
        expect([points, worksIn(flags)]).toEqual([totals.points, worksIn(totals.flags)]);
      },
    );
  });
});
