import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DueMark } from '../../../../src/web/parts/order/DueMark';
import { about } from '../../about';

const meta = {
  title: 'Status/Due',
  component: DueMark,
  parameters: about(
    'That an order is late, or wanted within two weeks.',
    'Not for how well it can be served: that is Coverage.',
    140,
  ),
  args: { urgency: { isOverdue: true, text: 'Overdue 12 days' } },
} satisfies Meta<typeof DueMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overdue: Story = {};
export const DueSoon: Story = { args: { urgency: { isOverdue: false, text: 'Due in 5 days' } } };
export const NotUrgent: Story = { args: { urgency: null } };
