import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { AppShell } from '../../../src/web/app/AppShell';
import { ServicesContext } from '../../../src/web/store/services';
import { someServices } from '../../support/web/renderApp';
import { aStore } from '../../support/web/store';

let isBroken = false;
function Fragile() {
  if (isBroken) throw new Error('cannot render');
  return (
    <Link to="/reserved" aria-keyshortcuts="G">
      Go on
    </Link>
  );
}

function show(at: string) {
  window.history.replaceState(null, '', at);
  render(
    <Provider store={aStore()}>
      <ServicesContext value={someServices()}>
        <BrowserRouter>
          <Routes>
            <Route element={<AppShell user={{ name: ' ', email: 'sales@specai.test' }} onLogout={() => undefined} />}>
              <Route path="*" element={<Fragile />} />
            </Route>
          </Routes>
        </BrowserRouter>
      </ServicesContext>
    </Provider>,
  );
  return userEvent.setup();
}
const current = () => screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);

beforeEach(() => {
  isBroken = false;
  window.scrollTo = jest.fn();
});

test.each([
  ['/', ['Open Orders']],
  ['/?status=assigned', ['Open Orders']],
  ['/reserved?page=2', ['Reserved']],
  ['/order/101', []],
  ['/notes', []],
])('the header at %s marks %j', (at, marked) => {
  show(at);
  expect(current()).toEqual(marked);
});

test('a person without a name is shown by the email address', () => {
  show('/');
  const header = within(screen.getByRole('banner'));
  expect(header.getByText('sales@specai.test')).toBeInTheDocument();
  expect(header.getByText('S')).toBeInTheDocument();
});

test('the way past the header leads into the screen and is no navigation', async () => {
  const user = show('/order/101?page=2');
  const entries = window.history.length;
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect([window.location.pathname, window.location.search, window.location.hash]).toEqual([
    '/order/101',
    '?page=2',
    '',
  ]);
  expect(window.history.length).toBe(entries);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Go on' })).toHaveFocus();
});

test('a screen that fails leaves the header, and the next screen gets its try', async () => {
  // React logs caught errors.
  jest.spyOn(console, 'error').mockImplementation();
  isBroken = true;
  const user = show('/order/101');
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toHaveFocus();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  isBroken = false;
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Reserved' }));
  expect(screen.getByRole('link', { name: 'Go on' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('keys of the screen work as soon as it is there, before the tools of the header', async () => {
  // In jsdom, which has no layout, every element counts as visible.
  const rects = jest.spyOn(HTMLElement.prototype, 'getClientRects');
  rects.mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  const user = show('/');
  await user.keyboard('g');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Go on' })).toHaveFocus());
  rects.mockRestore();
});
