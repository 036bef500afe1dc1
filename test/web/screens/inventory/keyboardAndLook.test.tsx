import { act, screen, waitFor, within } from '@testing-library/react';
import { facet, head, openWith, serials, units } from './openInventory';
import { exportAs } from '../../../support/web/exportAs';

const link = (serial: string) => screen.getByRole('link', { name: serial });

describe('by keyboard', () => {
  test('one row is a tab stop; arrows go from row to row, and Enter opens', async () => {
    const { user, address } = await openWith(units(3));
    act(() => link('IC-001').focus());
    await user.keyboard('{ArrowUp}');
    expect(link('IC-001')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(link('IC-003')).toHaveFocus();
    expect(screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').tabIndex)).toEqual([
      -1, -1, 0,
    ]);
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
});

test('a click anywhere on a row opens its unit', async () => {
  const { user, address } = await openWith(units(3));
  await user.click(screen.getAllByRole('row')[2]!);
  expect(address()).toBe('/unit/IC-002');
});

describe('columns and density', () => {
  async function choose() {
    const opened = await openWith(units(3));
    await opened.user.click(screen.getByRole('button', { name: 'Columns' }));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Columns and density' })) };
  }

  test('are chosen, kept in their order, said in the address and remembered by the browser', async () => {
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

  test('can be reset', async () => {
    const { user, dialog, address } = await choose();
    await user.click(dialog.getByRole('switch', { name: 'kVA' }));
    await user.click(dialog.getByRole('button', { name: 'Reset' }));
    expect(dialog.getByRole('switch', { name: 'kVA' })).toBeChecked();
    expect(address()).toBe('/inventory');
  });

  test('of a link hold for this link, not for the browser', async () => {
    const { unmount } = await openWith(units(3), '/inventory?columns=notes');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['IC#', 'Notes']);
    unmount();
    await openWith(units(3));
    expect(head('kVA')).toBeVisible();
  });
});

test('the file has all units of the list, in its order', async () => {
  const { user, services } = await openWith(units(30), '/inventory?page_size=25&needs_cabinet=yes');
  expect(serials()).toHaveLength(10);
  expect(facet(/^Cabinet/).getByRole('checkbox', { name: /^Needs cabinet/ })).toBeChecked();
  await exportAs(user);
  await waitFor(() =>
    expect(services.notifier.success).toHaveBeenCalledWith('Inventory exported', 'Saved 10 units to inventory.csv.'),
  );
  expect(services.saveFile).toHaveBeenCalledWith('inventory.csv', '\uFEFFIC#\r\n', 'text/csv;charset=utf-8');
});
