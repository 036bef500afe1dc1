import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../../../src/web/ui/button/Button';
import { Chip } from '../../../src/web/ui/mark/Chip';
import { Collapsible } from '../../../src/web/ui/layout/Collapsible';
import { Segmented } from '../../../src/web/ui/field/Segmented';
import { SelectField } from '../../../src/web/ui/field/SelectField';
import { StatusIcon } from '../../../src/web/ui/mark/StatusIcon';
import { Switch } from '../../../src/web/ui/field/Switch';
import { TextField } from '../../../src/web/ui/field/TextField';

const options = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const;

describe('Button', () => {
  test('takes no clicks while busy, and keeps the focus', async () => {
    const onClick = jest.fn();
    const { rerender } = render(<Button onClick={onClick}>Save</Button>);
    await userEvent.click(screen.getByRole('button'));
    rerender(
      <Button busy onClick={onClick}>
        Saving...
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Saving...' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });

  test('does not submit a form twice', async () => {
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('Switch', () => {
  function Fr3({ disabled }: { disabled?: boolean }) {
    const [isOn, setOn] = useState(false);
    return <Switch label="FR3 fluid" checked={isOn} onChange={setOn} disabled={disabled} />;
  }

  test('is switched by its words and by the space bar', async () => {
    render(<Fr3 />);
    await userEvent.click(screen.getByText('FR3 fluid'));
    expect(screen.getByRole('switch', { name: 'FR3 fluid' })).toBeChecked();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  test('stays as it is when disabled', async () => {
    render(<Fr3 disabled />);
    await userEvent.click(screen.getByText('FR3 fluid'));
    expect(screen.getByRole('switch')).not.toBeChecked();
  });
});

describe('Segmented', () => {
  function View() {
    const [view, setView] = useState<'cards' | 'table'>('cards');
    return <Segmented label="View" options={options} value={view} onChange={setView} />;
  }

  test('is a group of radio buttons that arrow keys walk through', async () => {
    render(<View />);
    expect(screen.getByRole('radiogroup', { name: 'View' })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Table' })).toBeChecked();
    await userEvent.click(screen.getByText('Cards'));
    expect(screen.getByRole('radio', { name: 'Cards' })).toBeChecked();
  });
});

describe('SelectField', () => {
  test('tells the value of the option chosen', async () => {
    const onChange = jest.fn();
    render(<SelectField label="Sort" options={options} value="cards" onChange={onChange} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Table');
    expect(onChange).toHaveBeenCalledWith('table');
  });
});

describe('TextField', () => {
  function Search({ onEnter }: { onEnter: (text: string) => void }) {
    const [text, setText] = useState('');
    return <TextField label="Search" maxLength={5} value={text} onChange={setText} onEnter={onEnter} />;
  }

  test('hands over what was typed, no longer than allowed, on Enter only', async () => {
    const onEnter = jest.fn();
    render(<Search onEnter={onEnter} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'J-70114');
    expect(onEnter).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onEnter.mock.calls).toEqual([['J-701']]);
  });

  test('ties an error to the box', () => {
    render(<TextField label="IC#" value="x" onChange={() => undefined} error="No such unit" />);
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('No such unit');
  });
});

describe('Collapsible', () => {
  test('says whether it is open, and shows what is in it only then', async () => {
    const onToggle = jest.fn();
    const section = (open: boolean) => (
      <Collapsible title="Cooling & Oil" open={open} onToggle={onToggle}>
        <p>FR3</p>
      </Collapsible>
    );
    const { rerender } = render(section(false));
    const header = screen.getByRole('button', { name: 'Cooling & Oil', expanded: false });
    expect(screen.queryByText('FR3')).not.toBeInTheDocument();
    await userEvent.click(header);
    expect(onToggle).toHaveBeenCalledTimes(1);
    rerender(section(true));
    expect(header).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(header.getAttribute('aria-controls') ?? '')).toContainElement(
      screen.getByText('FR3'),
    );
  });
});

describe('Chip', () => {
  test('is removed by a button that says what it removes', async () => {
    const onRemove = jest.fn();
    render(
      <Chip onRemove={onRemove} removeLabel="Remove filter Job Type">
        Job Type: RC
      </Chip>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Job Type' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  test('has no button where it cannot be removed', () => {
    render(<Chip>Product Type: Three-phase Padmounts</Chip>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('StatusIcon', () => {
  test.each(['check', 'tolerance', 'warning', 'alert'] as const)('%s has words and a shape of its own', (state) => {
    render(
      <>
        <StatusIcon state={state} />
        <StatusIcon state={state === 'check' ? 'alert' : 'check'} />
      </>,
    );
    const [one, other] = [...document.querySelectorAll('[data-state]')];
    expect(one?.textContent).not.toBe('');
    expect(one?.textContent).not.toBe(other?.textContent);
    expect(one?.querySelector('path')?.getAttribute('d')).not.toBe(other?.querySelector('path')?.getAttribute('d'));
  });
});
