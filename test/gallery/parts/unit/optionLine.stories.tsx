import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { formatMoney } from '../../../../src/domain/format/money';
import { OptionAmount, OptionLine } from '../../../../src/web/parts/unit/optionLine';
import { Switch } from '../../../../src/web/ui/field/Switch';
import { about } from '../../about';
import { Held } from '../../Held';
import { units } from '../../sample';

interface OptionProps {
  name: string;
  isOn: boolean;
  isDisabled?: boolean;
}

function Option({ name, isOn, isDisabled = false }: OptionProps) {
  return (
    <Held initial={isOn}>
      {(on, turn) => (
        <OptionLine>
          <Switch label={name} checked={on} onChange={turn} disabled={isDisabled} />
          <OptionAmount data-on={on}>{formatMoney(units[0]?.feed_conversion_cost)}</OptionAmount>
        </OptionLine>
      )}
    </Held>
  );
}

const meta = {
  title: 'Fields/Add-on',
  component: Option,
  parameters: about(
    'A switch of an add-on, and at its end what the add-on costs (OptionLine with OptionAmount).',
    'Not for a switch that costs nothing: that is a Switch.',
  ),
  args: { name: 'Feed conversion', isOn: false },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Option>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { isOn: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = { args: { name: 'Feed conversion from radial to loop, with two more bushing wells' } };
