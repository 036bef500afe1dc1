import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../../../../src/web/ui/button/Button';
import { Row } from '../../../../src/web/ui/layout/Layout';
import { showToast } from '../../../../src/web/ui/toast/showToast';
import { Toaster } from '../../../../src/web/ui/toast/Toaster';
import { about } from '../../about';

const meta = {
  title: 'Messages/Toasts',
  component: Toaster,
  parameters: about(
    'Where toasts come up: the last one only, for five seconds, longer under the pointer or the focus. F8 goes there and back.',
    'Not more than one per page: the app has it already, and showToast is all that is needed.',
    220,
  ),
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const Try: Story = {
  render: () => (
    <>
      <Row>
        <Button onClick={() => showToast({ tone: 'default', title: 'Options saved' })}>Default</Button>
        <Button
          onClick={() =>
            showToast({
              tone: 'destructive',
              title: 'The options were not saved.',
              description: 'The server did not answer. Your changes are still here: save them again.',
            })
          }
        >
          Destructive
        </Button>
      </Row>
      <Toaster />
    </>
  ),
};
export const Shown: Story = {
  play: () => showToast({ tone: 'default', title: 'Options saved', description: 'Unit 557128315' }),
};
