import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CoverageMark } from '../../../../src/web/parts/order/CoverageMark';
import { about } from '../../about';

const meta = {
  title: 'Status/Coverage',
  component: CoverageMark,
  parameters: about(
    'The fit class of the best available unit for an open order.',
    'Not for one unit of a comparison: that has a match and its verdicts.',
    140,
  ),
  args: { coverage: 'fits' },
} satisfies Meta<typeof CoverageMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fits: Story = {};
export const FitsWithWork: Story = { args: { coverage: 'work' } };
export const ToBeChecked: Story = { args: { coverage: 'check' } };
export const MissesARequirement: Story = { args: { coverage: 'misses' } };
export const NoUnitFits: Story = { args: { coverage: 'none' } };
export const NotStated: Story = { args: { coverage: 'not stated' } };
export const NotKnown: Story = { args: { coverage: null } };
