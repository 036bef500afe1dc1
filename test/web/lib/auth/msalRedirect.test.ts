import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';
import { passRedirectOn } from '../../../../src/web/lib/auth/msalRedirect';

jest.mock('@azure/msal-browser/redirect-bridge', () => ({ broadcastResponseToMainFrame: jest.fn() }));
const broadcast = jest.mocked(broadcastResponseToMainFrame);

function aPage({ isFramed = false } = {}) {
  const replace = jest.fn();
  const page = { location: { origin: 'https://specai.test', replace } };
  return { replace, page: Object.assign(page, { parent: (isFramed ? {} : page) as Window }) };
}

beforeEach(() => broadcast.mockRejectedValue(new Error('no answer in the address')));

test.each([
  ['/order/10001?page=2#top', 'https://specai.test/order/10001?page=2#top'],
  [null, 'https://specai.test/'],
  ['//evil.test/order', '/'],
  ['https://evil.test', '/'],
  ['/\\evil.test', '/'],
  ['javascript:alert(1)', '/'],
  ['http://[', '/'],
])('without an answer, the address %p leads to %s', async (address, expected) => {
  const { page, replace } = aPage();
  await passRedirectOn(page, () => address);
  expect(replace.mock.calls).toEqual([[expected]]);
});

const options = { apiId: 961, timeout: 0, noHistory: true } as const;

test.each([
  ['after a time-out, to the address left behind', '/order/1?page=2', 'https://specai.test/order/1?page=2'],
  ['after a sign-in, to the page it started from', null, 'https://specai.test/reserved'],
])('%s', async (_, left, expected) => {
  broadcast.mockImplementation(async (navigation) => {
    await navigation?.navigateInternal('https://specai.test/reserved', options);
  });
  const { page, replace } = aPage();
  await passRedirectOn(page, () => left);
  expect(replace.mock.calls).toEqual([[expected]]);
});

test('an answer for a hidden frame leaves the address that was left behind alone', async () => {
  broadcast.mockResolvedValue(undefined);
  const { page, replace } = aPage({ isFramed: true });
  const takeAddress = jest.fn(() => '/order/1');
  await passRedirectOn(page, takeAddress);
  expect(replace).not.toHaveBeenCalled();
  expect(takeAddress).not.toHaveBeenCalled();
});

test('a page in a hidden frame does not navigate', async () => {
  const { page, replace } = aPage({ isFramed: true });
  const takeAddress = jest.fn(() => '/order/1');
  await passRedirectOn(page, takeAddress);
  expect(replace).not.toHaveBeenCalled();
  expect(takeAddress).not.toHaveBeenCalled();
});
