import { preloadScreenAt, screens } from '../../../../src/web/app/routes/screens';

const preloads = screens.map(({ path, Page }) => ({ path, preload: jest.spyOn(Page, 'preload') }));

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/order/10001', '/order/:orderId'],
  ['/order/10001/', '/order/:orderId'],
  ['/order/10001/estimates', '/order/:orderId/estimates'],
  ['/unit/A%2F1', '/unit/:itemCode'],
  ['/sales-order/SO117356', '/sales-order/:salesOrder'],
  ['/request', '/request'],
  ['/inquiries', '/inquiries'],
  ['/my-work', '/my-work'],
  ['/estimates', '/estimates'],
  ['/inquiry/42', '/inquiry/:inquiryId'],
  ['/reserved', '/reserved'],
  ['/order', '*'],
  ['/%', '*'],
  ['/nowhere/at/all', '*'],
])('of the address %s only the screen %s is loaded', async (address, expected) => {
  for (const { preload } of preloads) preload.mockReset().mockResolvedValue(() => null);
  await preloadScreenAt(address);
  expect(preloads.filter(({ preload }) => preload.mock.calls.length > 0).map(({ path }) => path)).toEqual([expected]);
});

test('the app is rendered even if a screen cannot be loaded', async () => {
  for (const { preload } of preloads) preload.mockReset().mockRejectedValue(new Error('missing'));
  await expect(preloadScreenAt('/reserved')).resolves.toBeUndefined();
});
