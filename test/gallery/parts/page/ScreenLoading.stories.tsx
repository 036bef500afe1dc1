import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScreenLoading } from '../../../../src/web/parts/page/ScreenLoading';
import { about } from '../../about';

const meta = {
  title: 'Waiting/Screen on its way',
  component: ScreenLoading,
  parameters: about(
    'While the code of a screen is loaded.',
    'Not while a screen waits for its data: that has Skeletons in the shape of what is to come.',
  ),
} satisfies Meta<typeof ScreenLoading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
