import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContentionMark } from '../../../../src/web/parts/contention/ContentionMark';
import { about } from '../../about';
import { aContention } from '../../contention';

const meta = {
  title: 'Units/Contention mark',
  component: ContentionMark,
  parameters: about(
    'Marks a unit that other orders need, too; opens which ones, and what they would fall back to.',
    'Not for a unit that is reserved already: nobody else can have it.',
  ),
  args: { contention: aContention, isJudging: false, isOther: true },
} satisfies Meta<typeof ContentionMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OtherOrders: Story = {};
export const OneOrder: Story = {
  args: { contention: { ...aContention, count: 1, orders: aContention.orders.slice(0, 1) }, isOther: false },
};
