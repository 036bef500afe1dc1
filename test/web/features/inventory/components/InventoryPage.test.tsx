import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../../src/contract/paths';
import { aContender, unitsAreBestFor } from '../../../../mocks/contentionAnswer';
import { recordRequests } from '../../../../mocks/recorder';
import { server } from '../../../../mocks/server';
import { countingFacetsFails, theInventoryFails, unitsAreListed } from '../../../../mocks/situations';
import { aListedUnit } from '../../../../support/web/builders';
import { exportAs } from '../../../../support/web/exportAs';
import { facet, head, openInventory, openWith, searchBox, serials, units } from './openInventory';

const listCalls = (sent: readonly { path: string; query: unknown }[]) =>
  sent.filter(({ path }) => path.endsWith('/api/inventory/')).map(({ query }) => query);

test('a row says what is known of a unit, and leads to it', async () => {
  await openWith([aListedUnit()]);
  const cells = within(screen.getAllByRole('row')[1]!).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '1,500',
    '12470GrdY/7200',
    '480 V',
    'Mineral oil',
    'RC',
    'Phoenix, AZ',
    'Cabinet',
    '$41,250',
    'Available',
  ]);
  expect(screen.getByRole('link', { name: 'IC-1001' })).toHaveAttribute('href', '/unit/IC-1001');
});

test('a row shows N/A for missing values', async () => {
  const nothing = {
    primary_voltage: null,
    warehouse_desc: null,
    list_price: null,
    needs_tank: null,
    needs_cabinet: null,
  };
  await openWith([aListedUnit(nothing)]);
  const cells = within(screen.getAllByRole('row')[1]!).getAllByRole('cell');
  expect([1, 5, 6, 7].map((index) => cells[index]?.textContent)).toEqual(['N/A', 'N/A', 'N/A', 'N/A']);
});

test('a reserved unit names its job, which leads to the order', async () => {
  await openWith([aListedUnit({ reserved_for: 101, reserved_for_job: 'J-70114' })]);
  expect(screen.getByRole('cell', { name: 'Reserved for job J-70114' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'job J-70114' })).toHaveAttribute('href', '/order/101');
});

test('the table says what it lists, how it is sorted and how many there are', async () => {
  await openWith(units(60));
  expect(screen.getByRole('table', { name: 'Units of the inventory, by IC#: A to Z' })).toBeVisible();
  expect(head('IC#')).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('60 units, page 1 of 2');
  expect(screen.getByText('Showing 1-50 of 60 units')).toBeVisible();
});

test('the head of a column sorts, and the address says so', async () => {
  const { user, address } = await openWith(units(26), '/inventory?page=2&page_size=25');
  await user.click(within(head('kVA')).getByRole('button'));
  await waitFor(() => expect(serials()[0]).toBe('IC-026'));
  expect(head('kVA')).toHaveAttribute('aria-sort', 'descending');
  expect(address()).toBe('/inventory?ordering=-kva&page_size=25');
  await user.click(within(head('kVA')).getByRole('button'));
  await waitFor(() => expect(serials()[0]).toBe('IC-001'));
  expect(address()).toBe('/inventory?ordering=kva&page_size=25');
});

test('a page has as many rows as chosen, and the first unit stays on it', async () => {
  const { user, address } = await openWith(units(60), '/inventory?page=2');
  await user.selectOptions(screen.getByLabelText('Rows'), '25');
  expect(await screen.findByText('Showing 51-60 of 60 units')).toBeVisible();
  expect(address()).toBe('/inventory?page=3&page_size=25');
});

test('a page beyond the last is the last', async () => {
  const { address } = await openWith(units(60), '/inventory?page=9');
  await waitFor(() => expect(address()).toBe('/inventory?page=2'));
  expect(screen.getByText('Showing 51-60 of 60 units')).toBeVisible();
});

test('cards show the same units, sorted by a choice', async () => {
  const { user, address } = await openWith(units(25));
  await user.click(screen.getByRole('radio', { name: 'Cards' }));
  expect(await screen.findByText('Showing 1-24 of 25 units')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Sort'), 'kVA');
  expect(await screen.findByRole('article', { name: 'Unit IC-025' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Highest first' })).toBeVisible();
  expect(address()).toBe('/inventory?ordering=-kva&view=cards');
});

test('a typed search sends one request when typing ends', async () => {
  const sent = recordRequests();
  const { user, address } = await openWith(units(12));
  await user.type(searchBox(), 'IC-00');
  expect(address()).toBe('/inventory?search=IC-00');
  expect(await screen.findByText('Showing 1-9 of 9 units')).toBeVisible();
  expect(listCalls(await sent()).map((query) => (query as { search?: string }).search)).toEqual([undefined, 'IC-00']);
});

test('choosing a facet value narrows the list immediately; its chip and its box undo it', async () => {
  const { user, address } = await openWith(units(10));
  await user.click(facet(/^Warehouse/).getByRole('checkbox', { name: /^Austin, TX/ }));
  expect(await screen.findByText('Showing 1-2 of 2 units')).toBeVisible();
  expect(address()).toBe('/inventory?warehouse=Austin%2C+TX');
  expect(facet(/^Warehouse/).getByRole('checkbox', { name: 'Phoenix, AZ 8 units' })).not.toBeChecked();
  await user.click(facet(/^Warehouse/).getByRole('checkbox', { name: /^Phoenix, AZ/ }));
  expect(await screen.findByText('Showing 1-10 of 10 units')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove filter Warehouse: Phoenix, AZ' }));
  expect(await screen.findByText('Showing 1-2 of 2 units')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(address()).toBe('/inventory');
});

test('a long facet shows eight values, and all on request', async () => {
  const { user } = await openWith(units(10));
  const kva = facet(/^kVA/);
  expect(kva.getAllByRole('checkbox')).toHaveLength(8);
  await user.click(kva.getByRole('button', { name: 'Show all 10 of kVA' }));
  expect(kva.getAllByRole('checkbox')).toHaveLength(10);
  await user.click(kva.getByRole('checkbox', { name: '109 kVA 1 unit' }));
  await user.click(kva.getByRole('button', { name: 'Show fewer of kVA' }));
  expect(kva.getAllByRole('checkbox')[0]).toBeChecked();
});

test('the facets are a dialog, too', async () => {
  const { user } = await openWith(units(3));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(dialog.getByRole('checkbox', { name: '100 kVA 1 unit' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Show units' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('without a match, each condition can be cleared separately', async () => {
  unitsAreListed(units(3));
  const { user, address } = openInventory('/inventory?search=nothing&kva=102&needs_cabinet=yes');
  expect(await screen.findByText('No units found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Cabinet' }));
  expect(address()).toBe('/inventory?search=nothing&kva=102');
  await user.click(await screen.findByRole('button', { name: 'Clear search' }));
  expect(address()).toBe('/inventory?kva=102');
  expect(await screen.findByText('Showing 1-1 of 1 unit')).toBeVisible();
});

test('a search in words of the trade shows what was understood, and each part can be removed', async () => {
  unitsAreListed(units(3));
  const { user, address } = openInventory('/inventory?search=750+12470+loop');
  const chips = within(await screen.findByRole('group', { name: 'Active filters' }));
  expect(chips.getAllByText(/^(?:kVA|Primary|Loop)/).map(({ textContent }) => textContent)).toEqual([
    'kVA 750',
    'Primary 12470 V',
    'Loop feed',
  ]);
  await user.click(chips.getByRole('button', { name: 'Remove Primary 12470 V from the search' }));
  expect(address()).toBe('/inventory?search=750+loop');
});

test('the facets stay after a search without a match', async () => {
  unitsAreListed(units(3));
  openInventory('/inventory?search=nothing');
  expect(await screen.findByText('No units found')).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: '100 kVA 1 unit' })).toBeVisible();
});

test('a search without a match says what each part of it excludes', async () => {
  unitsAreListed([]);
  const nothing = { results: [], count: 0, without: [{ source: 'FR3', units: 1234 }] };
  server.use(http.get(`*${paths.inventory}`, () => HttpResponse.json(nothing)));
  const { user, address } = openInventory('/inventory?search=750+FR3');
  await user.click(await screen.findByRole('button', { name: 'Without Fluid FR3: 1,234 units' }));
  expect(address()).toBe('/inventory?search=750');
});

test('an inventory without units is not the search’s fault', async () => {
  unitsAreListed([]);
  openInventory();
  expect(await screen.findByText('The inventory is empty')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Clear/ })).not.toBeInTheDocument();
});

test('failed counts leave the units on screen', async () => {
  unitsAreListed(units(3));
  countingFacetsFails();
  const { user } = openInventory('/inventory?needs_cabinet=yes');
  expect(await screen.findByText('Showing 1-1 of 1 unit')).toBeVisible();
  expect(await screen.findByText(/^The filters could not be loaded\. The server has a problem/)).toBeVisible();
  expect(facet(/^Cabinet/).getByRole('checkbox', { name: 'Cabinet needed' })).toBeChecked();
  unitsAreListed(units(3));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await facet(/^Cabinet/).findByRole('checkbox', { name: 'Cabinet needed 1 unit' })).toBeChecked();
});

test('a failed next page leaves the units on screen and says which they are', async () => {
  const { user } = await openWith(units(26), '/inventory?page_size=25');
  theInventoryFails();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText(/^The units below are from before: new ones could not be loaded\./)).toBeVisible();
  expect(screen.getByText('Showing 1-25 of 26 units')).toBeVisible();
  unitsAreListed(units(26));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Showing 26-26 of 26 units')).toBeVisible();
});

async function opened(at?: string) {
  unitsAreListed(units(3));
  const page = openInventory(at);
  unitsAreBestFor({ 'IC-002': [aContender(), aContender({ id: 103, job_number: 'J-70119' })] });
  const mark = await screen.findByRole('button', { name: 'Best for 2 orders' });
  return { ...page, mark };
}

test.each([
  ['row', '/inventory', () => screen.getByRole('row', { name: /IC-002/ })],
  ['card', '/inventory?view=cards', () => screen.getByRole('article', { name: 'Unit IC-002' })],
])('the %s of a unit that open orders need says so', async (_name, at, place) => {
  const { mark } = await opened(at);
  expect(within(place()).getByRole('button', { name: /^Best for/ })).toBe(mark);
  expect(screen.getAllByRole('button', { name: /^Best for/ })).toEqual([mark]);
});

test('clicks and arrow keys in the list of those orders are not meant for the row', async () => {
  const { user, mark, address } = await opened();
  await user.click(mark);
  const dialog = await screen.findByRole('dialog', { name: 'Orders that unit IC-002 is best for' });
  await user.click(within(dialog).getAllByText(/City of Tempe/)[0]!);
  expect(address()).toBe('/inventory');
  within(dialog).getByRole('link', { name: 'Job J-70115' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});

const link = (serial: string) => screen.getByRole('link', { name: serial });

test('one row is a tab stop; arrows go from row to row, and Enter opens', async () => {
  const { user, address } = await openWith(units(3));
  act(() => link('IC-001').focus());
  await user.keyboard('{ArrowUp}');
  expect(link('IC-001')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(link('IC-003')).toHaveFocus();
  expect(screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').tabIndex)).toEqual([-1, -1, 0]);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(address()).toBe('/unit/IC-002');
});

test('the tab stop is a row of the list, whichever rows come', async () => {
  const { user } = await openWith(units(60));
  act(() => link('IC-001').focus());
  await user.keyboard('{ArrowDown}');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'IC-051' })).toHaveAttribute('tabindex', '0');
});

test('a click anywhere on a row opens its unit', async () => {
  const { user, address } = await openWith(units(3));
  await user.click(screen.getAllByRole('row')[2]!);
  expect(address()).toBe('/unit/IC-002');
});

async function choose() {
  const opened = await openWith(units(3));
  await opened.user.click(screen.getByRole('button', { name: 'Columns' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Columns and density' })) };
}

test('columns and density are chosen, appear in the address and are remembered by the browser', async () => {
  const { user, dialog, address, unmount } = await choose();
  await user.click(dialog.getByRole('switch', { name: 'Notes' }));
  await user.click(dialog.getByRole('switch', { name: 'Manufacturer' }));
  await user.click(dialog.getByRole('switch', { name: 'Fluid' }));
  await user.click(dialog.getByRole('radio', { name: 'Compact' }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(titles).not.toContain('Fluid');
  expect(titles.slice(-6)).toEqual(['Warehouse', 'Manufacturer', 'Needs', 'List Price', 'Status', 'Notes']);
  expect(decodeURIComponent(address())).toMatch(/columns=kva,.*,notes&density=compact$/);
  unmount();
  await openWith(units(3));
  expect(head('Notes')).toBeVisible();
  expect(screen.getByRole('table')).toHaveAttribute('data-density', 'compact');
});

test('columns and density can be reset', async () => {
  const { user, dialog, address } = await choose();
  await user.click(dialog.getByRole('switch', { name: 'kVA' }));
  await user.click(dialog.getByRole('button', { name: 'Reset' }));
  expect(dialog.getByRole('switch', { name: 'kVA' })).toBeChecked();
  expect(address()).toBe('/inventory');
});

test('columns and density of a link apply to this link only', async () => {
  const { unmount } = await openWith(units(3), '/inventory?columns=notes');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['IC#', 'Notes']);
  unmount();
  await openWith(units(3));
  expect(head('kVA')).toBeVisible();
});

test('the file has all units of the list, in its order', async () => {
  const { user, services } = await openWith(units(30), '/inventory?page_size=25&needs_cabinet=yes');
  expect(serials()).toHaveLength(10);
  expect(facet(/^Cabinet/).getByRole('checkbox', { name: /^Cabinet needed/ })).toBeChecked();
  await exportAs(user);
  await waitFor(() =>
    expect(services.notifier.success).toHaveBeenCalledWith('Inventory exported', 'Saved 10 units to inventory.csv.'),
  );
  expect(services.saveFile).toHaveBeenCalledWith('inventory.csv', '\uFEFFIC#\r\n', 'text/csv;charset=utf-8');
});
