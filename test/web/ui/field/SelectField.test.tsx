import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from '../../../../src/web/ui/field/SelectField';

const options = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const;

test('a select reports the value of the chosen option', async () => {
  const onChange = jest.fn();
  render(<SelectField label="Sort" options={options} value="cards" onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Table');
  expect(onChange).toHaveBeenCalledWith('table');
});
