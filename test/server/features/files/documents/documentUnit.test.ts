import { versionOf } from '../../../../../src/server/features/files/documents/documentUnit';
import { exampleUnit } from './unitOf';

test('the version of a record changes with what a drawing or document says of it, and with nothing else', () => {
  const unit = exampleUnit();
  expect(versionOf({ ...unit })).toBe(versionOf(unit));
  expect(versionOf(exampleUnit({ kva_rating: '1001.00' }))).not.toBe(versionOf(unit));
  expect(versionOf(exampleUnit({ taps: null }))).not.toBe(versionOf(exampleUnit({ taps: '' })));
  const priced = { ...unit, unit_cost: '1.00' };
  expect(versionOf(priced)).toBe(versionOf(unit));
});
