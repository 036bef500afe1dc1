import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DifferenceMark } from '../../../../src/web/ui/mark/DifferenceMark';
import { about } from '../../about';

const meta = {
  title: 'Status/Difference mark',
  component: DifferenceMark,
  parameters: about(
    'A value in which things that stand side by side are not all alike.',
    'Not for how a unit matches its requirement: that is a status icon.',
  ),
  args: { label: 'Differs between the pinned units' },
} satisfies Meta<typeof DifferenceMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
