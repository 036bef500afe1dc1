import fc from 'fast-check';
import { absoluteAddress, webAddress } from '../../../../../src/web/features/files/components/pictures';

const FILE = '/api/files/0012/front.svg?key=a-_1';

test.each([
  ['https://pictures.test/1.jpg', 'https://pictures.test/1.jpg'],
  ['http://pictures.test:8080/a/b?c=d#e', 'http://pictures.test:8080/a/b?c=d#e'],
  [' HTTPS://Pictures.Test ', 'https://pictures.test/'],
  ['https://pictures.test?size=1', 'https://pictures.test/?size=1'],
  ['https://pictures.test/by@name/1.jpg', 'https://pictures.test/by@name/1.jpg'],
  ['https://pictures.test/a"><script>', 'https://pictures.test/a%22%3E%3Cscript%3E'],
  ['http://[::1]/1.jpg', 'http://[::1]/1.jpg'],
])('the address %j opens as %j, wherever the product API is', (address, opened) => {
  expect(webAddress(address)).toBe(opened);
  expect(webAddress(address, 'https://api.test/base/')).toBe(opened);
  expect(absoluteAddress(address)).toBe(opened);
});

test.each([
  [FILE, '', FILE],
  [FILE, 'https://api.test', `https://api.test${FILE}`],
  [FILE, 'https://api.test/base/', `https://api.test${FILE}`],
  [FILE, '/base', FILE],
  ['/api/files/A%26B%23/nameplate.pdf', '', '/api/files/A%26B%23/nameplate.pdf'],
  ['/api/files/1/../2/front.svg', '', '/api/files/2/front.svg'],
])('the file %j of the product API at %j has the address %j', (path, apiBase, address) => {
  expect(webAddress(path, apiBase)).toBe(address);
  expect(absoluteAddress(path)).toBeNull();
});

const refused = [
  ['nothing', null],
  ['nothing at all', undefined],
  ['an empty text', ''],
  ['blanks', ' \t\n '],
  ['javascript:', 'javascript:alert(1)'],
  ['javascript: in capitals', 'JaVaScRiPt:alert(1)'],
  ['javascript: behind a blank', ' javascript:alert(1)'],
  ['javascript: behind a control character', '\u0001javascript:alert(1)'],
  ['javascript: with a comment that looks like a host', 'javascript://pictures.test/%0aalert(1)'],
  ['javascript: broken by tab and newline', '\tjava\nscript:alert(1)'],
  ['javascript: broken by a carriage return', 'java\rscript:alert(1)'],
  ['javascript: as an entity', '&#106;avascript:alert(1)'],
  ['data:', 'data:text/html,<script>alert(1)</script>'],
  ['data: as a picture', 'data:image/svg+xml,<svg onload=alert(1)>'],
  ['vbscript:', 'vbscript:msgbox(1)'],
  ['file:', 'file:///etc/passwd'],
  ['blob:', 'blob:https://pictures.test/0b8a'],
  ['filesystem:', 'filesystem:https://pictures.test/temporary/a'],
  ['view-source:', 'view-source:https://pictures.test/'],
  ['about:', 'about:blank'],
  ['ftp:', 'ftp://pictures.test/1.jpg'],
  ['ws:', 'wss://pictures.test/'],
  ['mailto:', 'mailto:a@pictures.test'],
  ['no scheme before the host', '//evil.test/1.jpg'],
  ['three slashes', '///evil.test/1.jpg'],
  ['backslashes before the host', '\\\\evil.test\\1.jpg'],
  ['a slash and a backslash', '/\\evil.test/1.jpg'],
  ['a path of ours that a tab makes a host', '/\t/evil.test/1.jpg'],
  ['a backslash after the scheme', 'https:\\\\evil.test'],
  ['a backslash that ends the host', 'https://evil.test\\@pictures.test/'],
  ['a name before the host', 'http://user@evil.test/'],
  ['a name and a password before the host', 'https://user:password@evil.test/'],
  ['a host that is a name', 'https://pictures.test@evil.test/1.jpg'],
  ['an empty name before the host', 'https://@evil.test/'],
  ['an encoded sign between name and host', 'https://pictures.test%40evil.test/'],
  ['http without slashes', 'http:evil.test'],
  ['http with one slash', 'http:/evil.test'],
  ['http with three slashes', 'http:///evil.test'],
  ['http without a host', 'http://'],
  ['http with a port only', 'http://:80/'],
  ['a port that does not exist', 'http://pictures.test:99999/'],
  ['a tab in the scheme', 'ht\ttps://pictures.test/'],
  ['a newline in the host', 'https://pictures\n.test/'],
  ['a blank in the path', 'https://pictures.test/a b'],
  ['a zero byte', 'https://pictures.test/\0'],
  ['another path of ours', '/auth/logout/'],
  ['another call of ours', '/api/orders/'],
  ['the folder beside', '/api/files.evil/1.svg'],
  ['a way out of the files', '/api/files/../../oidc/session/end'],
  ['an encoded way out of the files', '/api/files/%2e%2e/%2E%2E/oidc/session/end'],
  ['a file behind a backslash', '/api/files/..\\..\\oidc'],
  ['a file without its slash', 'api/files/1/front.svg'],
  ['a relative path', '../1.jpg'],
  ['a fragment', '#top'],
  ['a bare word', 'front.svg'],
] as const;

describe.each(['', 'https://api.test', '/base'])('with the product API at %j', (apiBase) => {
  test.each(refused)('an address with %s is refused', (_name, address) => {
    expect(webAddress(address, apiBase)).toBeNull();
    expect(absoluteAddress(address)).toBeNull();
  });
});

test('whatever the text, what opens is http or https without a user name, or a file of the product API', () => {
  const parts = fc.constantFrom(
    'http:',
    'https:',
    'javascript:',
    '/',
    '\\',
    '@',
    'a.test',
    '..',
    '\t',
    '%2e',
    '/api/files/',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(parts, { maxLength: 8 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const address = webAddress(text);
      if (address === null) return;
      const url = new URL(address, 'https://here.test');
      expect(url.username + url.password).toBe('');
      expect(url.href === address ? url.protocol : address).toMatch(/^(https?:$|\/api\/files\/)/);
    }),
    { seed: 7, numRuns: 2_000 },
  );
});
