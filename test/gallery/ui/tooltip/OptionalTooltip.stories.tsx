import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OptionalTooltip } from '../../../../src/web/ui/tooltip/OptionalTooltip';
import { about } from '../../about';

const meta = {
  title: 'Messages/Optional tooltip',
  component: OptionalTooltip,
  parameters: about(
    'A tooltip for an element that needs one only sometimes: without a text the element cannot be focused.',
    'Not for an element that always has a tooltip: that is Tooltip.',
    200,
  ),
  args: { text: 'Not required by this unit', children: <span>$0</span> },
  decorators: [
    (Story) => (
      <div style={{ padding: '70px 200px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OptionalTooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithText: Story = {};
export const WithoutText: Story = { args: { text: null } };
