import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../../../../src/web/ui/layout/Card';
import { Stack } from '../../../../src/web/ui/layout/Layout';
import { Skeleton } from '../../../../src/web/ui/progress/Skeleton';
import { about } from '../../about';

const meta = {
  title: 'Waiting/Skeleton',
  component: Skeleton,
  parameters: about(
    'Holds the place of something whose size is known, so that the page does not jump when it comes.',
    'Not as the only sign of loading: it is silent, the screen says once that it is loading.',
  ),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Sizes: Story = {
  render: () => (
    <Stack>
      <Skeleton $width="30%" />
      <Skeleton $width="60%" $height="24px" />
      <Skeleton $width="120px" $height="120px" />
    </Stack>
  ),
};
export const CardToCome: Story = {
  render: () => (
    <Card style={{ padding: 16, maxWidth: 360 }}>
      <Stack>
        <Skeleton $width="50%" $height="20px" />
        <Skeleton />
        <Skeleton $width="80%" />
      </Stack>
    </Card>
  ),
};
