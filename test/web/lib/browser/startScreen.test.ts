import { openStartScreen, startScreen } from '../../../../src/web/lib/browser/startScreen';

const opened = (path: string, state: unknown = null) => {
  window.history.replaceState(state, '', path);
  openStartScreen(window);
  return `${window.location.pathname}${window.location.search}`;
};

afterEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('without a choice, the app starts with the open orders', () => {
  expect(opened('/')).toBe('/');
});

describe('with My work as the start screen', () => {
  beforeEach(() => startScreen.set('/my-work'));

  test('a new page without an address starts there', () => {
    expect(opened('/')).toBe('/my-work');
  });

  test.each(['/?status=quoted', '/inventory', '/order/101'])('%s is opened as it is', (path) => {
    expect(opened(path)).toBe(path);
  });

  test('the open orders stay when the page is reloaded', () => {
    expect(opened('/', { idx: 1 })).toBe('/');
  });
});
