import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { ShellTools } from '../../../src/web/app/ShellTools';
import { ShortcutKeys } from '../../../src/web/app/ShortcutKeys';
import { scan } from '../../support/web/scan';
import { actionsOnScreen } from '../../../src/web/ui/keyboard/shortcuts';
import { renderScreen } from '../../support/web/renderApp';

/** jsdom has no layout: every element of the document counts as visible. */
beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
});

const next = jest.fn();
const reserve = jest.fn<undefined, [string]>();
const onScan = jest.fn<undefined, [string]>();

function Filters() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="F"
        aria-expanded={isOpen}
        aria-controls="filters"
        onClick={() => setOpen(!isOpen)}
      >
        Advanced Filters
      </button>
      <div id="filters">{isOpen && <input aria-label="Salesperson" />}</div>
    </>
  );
}

const Path = () => <output aria-label="Path">{useLocation().pathname}</output>;

function Screen() {
  return (
    <div id="root">
      <ShortcutKeys onScan={onScan} />
      <ShellTools
        name="Dana Sales"
        email="sales@specai.test"
        screens={[
          { path: '/activity', name: 'Activity' },
          { path: '/settings', name: 'Settings' },
        ]}
      />
      <Path />
      <input type="search" aria-label="Filter" aria-keyshortcuts="/" />
      <button type="button" aria-keyshortcuts="[" disabled>
        Previous
      </button>
      <button type="button" aria-keyshortcuts="]" onClick={next}>
        Next
      </button>
      <input aria-label="Notes" />
      <Filters />
      <section aria-label="Units" data-items="" aria-keyshortcuts="U" data-shortcut="To the units">
        {['A', 'B'].map((unit) => (
          <div key={unit} aria-label={unit} role="group" data-item="" tabIndex={-1}>
            <button
              type="button"
              aria-keyshortcuts="R"
              data-shortcut="Reserve the unit in focus"
              onClick={() => reserve(unit)}
            >
              Reserve {unit}
            </button>
            <a href={`#${unit}`} aria-keyshortcuts="Enter" data-shortcut="Details of the unit in focus">
              Details
            </a>
          </div>
        ))}
      </section>
    </div>
  );
}

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
  next.mockClear();
  reserve.mockClear();
  onScan.mockClear();
  window.location.hash = '';
  renderScreen(<Screen />, { route: '*' });
});

const theme = () => document.documentElement.dataset.theme;
const personMenu = () => screen.getByRole('button', { name: 'Signed in as Dana Sales' });
const openDialog = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

async function choose(name: string) {
  await userEvent.click(personMenu());
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

const chosenTheme = async () => {
  await userEvent.click(personMenu());
  const themes = within(await screen.findByRole('group', { name: 'Theme' })).getAllByRole('menuitem', {
    current: true,
  });
  await userEvent.keyboard('{Escape}');
  return themes.map(({ textContent }) => textContent);
};

describe('the menu of the signed-in person', () => {
  test('the theme is the one chosen in the menu, at first the system’s', async () => {
    expect(await chosenTheme()).toEqual(['System']);
    for (const [name, chosen] of [
      ['Dark', 'dark'],
      ['Light', 'light'],
      ['System', 'system'],
    ] as const) {
      await choose(name);
      expect(theme()).toBe(chosen);
    }
  });

  test('the theme is the same in all tabs', async () => {
    window.localStorage.setItem('specai.theme', 'dark');
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(theme()).toBe('dark');
    expect(await chosenTheme()).toEqual(['Dark']);
  });

  test('it says whose it is and leads to the screens that the header does not list', async () => {
    await userEvent.click(personMenu());
    const account = within(await screen.findByRole('group', { name: 'sales@specai.test' }));
    expect(account.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Activity', 'Settings']);
    await userEvent.click(account.getByRole('menuitem', { name: 'Settings' }));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Path' })).toHaveTextContent('/settings'));
  });

  test('the search offers its actions while it is closed', async () => {
    expect(actionsOnScreen().map(({ name }) => name)).toEqual(['Theme: light', 'Theme: dark', 'Keyboard shortcuts']);
    act(() => actionsOnScreen()[1]?.run());
    expect(theme()).toBe('dark');
    act(() => actionsOnScreen().at(-1)?.run());
    expect(await openDialog()).toBeVisible();
  });
});

describe('the keys', () => {
  test('a key focuses its field or presses its button', async () => {
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Filter' })).toHaveFocus();
    expect(screen.getByRole('searchbox', { name: 'Filter' })).toHaveValue('');
    act(() => screen.getByRole('searchbox', { name: 'Filter' }).blur());
    await userEvent.keyboard(']');
    expect(next).toHaveBeenCalledTimes(1);
  });

  test('the key of a list leads to its first item; the keys of an item act on the one with the focus', async () => {
    await userEvent.keyboard('r');
    await userEvent.keyboard('u');
    await waitFor(() => expect(screen.getByRole('group', { name: 'A' })).toHaveFocus());
    expect(reserve).not.toHaveBeenCalled();
    act(() => screen.getByRole('group', { name: 'B' }).focus());
    await userEvent.keyboard('r');
    await waitFor(() => expect(reserve.mock.calls).toEqual([['B']]));
    expect(screen.getByRole('button', { name: 'Reserve B' })).toHaveFocus();
  });

  test('Enter opens the details of an item, and on a control what the control does', async () => {
    act(() => screen.getByRole('group', { name: 'B' }).focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.hash).toBe('#B'));
    act(() => screen.getByRole('button', { name: 'Reserve A' }).focus());
    await userEvent.keyboard('{Enter}');
    expect([window.location.hash, reserve.mock.calls]).toEqual(['#B', [['A']]]);
  });

  test('the key of a button that opens fields leads into them, and never closes them', async () => {
    for (let time = 1; time <= 2; time += 1) {
      await userEvent.keyboard('f');
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Salesperson' })).toHaveFocus());
      act(() => screen.getByRole('textbox', { name: 'Salesperson' }).blur());
    }
  });

  test('a scanned label presses no key and no control', () => {
    const button = screen.getByRole('button', { name: 'Reserve A' });
    act(() => button.focus());
    scan(button, 'R8800003\n');
    expect([onScan.mock.calls, reserve.mock.calls]).toEqual([[['R8800003']], []]);
  });

  test('keys typed into a field are text', async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'a]b/c?');
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('a]b/c?');
    expect(next).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each(['ctrlKey', 'altKey', 'metaKey'])('a key with %s is left to the browser', (modifier) => {
    fireEvent.keyDown(document.body, { key: ']', [modifier]: true });
    expect(next).not.toHaveBeenCalled();
  });

  test('a sign that a keyboard writes with AltGr is a key', () => {
    fireEvent.keyDown(document.body, { key: ']', ctrlKey: true, altKey: true });
    expect(next).toHaveBeenCalledTimes(1);
  });

  test('the key ? lists the shortcuts of the screen at the moment', async () => {
    await userEvent.keyboard('?');
    const lines = within(await openDialog());
    const names = lines.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Show these shortcuts',
      'Filter',
      'Next',
      'Advanced Filters',
      'To the units',
      'Reserve the unit in focus',
      'Details of the unit in focus',
      'Move between cards and rows',
      'Close',
      'To the notifications, and back',
    ]);
    await userEvent.keyboard(']');
    expect(next).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('the dialog leads to the licenses of the software that the app is made with', async () => {
    await choose('Keyboard shortcuts');
    const link = within(await openDialog()).getByRole('link', { name: 'Open-source licenses (opens in a new tab)' });
    expect(link).toHaveAttribute('href', '/licenses.txt');
  });

  test('shortcuts of one character can be switched off for good; the dialog still lists the others', async () => {
    await choose('Keyboard shortcuts');
    await openDialog();
    await userEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    expect(screen.queryByText('Show these shortcuts')).not.toBeInTheDocument();
    expect(screen.getByText('Details of the unit in focus')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard(']?');
    expect(next).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.localStorage.getItem('specai.shortcuts')).toBe('off');
  });
});
