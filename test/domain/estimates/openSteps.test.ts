import {
  estimateStates,
  estimateSteps,
  type EstimateState,
  type EstimateStep,
} from '../../../src/contract/estimates/states';
import { permissionsOf, roles } from '../../../src/domain/access/access';
import { approvalReasons } from '../../../src/domain/estimates/approvalReasons';
import { isOwnProposal, openSteps, type StepCase } from '../../../src/domain/estimates/openSteps';
import { workOut } from '../../../src/domain/estimates/workOut';
import { estimatedUnit, ratesNamed, someGrounds, someInputs } from '../builders/estimates';

const asAdministrator = permissionsOf(['administrator'], 'roles');
const stepCase = (of: Partial<StepCase>): StepCase => ({
  ...{ state: 'draft', figures: { salePrice: 40_000 }, staleBecause: [], approvalReasons: [] },
  ...{ permissions: asAdministrator, isOwnProposal: false },
  ...of,
});
const open = (of: Partial<StepCase>) =>
  openSteps(stepCase(of)).flatMap(({ step, whyNot }) => (whyNot === null ? [step] : []));
const whyNot = (step: EstimateStep, of: Partial<StepCase>) =>
  openSteps(stepCase(of)).find((each) => each.step === step)?.whyNot;

/** Written by hand, beside the table that it tests. */
const expected: Readonly<Record<EstimateState, readonly EstimateStep[]>> = {
  draft: ['propose'],
  proposed: ['approve', 'return', 'quote'],
  approved: ['return', 'quote'],
  returned: ['propose'],
  lapsed: ['propose', 'lose'],
  quoted: ['win', 'lose'],
  won: [],
  lost: [],
};

test.each(estimateStates)('from %s exactly these steps lead on', (state) => {
  expect(open({ state })).toEqual(expected[state]);
});

test.each([
  ['viewer', []],
  ['sales', ['propose', 'quote', 'win', 'lose']],
  ['engineering', []],
  ['operations', estimateSteps],
  ['administrator', estimateSteps],
] as const)('%s can take the steps %j, each where it is open', (role, steps) => {
  expect(roles).toContain(role);
  const permissions = permissionsOf([role], 'roles');
  const taken = new Set(estimateStates.flatMap((state) => open({ state, permissions })));
  expect([...taken].sort()).toEqual([...steps].sort());
});

test('nobody approves what they proposed, or figures that they saved', () => {
  const why = 'Somebody else must approve it: you proposed it, or saved what was proposed.';
  expect(whyNot('approve', { state: 'proposed', isOwnProposal: true })).toBe(why);
  expect(open({ state: 'proposed', isOwnProposal: true })).toEqual(['return', 'quote']);
  expect(isOwnProposal({ proposedBy: 'ann', savedBy: 'bo' }, 'ann')).toBe(true);
  expect(isOwnProposal({ proposedBy: 'ann', savedBy: 'bo' }, 'bo')).toBe(true);
  expect(isOwnProposal({ proposedBy: 'ann', savedBy: 'bo' }, 'cy')).toBe(false);
});

test('what needs an approval is not quoted before it has one', () => {
  const reasons = ['Its margin is below 30%, the margin on Settings.'];
  expect(whyNot('quote', { state: 'proposed', approvalReasons: reasons })).toBe(
    'It needs an approval first. Its margin is below 30%, the margin on Settings.',
  );
  expect(open({ state: 'approved', approvalReasons: reasons })).toContain('quote');
});

test.each(['propose', 'approve', 'quote', 'win'] as const)('%s counts on the figures of today', (step) => {
  const state = estimateStates.find((each) => expected[each].includes(step));
  expect(whyNot(step, { ...(state && { state }), staleBecause: ['The unit cost changed.'] })).toMatch(
    /^The unit cost changed\. Save it as of today/,
  );
});

test('without a price nothing is proposed', () => {
  expect(whyNot('propose', { figures: { salePrice: null } })).toBe('Enter a price first: the order has none.');
});

const reasonsOf = (inputs = someInputs(), grounds = someGrounds()) => approvalReasons(inputs, workOut(inputs, grounds));

test.each([
  // 20,000 of costs: 30 % of 28,571.43 are 8,571.43, the margin; a cent less is below.
  ['a margin at that of the rates needs no approval', someInputs({}, { price: 28_571.43 }), []],
  ['a cent below it does', someInputs({}, { price: 28_571.42 }), ['Its margin is below 30%, the margin on Settings.']],
  [
    'so does leaving needed work out',
    someInputs({ fr3Enabled: false, fr3EstimatedGallons: '' }),
    ['It leaves out work that the unit needs: FR3 fill.'],
  ],
  [
    'so does a cost entered below the recorded one',
    someInputs({ reTank: true, reTankCost: '100' }),
    ['Its re-tank is entered below the cost that is recorded.'],
  ],
  ['the recorded cost itself does not', someInputs({ reTank: true, reTankCost: '9000' }, { price: 50_000 }), []],
])('%s', (_, inputs, reasons) => {
  expect(reasonsOf(inputs)).toEqual(reasons);
});

test('a margin that is not known for sure needs an approval, and the threshold is that of the rates', () => {
  const unsure = someGrounds({ unit: estimatedUnit({ labor_cost: null, jcm_total_cost: 17_000 }) });
  expect(reasonsOf(someInputs(), unsure)).toEqual(['Its margin is not known for sure: a cost is not recorded.']);
  const unknown = someGrounds({ unit: estimatedUnit({ jcm_total_cost: null }) });
  expect(reasonsOf(someInputs(), unknown)).toEqual(['Its margin is not known.']);
  expect(reasonsOf(someInputs(), someGrounds({ rates: ratesNamed({ goodMargin: 51 }) }))).toEqual([
    'Its margin is below 51%, the margin on Settings.',
  ]);
});
