import { useState } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal, openedLater } from '../../../../src/web/ui/dialog/Modal';

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

test('a dialog is not in the document before it opens', () => {
  render(<Page />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a dialog takes the focus, hides the page behind it and locks its scrolling', async () => {
  const dialog = await open();
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
  expect(document.body).toHaveClass('modal-open');
});

test('with Tab the focus stays inside the dialog', async () => {
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
])('%s closes the dialog and returns the focus', async (_way, close) => {
  await open();
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  expect(document.body).not.toHaveClass('modal-open');
});

test('the page does not scroll to what gets the focus back', async () => {
  await open();
  const focus = jest.spyOn(screen.getByRole('button', { name: 'Open', hidden: true }), 'focus');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(focus).toHaveBeenCalledWith({ preventScroll: true }));
});

test('a dialog that was closed opens again, once', async () => {
  const dialog = await open();
  await userEvent.type(within(dialog).getByLabelText('Draft'), 'x');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
});

test.each([
  ['that does not fit can be scrolled by keyboard', 2000, '0'],
  ['that fits is no stop for the Tab key', 0, null],
])('the text of a dialog %s', async (_case, scrollHeight, tabIndex) => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
  render(
    <Modal title="Notes" isOpen onClose={() => undefined}>
      A long text
    </Modal>,
  );
  const text = await screen.findByText('A long text');
  expect(text.getAttribute('tabindex')).toBe(tabIndex);
});

function Question({ isOpen }: { isOpen: boolean }) {
  const [first] = useState(isOpen);
  return <p>{`${isOpen ? 'open' : 'closed'}, mounted ${first ? 'open' : 'closed'}`}</p>;
}

test('a dialog is fetched at the latest when it first opens, and stays mounted when it closes', async () => {
  const load = jest.fn(() => Promise.resolve(Question));
  const Later = openedLater(load);
  const { container, rerender } = render(<Later isOpen={false} />);
  expect(container).toBeEmptyDOMElement();
  expect(load).not.toHaveBeenCalled();
  rerender(<Later isOpen />);
  expect(await screen.findByText('open, mounted open')).toBeInTheDocument();
  rerender(<Later isOpen={false} />);
  expect(screen.getByText('closed, mounted open')).toBeInTheDocument();
});
