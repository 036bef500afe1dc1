import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../../../../src/web/ui/button/Button';
import { EmptyState } from '../../../../src/web/ui/notice/EmptyState';
import { about } from '../../about';
import { longNotes } from '../../sample';

const meta = {
  title: 'Messages/Empty state',
  component: EmptyState,
  parameters: about(
    'What a list says when it has nothing to show, and what to do about it.',
    'Not while it is still loading: that is a Skeleton. Not after a failure: that is a Notice.',
  ),
  args: { title: 'No orders found' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = {};
export const WithHint: Story = { args: { hint: 'Try another search, or clear the filters.' } };
export const WithAction: Story = {
  args: { hint: 'Try another search, or clear the filters.', children: <Button>Clear filters</Button> },
};
export const LongText: Story = { args: { hint: longNotes.slice(0, 400) } };
