import { render, screen, waitFor } from '@testing-library/react';
import { observeDialogs } from '../../../../src/web/inspection/page/observeDialogs';
import { Modal } from '../../../../src/web/ui/dialog/Modal';
import { observed } from './observed';

const dialog = (isOpen: boolean, title = 'Notes') => (
  <Modal title={title} isOpen={isOpen} onClose={() => undefined}>
    Text
  </Modal>
);

test('a dialog opens and closes by its name', async () => {
  const steps = observed(observeDialogs);
  const { rerender } = render(dialog(true));
  await screen.findByRole('dialog');
  rerender(dialog(true, 'Other notes'));
  rerender(dialog(false));
  await waitFor(() => expect(steps).toHaveLength(2));
  expect(steps).toEqual([
    { kind: 'dialog', name: 'Notes', isOpen: true },
    { kind: 'dialog', name: 'Notes', isOpen: false },
  ]);
});

test('a dialog that is open already is noticed too', async () => {
  render(dialog(true));
  await screen.findByRole('dialog');
  expect(observed(observeDialogs)).toEqual([{ kind: 'dialog', name: 'Notes', isOpen: true }]);
});
