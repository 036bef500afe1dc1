import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PriceBar } from '../../../../src/web/parts/cost/PriceBar';
import { about } from '../../about';
import { completeEstimate, costsAt } from '../../estimates';

const meta = {
  title: 'Units/Price bar',
  component: PriceBar,
  parameters: about(
    'What a sale price is made of: cost, materials, labor and margin of one unit for one order.',
    'Not for comparing several units: those stand in a table.',
  ),
  args: { costs: costsAt(completeEstimate) },
} satisfies Meta<typeof PriceBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profit: Story = {};
/** The costs fill the bar, and a line marks where the price ends. */
export const Loss: Story = {
  args: {
    costs: costsAt({ ...completeEstimate, salePrice: 20_000, margin: -5200, marginPercentage: -26, tone: 'bad' }),
  },
};
/** Without a cost there is no bar. */
export const Empty: Story = { args: { costs: costsAt({ ...completeEstimate, cost: null, margin: null }) } };
