import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip, TooltipProvider } from '../../../src/web/ui/Tooltip';

const show = (onClick?: () => void) =>
  render(
    <TooltipProvider>
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
    </TooltipProvider>,
  );

const pause = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });

test('a tooltip opens 700 ms after the pointer comes to its element, and describes the element', async () => {
  show();
  await user().hover(screen.getByText('RC'));
  await pause(690);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await pause(20);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Reconditioned');
  expect(screen.getByText('RC')).toHaveAccessibleDescription('Reconditioned');
});

test('the next tooltip opens without delay when the last one closed less than 300 ms ago', async () => {
  show();
  await user().hover(screen.getByText('RC'));
  await screen.findByRole('tooltip');
  await user().hover(screen.getByRole('button'));
  await pause(390);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Show reason');
});

test('a tooltip opens on keyboard focus, on plain text too, and Escape closes it', async () => {
  show();
  await user().tab();
  expect(screen.getByText('RC')).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Reconditioned');
  await user().keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});

test('a tooltip of the focus stays when its element is scrolled into view, and one of the pointer goes', async () => {
  show();
  await user().tab();
  fireEvent.scroll(document);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Reconditioned');
  await user().keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  act(() => screen.getByText('RC').blur());
  await user().hover(screen.getByText('RC'));
  await screen.findByRole('tooltip');
  fireEvent.scroll(document);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('a press of the button in focus closes its tooltip', async () => {
  show();
  await user().tab();
  await user().tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Show reason');
  await user().keyboard('{Enter}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('no tooltip opens on an element that the focus has already left', async () => {
  show();
  act(() => {
    screen.getByText('RC').focus();
    screen.getByRole('button').focus();
  });
  await screen.findByText('Show reason', { selector: '[role=tooltip], [role=tooltip] *' });
  await pause(100);
  expect(screen.getAllByRole('tooltip').map(({ textContent }) => textContent)).toEqual(['Show reason']);
});

test('a touch on plain text opens its tooltip', async () => {
  show();
  await user().pointer({ keys: '[TouchA]', target: screen.getByText('RC') });
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Reconditioned');
});

test('a click on an element with a tooltip reaches the same element', async () => {
  const onClick = jest.fn();
  show(onClick);
  const button = screen.getByRole('button');
  await user().click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toBe(button);
});

test('an element whose tooltip has no label shows none and is not focusable', async () => {
  show();
  expect(screen.getByText('Plain')).not.toHaveAttribute('tabindex');
  fireEvent.focus(screen.getByText('Plain'));
  await user().hover(screen.getByText('Plain'));
  await pause(900);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('focus that a pointer or a script moved opens no tooltip', async () => {
  show();
  const button = screen.getByRole('button');
  jest.spyOn(button, 'matches').mockReturnValue(false);
  act(() => button.focus());
  await pause(100);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('the earlier description of an element stays beside that of the tooltip', async () => {
  render(
    <TooltipProvider>
      <span id="offline">You are offline.</span>
      <Tooltip label="Choose a file first.">
        <button type="button" aria-disabled="true" aria-describedby="offline">
          Import
        </button>
      </Tooltip>
    </TooltipProvider>,
  );
  await user().tab();
  await screen.findByRole('tooltip');
  expect(screen.getByRole('button')).toHaveAccessibleDescription('You are offline. Choose a file first.');
});

test('an element has the focus while its tooltip comes and goes', async () => {
  const page = (label: string | null) => (
    <TooltipProvider>
      <Tooltip label={label}>
        <button type="button">Reserve</button>
      </Tooltip>
    </TooltipProvider>
  );
  const { rerender } = render(page(null));
  await user().tab();
  rerender(page('It is reserved already.'));
  rerender(page(null));
  expect(screen.getByRole('button')).toHaveFocus();
});
