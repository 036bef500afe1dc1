import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { VerdictIcon } from '../../../../src/web/parts/unit/VerdictIcon';
import { about } from '../../about';

const meta = {
  title: 'Data/Verdict',
  component: VerdictIcon,
  parameters: about(
    'How the server judged a specification of a unit for an order; the tooltip says what differs.',
    'Not recorded and not required have no icon.',
  ),
  args: { verdict: 'needs work', note: 'Required 12470 V, unit 13200 V: turn pull, $2,300' },
} satisfies Meta<typeof VerdictIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NeedsWork: Story = {};
export const DoesNotServe: Story = { args: { verdict: 'does not fit', note: 'Required 500 kVA, unit 75 kVA' } };
export const Acceptable: Story = { args: { verdict: 'acceptable', note: 'Loop serves radial' } };
export const Exact: Story = { args: { verdict: 'exact', note: null } };
