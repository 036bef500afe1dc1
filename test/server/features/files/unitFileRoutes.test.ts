import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { inventoryListSchema } from '../../../../src/contract/inventory/inventoryList';
import { inventoryUnitSchema } from '../../../../src/contract/units/inventoryUnit';
import { orderSchema } from '../../../../src/contract/orders/order';
import { toQuote } from '../../../../src/domain/orders/quote';
import { recommendationsSchema } from '../../../../src/contract/matching/recommendations';
import { paths } from '../../../../src/contract/paths';
import { attachedSchema, unitFilesSchema } from '../../../../src/contract/units/unitFiles';
import { cameraPhoto, colorAt, pdf } from './pictures';
import { useTestApp, parseStrict } from '../../../support/server/app';
import { useTestDatabase, insertRows, orderRow, photoRow, unitRow } from '../../../support/server/database';

const database = useTestDatabase();
let orderId: number | undefined;

const env = { FEED_CLIENT_ID: 'erp', FEED_CLIENT_SECRET: 'a secret that is long enough' };

beforeAll(async () => {
  const units = ['A', 'B', 'C', 'D', 'E', 'F'].map((serial) => unitRow({ serial }));
  [orderId] = await insertRows(database.db, { units, orders: [orderRow()] });
});
const served = useTestApp(database, { env });

type Sent = { status: number; body: Record<string, unknown> };

const program = () => served.signIn.token('erp', { client_id: 'erp', scope: 'api://specai/Feed.Write' });

async function send(
  method: 'POST' | 'PUT',
  url: string,
  payload: Buffer,
  { type = 'image/heic', token = served.signIn.token }: { type?: string; token?: () => Promise<string> } = {},
): Promise<Sent> {
  const headers = { authorization: `Bearer ${await token()}`, 'content-type': type };
  const response = await served.app.inject({ method, url, headers, payload });
  return { status: response.statusCode, body: response.json() };
}

const add = (serial: string, bytes: Buffer, name = 'IMG_1.heic', caption?: string) =>
  send('POST', `${paths.unitFiles(serial)}?${new URLSearchParams({ name, ...(caption && { caption }) })}`, bytes);

/** The part of a URL that all sessions share. */
const placeOf = (url: string | null | undefined) => url?.split('?')[0];

const photo = (width: number) => cameraPhoto({ width, orientation: 6 }).jpeg().toBuffer();

const filesOf = (serial: string) => served.read(unitFilesSchema, paths.unitFiles(serial));
const unitOf = (serial: string) => served.read(inventoryUnitSchema, paths.inventoryByCode(serial));
const listed = (query: string) => served.read(inventoryListSchema, `${paths.inventory}${query}`);
const namesOf = async (serial: string) => (await filesOf(serial)).results.map(({ name }) => name);

test('a photo is added upright, comes before the drawings everywhere, and is served in three sizes', async () => {
  const { status, body } = await add('A', await photo(80), 'C:\\photos\\IMG_1.heic', 'West side');
  expect(status).toBe(201);
  const { outcome, file } = parseStrict(attachedSchema, body);
  expect([outcome, file.name, file.caption, file.kind]).toEqual(['added', 'IMG_1.heic', 'West side', 'photo']);

  const shown = await served.app.inject(file.url);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(file.bytes),
    'content-disposition': `inline; filename="A-IMG_1.jpg"; filename*=UTF-8''A-IMG_1.jpg`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  const { width, height, exif } = await sharp(shown.rawPayload).metadata();
  expect([width, height, exif]).toEqual([40, 80, undefined]);
  expect(await colorAt(shown.rawPayload, 20, 5)).toBe('red');

  const unit = await unitOf('A');
  expect(placeOf(unit.imageUrl)).toBe(placeOf(file.cardUrl));
  expect(unit.pictures?.map(({ kind }) => kind)).toEqual(['photo', 'drawing', 'drawing']);
  const { results } = await listed('');
  expect([placeOf(results[0]?.image_url), results[0]?.image_kind]).toEqual([placeOf(file.listUrl), 'photo']);
  const order = await served.read(orderSchema, paths.order(String(orderId)));
  const quote = toQuote(order);
  const matches = parseStrict(recommendationsSchema, (await served.call('POST', paths.recommendations, quote)).json());
  const ofA = matches.data.matches.find(({ serial }) => serial === 'A');
  expect(placeOf(ofA?.images[0]?.url)).toBe(placeOf(file.url));
  expect(ofA?.images[0]).toMatchObject({ file_type: 'picture', kind: 'photo', caption: 'West side' });
  expect(ofA?.images[1]).toMatchObject({ file_name: 'front.svg', kind: 'drawing', card_url: null });
});

test('without its key, or with that of another size, a photo is not served', async () => {
  const [file] = (await filesOf('A')).results;
  const [address, key] = (file?.url ?? '').split('&key=');
  const other = (file?.cardUrl ?? '').split('&key=')[1];
  for (const wrong of ['', key?.slice(1), other]) {
    expect((await served.app.inject(`${address}&key=${wrong}`)).statusCode).toBe(404);
  }
});

test('a PDF is stored unchanged, downloaded when opened, and listed before the generated sheets', async () => {
  const report = pdf('Test report of 2026');
  const { body } = await add('B', report, 'Prüfbericht (2).pdf.exe');
  const { file } = parseStrict(attachedSchema, body);
  const saved = await served.app.inject(file.url);
  expect(saved.rawPayload.equals(report)).toBe(true);
  expect(saved.headers['content-disposition']).toBe(
    `attachment; filename="B-Pr_fbericht__2__pdf.pdf"; filename*=UTF-8''B-Pr%C3%BCfbericht%20%282%29.pdf.pdf`,
  );
  const unit = await unitOf('B');
  expect(unit.attachments.map(({ name }) => name)).toEqual([
    'Prüfbericht (2).pdf.exe',
    'nameplate.pdf',
    'planning-sheet.pdf',
  ]);
});

test('the same bytes again change nothing, whatever their name, sender and timing', async () => {
  const bytes = await photo(82);
  const outcomes = await Promise.all([1, 2, 3].map((number) => add('C', bytes, `copy ${number}.jpg`)));
  expect(outcomes.map(({ body }) => body['outcome']).sort()).toEqual(['added', 'unchanged', 'unchanged']);
  expect((await filesOf('C')).results).toHaveLength(1);
  expect((await filesOf('C')).history).toHaveLength(1);
});

test('captions, order, removal and return are recorded with who and when', async () => {
  for (const width of [84, 86, 88]) await add('D', await photo(width), `${width}.jpg`);
  const ids = (await filesOf('D')).results.map(({ id }) => Number(id));
  const [first = 0, second = 0, third = 0] = ids;
  await served.call('PUT', paths.unitFilesOrder('D'), { ids: [third, first, second] });
  expect(await namesOf('D')).toEqual(['88.jpg', '84.jpg', '86.jpg']);
  await served.call('PUT', paths.unitFileCaption('D', String(first)), { caption: 'Nameplate' });
  const after = await served.call('DELETE', paths.unitFile('D', String(first)));
  const { results, removed, history } = parseStrict(unitFilesSchema, after.json());
  expect(results.map(({ name }) => name)).toEqual(['88.jpg', '86.jpg']);
  expect(removed).toMatchObject([{ name: '84.jpg', caption: 'Nameplate', removedBy: 'Test Er' }]);
  expect(history.slice(0, 2)).toMatchObject([
    { fileId: first, change: 'removed', by: 'Test Er' },
    { fileId: first, change: 'captioned', caption: 'Nameplate' },
  ]);
  expect((await served.call('POST', paths.unitFileRestore('D', String(first)))).statusCode).toBe(200);
  expect(await namesOf('D')).toEqual(['88.jpg', '84.jpg', '86.jpg']);
});

test('an order of other files than the unit has by now is refused', async () => {
  const [first = 0, second = 0] = (await filesOf('D')).results.map(({ id }) => Number(id));
  for (const ids of [[], [first], [first, second, second], [first, second, 999]]) {
    expect((await served.call('PUT', paths.unitFilesOrder('D'), { ids })).statusCode).toBe(409);
  }
});

test('a program replaces what it sent under a name, and does not bring back what a person removed', async () => {
  const [old, newer] = [await photo(90), await photo(92)];
  const put = (bytes: Buffer) =>
    send('PUT', paths.unitFile('E', 'left side.jpg'), bytes, { type: 'application/octet-stream', token: program });
  expect((await put(old)).body).toMatchObject({ outcome: 'added' });
  expect((await put(old)).body).toMatchObject({ outcome: 'unchanged' });
  expect((await put(newer)).status).toBe(201);
  const { results, removed } = await filesOf('E');
  expect([results.length, removed.length]).toEqual([1, 1]);
  await served.call('DELETE', paths.unitFile('E', String(results[0]?.id)));
  expect((await put(newer)).body).toMatchObject({ outcome: 'removed' });
  expect(await namesOf('E')).toEqual([]);
  expect((await add('E', newer)).body).toMatchObject({ outcome: 'restored' });
  expect((await send('POST', `${paths.unitFiles('E')}?name=a.jpg`, old, { token: program })).status).toBe(403);
});

test.each([
  ['a program', Buffer.from('MZ\x90\0'), 422, 'This is a program'],
  ['nothing', Buffer.alloc(0), 422, 'The file is empty'],
  ['a photo that is cut off', 'cut', 422, 'cut off'],
  ['a HEIC that cannot be read', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 422, 'Most Compatible'],
  ['more than 40 MB', Buffer.alloc(40 * 1024 * 1024 + 1), 413, 'up to 40 MB'],
])('%s is refused with the reason, and nothing is stored', async (_name, given, status, reason) => {
  const bytes = given === 'cut' ? (await photo(400)).subarray(0, 700) : Buffer.from(given);
  const sent = await add('F', bytes, 'IMG_2.jpg');
  expect([sent.status, sent.body['detail']]).toEqual([status, expect.stringContaining(reason)]);
  expect(await filesOf('F')).toEqual({ results: [], removed: [], history: [] });
});

test('a unit has at most 60 files', async () => {
  const rows = Array.from({ length: 60 }, (_, number) => photoRow('F', number));
  await database.db.insertInto('unit_files').values(rows).execute();
  const { status, body } = await add('F', pdf('one more'));
  expect([status, body['detail']]).toEqual([422, 'The unit has 60 files, the most it may have. Remove one first.']);
  const [first] = (await filesOf('F')).results;
  await served.call('DELETE', paths.unitFile('F', String(first?.id)));
  expect((await add('F', pdf('one more'))).status).toBe(201);
  expect((await served.call('POST', paths.unitFileRestore('F', String(first?.id)))).statusCode).toBe(422);
});

test('there are no files of a unit that does not exist, and no file of another unit', async () => {
  expect((await served.call('GET', paths.unitFiles('X'))).statusCode).toBe(404);
  expect((await add('X', pdf())).status).toBe(404);
  const [file] = (await filesOf('A')).results;
  const id = String(file?.id);
  expect((await served.call('DELETE', paths.unitFile('B', id))).statusCode).toBe(404);
  expect((await served.call('PUT', paths.unitFileCaption('B', id), { caption: 'x' })).statusCode).toBe(404);
  expect((await served.call('POST', paths.unitFileRestore('A', id))).statusCode).toBe(404);
  expect((await served.call('PUT', paths.unitFileCaption('A', id), { caption: 'a\nb' })).statusCode).toBe(400);
});

test('the inventory counts units by whether they have photos; drawings do not count', async () => {
  const withPhotos = async () => (await listed('?has_photos=yes')).results.map(({ serial }) => serial).join();
  const until = async (serials: string) => {
    while ((await withPhotos()) !== serials) await sleep(10);
  };
  await until('A,C,D,E,F');
  const [file] = (await filesOf('C')).results;
  await served.call('DELETE', paths.unitFile('C', String(file?.id)));
  await until('A,D,E,F');
});
