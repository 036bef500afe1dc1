import { screen, waitFor } from '@testing-library/react';
import { OrdersPage } from '../../../../../src/web/screens/orders/OrdersPage';
import { recordRequests } from '../../../../mocks/recorder';
import {
  dataWasRefreshed,
  ordersAreListed,
  statesAreListed,
  theExportAnswers,
  theExportArrivesInPieces,
  theExportFails,
} from '../../../../mocks/situations';
import { exportAs } from '../../../../support/web/exportAs';
import { anOrder, orders } from '../../../../support/web/builders';
import { aConfig, renderScreen } from '../../../../support/web/renderApp';

async function openList(at = '/', listed = orders(8), copies = true) {
  ordersAreListed(listed);
  statesAreListed();
  dataWasRefreshed();
  const recorded = recordRequests();
  const copyText = jest.fn(() => Promise.resolve(copies));
  const view = renderScreen(<OrdersPage />, { at, services: { copyText } });
  await screen.findByText(/^Showing/);
  const exports = async () => (await recorded()).filter(({ path }) => path === '/api/orders/export/');
  await screen.findByRole('button', { name: 'Export' });
  return { ...view, copyText, exports };
}

describe('Copy link', () => {
  test('Copy link copies the address of the list as it is', async () => {
    const { user, copyText, services } = await openList('/?sort=price&page=2');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(copyText).toHaveBeenCalledWith('http://localhost/?sort=price&page=2');
    expect(services.notifier.success).toHaveBeenCalledWith('Link copied', 'It opens this list as you see it.');
  });

  test('Copy link says where the link is when the browser refuses to copy', async () => {
    const { user, services } = await openList('/', orders(1), false);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(services.notifier.failure).toHaveBeenCalledWith(
      'The link could not be copied',
      'Please copy it from the address bar.',
    );
  });
});

describe('Export', () => {
  const button = () => screen.getByRole('button', { name: /^Export/ });

  test('Export as CSV requests all orders of the list, filtered and sorted alike, and saves them as a file', async () => {
    const listed = [...orders(8), anOrder({ id: 50, job_number: 'J-RW', order_type: 'rw' })];
    const { user, exports, services } = await openList('/?job=RC&sort=price&direction=asc&page=2', listed);
    await exportAs(user);
    await waitFor(() => expect(services.saveFile).toHaveBeenCalledTimes(1));
    expect((await exports()).map(({ query }) => query)).toEqual([
      { ordering: 'sale_price', unit_assignment: 'unassigned', order_type: 'rc' },
    ]);
    const [name, text, type] = jest.mocked(services.saveFile).mock.calls[0]!;
    expect([name, type]).toEqual(['open-orders.csv', 'text/csv;charset=utf-8']);
    expect(text).toMatch(/^\uFEFFJob Number,/);
    expect(text).toMatch(/^(?:.*\r\n){8}.*$/);
    expect(services.notifier.success).toHaveBeenCalledWith('Orders exported', 'Saved 8 orders to open-orders.csv.');
  });

  test('Export as Excel asks the same and saves a workbook', async () => {
    const { user, exports, services } = await openList('/?job=RC', orders(8));
    await exportAs(user, 'Excel (.xlsx)');
    await waitFor(() => expect(services.saveFile).toHaveBeenCalledTimes(1));
    expect((await exports())[0]?.query).toMatchObject({ order_type: 'rc' });
    const [name, content] = jest.mocked(services.saveFile).mock.calls[0]!;
    expect([name, content instanceof Blob && content.size > 0]).toEqual(['open-orders.xlsx', true]);
    expect(services.notifier.success).toHaveBeenCalledWith('Orders exported', 'Saved 8 orders to open-orders.xlsx.');
  });

  test('a list too long for a workbook is not saved as one, and what to do is said', async () => {
    const { user, services } = await openList();
    const next = theExportArrivesInPieces(100_001, ['Job Number\r\nJ-1\r\n']);
    await exportAs(user, 'Excel (.xlsx)');
    next();
    next();
    await waitFor(() =>
      expect(services.notifier.failure).toHaveBeenCalledWith(
        'Error exporting orders',
        'An Excel file holds up to 100,000 rows here. Narrow the list, or export it as CSV.',
      ),
    );
    expect(services.saveFile).not.toHaveBeenCalled();
  });

  test('Export does nothing while a file is fetched; afterwards it can be used again', async () => {
    const { user, exports, services } = await openList();
    const next = theExportArrivesInPieces(1, ['Job Number\r\nJ-1\r\n']);
    await exportAs(user);
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
    await user.click(button());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    next();
    next();
    await waitFor(() => expect(services.saveFile).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
    expect(await exports()).toHaveLength(1);
    const again = theExportArrivesInPieces(0, ['Job Number']);
    await exportAs(user);
    again();
    again();
    await waitFor(() => expect(services.saveFile).toHaveBeenCalledTimes(2));
  });

  test('Export shows how much of the file has arrived in percent, and saves all of it', async () => {
    const { user, services } = await openList();
    const next = theExportArrivesInPieces(4, ['Job Number\r\nJ-1\r\n', 'J-2\r\nJ-é\r\n', 'J-4']);
    await exportAs(user);
    next();
    await waitFor(() => expect(button()).toHaveAccessibleName('Export · 50 %'));
    next();
    await waitFor(() => expect(button()).toHaveAccessibleName('Export · 99 %'));
    next();
    next();
    await waitFor(() => expect(services.saveFile).toHaveBeenCalledTimes(1));
    expect(jest.mocked(services.saveFile).mock.calls[0]![1]).toBe('\uFEFFJob Number\r\nJ-1\r\nJ-2\r\nJ-é\r\nJ-4');
    await waitFor(() => expect(button()).toHaveAccessibleName('Export'));
  });

  test('Export leaves nothing of the file in the state', async () => {
    const { user, services, store } = await openList();
    await exportAs(user);
    await waitFor(() => expect(services.saveFile).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(store.getState().api.mutations).toEqual({}));
  });

  test.each([
    ['fails', () => theExportFails(503, 'The database does not answer. Please try again.'), /^The database/],
    ['answers with a page', () => theExportAnswers('<!doctype html><title>Proxy</title>'), /could not be read/],
    ['answers with nothing', () => theExportAnswers(''), /could not be read/],
  ])('where the server %s, Export says so and saves no file', async (_what, situation, message) => {
    const { user, services } = await openList();
    situation();
    await exportAs(user);
    await waitFor(() =>
      expect(services.notifier.failure).toHaveBeenCalledWith('Error exporting orders', expect.stringMatching(message)),
    );
    expect(services.saveFile).not.toHaveBeenCalled();
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  });
});

describe('Import files', () => {
  test('Import files leads to where files are imported', async () => {
    await openList();
    expect(screen.getByRole('link', { name: 'Import files' })).toHaveAttribute('href', '/import');
  });

  test('Import files is not offered where the product API takes no files', async () => {
    ordersAreListed(orders(1));
    statesAreListed();
    dataWasRefreshed();
    const { capabilities } = aConfig();
    const config = aConfig({ capabilities: { ...capabilities, import: 'off' } });
    renderScreen(<OrdersPage />, { services: { config } });
    await screen.findByRole('button', { name: 'Export' });
    expect(screen.queryByRole('link', { name: 'Import files' })).not.toBeInTheDocument();
  });
});
