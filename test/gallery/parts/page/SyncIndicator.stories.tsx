import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SyncIndicator } from '../../../../src/web/parts/page/SyncIndicator';
import { about } from '../../about';

const meta = {
  title: 'Status/Last synced',
  component: SyncIndicator,
  parameters: about(
    'When the data on screen came in from the inventory system.',
    'Not for whether something was saved: that is a Toast.',
  ),
  args: {
    lastRefresh: '2026-03-05T15:30:00',
    sync: { loadedAt: new Date(2026, 2, 5, 15, 42).getTime(), isFetching: false, onFetch: () => undefined },
  },
} satisfies Meta<typeof SyncIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const Never: Story = { args: { lastRefresh: null } };
/** Keeps its place. */
export const NotYetKnown: Story = { args: { lastRefresh: undefined } };
/** Where the server says nothing beyond the specification, it is no button. */
export const TextOnly: Story = { args: { sync: null } };
