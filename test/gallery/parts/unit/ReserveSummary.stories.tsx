import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReserveSummary } from '../../../../src/web/parts/unit/ReserveSummary';
import { about } from '../../about';
import { longestCustomer } from '../../sample';
import { completeEstimate } from '../../estimates';

const meta = {
  title: 'Units/Reserve summary',
  component: ReserveSummary,
  parameters: about(
    'What a person decides on before a unit is reserved: customer, match, price and margin.',
    'Not for the whole estimate with its parts: that is on the comparison and on the printed page.',
  ),
  args: {
    order: { customerName: 'Tri-County Electric Cooperative' },
    unit: { match_score: 0.97, can_serve: true, fit: { class: 'Fits', gaps: [] } },
    estimate: completeEstimate,
  },
} satisfies Meta<typeof ReserveSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const FromTheListPrice: Story = { args: { estimate: { ...completeEstimate, priceOrigin: 'list' } } };
/** Work of unknown cost, and work that was switched off. */
export const Incomplete: Story = {
  args: { estimate: { ...completeEstimate, unpriced: ['rewind'], omitted: ['reTank'], isComplete: false } },
};
const reTank = { feature: 'tank', verdict: 'needs work', text: 'Tank: Needs re-tank, $9,000' } as const;
export const WithWork: Story = {
  args: { unit: { match_score: 0.84, can_serve: true, fit: { class: 'Fits with work', gaps: [reTank] } } },
};
export const DoesNotFit: Story = {
  args: { unit: { match_score: 0.4, can_serve: false, fit: { class: 'Does not fit', gaps: [] } } },
};
/** By a server without classes. */
export const DoesNotServe: Story = { args: { unit: { match_score: 0.4, can_serve: false, fit: null } } };
export const NothingKnown: Story = {
  args: {
    order: { customerName: null },
    unit: { match_score: null, can_serve: null, fit: null },
    estimate: {
      ...completeEstimate,
      ...{ salePrice: null, priceOrigin: null, listPrice: null, margin: null, marginPercentage: null },
    },
  },
};
export const LongText: Story = { args: { order: { customerName: `${longestCustomer}, ${longestCustomer}` } } };
