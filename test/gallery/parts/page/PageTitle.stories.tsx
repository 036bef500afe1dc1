import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChevronLeft } from 'lucide-react';
import { PageTitle } from '../../../../src/web/parts/page/PageTitle';
import { SyncIndicator } from '../../../../src/web/parts/page/SyncIndicator';
import { Button } from '../../../../src/web/ui/button/Button';
import { IconButton } from '../../../../src/web/ui/button/IconButton';
import { about } from '../../about';
import { longestCustomer, oneLongWord } from '../../sample';

const meta = {
  title: 'Navigation/Page title',
  component: PageTitle,
  parameters: about(
    'The one h1 of a screen, which also names the browser’s tab, with what concerns the whole screen beside it.',
    'Not for a part of a screen: that is an h2.',
  ),
  args: { title: 'Open Orders' },
} satisfies Meta<typeof PageTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

const back = <IconButton label="Back" icon={<ChevronLeft size={18} aria-hidden="true" />} />;

export const Title: Story = {};
export const WithSubtitle: Story = { args: { subtitle: '156 orders wait for a unit' } };
export const WithBack: Story = { args: { title: 'Order SO117204-1', before: back } };
export const WithTools: Story = {
  args: {
    children: (
      <>
        <SyncIndicator lastRefresh="2026-03-05T15:30:00" sync={null} />
        <Button>Download CSV</Button>
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    title: `Order SO117204-1 of ${longestCustomer}`,
    subtitle: oneLongWord,
    before: back,
    children: <Button>Print</Button>,
  },
};
