import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChangedOrdersChart } from '../../../../src/web/parts/chart/ChangedOrdersChart';
import { about } from '../../about';

const order = (order_id: number, before: number | null, after: number | null) => ({
  ...{ order_id, job_number: `J5${order_id}`, customer_name: 'Copper State Mill' },
  before: before === null ? null : { serial: '700101', margin: before },
  after: after === null ? null : { serial: '700102', margin: after },
  brings: (after ?? 0) - (before ?? 0),
});

const meta = {
  title: 'Charts/Changed orders',
  component: ChangedOrdersChart,
  parameters: about(
    'From what each order would earn to what it earns, with what the change brings.',
    'Not without a table of the same figures: its drawing is hidden from screen readers.',
  ),
  args: {
    title: 'What the plan changes',
    orders: [
      order(9001, -4_200, 52_000),
      order(9002, null, 24_700),
      order(9003, 18_300, 12_100),
      order(9004, 9_400, null),
    ],
  },
} satisfies Meta<typeof ChangedOrdersChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {};
