import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from '../../../../src/web/ui/tooltip/Tooltip';
import { TooltipProvider } from '../../../../src/web/ui/tooltip/TooltipProvider';

/** So far no tooltip was wanted and the page was not idle: their code is not there. */
test('what happens to elements before the code of tooltips is there counts, and the elements stay the same', async () => {
  const user = userEvent.setup();
  render(
    <TooltipProvider>
      <Tooltip label="Reconditioned">
        <span>RC</span>
      </Tooltip>
      <Tooltip label="Rewind">
        <span>RW</span>
      </Tooltip>
    </TooltipProvider>,
  );
  const [left, under] = [screen.getByText('RC'), screen.getByText('RW')];
  await user.hover(left);
  await user.unhover(left);
  await user.hover(under);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await waitFor(() => expect(under).toHaveAccessibleDescription('Rewind'), { timeout: 5_000 });
  expect(screen.getAllByRole('tooltip').map(({ textContent }) => textContent)).toEqual(['Rewind']);
  expect(left).toBeInTheDocument();
  expect(under).toBeInTheDocument();
});
