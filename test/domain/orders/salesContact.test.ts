import fc from 'fast-check';
import { mailLink, salesContact } from '../../../src/domain/orders/salesContact';
import { toDisplayOrder } from '../../../src/domain/orders/displayOrder';
import { anOrder } from '../builders/units';
import { forAll } from '../builders/forAll';

test('the link opens a draft to the one address, with the subject', () => {
  const subject = 'Sales Order: SO-88214 | Job: J-70114 | Customer: Smith & Sons';
  const link = new URL(mailLink(' m.ortega@specai.test ', subject) ?? '');
  expect(link.protocol).toBe('mailto:');
  expect(link.pathname).toBe('m.ortega@specai.test');
  expect(link.searchParams.get('subject')).toBe(subject);
});

const longAddress = (length: number) => `${'a'.repeat(length - '@specai.test'.length)}@specai.test`;

test('an address may have 254 characters, and no more', () => {
  expect(mailLink(longAddress(254), 'S')).toBe(`mailto:${longAddress(254)}?subject=S`);
  expect(mailLink(longAddress(255), 'S')).toBeNull();
});

test.each([
  'a@b.test',
  'a@bc.test',
  'a@mail.eu.specai.test',
  'a@b-c.d-e.test',
  'a@4th.2nd.test',
  'a@specai.c.test',
  'a@x.y',
])('the link takes %j', (address) => {
  expect(mailLink(address, 'S')).toBe(`mailto:${address}?subject=S`);
});

test.each([
  'a@-b.test',
  'a@b-.test',
  'a@_b.test',
  'a@b.test-',
  'a@b.-test',
  'a@b.te_t',
  'a@b.tes_',
  null,
  undefined,
  '',
  'M. Ortega',
  'ortega@',
  '@specai.test',
  'ortega@specai',
  'a@b.test,c@d.test',
  'a@b.test;c@d.test',
  'Ortega <a@b.test>',
  'a@b.test?bcc=all@b.test',
  'a@b.test\nBcc: all@b.test',
  'a@b..test',
  'a b@c.test',
  'a@b?bcc=x',
  'a@b.test,c@d',
  'a@b.test&bcc=x',
  'a@b.test#x',
  'a@b.test%0d%0aBcc:x',
  'a@b@c.test',
  '"a b"@c.test',
  'mailto:a@b.test',
  'javascript:alert(1)//@b.test',
  `${'a'.repeat(250)}@b.test`,
])('the link refuses %j', (address) => {
  expect(mailLink(address, 'Subject')).toBeNull();
});

test('an address has at most 254 characters, surrounding space aside', () => {
  const longest = `${'a'.repeat(247)}@b.test`;
  expect(longest).toHaveLength(254);
  expect(mailLink(` ${longest} `, 'Subject')).toBe(`mailto:${longest}?subject=Subject`);
  expect(mailLink(`a${longest}`, 'Subject')).toBeNull();
});

test.each([
  ['lines', 'Pad\r\nBcc: all@b.test', 'Pad  Bcc: all@b.test'],
  ['encoded lines', 'Pad%0d%0aBcc: all@b.test', 'Pad%0d%0aBcc: all@b.test'],
  ['another header', 'Pad&bcc=all@b.test&body=x', 'Pad&bcc=all@b.test&body=x'],
  ['signs of addresses', 'A+B ? # / = %', 'A+B ? # / = %'],
  ['quotes and pipes', `"Smith" | 'Sons' \`x\``, `"Smith" | 'Sons' \`x\``],
  ['markup', '"><script>window.__xss=1</script>', '"><script>window.__xss=1</script>'],
  ['half a character', 'Pad \ud83d', 'Pad'],
  ['5,000 characters', 'x'.repeat(5_000), 'x'.repeat(500)],
])('%s in a subject are its text', (_name, subject, text) => {
  const link = mailLink('m.ortega@specai.test', subject) ?? '';
  expect(link).toMatch(/^mailto:m\.ortega@specai\.test\?subject=[\w.!*%-]*$/);
  expect([...new URL(link).searchParams]).toEqual([['subject', text]]);
});

test.each(["o'brien+pads@specai.test", 'a%0d%0abcc:x@b.test', 'a%bcc=x@b.test', 'a|b#c@b.test', 'a/b=c@b.test'])(
  'the signs of %j bring in nothing',
  (address) => {
    const link = mailLink(address, 'Subject');
    if (link === null) return;
    expect(link).toMatch(/^mailto:[^?&#\s]+\?subject=Subject$/);
    expect(decodeURIComponent(new URL(link).pathname)).toBe(address);
  },
);

test('no subject and no address brings in another recipient or header', () => {
  forAll(fc.string({ unit: 'binary' }), fc.string(), (subject, local) => {
    const written = mailLink(`${local}@specai.test`, subject);
    if (written === null) return;
    const link = new URL(written);
    expect(decodeURIComponent(link.pathname)).toBe(`${local.trim()}@specai.test`);
    expect([...new URLSearchParams(written.slice(written.indexOf('?'))).keys()]).toEqual(['subject']);
  });
});

test.each([
  [['a@x.test', 'b@x.test'], 'c@x.test', 'a@x.test'],
  [[], ' c@x.test ', 'c@x.test'],
  [['', 'b@x.test'], null, 'b@x.test'],
  [[' ', 'b@x.test'], null, 'b@x.test'],
  [[' b@x.test '], 'c@x.test', 'b@x.test'],
  [['\t', '\n'], ' ', null],
  [[], '', null],
  [[], null, null],
])('of the list %p and the single address %p, %p is written to', (sales_rep_emails, sales_rep_email, expected) => {
  expect(salesContact(toDisplayOrder(anOrder({ sales_rep_emails, sales_rep_email })))).toBe(expected);
});
