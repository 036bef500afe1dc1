import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Segmented } from '../../../../src/web/ui/field/Segmented';
import { SelectField } from '../../../../src/web/ui/field/SelectField';
import { Switch } from '../../../../src/web/ui/field/Switch';
import { TextArea, TextField } from '../../../../src/web/ui/field/TextField';

const options = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const;

function View() {
  const [view, setView] = useState<'cards' | 'table'>('cards');
  return <Segmented label="View" options={options} value={view} onChange={setView} />;
}

test('a segmented choice is a group of radio buttons in which arrow keys choose', async () => {
  render(<View />);
  expect(screen.getByRole('radiogroup', { name: 'View' })).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Table' })).toBeChecked();
  await userEvent.click(screen.getByText('Cards'));
  expect(screen.getByRole('radio', { name: 'Cards' })).toBeChecked();
});

const selectFieldOptions = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const;

test('a select reports the value of the chosen option', async () => {
  const onChange = jest.fn();
  render(<SelectField label="Sort" options={selectFieldOptions} value="cards" onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Table');
  expect(onChange).toHaveBeenCalledWith('table');
});

function Fr3({ disabled }: { disabled?: boolean }) {
  const [isOn, setOn] = useState(false);
  return <Switch label="FR3 fluid" checked={isOn} onChange={setOn} disabled={disabled} />;
}

test('a click on its label and the space bar toggle a switch', async () => {
  render(<Fr3 />);
  await userEvent.click(screen.getByText('FR3 fluid'));
  expect(screen.getByRole('switch', { name: 'FR3 fluid' })).toBeChecked();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('a disabled switch cannot be toggled', async () => {
  render(<Fr3 disabled />);
  await userEvent.click(screen.getByText('FR3 fluid'));
  expect(screen.getByRole('switch')).not.toBeChecked();
});

function Reason() {
  const [text, setText] = useState('');
  return <TextArea label="Reason" value={text} onChange={setText} />;
}

test('a text area holds several lines', async () => {
  render(<Reason />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'One{Enter}Two');
  expect(screen.getByRole('textbox')).toHaveValue('One\nTwo');
});

test('the error of a text area is its accessible description', () => {
  render(<TextArea label="Reason" value="x" onChange={() => undefined} error="Enter a reason." />);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Enter a reason.');
});

function Search({ onEnter }: { onEnter: (text: string) => void }) {
  const [text, setText] = useState('');
  return <TextField label="Search" maxLength={5} value={text} onChange={setText} onEnter={onEnter} />;
}

test('a text field reports what was typed, cut to its length limit, on Enter only', async () => {
  const onEnter = jest.fn();
  render(<Search onEnter={onEnter} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'J-70114');
  expect(onEnter).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onEnter.mock.calls).toEqual([['J-701']]);
});

test('the error of a text field is its accessible description', () => {
  render(<TextField label="IC#" value="x" onChange={() => undefined} error="No such unit" />);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('No such unit');
});
