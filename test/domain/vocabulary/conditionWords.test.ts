import { workIn } from '../../../src/domain/vocabulary/conditionWords';

test.each([
  ['Send out - rewind', 'RW'],
  ['needs rewinding, HV coil open', 'RW'],
  ['OK to recondition', 'RC'],
  ['recon only', 'RC'],
  ['RECONDITIONED (A stock)', 'RC'],
])('%j is %s', (text, work) => {
  expect(workIn(text)).toBe(work);
});

test.each([
  ...['recondition or rewind', 'no rewind', "don't rewind", 'rewind?', 'maybe rewind', 'scrap, not worth a rewind'],
  ...['rewind completed', 'last rewind 2011', 'reconditioned after rewind', 'prewinder', 'scrap', 'keep', ''],
])('%j decides nothing', (text) => {
  expect(workIn(text)).toBe(text);
});
