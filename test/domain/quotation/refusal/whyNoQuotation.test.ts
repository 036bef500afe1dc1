import { wholeSentence } from '../../../../src/domain/access/sentence';
import { whyNoQuotation } from '../../../../src/domain/quotation/refusal/whyNoQuotation';

test.each([
  ['draft', [], 'It is a draft: propose it first.'],
  ['returned', [], 'It was returned: change it and propose it again.'],
  ['lapsed', [], 'It has lapsed: save it as of today and propose it again.'],
  ['lost', [], 'It was lost before it had a quotation.'],
  ['proposed', ['Its margin is not known.'], 'It needs an approval first. Its margin is not known.'],
  [
    'proposed',
    ['Its margin is below 30%, the margin on Settings.', 'It leaves out work that the unit needs: re-tank.'],
    'It needs an approval first. Its margin is below 30%, the margin on Settings. It leaves out work that the unit needs: re-tank.',
  ],
  // What is missing to a draft is its proposal, whatever else it needs after that.
  ['draft', ['Its margin is not known.'], 'It is a draft: propose it first.'],
  ['quoted', ['Its margin is not known.'], null],
  ['won', [], null],
  ['proposed', [], null],
  ['approved', ['Its margin is not known.'], null],
] as const)('an estimate that is %s, with %j, has a preview or says why not', (state, approvalReasons, why) => {
  const found = whyNoQuotation({ state, approvalReasons: [...approvalReasons], whyNoDelivery: null });
  expect(found === null ? null : wholeSentence(found)).toBe(why);
});

test.each([
  ['proposed', 'past'],
  ['approved', 'past'],
  ['draft', 'It is a draft: propose it first.'],
  ['quoted', null],
] as const)('an estimate that is %s, with a delivery in the past, has a preview or says why not', (state, why) => {
  expect(whyNoQuotation({ state, approvalReasons: [], whyNoDelivery: 'past' })).toBe(why);
});
