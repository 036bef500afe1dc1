import { screen, waitFor, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { server } from '../../../../mocks/server';
import { aView, SavedViewService } from '../../../../mocks/viewAnswers';
import { aUnit } from '../../../../support/web/builders';
import { exportAs } from '../../../../support/web/exportAs';
import {
  findCard,
  openComparison,
  openCards,
  shownSerials,
  theServerKnows,
  filterBox,
  eightUnits,
} from './openComparison';

const pages = () => within(screen.getByRole('navigation', { name: 'Pagination' }));

test('the filter narrows the list, says by how much, returns to page 1, and reports an empty result', async () => {
  const { user } = await openCards();
  await user.click(pages().getByRole('button', { name: 'Next' }));
  expect(shownSerials()).toEqual(['40110001']);
  await user.type(filterBox(), ' AUSTIN ');
  expect(shownSerials()).toEqual(['40119035']);
  expect(screen.getByText('Showing 1 of 4 units')).toBeInTheDocument();
  await user.clear(filterBox());
  expect(shownSerials()).toEqual(['40117762', '40119035', '40116208']);
  expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
  await user.click(filterBox());
  await user.paste('no such unit');
  expect(screen.getByText('No units found matching your criteria.')).toBeInTheDocument();
  expect(screen.getByText('Showing 0 of 4 units')).toBeInTheDocument();
});

test('sorting by margin puts the highest live margin first, returns to page 1 and follows the options', async () => {
  const { user } = await openCards();
  await user.click(pages().getByRole('button', { name: 'Page 2' }));
  await user.selectOptions(screen.getByLabelText('Sort'), 'Margin');
  expect(shownSerials()).toEqual(['40119035', '40117762', '40116208']);
  const first = await findCard('40119035');
  await user.click(first.getByRole('switch', { name: 'Re-tank' }));
  await user.click(first.getByRole('switch', { name: 'Replacement cabinet' }));
  expect(shownSerials()).toEqual(['40117762', '40116208', '40119035']);
});

test('pages go forward and back and stop at the ends', async () => {
  const { user } = await openCards();
  expect(pages().getByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.click(pages().getByRole('button', { name: 'Next' }));
  expect(pages().getByRole('button', { name: 'Next' })).toBeDisabled();
  await user.click(pages().getByRole('button', { name: 'Previous' }));
  expect(shownSerials()).toHaveLength(3);
});

test.each([
  ['?page=2', ['40110001']],
  ['?page=99', ['40110001']],
  ['?page=junk', ['40117762', '40119035', '40116208']],
])('the address %s opens on the page with %j', async (query, serials) => {
  theServerKnows();
  openComparison({ address: `/order/101${query}` });
  await findCard(serials[0]!);
  expect(shownSerials()).toEqual(serials);
});

test('one page needs no pagination', async () => {
  await openCards({ units: [aUnit({ serial: '1' })] });
  expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument();
});

test('view, sort and page are the same after a reload', async () => {
  const { user, unmount } = await openCards();
  await user.selectOptions(screen.getByLabelText('Sort'), 'Margin');
  await user.click(pages().getByRole('button', { name: 'Next' }));
  expect(shownSerials()).toEqual(['40110001']);
  unmount();
  openComparison({ address: window.location.pathname + window.location.search });
  await findCard('40110001');
  expect(screen.getByLabelText('Sort')).toHaveValue('margin');
});

function openedWithView(query: string) {
  theServerKnows();
  const service = new SavedViewService(aView({ list: 'comparison', name: 'Worth a call', query }));
  server.use(...service.answers());
  return { service, ...openComparison({ insights: 'on' }) };
}

async function openView(user: ReturnType<typeof openComparison>['user']) {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Worth a call/ }));
}

test('a view opens the comparison as it was saved, whatever was filtered before', async () => {
  const { user } = openedWithView('filter=match+%3E+90%25');
  await findCard('40117762');
  await user.type(filterBox(), '40110001');
  await waitFor(() => expect(shownSerials()).toEqual(['40110001']));
  await openView(user);
  await findCard('40119035');
  expect(filterBox()).toHaveValue('match > 90%');
  await waitFor(() => expect(shownSerials()).toEqual(['40117762', '40119035']));
  expect(window.location.search).toBe('?filter=match+%3E+90%25');
});

test('a view of the table opens the table', async () => {
  const { user } = openedWithView('view=table');
  await findCard('40117762');
  await openView(user);
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Table' })).toBeChecked();
});

test('the comparison is saved as it is filtered', async () => {
  const { user, service } = openedWithView('');
  await findCard('40117762');
  await user.type(filterBox(), 'margin > 20');
  // The saved address has the filter only after a pause in typing.
  await waitFor(() => expect(window.location.search).toBe('?filter=margin+%3E+20'));
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save current as…' }));
  await user.type(await screen.findByLabelText('Name'), 'Worth it{Enter}');
  await screen.findByRole('button', { name: 'More' });
  expect(service.views.at(-1)).toMatchObject({ list: 'comparison', name: 'Worth it', query: 'filter=margin+%3E+20' });
});

const rows = (text: string): string[][] => parse(text, { bom: true });

test('the export holds the requirement and all units that the filter leaves, in their order', async () => {
  const { user, files, toasts } = await openCards({ units: eightUnits });
  await user.click(screen.getByRole('button', { name: 'Pin unit 2' }));
  await user.type(filterBox(), '750');
  await exportAs(user);
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('comparison-J-70114.csv');
  const lines = rows(files[0]?.text ?? '');
  expect(lines.map(([first]) => first)).toEqual(['Unit', 'Requirement', '2', '4', '6', '8']);
  expect(lines[2]?.[lines[0]?.indexOf('Pinned') ?? -1]).toBe('yes');
  expect(toasts.at(-1)).toEqual({
    tone: 'success',
    title: 'Comparison exported',
    description: 'Saved 4 units to comparison-J-70114.csv.',
  });
});

test('the export follows the options, writes numbers as numbers and escapes formulas', async () => {
  const { user, files, card } = await openCards({
    units: [aUnit({ serial: 'A', jcm_total_cost: 50_000, reason: '=HYPERLINK("http://x")' })],
  });
  await user.click(card.getByRole('switch', { name: 'Re-tank' }));
  await exportAs(user);
  await waitFor(() => expect(files).toHaveLength(1));
  const [titles = [], , unit = []] = rows(files[0]?.text ?? '');
  const cell = (title: string) => unit[titles.indexOf(title)];
  expect(cell('Re-tank labor cost')).toBe('4000');
  expect(cell('Margin')).toBe('-14000');
  expect(cell('Reason')).toBe(`'=HYPERLINK("http://x")`);
});
