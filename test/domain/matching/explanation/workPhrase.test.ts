import { workPhrase, type WorkPrice } from '../../../../src/domain/matching/explanation/workPhrase';
import type { Work } from '../../../../src/contract/unit/unit';

test.each<[Work, WorkPrice, string]>([
  ['feedConversion', 3010, 'needs feed conversion, $3,010'],
  ['feedConversion', null, 'needs feed conversion, cost not recorded'],
  ['fr3', 4960.5, 'needs FR3 fill, $4,961'],
  ['replacementCabinet', 0.4, 'needs replacement cabinet, $0'],
  ['reTank', 9000, 'needs re-tank, $9,000'],
  ['rewind', null, 'needs rewind, cost not recorded'],
])('%s at a price of %p, without a value to compare, is told as: %s', (work, price, text) => {
  expect(workPhrase(work, price, null)).toBe(text);
});

test.each<[Work, WorkPrice, string]>([
  ['turnPull', 2300, 'required 12470 V, unit 13200 V: turn pull, $2,300'],
  ['turnPull', null, 'required 12470 V, unit 13200 V: turn pull, cost not recorded'],
  ['turnPull', 'said before', 'required 12470 V, unit 13200 V: the same turn pull'],
  ['rewind', 15_000, 'required 12470 V, unit 13200 V: rewind, $15,000'],
  ['rewind', 'said before', 'required 12470 V, unit 13200 V: the same rewind'],
  ['rewind', null, 'required 12470 V, unit 13200 V: rewind, cost not recorded'],
])('%s at a price of %p, for two voltages, is told as: %s', (work, price, text) => {
  expect(workPhrase(work, price, 'required 12470 V, unit 13200 V')).toBe(text);
});
