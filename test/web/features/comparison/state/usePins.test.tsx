import { act, screen, waitFor, within } from '@testing-library/react';
import { manualUnitAdded, unitPinned } from '../../../../../src/web/features/comparison/state/chosenUnits';
import { anOrder, aUnit } from '../../../../support/web/builders';
import {
  findCard,
  openComparison,
  shownSerials,
  theServerKnows,
  filterBox,
  eightUnits,
} from '../components/openComparison';

async function opened(id = 101) {
  theServerKnows({ order: anOrder({ id }), units: eightUnits });
  const page = openComparison({ address: `/order/${id}` });
  await screen.findAllByRole('article');
  const pin = (serial: string) => page.user.click(pinButton(serial));
  const turn = (name: string) => page.user.click(screen.getByRole('button', { name }));
  return { ...page, pin, turn };
}

const pinButton = (serial: string) => screen.getByRole('button', { name: `Pin unit ${serial}` });
const pageCount = () => screen.queryAllByRole('button', { name: /^Page \d+$/ }).length;

test('a pinned unit stays beside the requirement while the others are paged through', async () => {
  const { pin, turn } = await opened();
  await pin('2');
  expect(shownSerials()).toEqual(['2', '1', '3']);
  await turn('Next');
  expect(shownSerials()).toEqual(['2', '4', '5']);
  expect(pinButton('2')).toHaveAttribute('aria-pressed', 'true');
  expect(pageCount()).toBe(4);
});

test('pinning leaves the neighboring units in place on any page', async () => {
  const { pin, turn } = await opened();
  await turn('Page 2');
  expect(shownSerials()).toEqual(['4', '5', '6']);
  await pin('5');
  expect(shownSerials()).toEqual(['5', '3', '4']);
  await pin('4');
  expect(shownSerials()).toEqual(['5', '4', '3']);
  await pin('5');
  expect(shownSerials()[0]).toBe('4');
  expect(shownSerials()).toContain('3');
});

test('a pinned unit stays whatever the filter and the sort leave of the others', async () => {
  const { user, pin } = await opened();
  await pin('1');
  await user.type(filterBox(), '750');
  expect(shownSerials()).toEqual(['1', '2', '4']);
  await user.clear(filterBox());
  await user.type(filterBox(), 'nothing reads like this');
  expect(shownSerials()).toEqual(['1']);
  expect(screen.getByText('No units found matching your criteria.')).toBeVisible();
});

test('a pinned unit survives a reload, for its order alone', async () => {
  const first = await opened();
  await first.pin('3');
  first.unmount();
  const second = await opened();
  expect(shownSerials()[0]).toBe('3');
  second.unmount();
  await opened(102);
  expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
});

test('three pinned units fill the page; a fourth cannot be pinned and says why', async () => {
  const { user, pin, turn } = await opened();
  for (const serial of ['1', '2', '3']) await pin(serial);
  expect(shownSerials()).toEqual(['1', '2', '3']);
  expect(pageCount()).toBe(0);
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  await waitFor(() => expect(pinButton('4')).toHaveAttribute('aria-disabled', 'true'));
  await pin('4');
  expect(screen.getByText('Pinned Units (3)')).toBeVisible();
  expect(screen.getByText('Available Units (5)')).toBeVisible();
  await turn('Unpin all');
  expect(screen.queryByText(/^Pinned Units/)).not.toBeInTheDocument();
  expect(screen.getByText('Available Units (8)')).toBeVisible();
});

const marks = (serial: string) =>
  within(screen.getByRole('article', { name: new RegExp(`^${serial}`) }))
    .queryAllByText('Differs between the pinned units')
    .map((mark) => mark.closest('div')?.querySelector('dt')?.textContent);

test('differences are marked in the pinned cards, and counted', async () => {
  const { pin } = await opened();
  await pin('1');
  expect(screen.getByText('1 pinned')).toBeVisible();
  expect(marks('1')).toEqual([]);
  await pin('2');
  expect(screen.getByText('2 pinned, 1 difference')).toBeVisible();
  expect(marks('1')).toEqual(['KVA Rating']);
  expect(marks('2')).toEqual(['KVA Rating']);
  expect(marks('3')).toEqual([]);
});

const undoLast = (page: Awaited<ReturnType<typeof opened>>) => act(() => page.undos.at(-1)?.());

test('pinning and unpinning are undone', async () => {
  const page = await opened();
  await page.pin('2');
  expect(page.toasts.at(-1)?.title).toBe('Unit 2 pinned');
  undoLast(page);
  expect(pinButton('2')).toHaveAttribute('aria-pressed', 'false');
  for (const serial of ['2', '3']) await page.pin(serial);
  await page.turn('Unpin all');
  expect(page.toasts.at(-1)?.title).toBe('2 units unpinned');
  undoLast(page);
  expect(shownSerials().slice(0, 2)).toEqual(['2', '3']);
});

test('an unpinned unit does not come back beside three others', async () => {
  const page = await opened();
  await page.pin('1');
  await page.pin('1');
  const undo = page.undos.at(-1);
  for (const serial of ['2', '3', '4']) act(() => void page.store.dispatch(unitPinned({ orderId: '101', serial })));
  act(() => undo?.());
  expect(page.toasts.at(-1)).toMatchObject({
    title: 'Not undone',
    description: '3 units are pinned. Unpin one first.',
  });
  expect(pinButton('2')).toHaveAttribute('aria-pressed', 'true');
});

test('units that are alike have no differences', async () => {
  const { pin } = await opened();
  await pin('1');
  await pin('3');
  expect(screen.getByText('2 pinned, 0 differences')).toBeVisible();
});

async function openedWithAdded() {
  const page = await opened();
  for (const serial of ['77', '78'])
    act(() => void page.store.dispatch(manualUnitAdded({ orderId: '101', unit: aUnit({ serial }) })));
  await findCard('78');
  return page;
}

test('manually added units come before pinned ones, newest first', async () => {
  const { pin, turn } = await openedWithAdded();
  await pin('1');
  expect(shownSerials()).toEqual(['78', '77', '1']);
  await turn('Next');
  expect(shownSerials()).toEqual(['1', '2', '3']);
  await turn('Page 1');
  await pin('77');
  expect(shownSerials().slice(0, 3)).toEqual(['78', '77', '1']);
});

test('manually added units come before three pinned ones, which leave no page for others', async () => {
  const { store } = await openedWithAdded();
  for (const serial of ['2', '3', '4']) act(() => void store.dispatch(unitPinned({ orderId: '101', serial })));
  expect(shownSerials()).toEqual(['78', '77', '2', '3', '4']);
});

test('in the table, units added by hand have a section before the pinned ones', async () => {
  const { user, pin } = await openedWithAdded();
  await pin('1');
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  await screen.findByText('Added Units (2)');
  const heads = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const titles = heads.filter((text) => / Units \(\d\)$/.test(text));
  expect(titles).toEqual(['Added Units (2)', 'Pinned Units (1)', 'Available Units (7)']);
  expect(heads.findIndex((text) => text.startsWith('78'))).toBeLessThan(heads.indexOf('Pinned Units (1)'));
});

test('a table without hits says so, also beside a pinned unit', async () => {
  const { user, pin } = await opened();
  await pin('1');
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  await user.type(filterBox(), 'nothing reads like this');
  expect(screen.getByText('Pinned Units (1)')).toBeVisible();
  expect(await screen.findByText('No units found matching your criteria.')).toBeVisible();
});

test('a removed unit is unpinned', async () => {
  const { user, pin, store } = await opened();
  await pin('1');
  act(() => void store.dispatch(manualUnitAdded({ orderId: '101', unit: aUnit({ serial: '77' }) })));
  await findCard('77');
  await pin('77');
  expect(shownSerials()).toEqual(['77', '1', '2']);
  await user.click(screen.getByRole('button', { name: 'Remove unit 77' }));
  expect(shownSerials()).toEqual(['1', '2', '3']);
  expect(screen.getByText('1 pinned')).toBeVisible();
});
