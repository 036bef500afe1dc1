import fc from 'fast-check';
import { createFileLinks } from '../../../src/server/documents/fileLinks';

const links = createFileLinks('a secret of thirty-two bytes or so');

function opened(address: string) {
  const url = new URL(address, 'http://localhost');
  const [, , , serial = '', file = ''] = url.pathname.split('/').map(decodeURIComponent);
  return { serial, file, key: url.searchParams.get('key') ?? '' };
}

test('a file link signs an address of the files route', () => {
  expect(links.sign('0012345', 'front.svg')).toMatch(/^\/api\/files\/0012345\/front\.svg\?key=[\w-]{43}$/);
});

test('a file link opens what was signed, and nothing else with the same key', () => {
  const name = fc.string({ minLength: 1 }).filter((each) => each !== '.' && each !== '..');
  fc.assert(
    fc.property(name, name, name, (serial, file, other) => {
      const link = opened(links.sign(serial, file));
      expect(link).toMatchObject({ serial, file });
      expect(links.verify(serial, file, link.key)).toBe(true);
      expect(links.verify(serial, other, link.key)).toBe(other === file);
      expect(links.verify(other, file, link.key)).toBe(other === serial);
      expect(links.verify(serial + file, '', link.key)).toBe(false);
    }),
  );
});

test.each(['', 'x', 'é'.repeat(43), '\u0000', 'A'.repeat(43), 'A'.repeat(10_000)])(
  'a file link refuses the key %j',
  (key) => {
    expect(links.verify('0012345', 'front.svg', key)).toBe(false);
  },
);

test('another secret makes other keys', () => {
  const { key } = opened(createFileLinks('another secret').sign('0012345', 'front.svg'));
  expect(links.verify('0012345', 'front.svg', key)).toBe(false);
});
