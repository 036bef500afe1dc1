import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PriceSummary } from '../../../../src/web/parts/cost/PriceSummary';
import { about } from '../../about';
import { completeEstimate, costsAt } from '../../estimates';

const meta = {
  title: 'Units/Price summary',
  component: PriceSummary,
  parameters: about(
    'Price, costs and margin of one unit for one order, line by line.',
    'Not for the percentages of the unit page: that is its own cost panel.',
  ),
  args: { costs: costsAt(completeEstimate) },
} satisfies Meta<typeof PriceSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
/** Work of unknown cost is left out, so that the margin is the most there can be. */
export const LeftOut: Story = {
  args: {
    costs: costsAt({
      ...completeEstimate,
      ...{ tone: null, isComplete: false, unpriced: ['turnPull'], omitted: ['reTank'] },
    }),
  },
};
/** Nothing to count from. */
export const Empty: Story = {
  args: {
    costs: costsAt({
      ...{ ...completeEstimate, salePrice: null, priceOrigin: null, listPrice: null, cost: null, costParts: null },
      ...{ totalCost: null, margin: null, marginPercentage: null, profitPercentage: null, tone: null },
    }),
  },
};
