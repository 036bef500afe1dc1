import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row } from '../../../../src/web/ui/layout/Layout';
import { Logo } from '../../../../src/web/ui/mark/Logo';
import { about } from '../../about';

const meta = {
  title: 'Foundations/Logo',
  component: Logo,
  parameters: about('The mark, beside the name of the product.', 'Not without the name: the mark alone is silent.'),
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Row>
      {[16, 22, 40, 96].map((size) => (
        <Logo key={size} size={size} />
      ))}
      SpecAI
    </Row>
  ),
};
