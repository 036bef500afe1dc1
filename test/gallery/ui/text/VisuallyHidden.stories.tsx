import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { VisuallyHidden } from '../../../../src/web/ui/text/VisuallyHidden';
import { about } from '../../about';

const meta = {
  title: 'Foundations/Hidden from the eye',
  component: VisuallyHidden,
  parameters: about(
    'Words that only a screen reader needs, where the eye has a place or a shape to go by.',
    'Not for text that all users need, and not for anything that takes the focus.',
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAName: Story = {
  render: () => (
    <p>
      <VisuallyHidden>Signed in as </VisuallyHidden>
      Dana Whitfield
    </p>
  ),
};
