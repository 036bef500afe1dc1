import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from '../../../../src/web/ui/menu/Menu';
import type { MenuGroup } from '../../../../src/web/ui/menu/OpenMenu';

test('entries that come while a menu is open leave those that are there in place, with the focus and what a press does', async () => {
  const user = userEvent.setup();
  const manage = jest.fn();
  const actions: MenuGroup = {
    items: [
      { id: 'save', label: 'Save', onSelect: jest.fn() },
      { id: 'manage', label: 'Manage', onSelect: manage },
    ],
  };
  const views: MenuGroup = { name: 'My views', items: [{ id: 1, label: 'Arizona', onSelect: jest.fn() }] };
  const { rerender } = render(<Menu label="Views" groups={[actions]} />);
  await user.click(screen.getByRole('button', { name: 'Views' }));
  const entry = await screen.findByRole('menuitem', { name: 'Manage' });
  await user.keyboard('{End}');
  expect(entry).toHaveFocus();
  rerender(<Menu label="Views" groups={[views, actions]} />);
  expect(screen.getByRole('menuitem', { name: 'Arizona' })).toBeVisible();
  expect(entry).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(manage).toHaveBeenCalledTimes(1);
});
