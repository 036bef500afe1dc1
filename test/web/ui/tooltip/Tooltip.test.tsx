import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from '../../../../src/web/ui/tooltip/Tooltip';

const show = (onClick?: () => void) =>
  render(
    <>
      <Tooltip label="Reconditioned">
        <span>RC</span>
      </Tooltip>
      <Tooltip label="Show reason">
        <button type="button" onClick={onClick}>
          Reason
        </button>
      </Tooltip>
      <Tooltip label={null}>
        <span>Plain</span>
      </Tooltip>
    </>,
  );

const pause = (milliseconds: number) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));

test('opens on hover after 700 ms and describes its element', async () => {
  show();
  await userEvent.hover(screen.getByText('RC'));
  await pause(400);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Reconditioned');
  expect(screen.getByText('RC')).toHaveAccessibleDescription('Reconditioned');
});

test('the next one opens at once', async () => {
  show();
  await userEvent.hover(screen.getByText('RC'));
  await screen.findByRole('tooltip');
  await userEvent.hover(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Show reason'), { timeout: 400 });
});

test('opens on keyboard focus, for plain text too, and Escape closes it', async () => {
  show();
  await userEvent.tab();
  expect(screen.getByText('RC')).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Reconditioned');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});

test('who tabs past leaves no bubble open behind them', async () => {
  show();
  act(() => {
    screen.getByText('RC').focus();
    screen.getByRole('button').focus();
  });
  await screen.findByText('Show reason', { selector: '[role=tooltip], [role=tooltip] *' });
  await pause(100);
  expect(screen.getAllByRole('tooltip').map(({ textContent }) => textContent)).toEqual(['Show reason']);
});

test('opens when plain text is touched', async () => {
  show();
  await userEvent.pointer({ keys: '[TouchA]', target: screen.getByText('RC') });
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Reconditioned');
});

test('loses no click while it is loaded', async () => {
  const onClick = jest.fn();
  show(onClick);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toBe(button);
});

test('shows nothing without a label', async () => {
  show();
  fireEvent.focus(screen.getByText('Plain'));
  await userEvent.hover(screen.getByText('Plain'));
  await pause(900);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
