import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../../../../src/web/ui/button/Button';
import { ErrorBoundary } from '../../../../src/web/ui/notice/ErrorBoundary';
import { about } from '../../about';
import { Held } from '../../Held';

function Failing(): never {
  throw new Error('A component of this story fails, as it is meant to.');
}

const meta = {
  title: 'Messages/Error boundary',
  component: ErrorBoundary,
  parameters: about(
    'Around a screen, or around everything: whatever fails to render below it becomes an error screen.',
    'Not around parts that a screen can do without.',
    620,
  ),
  args: { children: 'The screen' },
} satisfies Meta<ComponentProps<typeof ErrorBoundary>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllIsWell: Story = {};
/** React reports to the console what a boundary caught. */
export const Failed: Story = { args: { resetKey: '/', children: <Failing /> }, tags: ['reports'] };
/** Another address, another try. */
export const TriesAgain: Story = {
  tags: ['reports'],
  render: () => (
    <Held initial="/broken">
      {(address, goTo) => (
        <>
          <Button onClick={() => goTo(address === '/' ? '/broken' : '/')}>To the other screen</Button>
          <ErrorBoundary resetKey={address}>{address === '/' ? <p>This one works.</p> : <Failing />}</ErrorBoundary>
        </>
      )}
    </Held>
  ),
};
