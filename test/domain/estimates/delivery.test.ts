import fc from 'fast-check';
import type { EstimateDelivery } from '../../../src/contract/estimates/inputs';
import {
  deliveryIn,
  deliveryKind,
  deliveryOr,
  deliveryText,
  typedDelivery,
  weeksAfterOrder,
} from '../../../src/domain/estimates/delivery';
import { forAll } from '../builders/forAll';

test.each([
  ['day', '2027-02-15', { day: '2027-02-15' }, '15 February 2027'],
  ['day', ' 2028-02-29 ', { day: '2028-02-29' }, '29 February 2028'],
  ['day', '9999-12-31', { day: '9999-12-31' }, '31 December 9999'],
  ['weeks', ' 8 ', { weeks: 8 }, '8 weeks after the order'],
  ['weeks', '1', { weeks: 1 }, '1 week after the order'],
  ['weeks', '08', { weeks: 8 }, '8 weeks after the order'],
  ['weeks', '260', { weeks: 260 }, '260 weeks after the order'],
] as const)('a delivery typed as %s %j is %j, which reads %j', (kind, text, delivery, reads) => {
  expect(deliveryIn(kind, text)).toEqual(delivery);
  expect([deliveryText(delivery), deliveryOr(delivery, '2027-03-01'), deliveryOr(delivery, null)]).toEqual(
    Array.from({ length: 3 }, () => reads),
  );
});

test.each([
  ['day', '2027-02-29'], // No leap year.
  ['day', '2100-02-29'], // Nor one, by the rule of centuries.
  ['day', '2027-13-01'],
  ['day', '2027-2-15'],
  ['day', '15.02.2027'],
  ['day', '2027-02-15T08:00'],
  ['day', '2027-02-15\0'],
  ['day', ''],
  ['day', '8'],
  ['weeks', '0'],
  ['weeks', '000'],
  ['weeks', '261'],
  ['weeks', '0008'],
  ['weeks', '2.5'],
  ['weeks', '-8'],
  ['weeks', '1e1'],
  ['weeks', '8 weeks'],
  ['weeks', '٨'],
  ['weeks', '2027-02-15'],
  ['weeks', ''],
  ['order', '8'],
  ['order', '2027-02-15'],
] as const)('typed as %s, %j is no delivery', (kind, text) => {
  expect(deliveryIn(kind, text)).toBeUndefined();
});

test('an estimate that says nothing of its delivery has the day of the order, or one to be agreed', () => {
  expect(deliveryText(undefined)).toBeUndefined();
  expect(deliveryOr(undefined, '2027-03-01')).toBe('1 March 2027 (of the order)');
  expect(deliveryOr(undefined, null)).toBe('To be agreed');
});

test('one week is one week', () => {
  expect([1, 2, 52].map(weeksAfterOrder)).toEqual(
    ['1 week', '2 weeks', '52 weeks'].map((weeks) => `${weeks} after the order`),
  );
});

test('every delivery can be typed again from its field text', () => {
  const days = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date): EstimateDelivery => ({ day: date.toISOString().slice(0, 10) }));
  const weeks = fc.integer({ min: 1, max: 260 }).map((count): EstimateDelivery => ({ weeks: count }));
  forAll(fc.oneof(days, weeks, fc.constant(undefined)), (delivery) => {
    const kind = delivery === undefined ? 'order' : 'weeks' in delivery ? 'weeks' : 'day';
    expect(deliveryKind(delivery)).toBe(kind);
    expect(deliveryIn(kind, typedDelivery(delivery))).toEqual(delivery);
  });
});
