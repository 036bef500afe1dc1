import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row } from '../../../../src/web/ui/layout/Layout';
import { LinkButton } from '../../../../src/web/ui/button/LinkButton';
import { about } from '../../about';
import { Pretend } from '../../Pretend';

const meta = {
  title: 'Actions/Link button',
  component: LinkButton,
  parameters: about(
    'Goes to another screen, where a plain link would be overlooked. It can be opened in a new tab like any link.',
    'Not for doing something here: that is a Button.',
  ),
  args: { to: '/order/10001', children: 'Compare Units' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const each = (
  <Row>
    {(['primary', 'default', 'quiet'] as const).map((variant) => (
      <LinkButton key={variant} to="/" variant={variant}>
        {variant}
      </LinkButton>
    ))}
  </Row>
);

export const Default: Story = {};
export const Variants: Story = { render: () => each };
export const Sizes: Story = {
  render: () => (
    <Row>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <LinkButton key={size} to="/" size={size}>
          {size}
        </LinkButton>
      ))}
    </Row>
  ),
};
export const PointedAt: Story = { render: () => <Pretend state="hover">{each}</Pretend> };
export const Focused: Story = { render: () => <Pretend state="focus-visible">{each}</Pretend> };
export const LongText: Story = { args: { children: 'Compare the units that could fill order SO117204-1' } };
