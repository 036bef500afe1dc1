import { StaleOptionsError } from '../../../../../src/web/machines/unitOptions';
import { refetchOptions, saveOptions } from '../../../../../src/web/features/units/api/unitOptions';
import { getInventoryByCode } from '../../../../../src/web/features/inventory/api/inventory';
import { recordRequests } from '../../../../mocks/recorder';
import {
  everyCallAnswers,
  everyCallFails,
  inventoryUnitIsKnown,
  theServerIsUnreachable,
} from '../../../../mocks/situations';
import { anInventoryUnit } from '../../../../support/web/builders';
import { aStore } from '../../../../support/web/store';

const payload = {
  fr3EstimatedGallons: 620,
  reTank: false,
  feedConversion: true,
  replacementCabinet: false,
  turnPull: false,
};
const CODE = 'A/7 ?';

describe('saving', () => {
  const save = (version: number | null = 3, signal = new AbortController().signal) =>
    saveOptions(aStore().dispatch, CODE, { payload, version }, signal);

  test('saving sends the options with the version that they rest on, and returns the new one', async () => {
    everyCallAnswers('{"optionsVersion":4}');
    const sent = recordRequests();
    await expect(save()).resolves.toEqual({ version: 4 });
    expect(await sent()).toEqual([
      {
        method: 'PUT',
        path: '/api/inventory-stats/by-code/A%2F7%20%3F/options',
        query: {},
        authorization: 'Bearer token',
        body: payload,
      },
    ]);
  });

  test.each([
    [3, '"3"'],
    [0, '"0"'],
    [null, null],
  ])('saving over version %s names %s', async (version, header) => {
    const seen: (string | null)[] = [];
    const fetchFn = (request: RequestInfo) => {
      seen.push(new Request(request).headers.get('if-match'));
      return Promise.resolve(Response.json({ optionsVersion: 1 }));
    };
    await saveOptions(aStore({ fetchFn }).dispatch, CODE, { payload, version }, new AbortController().signal);
    expect(seen).toEqual([header]);
  });

  test('saving over a version that is gone says that another user saved first', async () => {
    everyCallFails(409, 'Omar Operations saved this unit first.');
    await expect(save()).rejects.toThrow(StaleOptionsError);
    everyCallFails(409, 'Omar Operations saved this unit first.');
    await expect(save()).rejects.toThrow('Omar Operations saved this unit first.');
  });

  test.each([
    ['is refused', () => everyCallFails(422, 'Too many gallons.'), 'Too many gallons.'],
    ['fails', () => everyCallFails(503), 'The server has a problem. Please try again later.'],
    ['is lost', () => theServerIsUnreachable(), 'The server could not be reached.'],
    ['is answered with nonsense', () => everyCallAnswers('[]'), 'The server sent an answer that could not be read.'],
  ])('saving that %s rejects in plain words, not as stale', async (_how, situation, words) => {
    situation();
    const error: unknown = await save().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: words });
    expect(error).not.toBeInstanceOf(StaleOptionsError);
  });

  test('saving that is aborted, before or meanwhile, rejects', async () => {
    everyCallAnswers('{"optionsVersion":4}');
    await expect(save(3, AbortSignal.abort())).rejects.toThrow();
    const controller = new AbortController();
    const running = save(3, controller.signal);
    controller.abort();
    await expect(running).rejects.toThrow();
  });
});

describe('fetching again', () => {
  const refetch = (store = aStore(), signal = new AbortController().signal) =>
    refetchOptions(store.dispatch, 'IC-1001', signal);

  test('fetching again requests even a unit that is known, returns its options and shows the unit as it is now', async () => {
    inventoryUnitIsKnown(anInventoryUnit());
    const store = aStore();
    await store.dispatch(getInventoryByCode.initiate('IC-1001'));
    inventoryUnitIsKnown(anInventoryUnit({ turnPull: true, fr3EstimatedGallons: 300, optionsVersion: 5 }));
    const { options, version } = await refetch(store);
    expect(version).toBe(5);
    expect(options).toMatchObject({ turnPull: true, fr3EstimatedGallons: '300' });
    expect(getInventoryByCode.select('IC-1001')(store.getState()).data?.turnPull).toBe(true);
  });

  test('fetching again that fails rejects in plain words, also for a unit that is known', async () => {
    inventoryUnitIsKnown(anInventoryUnit());
    const store = aStore();
    await store.dispatch(getInventoryByCode.initiate('IC-1001'));
    everyCallFails(500);
    await expect(refetch()).rejects.toThrow('Failed to fetch unit details');
    await expect(refetch(store)).rejects.toThrow('Failed to fetch unit details');
  });

  test('fetching again that is aborted rejects', async () => {
    inventoryUnitIsKnown(anInventoryUnit());
    await expect(refetch(aStore(), AbortSignal.abort())).rejects.toThrow();
  });
});
