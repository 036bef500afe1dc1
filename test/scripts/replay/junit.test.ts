import { JSDOM } from 'jsdom';
import { toJunit } from '../../../scripts/replay/junit';

test('texts that XML cannot hold as they are do not break the report', () => {
  const reason = 'Unexpected token \u0001 "<" & \']]>\' in JSON';
  const xml = toJunit([{ file: 'a & <b>.json', failed: 'read', reason }]);
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
  const testCase = document.querySelector('testcase');
  expect(testCase?.getAttribute('name')).toBe('a & <b>.json');
  expect(testCase?.querySelector('error')?.getAttribute('message')).toBe(
    'cannot be read: Unexpected token  "<" & \']]>\' in JSON',
  );
});
