import { deliveryIn, deliveryKind, deliveryOr, typedDelivery } from '../../../../src/domain/estimates/inputs/delivery';
import { inputDifferences, inputLines } from '../../../../src/domain/estimates/inputs/inputLines';
import { someInputs } from '../../builders/estimates';

test.each([
  ['day', '2027-02-15', { day: '2027-02-15' }, '15 February 2027'],
  ['day', '2027-02-30', undefined, '1 March 2027 (of the order)'],
  ['day', '', undefined, '1 March 2027 (of the order)'],
  ['weeks', ' 8 ', { weeks: 8 }, '8 weeks after the order'],
  ['weeks', '1', { weeks: 1 }, '1 week after the order'],
  ['weeks', '0', undefined, '1 March 2027 (of the order)'],
  ['weeks', '261', undefined, '1 March 2027 (of the order)'],
  ['weeks', '2.5', undefined, '1 March 2027 (of the order)'],
  ['order', '8', undefined, '1 March 2027 (of the order)'],
] as const)('a delivery typed as %s %j is %j, which reads %j', (kind, text, delivery, reads) => {
  expect(deliveryIn(kind, text)).toEqual(delivery);
  expect(deliveryOr(delivery, '2027-03-01')).toBe(reads);
  if (delivery) expect([deliveryKind(delivery), typedDelivery(delivery)]).toEqual([kind, text.trim()]);
});

test('without any date, delivery is to be agreed', () => {
  expect(deliveryOr(undefined, null)).toBe('To be agreed');
});

test('what was decided is told line by line, and so is what changed', () => {
  const before = someInputs({ fr3EstimatedGallons: '620' });
  const now = someInputs(
    { fr3EstimatedGallons: '700', reTank: true, reTankCost: '9000', additionalCabinetCost: '250.5' },
    { price: 40_000.5, notes: 'Call first.', delivery: { weeks: 8 } },
  );
  expect(inputLines(before).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    ...['FR3: On, 620 gallons', 'Turn pull: Off', 'Feed conversion: Off', 'Replacement cabinet: Off', 'Re-tank: Off'],
    ...['Additional cabinet cost: none', 'Re-tank labor: none', 'Price entered: none'],
    ...['Delivery: as the order', 'Notes: none'],
  ]);
  expect(inputDifferences(before, now).map(({ label, then, now: text }) => `${label}: ${then} → ${text}`)).toEqual([
    'FR3: On, 620 gallons → On, 700 gallons',
    'Re-tank: Off → On',
    'Additional cabinet cost: none → $250.50',
    'Re-tank labor: none → $9,000',
    'Price entered: none → $40,000.50',
    'Delivery: as the order → 8 weeks after the order',
    'Notes: none → Call first.',
  ]);
  expect(inputDifferences(now, now)).toEqual([]);
});
