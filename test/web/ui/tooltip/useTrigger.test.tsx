import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { OpenTooltips } from '../../../../src/web/ui/tooltip/OpenTooltips';
import { Tooltip } from '../../../../src/web/ui/tooltip/Tooltip';
import { createTooltips, TooltipsContext } from '../../../../src/web/ui/tooltip/tooltips';

type Tooltips = ReturnType<typeof createTooltips>;

/** What comes late. */
const Library = ({ tooltips }: { tooltips: Tooltips }) => (
  <OpenTooltips wanted={useSyncExternalStore(tooltips.subscribe, tooltips.wanted)} />
);

/** A button with a tooltip, and what lets its library come. */
function showButton() {
  const tooltips = createTooltips();
  const withLibrary = (library: boolean) => (
    <TooltipsContext value={tooltips}>
      <Tooltip label="This unit was delivered.">
        <button type="button">Release</button>
      </Tooltip>
      {library && <Library tooltips={tooltips} />}
    </TooltipsContext>
  );
  const { rerender } = render(withLibrary(false));
  return { button: screen.getByRole('button'), libraryComes: () => rerender(withLibrary(true)) };
}

test('a button that was pressed before the library came is explained to the keyboard after it', async () => {
  const user = userEvent.setup();
  const { button, libraryComes } = showButton();
  await user.click(button);
  libraryComes();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  act(() => button.blur());
  await user.tab();
  expect(button).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('This unit was delivered.');
});

test('nor does a press that ended beside it hold the tooltip back', async () => {
  const user = userEvent.setup();
  const { button, libraryComes } = showButton();
  await user.pointer([{ keys: '[MouseLeft>]', target: button }, { target: document.body }, { keys: '[/MouseLeft]' }]);
  act(() => button.blur());
  await user.tab();
  libraryComes();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('This unit was delivered.');
});
