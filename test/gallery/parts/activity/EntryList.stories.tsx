import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EntryList } from '../../../../src/web/parts/activity/EntryList';
import { about } from '../../about';
import { entries } from '../../entries';

const meta = {
  title: 'Activity/Entries',
  component: EntryList,
  parameters: about(
    'What people did, as sentences, newest first: with what they wrote, why, and the values that changed.',
    'Not for the whole activity with its filters: that is the table of its screen.',
  ),
  args: { entries },
} satisfies Meta<typeof EntryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { entries: entries.slice(0, 1) } };
