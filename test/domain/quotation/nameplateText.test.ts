import type { Connection } from '../../../src/domain/matching/reading/voltage';
import { nameplateText } from '../../../src/domain/quotation/nameplateText';

/** As IEEE C57.12.34 and the nameplates of the sample have them. */
test.each<[number, Connection, string]>([
  [12_000, 'delta', '12000D'],
  [480, 'delta', '480D'],
  [208, 'wye', '208Y/120'],
  [480, 'wye', '480Y/277'],
  [600, 'wye', '600Y/346'],
  [4_160, 'wye', '4160Y/2400'],
  [8_320, 'wye', '8320Y/4800'],
  [12_470, 'groundedWye', '12470GrdY/7200'],
  [13_200, 'wye', '13200Y/7620'],
  [13_800, 'groundedWye', '13800GrdY/7970'],
  [24_940, 'groundedWye', '24940GrdY/14400'],
  [34_500, 'groundedWye', '34500GrdY/19920'],
  [12_000, null, '12000 V'],
])('%d V with a connection of %j is written %s', (volts, connection, text) => {
  expect(nameplateText({ volts, connection })).toBe(text);
});
