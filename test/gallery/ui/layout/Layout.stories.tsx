import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../../../../src/web/ui/button/Button';
import { Badge } from '../../../../src/web/ui/mark/Badge';
import { Controls, Row, Spacer, Stack } from '../../../../src/web/ui/layout/Layout';
import { about } from '../../about';
import { orders } from '../../sample';

const meta = {
  title: 'Foundations/Layout',
  component: Row,
  subcomponents: { Stack, Spacer, Controls },
  parameters: about(
    'Row beside each other, wrapping; Stack below each other; Spacer pushes what follows to the far end of a Row. Controls are a Row that on a phone has two to a line.',
    'Not for grids whose columns must line up: those are CSS grids of their own.',
  ),
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = orders.slice(0, 5).map(({ customer_name }) => customer_name);
const badges = names.map((name) => <Badge key={name}>{name}</Badge>);

export const InARow: Story = { args: { children: badges } };
export const RowThatWraps: Story = {
  args: { children: badges },
  render: (args) => (
    <div style={{ width: 260 }}>
      <Row {...args} />
    </div>
  ),
};
export const InAStack: Story = {
  render: () => (
    <Stack>
      {names.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Stack>
  ),
};
export const Gaps: Story = {
  render: () => (
    <Stack>
      {[1, 3, 6].map((gap) => (
        <Row key={gap} $gap={gap}>
          {badges}
        </Row>
      ))}
    </Stack>
  ),
};
export const WithSpacer: Story = {
  render: () => (
    <Row>
      <Badge>First</Badge>
      <Spacer />
      <Badge>Last</Badge>
    </Row>
  ),
};
export const OfControls: Story = {
  render: () => (
    <Controls>
      <Button>Newest first</Button>
      <Button>Advanced Filters</Button>
    </Controls>
  ),
};
