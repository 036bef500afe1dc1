import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContentionWarning } from '../../../../src/web/parts/contention/ContentionWarning';
import { about } from '../../about';
import { aContention } from '../../contention';

const meta = {
  title: 'Units/Contention warning',
  component: ContentionWarning,
  parameters: about(
    'Says before a unit is reserved which other orders need it, and what they would fall back to.',
    'Not for a list of units: there the Contention mark says it in a line.',
  ),
  args: { contention: aContention, isJudging: false },
} satisfies Meta<typeof ContentionWarning>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NeededElsewhere: Story = {};
/** More orders than are named, some of them not judged. */
export const MoreThanNamed: Story = { args: { contention: { ...aContention, count: 12 }, isJudging: true } };
export const StillJudging: Story = { args: { contention: null, isJudging: true } };
