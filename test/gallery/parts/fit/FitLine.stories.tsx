import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FitLine } from '../../../../src/web/parts/fit/FitLine';
import { about } from '../../about';

const meta = {
  title: 'Units/Fit line',
  component: FitLine,
  parameters: about(
    'The fit class of a unit with its match score, above what is said of the unit for an order.',
    'Not in a list, where the badge stands beside the unit and the score in a column.',
  ),
  args: { unit: { fit: { class: 'Fits with work', gaps: [] }, can_serve: true, match_score: 0.87 } },
} satisfies Meta<typeof FitLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Judged: Story = {};
/** The order does not state enough to judge units. */
export const NotJudged: Story = {
  args: { unit: { fit: { class: 'Fits, to be checked', gaps: [] }, can_serve: true, match_score: null } },
};
