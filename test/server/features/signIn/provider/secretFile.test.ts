import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importJWK, jwtVerify, SignJWT } from 'jose';
import { loadProviderKeys, publicKeys } from '../../../../../src/server/features/signIn/provider/providerKeys';
import { openProviderStore } from '../../../../../src/server/features/signIn/provider/providerStore';
import { localKeys } from '../../../../../src/server/auth/tokens/keySource';

let folder: string;
const failures: unknown[] = [];
const onError = (error: unknown) => void failures.push(error);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specai-sign-in-'));
  failures.length = 0;
});
afterEach(() => rm(folder, { recursive: true }));

describe('keys', () => {
  const path = () => join(folder, 'deep', 'keys.json');

  test('keys are made once and stored for this user alone', async () => {
    const made = await loadProviderKeys(path());
    expect(await loadProviderKeys(path())).toEqual(made);
    expect((await stat(path())).mode & 0o777).toBe(0o600);
  });

  test('servers that start at the same moment with one folder have the same keys, and leave nothing else', async () => {
    const [one, two, three] = await Promise.all([path(), path(), path()].map(loadProviderKeys));
    expect([two, three]).toEqual([one, one]);
    expect(await readdir(join(folder, 'deep'))).toEqual(['keys.json']);
  });

  test('keys sign what the public half verifies, and that half contains no secret', async () => {
    const keys = await loadProviderKeys(path());
    const published = publicKeys(keys);
    expect(Object.keys(published.keys[0]!).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    const header = { alg: 'RS256', kid: keys.signing.kid };
    const token = await new SignJWT({}).setProtectedHeader(header).sign(await importJWK(keys.signing));
    await expect(jwtVerify(token, localKeys(published))).resolves.toBeDefined();
  });

  test.each(['{"signing":{}}', '{"signing":{},"cookie":"secret"}', 'null', 'not json'])(
    'keys that are damaged stop the start (%s)',
    async (content) => {
      await loadProviderKeys(path());
      await writeFile(path(), content);
      await expect(loadProviderKeys(path())).rejects.toThrow();
      expect(await readFile(path(), 'utf8')).toBe(content);
    },
  );

  test('an unreadable file is named with the remedy and the reason', async () => {
    const advice = `${path()} cannot be read; delete it to start with a new one.`;
    await mkdir(path(), { recursive: true });
    const folderInPlace: unknown = await loadProviderKeys(path()).catch((error: unknown) => error);
    expect(folderInPlace).toMatchObject({ message: advice, cause: { code: 'EISDIR' } });
    await rm(path(), { recursive: true });
    await writeFile(path(), 'not json');
    const notJson: unknown = await loadProviderKeys(path()).catch((error: unknown) => error);
    expect(notJson).toMatchObject({ message: advice, cause: { name: 'SyntaxError' } });
  });
});

describe('store', () => {
  const path = () => join(folder, 'store.json');
  const open = () => openProviderStore(path(), onError);

  test('the store finds by id, uid and user code, within one model', async () => {
    const session = (await open()).adapter('Session');
    await session.upsert('1', { uid: 'u1', userCode: 'c1', jti: '1' }, 60);
    expect(await session.find('1')).toMatchObject({ uid: 'u1' });
    expect(await session.findByUid('u1')).toMatchObject({ jti: '1' });
    expect(await session.findByUserCode('c1')).toMatchObject({ jti: '1' });
    expect(await session.findByUid('u2')).toBeUndefined();
    expect(await session.findByUserCode('c2')).toBeUndefined();
  });

  test('the store outlives a restart', async () => {
    const store = await open();
    await store.adapter('RefreshToken').upsert('r', { grantId: 'g' }, 60);
    await store.adapter('RefreshToken').consume('r');
    await store.flush();
    const again = await (await open()).adapter('RefreshToken').find('r');
    expect(again).toMatchObject({ grantId: 'g', consumed: expect.any(Number) as number });
    expect(await readdir(folder)).toEqual(['store.json']);
    expect((await stat(path())).mode & 0o777).toBe(0o600);
  });

  test.each(['null', '"text"'])('a store whose sessions are damaged stops the start (%s)', async (payload) => {
    await writeFile(path(), `[["Session:1",{"payload":${payload},"endsAt":${Number.MAX_SAFE_INTEGER}}]]`);
    await expect(open()).rejects.toThrow();
  });

  test('the store reports a failed write and continues', async () => {
    const store = await openProviderStore(join(folder, 'file', 'store.json'), onError);
    await writeFile(join(folder, 'file'), '');
    await store.adapter('Session').upsert('1', {}, 60);
    await store.flush();
    expect(failures).toHaveLength(1);
    expect(await store.adapter('Session').find('1')).toBeDefined();
  });
});
