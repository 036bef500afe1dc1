import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { createFileLinks, type RequestedFile } from '../../../../../src/server/features/files/documents/fileLinks';

const SECRET = 'a secret of thirty-two bytes or so';
const at = (time: string) => () => new Date(`2026-11-23T${time}Z`);
const links = createFileLinks(SECRET, at('10:02:10'));
const drawing = { serial: '0012345', file: 'front.svg', version: 'v1' };

function opened(address: string): RequestedFile {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const [, , , serial = '', file = ''] = pathname.split('/').map(decodeURIComponent);
  return {
    ...{ serial, file, expires: searchParams.get('expires') ?? '', key: searchParams.get('key') ?? '' },
    ...{ version: searchParams.get('version') ?? undefined, session: searchParams.get('session') ?? undefined },
  };
}

test('a file link signs an address of the files route', () => {
  expect(links.sign(drawing)).toMatch(/^\/api\/files\/0012345\/front\.svg\?version=v1&expires=\d+&key=[\w-]{22}$/);
});

test('a file link opens what was signed, and nothing else with the same key', () => {
  const name = fc.string({ minLength: 1 }).filter((each) => each !== '.' && each !== '..');
  const file = fc.record(
    { serial: name, file: name, version: name, session: name },
    { requiredKeys: ['serial', 'file'] },
  );
  fc.assert(
    fc.property(
      file,
      fc.constantFrom('serial', 'file', 'version', 'session', 'expires'),
      name,
      (signed, part, other) => {
        const requested = opened(links.sign(signed));
        expect(requested).toMatchObject(signed);
        expect(links.isSigned(requested)).toBe(true);
        expect(links.isSigned({ ...requested, [part]: other })).toBe(requested[part] === other);
      },
    ),
  );
});

test('a key of a session does not open a version, and the signed parts do not run into each other', () => {
  const requested = opened(links.sign({ ...drawing, version: undefined, session: 'v1' }));
  expect(links.isSigned({ ...requested, version: 'v1', session: undefined })).toBe(false);
  expect(links.isSigned({ ...requested, serial: `${requested.serial}${requested.file}`, file: '' })).toBe(false);
});

test.each(['', 'x', 'é'.repeat(43), '\u0000', 'A'.repeat(43), 'A'.repeat(10_000)])(
  'a file link refuses the key %j',
  (key) => {
    expect(links.isSigned({ ...opened(links.sign(drawing)), key })).toBe(false);
  },
);

test('another secret makes other keys', () => {
  expect(createFileLinks('another secret').isSigned(opened(links.sign(drawing)))).toBe(false);
});

test('an address is the same for five minutes, and holds for ten to fifteen', () => {
  const first = links.sign(drawing);
  expect(createFileLinks(SECRET, at('10:00:00')).sign(drawing)).toBe(first);
  expect(createFileLinks(SECRET, at('10:04:59')).sign(drawing)).toBe(first);
  expect(createFileLinks(SECRET, at('10:05:00')).sign(drawing)).not.toBe(first);
  const leftAt = (time: string) => createFileLinks(SECRET, at(time)).secondsLeft(opened(first));
  expect(['10:00:00', '10:04:59', '10:14:59', '10:15:00', '11:00:00'].map(leftAt)).toEqual([900, 601, 1, 0, 0]);
});

test('an address is signed once per window', () => {
  let [time, signed] = ['10:02:10', 0];
  const counted = createFileLinks(
    SECRET,
    () => at(time)(),
    () => (signed += 1),
  );
  const first = counted.sign(drawing);
  expect([counted.sign({ ...drawing }), signed]).toEqual([first, 1]);
  counted.sign({ ...drawing, version: 'v2' });
  counted.sign({ serial: drawing.serial, file: drawing.file, session: 'v1' });
  expect(signed).toBe(3);
  time = '10:05:00';
  expect(counted.sign(drawing)).not.toBe(first);
  expect(signed).toBe(4);
});

test('a key is the half of an HMAC; the whole one of a server of the release before opens too, and a shorter one does not', () => {
  const requested = opened(links.sign(drawing));
  const long = createHmac('sha256', SECRET)
    .update(JSON.stringify([drawing.serial, drawing.file, 'v1', null, requested.expires]))
    .digest('base64url');
  expect(requested.key).toBe(long.slice(0, 22));
  expect(links.isSigned(requested)).toBe(true);
  expect(links.isSigned({ ...requested, key: long })).toBe(true);
  expect(links.isSigned({ ...requested, key: `${long.slice(0, 42)}A` })).toBe(false);
  expect(links.isSigned({ ...requested, key: `${long.slice(0, 21)}A` })).toBe(long[21] === 'A');
  expect(links.isSigned({ ...requested, key: long.slice(0, 21) })).toBe(false);
});
