import {
  labelOf,
  problemsIn,
  stillTyped,
  toValues,
  withTyped,
} from '../../../../../src/web/features/records/state/recordEdits';
import { aField, aRecord } from '../../../../mocks/recordAnswers';

test.each([
  ['kVA', 'kVA', 'kVA'],
  ['Primary voltage', 'V', 'Primary voltage (V)'],
  ['Unit cost', 'US dollars', 'Unit cost ($)'],
  ['Weight', 'pounds', 'Weight (lb)'],
  ['Taps', null, 'Taps'],
])('the label of %s has its unit of measure once', (label, measure, text) => {
  expect(labelOf({ label, measure })).toBe(text);
});

test('a value typed back to the stored one is no change', () => {
  const field = aField({ name: 'kva_rating', value: '1000' });
  const typed = withTyped({}, field, '1500');
  expect([typed, withTyped(typed, field, '1000')]).toEqual([{ kva_rating: '1500' }, {}]);
});

test('values that another person saved meanwhile are no longer unsaved edits', () => {
  const record = aRecord({
    fields: [aField({ name: 'kva_rating', value: '1500' }), aField({ name: 'taps', value: null })],
  });
  expect(stillTyped({ kva_rating: '1500', taps: '5%', gone: '1' }, record)).toEqual({ taps: '5%' });
});

test('an emptied value is sent as null', () => {
  expect(toValues({ taps: ' ', kva_rating: '1500' })).toEqual({ taps: null, kva_rating: '1500' });
});

test('problems are found by the field that they are about', () => {
  const errors = [
    { path: 'fields.kva_rating', message: 'Not a number' },
    { path: 'reason', message: 'Too short' },
  ];
  expect(problemsIn(errors)).toEqual({ kva_rating: 'Not a number' });
});
