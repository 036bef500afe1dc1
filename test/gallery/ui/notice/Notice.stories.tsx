import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../../../../src/web/ui/layout/Layout';
import { Notice } from '../../../../src/web/ui/notice/Notice';
import type { Tone } from '../../../../src/web/ui/theme';
import { about } from '../../about';
import { longNotes, oneLongWord } from '../../sample';

const meta = {
  title: 'Messages/Notice',
  component: Notice,
  parameters: about(
    'A sentence that must be seen, and stays as long as it is true. Red ones interrupt, the others wait their turn.',
    'Not for what just happened and passes: that is a Toast. Not for a whole list without entries: that is an Empty state.',
  ),
  args: { children: 'Unit 557128315 is already in the comparison.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: readonly Tone[] = ['neutral', 'ok', 'near', 'warn', 'orange', 'bad', 'violet'];

export const Neutral: Story = {};
export const Warning: Story = { args: { tone: 'warn', children: 'Dana Sales changed these options a minute ago.' } };
export const Bad: Story = {
  args: { tone: 'bad', children: 'No unit has the number 123456. Check it on the nameplate.' },
};
export const Tones: Story = {
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone}>
          {tone}
        </Notice>
      ))}
    </Stack>
  ),
};
export const LongText: Story = { args: { children: longNotes.slice(0, 600) } };
export const OneLongWord: Story = { args: { children: oneLongWord } };
