import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Dim, Label, Prose } from '../../../../src/web/ui/text/Text';
import { about } from '../../about';
import { longNotes, oneLongWord } from '../../sample';

const meta = {
  title: 'Foundations/Text',
  component: Prose,
  subcomponents: { Dim, Label },
  parameters: about(
    'Prose for what people typed, Label for names of fields, Dim for units of measure and what is read last.',
    'Not for headings (h1 to h3 have their looks from the base), and Dim not for what must be read.',
  ),
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DimText: Story = {
  render: () => (
    <p>
      5.75 <Dim>%</Dim>
    </p>
  ),
};
export const LabelText: Story = { render: () => <Label>Impedance</Label> };
export const ProseText: Story = { args: { children: longNotes.slice(0, 900) } };
export const OneLongWord: Story = { args: { children: oneLongWord } };
