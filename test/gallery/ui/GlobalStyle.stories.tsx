import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GlobalStyle } from '../../../src/web/ui/GlobalStyle';
import { Stack } from '../../../src/web/ui/layout/Layout';
import { about } from '../about';
import { Pretend } from '../Pretend';

const meta = {
  title: 'Foundations/Base',
  component: GlobalStyle,
  parameters: about(
    'The base of every page: type, themes, the ring around what has the focus, less motion for who asks for it.',
    'Not for the looks of one component: those stand in its own file.',
  ),
} satisfies Meta<typeof GlobalStyle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Headings: Story = {
  render: () => (
    <Stack>
      <h1>Open Orders</h1>
      <h2>Best matches</h2>
      <h3>Electrical</h3>
      <p>225KVA Three-Phase Pad, 13200GRDY/7620-208Y/120, Radial Feed Live Front, FR3</p>
    </Stack>
  ),
};
/** Of one width, so that numbers line up. */
export const Digits: Story = {
  render: () => (
    <div>
      <p>1,111.11</p>
      <p>9,876.54</p>
      <p>Ω Ł ő ž “–” 20 °C, 5.75 %, ± 2 × 2.5</p>
    </div>
  ),
};
export const Links: Story = { render: () => <a href="#order">Order SO117204-1</a> };
export const Focused: Story = {
  render: () => (
    <Pretend state="focus-visible">
      <a href="#order">Order SO117204-1</a>
    </Pretend>
  ),
};
