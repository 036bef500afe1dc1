import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { observeFields } from '../../../../src/web/inspection/page/observeFields';
import { Segmented } from '../../../../src/web/ui/field/Segmented';
import { SelectField } from '../../../../src/web/ui/field/SelectField';
import { Switch } from '../../../../src/web/ui/field/Switch';
import { TextArea } from '../../../../src/web/ui/field/TextArea';
import { TextField } from '../../../../src/web/ui/field/TextField';
import { observed } from './observed';

const noop = () => undefined;
const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
] as const;

function Fields() {
  const [text, setText] = useState('');
  return (
    <>
      <TextField label="Customer Name" value={text} onChange={setText} />
      <TextArea label="Reason" value="" onChange={noop} />
      <TextField label="Estimated gallons" type="number" value="" onChange={noop} />
      <SelectField label="Status" options={options} value="a" onChange={noop} />
      <Switch label="Turn pull" checked={false} onChange={noop} />
      <Segmented label="View" options={options} value="a" onChange={noop} />
      <TextField label="Password" type="password" value="" onChange={noop} />
      <label>
        Orders <input type="file" />
      </label>
    </>
  );
}

function show() {
  render(<Fields />);
  return { steps: observed(observeFields), user: userEvent.setup() };
}

const field = { kind: 'field', isContinued: false };
const typed = { ...field, isChosen: false };
const chosen = { ...field, isChosen: true };

test('what is typed is noticed letter by letter, before it is applied', async () => {
  const { steps, user } = show();
  await user.type(screen.getByLabelText('Customer Name'), 'Me');
  await user.type(screen.getByLabelText('Reason'), 'x');
  await user.type(screen.getByLabelText('Customer Name'), 's');
  expect(steps).toEqual([
    { ...typed, name: 'Customer Name', value: 'M' },
    { ...typed, name: 'Customer Name', value: 'Me', isContinued: true },
    { ...typed, name: 'Reason', value: 'x' },
    { ...typed, name: 'Customer Name', value: 'Mes' },
  ]);
});

test.each([
  ['a choice', () => userEvent.selectOptions(screen.getByLabelText('Status'), 'b'), { name: 'Status', value: 'b' }],
  ['a switch', () => userEvent.click(screen.getByRole('switch')), { name: 'Turn pull', value: true }],
  ['a radio button', () => userEvent.click(screen.getByLabelText('Second')), { name: 'View', value: 'b' }],
])('%s is noticed once, with the name of the field', async (_, choose, expected) => {
  const { steps } = show();
  await choose();
  expect(steps).toEqual([{ ...chosen, ...expected }]);
});

test('a number is noticed as its text', async () => {
  const { steps, user } = show();
  await user.type(screen.getByLabelText('Estimated gallons'), '4');
  expect(steps).toEqual([{ ...typed, name: 'Estimated gallons', value: '4' }]);
});

test('the names of chosen files are no choice among ours', async () => {
  const { steps, user } = show();
  await user.upload(screen.getByLabelText('Orders'), new File([''], 'mesa.csv'));
  expect(steps).toEqual([{ ...typed, name: 'Orders', value: ['mesa.csv'] }]);
});

test('a password is never noticed', async () => {
  const { steps, user } = show();
  await user.type(screen.getByLabelText('Password'), 'secret');
  expect(steps).toEqual([]);
});
