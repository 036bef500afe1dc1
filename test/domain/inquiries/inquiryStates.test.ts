import { inquiryStates, inquirySteps } from '../../../src/contract/requests/inquiries';
import {
  canLink,
  inquiryNumber,
  lineNumber,
  stateAfterEstimate,
  stepRefusal,
} from '../../../src/domain/inquiries/inquiryStates';

test('numbers name the inquiry and the line', () => {
  expect([inquiryNumber(42), lineNumber('42', 1)]).toEqual(['I-42', 'I-42-1']);
});

test('these steps are allowed, and no others', () => {
  const allowed = inquiryStates.flatMap((from) =>
    inquirySteps.filter((to) => stepRefusal('I-42', from, to, 'Too late') === null).map((to) => `${from} ${to}`),
  );
  expect(allowed).toEqual([
    ...['open quoted', 'open won', 'open lost', 'quoted open', 'quoted won', 'quoted lost'],
    ...['won quoted', 'won lost', 'lost open'],
  ]);
});

test.each([
  ['open', 'open', 'Late', 'Inquiry I-42 is open already.'],
  ['lost', 'won', 'Late', 'Inquiry I-42 is lost: it cannot become won.'],
  ['order', 'lost', 'Late', 'Inquiry I-42 is an order: it cannot become lost.'],
  ['open', 'lost', null, 'Give the reason why this inquiry is lost.'],
  ['open', 'quoted', null, null],
] as const)('from %s to %s with the reason %j: %s', (from, to, reason, refusal) => {
  expect(stepRefusal('I-42', from, to, reason)).toBe(refusal);
});

test.each([
  ['open', 'quoted', 'quoted'],
  ['open', 'won', 'won'],
  ['quoted', 'won', 'won'],
  ['quoted', 'quoted', null],
  ['won', 'quoted', null],
  ['lost', 'won', null],
  ['order', 'won', null],
  ['open', 'proposed', null],
] as const)('an inquiry that is %s, of whose estimates one is %s, becomes %s', (state, estimate, after) => {
  expect(stateAfterEstimate(state, estimate)).toBe(after);
});

test('all but lost inquiries can be linked', () => {
  expect(inquiryStates.filter(canLink)).toEqual(['open', 'quoted', 'won', 'order']);
});
