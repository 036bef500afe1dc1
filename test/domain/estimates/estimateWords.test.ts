import { estimateStates, estimateSteps, type EstimateState } from '../../../src/contract/estimates/states';
import { differences } from '../../../src/domain/estimates/moneyLines';
import { differenceText, stateName, stepConsequence, stepNames } from '../../../src/domain/estimates/estimateWords';
import { anEstimate, estimatedUnit, ratesNamed } from '../builders/estimates';

const unit = { line: 'unit', label: 'Unit', kind: 'dollars' } as const;

test.each([
  [{ ...unit, then: 10_000, now: 10_500.5, change: 500.5 }, 'Unit: $10,000 → $10,500.50 (+$500.50)'],
  [{ ...unit, then: 10_500, now: 10_000, change: -500 }, 'Unit: $10,500 → $10,000 (−$500)'],
  [{ ...unit, then: null, now: 10_000, change: null }, 'Unit: not recorded → $10,000'],
  [
    { line: 'marginPercentage', label: 'Margin %', kind: 'percent', then: 50, now: 48.75, change: -1.25 } as const,
    'Margin %: 50.0% → 48.8% (−1.3 points)',
  ],
  [{ ...unit, then: 10_000, now: null, change: null }, 'Unit: $10,000 → not recorded'],
  [{ ...unit, then: 0, now: 0.01, change: 0.01 }, 'Unit: $0 → $0.01 (+$0.01)'],
  [{ ...unit, label: 'Margin', then: 250, now: -750.25, change: -1_000.25 }, 'Margin: $250 → -$750.25 (−$1,000.25)'],
  [
    { line: 'marginPercentage', label: 'Margin %', kind: 'percent', then: -2.5, now: 30, change: 32.5 } as const,
    'Margin %: -2.5% → 30.0% (+32.5 points)',
  ],
  [
    { line: 'marginPercentage', label: 'Margin %', kind: 'percent', then: 50, now: null, change: null } as const,
    'Margin %: 50.0% → not recorded',
  ],
])('%j reads %j', (difference, text) => {
  expect(differenceText(difference)).toBe(text);
});

test('changes of a job since it was saved, in words', () => {
  const unit = estimatedUnit({ unit_cost: 10_500.5, labor_cost: null, jcm_total_cost: 17_500.5 });
  const now = anEstimate({}, { price: 25_000.99 }, { unit });
  expect(differences(anEstimate(), now).map((each) => differenceText(each))).toEqual([
    'Sale price: $40,000 → $25,000.99 (−$14,999.01)',
    'Unit: $10,000 → $10,500.50 (+$500.50)',
    'Unit labor: $3,000 → not recorded',
    'All costs: $20,000 → $17,500.50 (−$2,499.50)',
    'Margin: $20,000 → $7,500.49 (−$12,499.51)', // 25,000.99 - 17,500.50
    'Margin %: 50.0% → 30.0% (−20.0 points)', // 30.00077…
  ]);
});

test('with an unrecorded cost the margin reads at most, by its own threshold', () => {
  const then = anEstimate();
  const unit = estimatedUnit({ unit_cost: 10_004, labor_cost: null, jcm_total_cost: 17_004 });
  // 40,000 less 17,004 is 22,996, 57.49 %, which misses 57.5.
  const now = anEstimate({}, {}, { unit, rates: ratesNamed({ goodMargin: 57.5 }, '2026-11-01') });
  const bases = { then: then.worked.figures, now: now.worked.figures };
  expect(differences(then, now).map((each) => differenceText(each, bases))).toEqual([
    'Unit: $10,000 → $10,004 (+$4)',
    'Unit labor: $3,000 → not recorded',
    'All costs: $20,000 → at least $17,004 (−$2,996)',
    'Margin: $20,000 → at most $22,996 (+$2,996)',
    'Margin %: 50.0% → at most 57.4% (+7.5 points)',
  ]);
  const back = { then: bases.now, now: bases.then };
  expect(differences(now, then).map((each) => differenceText(each, back))).toEqual([
    'Unit: $10,004 → $10,000 (−$4)',
    'Unit labor: not recorded → $3,000',
    'All costs: at least $17,004 → $20,000 (+$2,996)',
    'Margin: at most $22,996 → $20,000 (−$2,996)',
    'Margin %: at most 57.4% → 50.0% (−7.5 points)',
  ]);
});

test('no two states, and no two steps, have the same words', () => {
  const states = estimateStates.map((state) => stateName({ state, version: 1, marks: [] }));
  expect(new Set([...states, 'Reopened']).size).toBe(estimateStates.length + 1);
  expect(new Set(estimateSteps.map((step) => stepNames[step])).size).toBe(estimateSteps.length);
});

const at = '2026-11-02T16:00:00Z';
const markOf = (step: string, state: EstimateState) => ({ step, state, version: 1, by: 'Lee', at, reason: null });
const story = [markOf('quote', 'quoted'), markOf('win', 'won'), markOf('reopen', 'quoted')];

test.each([
  ['quoted', story.slice(0, 1), 'Quoted'],
  ['won', story.slice(0, 2), 'Won'],
  ['quoted', story, 'Reopened'],
  ['lapsed', story, 'Quotation lapsed'],
  ['lapsed', [markOf('propose', 'proposed')], 'Proposal lapsed'],
  ['lapsed', [markOf('propose', 'proposed'), markOf('approve', 'approved')], 'Approval lapsed'],
  ['lapsed', [markOf('approve', 'approved'), markOf('quote', 'quoted'), markOf('lapse', 'lapsed')], 'Quotation lapsed'],
  // An earlier version's approval does not count.
  ['lapsed', [{ ...markOf('approve', 'approved'), version: 0 }, markOf('propose', 'proposed')], 'Proposal lapsed'],
  ['won', [...story, markOf('win', 'won')], 'Won'],
] as const)('an estimate that is %s after these steps reads "%s"', (state, marks, name) => {
  expect(stateName({ state, version: 1, marks: [...marks] })).toBe(name);
});

test('every step has its own consequence; only winning names the unit', () => {
  const said = estimateSteps.map((step) => stepConsequence(step, '0484872'));
  expect(new Set(said).size).toBe(estimateSteps.length);
  expect(said.every((sentence) => /^[A-Z].*\.$/.test(sentence))).toBe(true);
  expect(said.filter((sentence) => sentence.includes('0484872'))).toEqual(['Unit 0484872 is reserved for the order.']);
});
