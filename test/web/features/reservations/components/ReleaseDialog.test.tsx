import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReleaseDialog } from '../../../../../src/web/features/reservations/components/ReserveDialog';

const reservation = { itemCode: '484872', jobNumber: 'J59270', customerName: 'Mesa Water', reservedBy: 'Lee Ortiz' };

function show(isOwn: boolean | null) {
  const onConfirm = jest.fn();
  render(
    <ReleaseDialog reservation={{ ...reservation, isOwn }} isOpen onClose={() => undefined} onConfirm={onConfirm} />,
  );
  return onConfirm;
}
const release = async () => userEvent.click(await screen.findByRole('button', { name: 'Release' }));

test("releasing another user's reservation requires a reason first", async () => {
  const onConfirm = show(false);
  await release();
  expect(onConfirm).not.toHaveBeenCalled();
  const reason = screen.getByRole('textbox', { name: /^Reason/ });
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription('Enter a reason.');
  await userEvent.type(reason, ' Customer canceled ');
  await release();
  expect(onConfirm).toHaveBeenCalledWith('Customer canceled');
});

test.each([true, null])('where isOwn is %s nothing is asked', async (isOwn) => {
  const onConfirm = show(isOwn);
  await release();
  expect(onConfirm).toHaveBeenCalledWith();
});
