import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorScreen } from '../../../../src/web/ui/notice/ErrorScreen';
import { offerOnFailure } from '../../../../src/web/ui/notice/offerOnFailure';
import { about } from '../../about';

const meta = {
  title: 'Messages/Error screen',
  component: ErrorScreen,
  parameters: about(
    'Where a whole screen cannot be shown: what happened, and two ways out that need nothing that may have failed.',
    'Not for a call that failed and can be repeated: that is a Notice beside the button.',
    560,
  ),
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The header is still there. */
export const InsideThePage: Story = { args: { isPage: false } };
/** Nothing else is left. */
export const InsteadOfThePage: Story = { args: { isPage: true } };
/** While a recording is made. */
export const WithAnOffer: Story = {
  args: { isPage: false },
  beforeEach: () => {
    offerOnFailure({ label: 'Save a recording of the last minutes', onAccept: () => undefined });
    return () => offerOnFailure(null);
  },
};
