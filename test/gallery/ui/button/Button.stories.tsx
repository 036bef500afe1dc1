import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Download, Plus } from 'lucide-react';
import { Button } from '../../../../src/web/ui/button/Button';
import { Row } from '../../../../src/web/ui/layout/Layout';
import { about } from '../../about';
import { Pretend } from '../../Pretend';

const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: about(
    'Does something, here and now. At most one primary button per screen or dialog.',
    'Not for going to another screen: that is a Link button, which can be opened in a new tab.',
  ),
  args: { children: 'Compare Units' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['primary', 'default', 'quiet'] as const;
const each = (args: Story['args']) => (
  <Row>
    {variants.map((variant) => (
      <Button key={variant} variant={variant} {...args}>
        {args?.children ?? variant}
      </Button>
    ))}
  </Row>
);

export const Default: Story = {};
export const Variants: Story = { render: () => each({}), args: { children: undefined } };
export const Sizes: Story = {
  render: () => (
    <Row>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Button key={size} size={size} variant="primary">
          {size}
        </Button>
      ))}
    </Row>
  ),
};
export const WithAnIcon: Story = {
  render: () => (
    <Row>
      <Button>
        <Download size={16} aria-hidden="true" />
        Download CSV
      </Button>
      <Button variant="primary">
        <Plus size={16} aria-hidden="true" />
        Add
      </Button>
    </Row>
  ),
};
export const PointedAt: Story = { render: () => <Pretend state="hover">{each({})}</Pretend> };
export const Focused: Story = { render: () => <Pretend state="focus-visible">{each({})}</Pretend> };
/** Keeps its focus and takes no clicks. */
export const Busy: Story = { render: () => each({ busy: true, children: 'Reserving…' }) };
export const Disabled: Story = { render: () => each({ disabled: true }) };
export const LongText: Story = {
  render: () => each({ children: 'Reserve unit 048213 for order SO117204-1 of Copper Mesa Electric Cooperative' }),
};
