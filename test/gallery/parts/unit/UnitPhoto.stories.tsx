import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UnitPhoto } from '../../../../src/web/parts/unit/UnitPhoto';
import { Card } from '../../../../src/web/ui/layout/Card';
import { about } from '../../about';
import { Pretend } from '../../Pretend';
import { brokenPicture, pictures } from '../../pictures';

const meta = {
  title: 'Pictures/Unit photo',
  component: UnitPhoto,
  parameters: about(
    'The first picture of a unit; a click opens the gallery. A default picture replaces one that is missing.',
    'Not for pictures that are no unit’s.',
  ),
  args: { serial: '557128315', pictures },
  decorators: [
    (Story) => (
      <Card style={{ width: 380, maxWidth: '100%', overflow: 'hidden' }}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof UnitPhoto>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
export const One: Story = { args: { pictures: pictures.slice(2, 3) } };
export const None: Story = { args: { pictures: [] } };
export const Broken: Story = { args: { pictures: [brokenPicture] } };
export const Focused: Story = {
  render: (args) => (
    <Pretend state="focus-visible">
      <UnitPhoto {...args} />
    </Pretend>
  ),
};
