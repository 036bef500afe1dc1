import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NotPermitted } from '../../../../src/web/parts/page/NotPermitted';
import { about } from '../../about';

const meta = {
  title: 'Page/Not permitted',
  component: NotPermitted,
  parameters: about(
    'In place of a whole screen that the person’s role does not let them use.',
    'Not for a button: an explained button says who may.',
  ),
  args: { title: 'Import files', permissionMessage: 'Only operations and administrators can import files.' },
} satisfies Meta<typeof NotPermitted>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Screen: Story = {};
