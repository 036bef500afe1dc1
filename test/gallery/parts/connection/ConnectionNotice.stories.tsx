import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ConnectionNotice } from '../../../../src/web/parts/connection/ConnectionNotice';
import { Button } from '../../../../src/web/ui/button/Button';
import { Row } from '../../../../src/web/ui/layout/Layout';
import { needsNetwork } from '../../../../src/web/ui/needsNetwork';
import { about } from '../../about';

const setOnline = (isOnline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

const meta = {
  title: 'Messages/No network',
  component: ConnectionNotice,
  parameters: about(
    'Says, quietly and for as long as it is so, that there is no network, and marks what needs one; then that it is back.',
    'Not for a call that failed although there is a network: that is a Notice.',
    200,
  ),
  render: () => (
    <>
      <Row>
        <Button {...needsNetwork}>Reserve</Button>
        <Button>Pin</Button>
      </Row>
      <ConnectionNotice />
    </>
  ),
  beforeEach: () => () => Reflect.deleteProperty(navigator, 'onLine'),
} satisfies Meta<typeof ConnectionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {};
export const Offline: Story = { play: () => setOnline(false) };
export const BackAgain: Story = {
  play: async () => {
    setOnline(false);
    await Promise.resolve();
    setOnline(true);
  },
};
