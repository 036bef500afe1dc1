import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PriceEnd } from '../../../../src/web/parts/unit/PriceEnd';
import { stripes } from '../../../../src/web/ui/mark/stripes';
import { about } from '../../about';

const meta = {
  title: 'Data/End of the price',
  component: PriceEnd,
  parameters: about(
    'In a bar of costs that are more than the price, the mark of where the price ends.',
    'Not where costs are covered: the rest of the bar is the margin there.',
  ),
  args: { style: { left: '70%' } },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', maxWidth: 400, height: 24, background: stripes('45deg') }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceEnd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inside: Story = {};
export const NothingPaid: Story = { args: { style: { left: '0%' } } };
