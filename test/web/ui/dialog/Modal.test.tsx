import { useState } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from '../../../../src/web/ui/dialog/Modal';

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal title="Notes" isOpen={isOpen} onClose={() => setOpen(false)}>
        <input aria-label="Draft" value={text} onChange={(event) => setText(event.target.value)} />
      </Modal>
    </>
  );
}

const open = async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name: 'Notes' });
};

test('is not there before it is opened', () => {
  render(<Page />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('takes the focus, hides the page behind and locks its scrolling', async () => {
  const dialog = await open();
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
  expect(document.body).toHaveClass('modal-open');
});

test('keeps the focus inside', async () => {
  const dialog = await open();
  for (let presses = 0; presses < 4; presses += 1) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close dialog' }))],
  ['a click beside it', () => userEvent.click(document.querySelector('.modal-overlay')!)],
])('%s closes it, and the focus goes back to where it was', async (_way, close) => {
  await open();
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  expect(document.body).not.toHaveClass('modal-open');
});

test('opens again with nothing left over', async () => {
  const dialog = await open();
  await userEvent.type(within(dialog).getByLabelText('Draft'), 'x');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
});

test.each([
  ['can be scrolled by keyboard where it does not fit', 2000, '0'],
  ['is no stop for the Tab key where it fits', 0, null],
])('its text %s', async (_case, scrollHeight, tabIndex) => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
  render(
    <Modal title="Notes" isOpen onClose={() => undefined}>
      A long text
    </Modal>,
  );
  const text = await screen.findByText('A long text');
  expect(text.getAttribute('tabindex')).toBe(tabIndex);
});
