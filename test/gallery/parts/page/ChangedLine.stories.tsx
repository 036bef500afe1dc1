import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChangedLine } from '../../../../src/web/parts/page/ChangedLine';
import { about } from '../../about';

const meta = {
  title: 'Status/Changed by others',
  component: ChangedLine,
  parameters: about(
    'Others changed what the page shows. It lies over the page and stays until somebody asks for it.',
    'Not for what the person did: that is a Toast.',
  ),
  args: { text: '3 units changed', isFetching: false, onShow: () => undefined },
} satisfies Meta<typeof ChangedLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {};
export const BeingFetched: Story = { args: { isFetching: true } };
/** Shows nothing. */
export const Nothing: Story = { args: { text: '' } };
