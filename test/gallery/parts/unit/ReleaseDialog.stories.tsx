import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReleaseDialog } from '../../../../src/web/parts/unit/ReleaseDialog';
import { Button } from '../../../../src/web/ui/button/Button';
import { about } from '../../about';
import { Held } from '../../Held';
import { longestCustomer, reserved } from '../../sample';

const { itemCode = '', orderId = '', customerName = '' } = reserved[0] ?? {};
const reservation = { itemCode, orderId, customerName, jobNumber: 'J58814', reservedBy: 'Marcus Oyelaran' };

const meta = {
  title: 'Dialogs/Release',
  component: ReleaseDialog,
  parameters: about(
    'Asks before a unit is released, and names who reserved it: it may be another person’s.',
    'Not for reserving, which takes nothing from others.',
    420,
  ),
  args: { reservation, isOpen: true, onClose: () => undefined, onConfirm: () => undefined },
  render: (args) => (
    <Held initial={args.isOpen}>
      {(isOpen, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>Release</Button>
          <ReleaseDialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
    </Held>
  ),
} satisfies Meta<typeof ReleaseDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { isOpen: false } };
export const Open: Story = {};
/** It takes a reason, which they see. */
export const ReservedByAnother: Story = { args: { reservation: { ...reservation, isOwn: false } } };
/** As it came with the data. */
export const ReservedByUnknown: Story = {
  args: { reservation: { ...reservation, jobNumber: null, customerName: null, reservedBy: null } },
};
export const LongText: Story = {
  args: {
    reservation: { ...reservation, itemCode: '123456789', customerName: `${longestCustomer}, ${longestCustomer}` },
  },
};
