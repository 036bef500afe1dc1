import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

type Kind = 'CSV' | 'Excel (.xlsx)';

export async function exportAs(
  user: UserEvent,
  kind: Kind = 'CSV',
  name: string | RegExp = /^(More|Export)/,
): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await user.click(button);
  await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: kind }));
}
