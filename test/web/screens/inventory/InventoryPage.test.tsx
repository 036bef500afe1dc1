import { screen, waitFor, within } from '@testing-library/react';
import { recordRequests } from '../../../mocks/recorder';
import { countingFacetsFails, theInventoryFails, unitsAreListed } from '../../../mocks/situations';
import { aListedUnit } from '../../../support/web/builders';
import { facet, head, openInventory, openWith, searchBox, serials, units } from './openInventory';

const listCalls = (sent: readonly { path: string; query: unknown }[]) =>
  sent.filter(({ path }) => path.endsWith('/api/inventory/')).map(({ query }) => query);

describe('the list', () => {
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
      'Free',
    ]);
    expect(screen.getByRole('link', { name: 'IC-1001' })).toHaveAttribute('href', '/unit/IC-1001');
  });

  test('a row says N/A where nothing is recorded', async () => {
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
});

describe('finding', () => {
  test('a search that is typed asks once, when the typing ends', async () => {
    const sent = recordRequests();
    const { user, address } = await openWith(units(12));
    await user.type(searchBox(), 'IC-00');
    expect(address()).toBe('/inventory?search=IC-00');
    expect(await screen.findByText('Showing 1-9 of 9 units')).toBeVisible();
    expect(listCalls(await sent()).map((query) => (query as { search?: string }).search)).toEqual([undefined, 'IC-00']);
  });

  test('a value of a facet narrows the list at once; its chip and its box take it back', async () => {
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

  test('a long facet shows eight values, and all when asked for', async () => {
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

  test('where no unit fits, each condition can be cleared by itself', async () => {
    unitsAreListed(units(3));
    const { user, address } = openInventory('/inventory?search=nothing&kva=102&needs_cabinet=yes');
    expect(await screen.findByText('No units found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Cabinet' }));
    expect(address()).toBe('/inventory?search=nothing&kva=102');
    await user.click(await screen.findByRole('button', { name: 'Clear search' }));
    expect(address()).toBe('/inventory?kva=102');
    expect(await screen.findByText('Showing 1-1 of 1 unit')).toBeVisible();
  });

  test('an inventory without units is not the search’s fault', async () => {
    unitsAreListed([]);
    openInventory();
    expect(await screen.findByText('The inventory is empty')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Clear/ })).not.toBeInTheDocument();
  });
});

describe('a failure', () => {
  test('of the counts costs nothing but them', async () => {
    unitsAreListed(units(3));
    countingFacetsFails();
    const { user } = openInventory('/inventory?needs_cabinet=yes');
    expect(await screen.findByText('Showing 1-1 of 1 unit')).toBeVisible();
    expect(await screen.findByText(/^The filters could not be loaded\. The server has a problem/)).toBeVisible();
    expect(facet(/^Cabinet/).getByRole('checkbox', { name: 'Needs cabinet' })).toBeChecked();
    unitsAreListed(units(3));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await facet(/^Cabinet/).findByRole('checkbox', { name: 'Needs cabinet 1 unit' })).toBeChecked();
  });

  test('of a next page leaves the units on screen, and says which they are', async () => {
    const { user } = await openWith(units(26), '/inventory?page_size=25');
    theInventoryFails();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(/^The units below are from before: new ones could not be loaded\./)).toBeVisible();
    expect(screen.getByText('Showing 1-25 of 26 units')).toBeVisible();
    unitsAreListed(units(26));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Showing 26-26 of 26 units')).toBeVisible();
  });
});
