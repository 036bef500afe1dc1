import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

type Kind = 'CSV' | 'Excel (.xlsx)';

/** Chooses a kind of file in the menu that exports what is shown, or the part of it of this name. */
export async function exportAs(user: UserEvent, kind: Kind = 'CSV', name: string | RegExp = /^Export/): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
  await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: kind }));
}
