import {
  estimateStates,
  estimateSteps,
  type EstimateState,
  type EstimateStep,
} from '../../../src/contract/estimates/states';
import { fromCosts, wholeSentence } from '../../../src/domain/access/sentence';
import { permissionsOf, roles } from '../../../src/domain/access/access';
import { costChange } from '../../../src/domain/estimates/grounds';
import {
  consentNeed,
  isOwnProposal,
  openSteps,
  whoMayNot,
  whyNotOpen,
  type StepCase,
} from '../../../src/domain/estimates/allowedSteps';
import { anEstimate } from '../builders/estimates';
import { whyNoQuotation } from '../../../src/domain/quotations/issuing';

const asAdministrator = permissionsOf(['administrator'], 'roles');
const stepCase = (of: Partial<StepCase>): StepCase => ({
  ...{ state: 'draft', figures: { salePrice: 40_000 }, staleBecause: [], approvalReasons: [] },
  ...{ permissions: asAdministrator, isOwnProposal: false, winner: null, whyNoDelivery: null },
  consent: 'not needed',
  ...of,
});
const open = (of: Partial<StepCase>) =>
  openSteps(stepCase(of)).flatMap(({ step, whyNot }) => (whyNot === null ? [step] : []));
/** Everything that it says. */
const whyClosed = (...requested: Parameters<typeof whyNotOpen>) => {
  const why = whyNotOpen(...requested);
  return why === null ? null : wholeSentence(why);
};
const whyNot = (step: EstimateStep, of: Partial<StepCase>) =>
  openSteps(stepCase(of)).find((each) => each.step === step)?.whyNot;

describe('an offer of a unit that misses the request', () => {
  const misses = { class: 'Misses a requirement', gaps: [] } as const;
  const worked = (fit: object | undefined) => ({ unit: { ...anEstimate().worked.unit, fit: fit as never } });
  const mark = { step: 'consent', version: 2 };

  test('needs the consent to the version that was offered', () => {
    expect(consentNeed({ version: 2, worked: worked(misses) }, [])).toBe('missing');
    expect(consentNeed({ version: 2, worked: worked(misses) }, [mark])).toBe('recorded');
    expect(consentNeed({ version: 3, worked: worked(misses) }, [mark])).toBe('missing');
    expect(consentNeed({ version: 2, worked: worked({ class: 'Fits', gaps: [] }) }, [])).toBe('not needed');
    // Saved before units had a fit class.
    expect(consentNeed({ version: 2, worked: worked(undefined) }, [])).toBe('not needed');
  });

  test('is not won before it, and says what to do', () => {
    expect(whyNot('win', { state: 'quoted', consent: 'missing' })).toBe(
      'The customer has not agreed to the deviations from the request. Record the consent first: who agreed, when, and a note.',
    );
    expect(open({ state: 'quoted', consent: 'missing' })).toEqual(['consent', 'lose']);
    expect(open({ state: 'quoted', consent: 'recorded' })).toEqual(['consent', 'win', 'lose']);
  });

  test('any other has no such step', () => {
    expect(openSteps(stepCase({ state: 'quoted' })).some(({ step }) => step === 'consent')).toBe(false);
    expect(whyClosed('consent', stepCase({ state: 'quoted' }))).toBe('Its unit misses nothing of the request.');
  });
});

test('without a delivery in the future it is not quoted; everything else stays open', () => {
  const whyNoDelivery = 'Its delivery date, 11 October 2026, is not in the future.';
  expect(whyNot('quote', { state: 'proposed', whyNoDelivery })).toBe(whyNoDelivery);
  expect(open({ state: 'proposed', whyNoDelivery })).toEqual(['approve', 'return']);
  expect(open({ state: 'quoted', whyNoDelivery })).toEqual(['win', 'lose']);
  expect(whyNot('quote', { state: 'proposed', whyNoDelivery, approvalReasons: ['Its margin is not known.'] })).toBe(
    'It needs an approval first. Its margin is not known.',
  );
});

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

test('an approval or a lapse names no costs to a reader who cannot see them', () => {
  const permissions = new Set([...asAdministrator].filter((each) => each !== 'seeCost'));
  const approvalReasons = [fromCosts('Its margin is below 30%, the margin on Settings.')];
  const requested = { state: 'proposed', approvalReasons } as const;
  expect(whyNot('quote', requested)).toBe(
    'It needs an approval first. Its margin is below 30%, the margin on Settings.',
  );
  expect(whyNot('quote', { ...requested, permissions })).toBe('It needs an approval first.');
  expect(open({ state: 'approved', approvalReasons })).toContain('quote');
  const stale = { state: 'draft', staleBecause: [costChange('The unit cost changed.')], permissions } as const;
  expect(whyNot('propose', stale)).toBe('Its figures changed. Save it as of today.');
});

test('an order that is won is not won again before the unit of its winner is released', () => {
  const winner = { name: 'Variant A', serial: '484872' };
  const why = 'This order was already won with "Variant A", unit 484872. Release unit 484872 first.';
  expect(whyNot('win', { state: 'quoted', winner })).toBe(why);
  expect(open({ state: 'quoted', winner })).toEqual(['lose']);
  expect(open({ state: 'quoted' })).toEqual(['win', 'lose']);
});

test.each(estimateStates)('from %s exactly these steps lead on', (state) => {
  expect(open({ state })).toEqual(expected[state]);
});

test.each([
  ['viewer', []],
  ['sales', ['propose', 'quote', 'consent', 'win', 'lose']],
  ['engineering', []],
  ['operations', estimateSteps],
  ['administrator', estimateSteps],
] as const)('%s can take the steps %j when open', (role, steps) => {
  expect(roles).toContain(role);
  const permissions = permissionsOf([role], 'roles');
  const taken = new Set(estimateStates.flatMap((state) => open({ state, permissions, consent: 'recorded' })));
  expect([...taken].sort()).toEqual([...steps].sort());
});

test('no one approves what they proposed, or figures that they saved', () => {
  const why = 'Someone else must approve it: you proposed it, or saved what was proposed.';
  expect(whyNot('approve', { state: 'proposed', isOwnProposal: true })).toBe(why);
  expect(open({ state: 'proposed', isOwnProposal: true })).toEqual(['return', 'quote']);
  expect(isOwnProposal({ proposedBy: 'ann', savedBy: 'bo' }, 'ann')).toBe(true);
  expect(isOwnProposal({ proposedBy: 'ann', savedBy: 'bo' }, 'bo')).toBe(true);
  expect(isOwnProposal({ proposedBy: 'ann', savedBy: 'bo' }, 'cy')).toBe(false);
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

test.each([
  ['viewer', 'approve', 'Only operations and administrators can approve and return estimates.'],
  ['sales', 'return', 'Only operations and administrators can approve and return estimates.'],
  ['engineering', 'quote', 'Only sales, operations, and administrators can save, propose and quote estimates.'],
  ['engineering', 'win', 'Only sales, operations, and administrators can reserve and release units.'],
  ['sales', 'win', null],
  ['operations', 'approve', null],
] as const)('%s can %s or gets the permission message: %p', (role, step, why) => {
  const permissions = permissionsOf([role], 'roles');
  expect(whoMayNot(step, permissions)).toBe(why);
  // A missing permission is the first reason.
  if (why !== null)
    expect(whyNot(step, { permissions, state: 'won', staleBecause: ['The unit cost changed.'] })).toBe(why);
});

test('without roles everyone can take every step but approve their own', () => {
  const permissions = permissionsOf([], 'everyone');
  expect(estimateSteps.map((step) => whoMayNot(step, permissions))).toEqual(estimateSteps.map(() => null));
});

test('lists all changes and the fix: save a draft, propose anything else again', () => {
  const staleBecause = ['The unit cost changed.', "The order's sale price changed."];
  const changed = "The unit cost changed. The order's sale price changed. Save it as of today";
  expect(whyNot('propose', { state: 'draft', staleBecause })).toBe(`${changed}.`);
  expect(whyNot('approve', { state: 'proposed', staleBecause })).toBe(`${changed}, and propose it again.`);
  expect(whyNot('win', { state: 'quoted', staleBecause })).toBe(`${changed}, and propose it again.`);
});

test.each([
  ['proposed', ['return']],
  ['approved', ['return']],
  ['lapsed', ['lose']],
  ['quoted', ['lose']],
  ['draft', []],
] as const)('from %s, changed figures leave only the steps that promise nothing: %j', (state, steps) => {
  expect(open({ state, staleBecause: ['The unit cost changed.'] })).toEqual(steps);
});

test.each([
  [null, false],
  [0, false],
  [-1, false],
  [0.01, true],
])('a price of %p can be proposed: %p', (salePrice, can) => {
  expect(open({ figures: { salePrice } }).includes('propose')).toBe(can);
});

test('gives the first reason: the state, then today’s figures, then the step’s own', () => {
  const of = stepCase({
    approvalReasons: ['Its margin is not known.'],
    isOwnProposal: true,
    figures: { salePrice: null },
  });
  const stale = { ...of, staleBecause: ['The unit cost changed.'] };
  expect(whyClosed('approve', { ...stale, state: 'won' })).not.toContain('The unit cost changed.');
  expect(whyClosed('approve', { ...stale, state: 'proposed' })).toMatch(/^The unit cost changed\./);
  expect(whyClosed('approve', { ...of, state: 'proposed' })).toMatch(/^Someone else must approve it/);
  expect(whyClosed('quote', { ...stale, state: 'proposed' })).toMatch(/^The unit cost changed\./);
  expect(whyClosed('propose', stale)).toMatch(/^The unit cost changed\./);
  expect(whyClosed('propose', of)).toBe('Enter a price first: the order has none.');
});

test('an estimate has a quotation preview only if it can be quoted or was quoted', () => {
  for (const state of estimateStates)
    for (const approvalReasons of [[], ['Its margin is not known.']]) {
      const isQuotable = open({ state, approvalReasons }).includes('quote');
      const hasPreview = whyNoQuotation({ state, approvalReasons, whyNoDelivery: null }) === null;
      expect([state, hasPreview]).toEqual([state, isQuotable || state === 'quoted' || state === 'won']);
    }
});

test('lists every step in the same order for any state', () => {
  for (const state of estimateStates)
    expect(openSteps(stepCase({ state })).map(({ step }) => step)).toEqual([
      'propose',
      'approve',
      'return',
      'quote',
      'win',
      'lose',
    ]);
});
