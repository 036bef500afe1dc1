import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContentionWarning } from '../../../../src/web/parts/contention/ContentionWarning';
import { ReserveDialog } from '../../../../src/web/parts/unit/ReserveDialog';
import { ReserveSummary } from '../../../../src/web/parts/unit/ReserveSummary';
import { Button } from '../../../../src/web/ui/button/Button';
import { about } from '../../about';
import { Held } from '../../Held';
import { aContention } from '../../contention';
import { completeEstimate } from '../../estimates';
import { longestCustomer, oneLongWord } from '../../sample';

const meta = {
  title: 'Dialogs/Reserve',
  component: ReserveDialog,
  parameters: about(
    'Asks before a unit is reserved for an order, and asks why where something speaks against it.',
    'Not for releasing one: that is the Release dialog.',
    620,
  ),
  args: {
    order: { id: '101', jobOrderNumber: 'J-70114' },
    itemCode: '40117762',
    points: [],
    demand: null,
    warning: null,
    isOpen: true,
    onClose: () => undefined,
    onConfirm: () => undefined,
    children: (
      <ReserveSummary
        order={{ customerName: 'Tri-County Electric Cooperative' }}
        unit={{ match_score: 0.97, can_serve: true, fit: { class: 'Fits', gaps: [] } }}
        estimate={completeEstimate}
      />
    ),
  },
  render: (args) => (
    <Held initial={args.isOpen}>
      {(isOpen, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>Reserve</Button>
          <ReserveDialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
    </Held>
  ),
} satisfies Meta<typeof ReserveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { isOpen: false } };
export const Open: Story = {};
/** Other orders need the unit, too. */
export const NeededElsewhere: Story = {
  args: { warning: <ContentionWarning contention={aContention} isJudging={false} /> },
};
/** The unit cannot serve, and needs work of unknown cost. */
export const WithAReason: Story = {
  args: { points: ['KVA Rating: Required 500 kVA, unit 75 kVA: too small', 'Rewind · cost not recorded'] },
};
/** The server knows of more than the screen did. */
export const AskedByTheServer: Story = {
  args: { demand: 'Rewind · cost not recorded. Give a reason to reserve it.' },
};
export const LongText: Story = {
  args: {
    order: { id: '101', jobOrderNumber: oneLongWord },
    points: [`Fusing · Required ${longestCustomer.repeat(3)}, unit ${oneLongWord}`],
  },
};
