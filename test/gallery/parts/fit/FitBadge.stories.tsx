import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FitBadge } from '../../../../src/web/parts/fit/FitBadge';
import { about } from '../../about';

const meta = {
  title: 'Units/Fit badge',
  component: FitBadge,
  parameters: about(
    'The class in which a unit fits an order, in words: the first thing that is said of a unit wherever it meets an order.',
    'Not for a single specification: its verdict has an icon of its own.',
  ),
  args: { fitClass: 'Fits' },
} satisfies Meta<typeof FitBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fits: Story = {};
export const FitsWithWork: Story = { args: { fitClass: 'Fits with work' } };
export const ToBeChecked: Story = { args: { fitClass: 'Fits, to be checked' } };
export const Misses: Story = { args: { fitClass: 'Misses a requirement' } };
export const DoesNotFit: Story = { args: { fitClass: 'Does not fit' } };
