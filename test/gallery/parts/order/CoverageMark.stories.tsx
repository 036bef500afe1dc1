import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CoverageMark } from '../../../../src/web/parts/order/CoverageMark';
import { about } from '../../about';

const meta = {
  title: 'Status/Coverage',
  component: CoverageMark,
  parameters: about(
    'How well the best available unit serves an open order.',
    'Not for one unit of a comparison: that has a match and its verdicts.',
    140,
  ),
  args: { coverage: 'perfect' },
} satisfies Meta<typeof CoverageMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Perfect: Story = {};
export const Acceptable: Story = { args: { coverage: 'acceptable' } };
export const WithWork: Story = { args: { coverage: 'work' } };
export const NothingServes: Story = { args: { coverage: 'none' } };
export const NotKnown: Story = { args: { coverage: null } };
