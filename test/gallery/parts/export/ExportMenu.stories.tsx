import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ExportMenu } from '../../../../src/web/parts/export/ExportMenu';
import { about } from '../../about';

const meta = {
  title: 'Lists/Export',
  component: ExportMenu,
  parameters: about(
    'Where a list, a comparison or an estimate can be taken away as an Excel workbook or as CSV.',
    'Not for paper: that is Print.',
    320,
  ),
  args: { onExport: () => undefined },
} satisfies Meta<typeof ExportMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Fetching: Story = { args: { isBusy: true, percent: 40, isFetched: true } };
