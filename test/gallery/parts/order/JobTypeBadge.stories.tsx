import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { JobTypeBadge } from '../../../../src/web/parts/order/JobTypeBadge';
import { about } from '../../about';

const meta = {
  title: 'Status/Job type',
  component: JobTypeBadge,
  parameters: about(
    'Whether an order or a unit is reconditioned (RC) or rewound (RW).',
    'Not for the state of an order: that is a Badge.',
    140,
  ),
  args: { jobType: 'RC' },
} satisfies Meta<typeof JobTypeBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reconditioned: Story = {};
export const Rewind: Story = { args: { jobType: 'RW' } };
export const AnythingElse: Story = { args: { jobType: 'NEW' } };
export const None: Story = { args: { jobType: '' } };
export const Explained: Story = {
  decorators: [
    (Story) => (
      <div style={{ padding: '50px 80px' }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[tabindex]')?.focus(),
};
