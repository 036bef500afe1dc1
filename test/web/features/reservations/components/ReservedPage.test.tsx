import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import type { ReservedTransformer } from '../../../../../src/contract/reservations';
import { FROM_THE_START } from '../../../../../src/domain/views/views';
import { reservedTransformers } from '../../../../../src/sample/reserved';
import { ReservedPage } from '../../../../../src/web/features/reservations/components/ReservedPage';
import { server } from '../../../../mocks/server';
import { everyCallAnswers, theServerIsUnreachable, unitsAreReserved } from '../../../../mocks/situations';
import { aView, SavedViewService } from '../../../../mocks/viewAnswers';
import { aReservedTransformer } from '../../../../support/web/builders';
import { exportAs } from '../../../../support/web/exportAs';
import { aConfig, renderScreen } from '../../../../support/web/renderApp';

const sample = reservedTransformers.map((row) =>
  aReservedTransformer({ ...row, jobNumber: null, salesOrderNumber: null, reservedBy: null }),
);
const open = (at = '/reserved') => renderScreen(<ReservedPage />, { at, route: '/reserved' });
const openWith = async (held: readonly ReservedTransformer[], at?: string) => {
  unitsAreReserved(...held);
  const page = open(at);
  await screen.findByRole('region', { name: 'Reserved transformers' });
  return page;
};

const box = () => screen.getByPlaceholderText('Search by item code, order ID, or customer...');
const codes = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const card = (code: string) => within(screen.getByRole('article', { name: code }));
const facts = (code: string) =>
  Object.fromEntries(
    card(code)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('a card shows everything that is known of a reserved unit', async () => {
  await openWith([aReservedTransformer()]);
  expect(card('IC-1001').getByText('IC-1001')).toBeInTheDocument();
  expect(card('IC-1001').getByText('Reserved')).toHaveAttribute('data-tone', 'near');
  expect(card('IC-1001').getByText('Medium')).toHaveAttribute('data-tone', 'warn');
  expect(card('IC-1001').getByRole('heading', { name: 'ERMCO 500 KVA Three-Phase Pad' })).toBeInTheDocument();
  expect(facts('IC-1001')).toEqual({
    'Reserved for': 'Order ID 101 · Job J-70114',
    Customer: 'Tri-County Electric Cooperative',
    Type: '500 KVA Three-Phase Pad',
    'kVA Rating': '500 kVA',
    Location: 'Phoenix, AZ',
    'Delivery Date': '4 April 2026',
    'Reserved by': 'Dana Whitfield, 5 March 2026',
  });
});

test('a card shows N/A for missing values', async () => {
  everyCallAnswers('{"results":[{"id":1,"itemCode":1001,"orderId":101,"kvaRating":{},"deliveryDate":"soon"}]}');
  open();
  expect(await screen.findByRole('article', { name: '1001' })).toBeInTheDocument();
  expect(card('1001').getByRole('heading', { name: 'N/A' })).toBeInTheDocument();
  expect(facts('1001')).toEqual({
    'Reserved for': 'Order ID 101',
    Customer: 'N/A',
    Type: 'N/A',
    'kVA Rating': 'N/A',
    Location: 'N/A',
    'Delivery Date': 'N/A',
  });
  expect(card('1001').getAllByText('N/A', { selector: '[data-tone=neutral]' })).toHaveLength(2);
});

test('a card leads to the unit, with its order, and to the order', async () => {
  await openWith([aReservedTransformer({ itemCode: 'A/7 ?', orderId: '10 1' })]);
  const link = (name: string) => card('A/7 ?').getByRole('link', { name });
  expect(link('Unit Details of A/7 ?')).toHaveAttribute('href', '/unit/A%2F7%20%3F?order=10+1');
  expect(link('View Order of A/7 ?')).toHaveAttribute('href', '/order/10%201');
});

test.each([
  ['Reserved', 'near'],
  ['In Transit', 'orange'],
  ['Delivered', 'ok'],
  ['Lost', 'neutral'],
  ['constructor', 'neutral'],
])('a card of status %s is %s', async (status, tone) => {
  await openWith([aReservedTransformer({ status, priority: null })]);
  expect(card('IC-1001').getByText(status)).toHaveAttribute('data-tone', tone);
});

test.each([
  ['High', 'bad'],
  ['Medium', 'warn'],
  ['Low', 'ok'],
  ['Whenever', 'neutral'],
  ['__proto__', 'neutral'],
])('a card of priority %s is %s', async (priority, tone) => {
  await openWith([aReservedTransformer({ priority })]);
  expect(card('IC-1001').getByText(priority)).toHaveAttribute('data-tone', tone);
});

test('pages have six cards and say which', async () => {
  const { user, address } = await openWith(sample);
  expect(codes()).toEqual(sample.slice(0, 6).map(({ itemCode }) => itemCode));
  expect(screen.getByText('Showing 1-6 of 16 reserved transformers')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(screen.getByText('Showing 13-16 of 16 reserved transformers')).toBeInTheDocument();
  expect(screen.getByText('16 reserved transformers, page 3 of 3')).toBeInTheDocument();
  expect(codes()).toHaveLength(4);
  expect(address()).toBe('/reserved?page=3');
});

test.each([6, 1])('pages have no pagination where %i cards need only one', async (count) => {
  await openWith(sample.slice(0, count));
  expect(codes()).toHaveLength(count);
  expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test.each([
  ['page=2', 7],
  ['page=99', 13],
  ['page=1e9', 13],
  ['page=-1', 1],
  ['page=two', 1],
  ['page=2&page=3', 7],
  ['search=', 1],
])('the page at %s starts with card %i', async (query, first) => {
  await openWith(sample, `/reserved?${query}`);
  expect(codes()[0]).toBe(sample[first - 1]!.itemCode);
});

test.each([
  ['18274622', 'item code'],
  ['10098', 'order ID'],
  ['saguaro VALLEY', 'customer'],
  ['  10098 ', 'order ID'],
])('the search finds %j by %s, and needs no pages then', async (text) => {
  const { user } = await openWith(sample);
  await user.type(box(), text);
  expect(box()).toHaveValue(text);
  expect(codes()).toEqual(['18274622']);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getByText('1 reserved transformer, page 1 of 1')).toBeInTheDocument();
});

test('the search returns to the first page with any change and lives in the address', async () => {
  const { user, address } = await openWith(sample, '/reserved?page=3');
  await user.type(box(), '1');
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 1');
  expect(address()).toBe('/reserved?search=1');
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(address()).toBe('/reserved?search=1&page=2');
  await user.clear(box());
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 1');
  expect(address()).toBe('/reserved');
});

test('the search is restored from a link', async () => {
  await openWith(sample, '/reserved?search=willow');
  expect(box()).toHaveValue('willow');
  expect(codes()).toEqual(['54129057', '200368421']);
});

test('the search takes 60 characters, from a link too', async () => {
  const { user } = await openWith(sample, `/reserved?search=${'x'.repeat(70)}%0A`);
  expect(box()).toHaveValue('x'.repeat(60));
  await user.clear(box());
  await user.type(box(), 'y'.repeat(70));
  expect(box()).toHaveValue('y'.repeat(60));
});

test('the search says when nothing is found', async () => {
  const { user } = await openWith(sample);
  await user.type(box(), 'no such thing');
  expect(screen.getByText('No reserved transformers found')).toBeInTheDocument();
  expect(screen.getByText('Try adjusting your search criteria')).toBeInTheDocument();
});

test('the search finds units without a customer too', async () => {
  const { user } = await openWith([aReservedTransformer({ customerName: null })]);
  await user.type(box(), 'tri');
  expect(codes()).toEqual([]);
  await user.clear(box());
  await user.type(box(), 'ic-');
  expect(codes()).toEqual(['IC-1001']);
});

test('the page says that it is loading, and not that there is nothing', async () => {
  unitsAreReserved();
  open();
  expect(screen.getByText('Loading reserved transformers...')).toBeInTheDocument();
  expect(screen.queryByText('No reserved transformers found')).not.toBeInTheDocument();
  expect(await screen.findByText('No reserved transformers found')).toBeInTheDocument();
  expect(screen.queryByText('Loading reserved transformers...')).not.toBeInTheDocument();
});

const two = [aReservedTransformer({ id: '1' }), aReservedTransformer({ id: '2', itemCode: 'IC-1002', orderId: '102' })];
const release = (code: string) => screen.getByRole('button', { name: `Release unit ${code}` });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Release unit IC-1001?' }));

test('releasing names the unit and the order, explains the effect and needs a confirmation', async () => {
  const { user, services } = await openWith(two);
  await user.click(release('IC-1001'));
  const requested = await dialog();
  expect(
    requested.getByText('Unit IC-1001 is reserved for job J-70114, Tri-County Electric Cooperative.'),
  ).toBeInTheDocument();
  expect(requested.getByText('The order goes back to Assignment Pending.')).toBeInTheDocument();
  await user.click(requested.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(codes()).toEqual(['IC-1001', 'IC-1002']);
  expect(services.notifier.success).not.toHaveBeenCalled();
  expect(release('IC-1001')).toHaveFocus();
});

test('releasing removes the card, notifies the user and leaves the focus in the list', async () => {
  const { user, services } = await openWith(two);
  await user.click(release('IC-1001'));
  await user.click((await dialog()).getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(codes()).toEqual(['IC-1002']));
  expect(services.notifier.success).toHaveBeenCalledWith('Unit Released', 'Unit IC-1001 can be reserved again');
  expect(screen.getByRole('region', { name: 'Reserved transformers' })).toHaveFocus();
});

test('a failed release leaves the card and the focus in place', async () => {
  const { user, services } = await openWith(two);
  theServerIsUnreachable();
  await user.click(release('IC-1001'));
  await user.click((await dialog()).getByRole('button', { name: 'Release' }));
  await waitFor(() =>
    expect(services.notifier.failure).toHaveBeenCalledWith('Error releasing unit', 'The server could not be reached.'),
  );
  expect(codes()).toEqual(['IC-1001', 'IC-1002']);
  expect(release('IC-1001')).toHaveFocus();
  expect(await screen.findByText('This list may be out of date. The server could not be reached.')).toBeInTheDocument();
});

test('a delivered unit cannot be released, and says why', async () => {
  const { user } = await openWith([aReservedTransformer({ status: 'Delivered' })]);
  expect(release('IC-1001')).toHaveAttribute('aria-disabled', 'true');
  await user.click(release('IC-1001'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => release('IC-1001').blur());
  await user.tab();
  while (document.activeElement !== release('IC-1001')) await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('This unit was delivered. It cannot be released.');
});

test('releasing is hidden if the product API has no reservations', async () => {
  unitsAreReserved(aReservedTransformer());
  const config = aConfig({
    capabilities: { unitOptions: 'simulated', reservations: 'sample', import: 'off', insights: 'off' },
  });
  renderScreen(<ReservedPage />, { at: '/reserved', route: '/reserved', services: { config } });
  await screen.findByRole('article', { name: 'IC-1001' });
  expect(screen.queryByRole('button', { name: /Release/ })).not.toBeInTheDocument();
});

const capabilities = { unitOptions: 'saved', reservations: 'live', import: 'off', insights: 'on' } as const;

function openWithView(at: string, isStart: boolean) {
  unitsAreReserved(aReservedTransformer(), aReservedTransformer({ id: 2, itemCode: 'IC-1002' }));
  const view = aView({ list: 'reserved', name: 'Mine', query: 'search=IC-1002', isStart });
  server.use(...new SavedViewService(view).answers());
  const page = (
    <>
      <Link to="/reserved" state={FROM_THE_START}>
        To the list
      </Link>
      <ReservedPage />
    </>
  );
  return renderScreen(page, { at, route: '/reserved', services: { config: aConfig({ capabilities }) } });
}

test('a view of reserved units opens its search', async () => {
  const { user, address } = openWithView('/reserved?search=IC-1001', false);
  await screen.findByRole('article', { name: 'IC-1001' });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Mine/ }));
  expect(await screen.findByRole('article', { name: 'IC-1002' })).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('IC-1002');
  expect(screen.queryByRole('article', { name: 'IC-1001' })).not.toBeInTheDocument();
  expect(address()).toBe('/reserved?search=IC-1002');
  expect(codes()).toHaveLength(1);
});

test('the view that is the start opens with the list', async () => {
  const { user } = openWithView('/reserved?search=IC-1001', true);
  await screen.findByRole('article', { name: 'IC-1001' });
  await screen.findByRole('button', { name: 'More' });
  await user.click(screen.getByRole('link', { name: 'To the list' }));
  expect(await screen.findByRole('article', { name: 'IC-1002' })).toBeInTheDocument();
});

test('the filtered reservations are exported', async () => {
  const { user, services } = openWithView('/reserved?search=IC-1002', false);
  await screen.findByRole('article', { name: 'IC-1002' });
  await exportAs(user);
  await waitFor(() =>
    expect(services.saveFile).toHaveBeenCalledWith(
      'reserved-transformers.csv',
      expect.stringMatching(/^\uFEFFIC#,.*\r\nIC-1002,.*\r\n$/),
      'text/csv;charset=utf-8',
    ),
  );
});
