import { isMissingCode, loadPersistently, type PageOfCode } from '../../../../src/web/lib/loading/missingCode';

const missing = (file: string) =>
  Object.assign(new Error(`Loading chunk failed (missing: ${file})`), { name: 'ChunkLoadError', request: file });

const ORDERS = '/assets/orders.1.js';
let remembered: Record<string, string>;
let waits: number[];
let page: jest.Mocked<PageOfCode>;
beforeEach(() => {
  remembered = {};
  waits = [];
  page = {
    isOnline: jest.fn(() => true),
    wait: jest.fn((ms) => Promise.resolve(void waits.push(ms))),
    isServed: jest.fn(() => Promise.resolve(true)),
    hasUnsavedWork: jest.fn(() => false),
    reload: jest.fn(),
    storage: { getItem: (key) => remembered[key] ?? null, setItem: (key, value) => void (remembered[key] = value) },
  };
});

const fails = (file = ORDERS) => jest.fn(() => Promise.reject(missing(file)));
const endOf = async (load: () => Promise<unknown>) => {
  const reloads = new Promise<string>((resolve) => page.reload.mockImplementation(() => resolve('reloads')));
  return Promise.race([reloads, loadPersistently(load, page).catch((error: unknown) => error)]);
};

test('code that one server lacks is had from another, a little later each time', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(missing(ORDERS));
  load.mockRejectedValueOnce(missing(ORDERS)).mockResolvedValue('code');
  expect(await loadPersistently(load, page)).toBe('code');
  expect(waits).toEqual([0, 50]);
  expect(page.reload).not.toHaveBeenCalled();
});

test('code that no server has reloads the page, after less than three seconds', async () => {
  const load = fails();
  expect(await endOf(load)).toBe('reloads');
  expect(load).toHaveBeenCalledTimes(8);
  expect(waits.reduce((sum, ms) => sum + ms)).toBeLessThan(3_000);
});

test('the page is reloaded once for each file, also if two take turns', async () => {
  expect(await endOf(fails('/a.js'))).toBe('reloads');
  expect(await endOf(fails('/b.js'))).toBe('reloads');
  expect(await endOf(fails('/a.js'))).toMatchObject({ request: '/a.js' });
  expect(await endOf(fails('/b.js'))).toMatchObject({ request: '/b.js' });
});

test.each([
  ['over unsaved work', () => page.hasUnsavedWork.mockReturnValue(true)],
  ['where the server does not answer', () => page.isServed.mockResolvedValue(false)],
  ['where the tab cannot remember it', () => jest.spyOn(page.storage, 'setItem').mockImplementation(refuse)],
])('the page is not loaded anew %s', async (_where, arrange) => {
  arrange();
  expect(isMissingCode(await endOf(fails()))).toBe(true);
  expect(page.reload).not.toHaveBeenCalled();
});
function refuse(): never {
  throw new Error('full');
}

test('without a network there is one attempt', async () => {
  page.isOnline.mockReturnValue(false);
  const load = fails();
  expect(isMissingCode(await endOf(load))).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
});
