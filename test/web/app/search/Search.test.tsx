import { screen, waitFor, within } from '@testing-library/react';
import { Search } from '../../../../src/web/app/search/Search';
import { createOpenedMemory } from '../../../../src/web/lib/browser/memories';
import type { Found } from '../../../../src/contract/search';
import { found, theSearchFails, theSearchFinds } from '../../../mocks/searchAnswers';
import { renderScreen } from '../../../support/web/renderApp';

/** jsdom has no layout: every element counts as visible, nothing scrolls. */
beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  Object.assign(HTMLElement.prototype, { scrollIntoView: () => undefined });
});

const job = (number: string): Found =>
  found({
    jobs: [{ order_id: number, job_number: number, sales_order_number: null, customer_name: null, unit_serial: null }],
  });

const pressed = jest.fn();

function open() {
  const opened = createOpenedMemory(window.localStorage, 'dana');
  const view = renderScreen(
    <div id="root">
      <Search />
      <button type="button" data-action="Export CSV" onClick={pressed}>
        Export
      </button>
      <button type="button" data-action="Import" disabled>
        Import
      </button>
    </div>,
    { services: { opened } },
  );
  return { ...view, opened };
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const field = () => screen.findByRole('combobox', { name: 'Search' });

test('the key opens and closes it; Escape gives the focus back', async () => {
  const { user } = open();
  const button = screen.getByRole('button', { name: 'Search SpecAI' });
  button.focus();
  await user.keyboard('{Control>}k{/Control}');
  expect(await field()).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  await user.keyboard('{Meta>}k{/Meta}');
  await field();
  await user.keyboard('{Meta>}k{/Meta}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an answer to an earlier text is never shown for a later one', async () => {
  let answerFirst: (found: Found) => void = () => undefined;
  const first = new Promise<Found>((resolve) => (answerFirst = resolve));
  const requested = jest.fn();
  theSearchFinds({
    get j1() {
      requested();
      return first;
    },
    j12: job('J12'),
  });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Search SpecAI' }));
  await user.type(await field(), 'j1');
  expect(await screen.findByText('Searching…')).toBeInTheDocument();
  await waitFor(() => expect(requested).toHaveBeenCalled());
  await user.keyboard('2');
  answerFirst(job('J1'));
  expect(await screen.findByRole('option', { name: 'Job J12' })).toHaveAttribute('aria-selected', 'true');
  expect(options()).toEqual(['Job J12']);
  await user.keyboard('{Backspace}');
  expect(options()).not.toContain('Job J12');
  expect(await screen.findByRole('option', { name: 'Job J1' })).toBeInTheDocument();
});

test('Enter before the answer opens the first of it when it comes', async () => {
  theSearchFinds({ 12: job('J12') });
  const { user, address } = open();
  await user.click(screen.getByRole('button', { name: 'Search SpecAI' }));
  await user.type(await field(), '12{Enter}');
  await waitFor(() => expect(address()).toBe('/order/J12'));
});

test('Enter before an answer that finds nothing opens nothing, and the next text starts over', async () => {
  theSearchFinds({ 99: job('J99') });
  const { user, address } = open();
  await user.click(screen.getByRole('button', { name: 'Search SpecAI' }));
  await user.type(await field(), '9{Enter}');
  expect(await screen.findByText('Nothing found for “9”')).toBeInTheDocument();
  await user.keyboard('9');
  await screen.findByRole('option', { name: 'Job J99' });
  expect(address()).toBe('/');
});

test('it offers what the screen behind can do, and closes before it does it', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Search SpecAI' }));
  await field();
  const actions = within(screen.getByRole('group', { name: 'Actions' })).getAllByRole('option');
  expect(actions.map(({ textContent }) => textContent)).toEqual(['Export CSV']);
  await user.click(actions[0]!);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('recently opened records come first, newest at the top, each once', async () => {
  const { user, opened } = open();
  for (const number of ['J1', 'J2', 'J1']) opened.remember({ kind: 'job', id: number, number });
  await user.click(screen.getByRole('button', { name: 'Search SpecAI' }));
  await field();
  expect(options().slice(0, 2)).toEqual(['Job J1', 'Job J2']);
});

test.each(['[', '{}', '[{"kind":"job"},7]'])('a memory that reads %j counts as empty', (text) => {
  window.localStorage.setItem('specai.opened.dana', text);
  expect(createOpenedMemory(window.localStorage, 'dana').list()).toEqual([]);
});

test('a failure is shown in its own words and can be tried again', async () => {
  theSearchFails(503, 'The database cannot be reached.');
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Search SpecAI' }));
  await user.type(await field(), '12');
  expect(await screen.findByText(/The database cannot be reached\./)).toBeInTheDocument();
  theSearchFinds({ 12: job('J12') });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Job J12' })).toBeInTheDocument();
});
