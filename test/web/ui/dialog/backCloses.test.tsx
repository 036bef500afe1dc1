import { useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from '../../../../src/web/ui/dialog/Modal';

const routed = jest.fn<undefined, []>();
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

function handheld(isHandheld: boolean) {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: isHandheld && query.includes('coarse') }) as MediaQueryList);
}

beforeEach(() => {
  routed.mockClear();
  window.history.pushState({ idx: 0 }, '', '/orders');
  window.history.pushState({ idx: 1 }, '', '/order/7');
  window.addEventListener('popstate', routed);
});
afterEach(() => window.removeEventListener('popstate', routed));

function Page({ isStubborn = false }: { isStubborn?: boolean }) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => () =>
    setOpen((before) => (isStubborn ? before : before.filter((each) => each !== name)));
  return (
    <>
      <button type="button" onClick={() => setOpen(['Unit'])}>
        Open
      </button>
      <Modal title="Unit" isOpen={open.includes('Unit')} onClose={close('Unit')}>
        <button type="button" onClick={() => setOpen(['Unit', 'Reason'])}>
          Why
        </button>
      </Modal>
      <Modal title="Reason" isOpen={open.includes('Reason')} onClose={close('Reason')}>
        Because
      </Modal>
    </>
  );
}

async function openDialog(page = <Page />) {
  render(page);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Unit' });
}
const goBack = async () => {
  act(() => window.history.back());
  await pause();
};
const dialogs = () => screen.queryAllByRole('dialog', { hidden: true }).length;

test('on a phone Back closes dialogs one by one, and the router hears nothing of it', async () => {
  handheld(true);
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Why' }));
  await screen.findByRole('dialog', { name: 'Reason' });
  await goBack();
  await waitFor(() => expect(dialogs()).toBe(1));
  await goBack();
  await waitFor(() => expect(dialogs()).toBe(0));
  expect([window.location.pathname, routed.mock.calls.length]).toEqual(['/order/7', 0]);
  await goBack();
  expect([window.location.pathname, routed.mock.calls.length]).toEqual(['/orders', 1]);
});

test('a dialog that was closed by its button leaves no entry', async () => {
  handheld(true);
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Close dialog' }));
  await pause();
  expect([window.history.state, routed.mock.calls.length]).toEqual([{ idx: 1 }, 0]);
  await goBack();
  expect(window.location.pathname).toBe('/orders');
});

test('a dialog that stays open takes Back again', async () => {
  handheld(true);
  await openDialog(<Page isStubborn />);
  for (let times = 0; times < 2; times += 1) {
    await goBack();
    expect([window.location.pathname, dialogs()]).toEqual(['/order/7', 1]);
  }
});

test('closing that leads to another page does not go back from it', async () => {
  handheld(true);
  await openDialog();
  act(() => window.history.pushState({ idx: 2 }, '', '/unit/8'));
  await userEvent.click(screen.getByRole('button', { name: 'Close dialog' }));
  await pause();
  expect(window.location.pathname).toBe('/unit/8');
});

test('elsewhere Back leaves the page, as always', async () => {
  handheld(false);
  await openDialog();
  expect(window.history.state).toEqual({ idx: 1 });
});
