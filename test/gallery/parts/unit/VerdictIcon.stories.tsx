import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { VerdictIcon } from '../../../../src/web/parts/unit/VerdictIcon';
import { about } from '../../about';

const meta = {
  title: 'Data/Verdict',
  component: VerdictIcon,
  parameters: about(
    'How the server judged a specification of a unit for an order; the tooltip says what differs.',
    'Not required has no icon.',
  ),
  args: { verdict: 'needs work', status: 'warning', note: 'Required 12470 V, unit 13200 V: turn pull, $2,300' },
} satisfies Meta<typeof VerdictIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NeedsWork: Story = { args: {} };
export const DoesNotFit: Story = {
  args: { verdict: 'does not fit', status: 'alert', note: 'Required 500 kVA, unit 75 kVA' },
};
export const Acceptable: Story = {
  args: { verdict: 'acceptable', status: 'tolerance', note: 'Loop feed fits a radial system' },
};
export const Exact: Story = { args: { verdict: 'exact', status: 'check', note: null } };
export const Differs: Story = {
  args: { verdict: 'differs', status: 'warning', note: 'Required 50 in, unit 55 in: 5 in wider than asked' },
};
export const NotRecorded: Story = { args: { verdict: 'not recorded', status: 'unknown', note: null } };
