import fc from 'fast-check';
import { rank } from '../../../../src/domain/matching/ranking/rank';
import { scoreUnit } from '../../../../src/domain/matching/ranking/scoreUnit';
import { relaxations } from '../../../../src/domain/matching/search/relaxations';
import { searchUnits } from '../../../../src/domain/matching/search/searchUnits';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { candidates } from '../../builders/arbitraries';
import { forAll } from '../../builders/forAll';
import { storeOf } from '../../builders/unitIndex';
import { aCandidate, aRequirement } from '../../builders/units';

const either = (primary_voltage_kv: string) => aRequirement({ primary_voltage_kv });
const [first, second] = [aCandidate({ serial: '1' }), aCandidate({ serial: '2', primaryVoltage: '13800GrdY/7970' })];

test('a unit is judged by the alternative that it fits best', () => {
  const requirement = either('12470GrdY/7200 or 13800GrdY/7970');
  for (const unit of [first, second]) {
    const { score, fitClass, features } = scoreUnit(requirement, unit);
    expect([score, fitClass]).toEqual([1, 'Fits']);
    const primary = features.find(({ feature }) => feature === 'primary_voltage_match');
    expect(primary).toMatchObject({ required: '12470GrdY/7200 or 13800GrdY/7970', verdict: 'exact' });
  }
  expect(scoreUnit(either('12470GrdY/7200'), second).fitClass).not.toBe('Fits');
});

test('a range of ratings admits each size in it', () => {
  const requirement = aRequirement({ kva_rating: '500 to 1000' });
  const verdictOf = (kva: number) =>
    scoreUnit(requirement, aCandidate({ kva })).features.find(({ feature }) => feature === 'power_rating_match')
      ?.verdict;
  expect([300, 500, 750, 1000, 1500, 2000, 2500].map(verdictOf)).toEqual([
    'does not fit',
    'exact',
    'exact',
    'exact',
    'acceptable',
    'oversized',
    'does not fit',
  ]);
});

test('the search finds what ranking every unit by every alternative finds', () => {
  const requirement = aRequirement({ kva_rating: '500 to 1000', primary_voltage_kv: '12470D or 13200GrdY/7620' });
  forAll(fc.array(candidates(fc.constant('')), { maxLength: 40 }), (units) => {
    const distinct = units.map((unit, at) => ({ ...unit, serial: String(at) }));
    const found = searchUnits(requirement, storeOf(distinct), 5, DEFAULT_RATES);
    const expected = rank(requirement, distinct, 5);
    expect(found.map(({ candidate, score }) => [candidate.serial, score.score])).toEqual(
      expected.map(({ candidate, score }) => [candidate.serial, score.score]),
    );
  });
});

test('a change of the requirement changes every alternative', () => {
  const requirement = aRequirement({ primary_voltage_kv: '4160Y/2400 or 8320Y/4800' });
  const changes = relaxations(requirement, storeOf([first, second]), DEFAULT_RATES);
  expect(changes.map(({ change, units }) => [change, units])).toEqual(
    expect.arrayContaining([
      ['With 12470 V', 1],
      ['With 13800 V', 1],
    ]),
  );
});
