import fc from 'fast-check';
import { mailLink } from '../../../src/domain/order/mailLink';

test('opens a draft to the one address, with the subject', () => {
  const subject = 'Sales Order: SO-88214 | Job: J-70114 | Customer: Smith & Sons';
  const link = new URL(mailLink(' m.ortega@specai.test ', subject) ?? '');
  expect(link.protocol).toBe('mailto:');
  expect(link.pathname).toBe('m.ortega@specai.test');
  expect(link.searchParams.get('subject')).toBe(subject);
});

test.each([
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
  `${'a'.repeat(250)}@b.test`,
])('refuses %j', (address) => {
  expect(mailLink(address, 'Subject')).toBeNull();
});

test('no subject and no address brings in another recipient or header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (subject, local) => {
      const written = mailLink(`${local}@specai.test`, subject);
      if (written === null) return;
      const link = new URL(written);
      expect(decodeURIComponent(link.pathname)).toBe(`${local.trim()}@specai.test`);
      expect([...new URLSearchParams(written.slice(written.indexOf('?'))).keys()]).toEqual(['subject']);
    }),
  );
});
