import { quotationMail, quotedDelivery, quotedFreight } from '../../../src/domain/quotations/quotationMail';

const mailed = {
  ...{ number: 'Q-2026-0001', date: '2026-11-23', validUntil: '2026-12-23', delivery: '2027-02-15' },
  ...{ jobNumber: 'J58811', serial: '0484872', price: 41_250.5, company: 'Copper State Transformers' },
};

test('the mail to a customer can be sent on as it is', () => {
  expect(quotationMail(mailed, 'Dana Whitfield')).toEqual({
    subject: 'Quotation Q-2026-0001, transformer IC# 0484872',
    text:
      'Hello,\n\nattached is our quotation Q-2026-0001 of 23 November 2026 for your job J58811, transformer IC# 0484872.\n\n' +
      'Price: $41,250.50\nDelivery date: 15 February 2027\nThe quotation is valid until 23 December 2026.\n\n' +
      'Kind regards\nDana Whitfield\nCopper State Transformers\n',
  });
});

test('values never start a new line, and unknown values are omitted', () => {
  const hostile = { ...mailed, serial: '1\r\nBcc: all@example.com', jobNumber: null, delivery: null };
  const { subject, text } = quotationMail(hostile, 'Dana\nBcc: x');
  expect(subject).toBe('Quotation Q-2026-0001, transformer IC# 1 Bcc: all@example.com');
  expect(text).toContain('of 23 November 2026, transformer IC# 1 Bcc');
  expect(text).toContain('Delivery date: To be agreed\n');
  expect(quotationMail({ ...mailed, delivery: null, deliveryWeeks: 8 }, '').text).toContain(
    'Delivery: 8 weeks after the order\n',
  );
  expect(text).toContain('\nDana Bcc: x\n');
});

test.each([
  [0.01, '$0.01'],
  [41_250, '$41,250.00'],
  [1_234_567.8, '$1,234,567.80'],
  [100_000_000, '$100,000,000.00'],
])('a price of %d is shown to the cent: %s', (price, text) => {
  expect(quotationMail({ ...mailed, price }, 'Dana').text).toContain(`\nPrice: ${text}\n`);
});

test('the mail says who pays the freight', () => {
  const { text } = quotationMail({ ...mailed, freight: 'paid by customer' }, 'Dana');
  expect(text).toContain('Price: $41,250.50\nFreight: paid by customer\nDelivery date: ');
});

test.each([null, '', ' \n '])('if the order has %j as its job number, none is named', (jobNumber) => {
  expect(quotationMail({ ...mailed, jobNumber }, 'Dana').text).toContain(
    'our quotation Q-2026-0001 of 23 November 2026, transformer IC# 0484872.\n',
  );
});

test.each(['number', 'serial', 'jobNumber', 'company'] as const)(
  'a %s of many lines stays on the line it belongs to',
  (name) => {
    const hostile = 'A\r\nB\u2028C\u0085D\vE\0F';
    const [clean, dirty] = [quotationMail(mailed, 'Dana'), quotationMail({ ...mailed, [name]: hostile }, 'Dana')];
    expect(dirty.text.split(/[\r\n\u2028\u0085\v\0]/)).toHaveLength(clean.text.split('\n').length);
    expect(dirty.subject).not.toMatch(/[\r\n\u2028\u0085\v\0]/);
    expect(dirty.text).toContain('A B C D E F');
  },
);

test.each([
  ['2027-02-15', undefined, ['Delivery date', '15 February 2027']],
  [null, undefined, ['Delivery date', 'To be agreed']],
  [null, 8, ['Delivery', '8 weeks after the order']],
  [null, 1, ['Delivery', '1 week after the order']],
  // Weeks were chosen in place of the order's day.
  ['2027-02-15', 8, ['Delivery', '8 weeks after the order']],
])('a day of %p and %p weeks read %j', (delivery, deliveryWeeks, expected) => {
  expect(quotedDelivery({ delivery, deliveryWeeks })).toEqual(expected);
});

test('a customer reads who pays the freight', () => {
  expect(quotedFreight({ freight: 'not included' })).toBe('Freight: not included');
  expect(quotedFreight({ freight: 'paid by customer' })).toBe('Freight: paid by customer');
});

test('a quotation of before freight was said says nothing of it', () => {
  expect(quotedFreight({})).toBeNull();
});
