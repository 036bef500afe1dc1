import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FileLink } from '../../../../src/web/parts/unit/FileLink';
import { about } from '../../about';

const meta = {
  title: 'Units/Document',
  component: FileLink,
  parameters: about(
    'Opens a document of a unit, in a tab of its own or saved; where its address has expired, by the one of now.',
    'Not for photos: those are shown as Pictures.',
  ),
  args: { url: 'https://specai.test/files/report.pdf', children: 'test-report.pdf' },
} satisfies Meta<typeof FileLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};
export const Saved: Story = { args: { isDownload: true } };
/** Its address must not be opened. */
export const WithoutAddress: Story = { args: { url: null } };
