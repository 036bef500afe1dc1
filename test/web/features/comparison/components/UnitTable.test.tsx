import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../../../src/contract/paths';
import { useScrollToTop } from '../../../../../src/web/features/comparison/state/useTableSort';
import { unitsAreSomeOf } from '../../../../mocks/situations';
import { aUnit } from '../../../../support/web/builders';
import { aUnitThatCannotServe, aUnitThatNeedsWork } from '../../../../support/web/judgedUnits';
import { findCard, openComparison, openCards, theServerKnows, filterBox } from './openComparison';

test('the table shows the requirements and every unit that the filter leaves', async () => {
  const { user } = await openCards({ inventorySystemUrl: 'https://inventory.test/unit' });
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    ...['UNIT ID', 'MATCH', 'RESERVE', 'IMAGE', 'kVA RATING', 'PRIMARY V', 'SECONDARY V', 'FUSING', 'BUSH CONFIG'],
    ...['TAPS', 'WORST GAP', 'WORK', 'ALL COSTS', 'MARGIN', 'PRICE', 'DISTANCE'],
  ]);
  expect(table.getByRole('rowheader', { name: 'Requirements' })).toBeInTheDocument();
  expect(table.getByText('Available Units (4)')).toBeInTheDocument();
  await user.type(filterBox(), '4011');
  expect(table.getByText('Available Units (4)')).toBeInTheDocument();
  await user.type(filterBox(), '9');
  expect(table.getByText('Available Units (1)')).toBeInTheDocument();
});

test('each cell of the table shows how it matches', async () => {
  const { user } = await openCards();
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  const rowOf = (serial: string) => screen.getByRole('rowheader', { name: new RegExp(serial) }).closest('tr')!;
  const verdicts = (serial: string) =>
    [...rowOf(serial).querySelectorAll('td[data-verdict]')].map((cell) => cell.getAttribute('data-verdict'));
  expect(verdicts('40119035')[0]).toBe('acceptable');
  expect(verdicts('40117762')).toEqual(Array(6).fill('exact'));
  expect(verdicts('40116208')[1]).toBe('differs');
});

test('the table shows what a unit earns and brings, its work and its fit class', async () => {
  theServerKnows({ units: [aUnitThatNeedsWork(), aUnitThatCannotServe({ needed_work: [] })] });
  const { user } = openComparison();
  await findCard('IC-1002');
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  const cells = (serial: string) => {
    const row = within(screen.getByRole('rowheader', { name: new RegExp(serial) }).closest('tr')!);
    const texts = row.getAllByRole('cell').map(({ textContent }) => textContent);
    return [texts[0], ...texts.slice(-6)];
  };
  // 40,000 - 16,900 - 2,300 = 20,800, which is 52 % of 40,000.
  expect(cells('IC-1002')).toEqual([
    'Fits with work87%',
    'Worst gap: Primary Voltage: Required 12470 V, unit 13200 V: turn pull, $2,300',
    'Turn pull, $2,300',
    '$19,200',
    '$20,800 52.0%',
    '$40,000 list',
    '≈ 10 mi by roadPhoenix, AZ',
  ]);
  expect([cells('IC-1003')[0], cells('IC-1003')[2]]).toEqual(['Does not fit40%', 'None']);
});

const sorted = () =>
  screen
    .getAllByRole('rowheader')
    .flatMap(({ textContent }) => (/^IC-\d/.exec(textContent) ? [textContent.slice(0, 4)] : []));
const title = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => within(title(name)).getByRole('button');

/** Match 97, 90, 80 and 99 %; work of $900, $0, $1,200; IC-4 cannot serve. */
async function openedTable() {
  theServerKnows({
    units: [
      aUnit({
        serial: 'IC-1',
        warehouse_desc: 'Tulsa, OK',
        match_score: 0.97,
        needed_work: [{ work: 'turnPull', cost: 900 }],
      }),
      aUnit({ serial: 'IC-2', match_score: 0.9, m_price: 45_000, needed_work: [] }),
      aUnit({
        serial: 'IC-3',
        match_score: 0.8,
        warehouse_desc: 'Nowhere',
        needed_work: [{ work: 'feedConversion', cost: 1200 }],
        m_price: 30_000,
      }),
      aUnit({ serial: 'IC-4', match_score: 0.99, m_price: 90_000, can_serve: false, needed_work: [] }),
    ],
  });
  const page = openComparison();
  await findCard('IC-1');
  await page.user.click(screen.getByRole('radio', { name: 'Table' }));
  return page;
}

test('each column sorts the rows in its own direction at the first press, what cannot serve last', async () => {
  const { user } = await openedTable();
  const sortedBy = () =>
    [...document.querySelectorAll('th[aria-sort]')]
      .map((each) => [each.textContent, each.getAttribute('aria-sort')])
      .filter(([, direction]) => direction !== 'none');
  for (const name of ['WORK', 'MARGIN', 'PRICE', 'RESERVE']) expect(title(name)).toHaveAttribute('aria-sort', 'none');
  const shown: unknown[] = [];
  for (const name of ['MATCH', 'WORK', 'MARGIN', 'PRICE', 'UNIT ID', 'WORST GAP', 'ALL COSTS', 'DISTANCE']) {
    expect([sorted(), ...sortedBy()]).toEqual([
      ['IC-1', 'IC-2', 'IC-3', 'IC-4'],
      ['MATCH', 'descending'],
    ]);
    await user.click(sortBy(name));
    shown.push([name, sorted(), ...sortedBy()]);
    await user.click(sortBy('MATCH'));
  }
  expect(shown).toEqual([
    ['MATCH', ['IC-3', 'IC-2', 'IC-1', 'IC-4'], ['MATCH', 'ascending']],
    ['WORK', ['IC-2', 'IC-1', 'IC-3', 'IC-4'], ['WORK', 'ascending']],
    ['MARGIN', ['IC-2', 'IC-1', 'IC-3', 'IC-4'], ['MARGIN', 'descending']],
    ['PRICE', ['IC-2', 'IC-1', 'IC-3', 'IC-4'], ['PRICE', 'descending']],
    ['UNIT ID', ['IC-1', 'IC-2', 'IC-3', 'IC-4'], ['UNIT ID', 'ascending']],
    ['WORST GAP', ['IC-1', 'IC-2', 'IC-3', 'IC-4'], ['WORST GAP', 'ascending']],
    // $16,900 and the work.
    ['ALL COSTS', ['IC-2', 'IC-1', 'IC-3', 'IC-4'], ['ALL COSTS', 'ascending']],
    ['DISTANCE', ['IC-2', 'IC-1', 'IC-3', 'IC-4'], ['DISTANCE', 'ascending']],
  ]);
});

test('a second press on a column title reverses the order; Margin sorts the list with it', async () => {
  const { user } = await openedTable();
  await user.click(sortBy('MARGIN'));
  expect(screen.getByLabelText('Sort')).toHaveValue('margin');
  await user.click(sortBy('MARGIN'));
  expect(title('MARGIN')).toHaveAttribute('aria-sort', 'ascending');
  expect(sorted()).toEqual(['IC-3', 'IC-1', 'IC-2', 'IC-4']);
  await user.selectOptions(screen.getByLabelText('Sort'), 'Specs match');
  expect(sorted()).toEqual(['IC-1', 'IC-2', 'IC-3', 'IC-4']);
});

describe('all units', () => {
  const [best, all] = [
    ['A', 'B'],
    ['A', 'B', 'C'],
  ].map((serials) =>
    serials.map((serial, index) => aUnit({ serial, match_score: 0.9 - index / 10, kva_rating: 500 + 250 * index })),
  );
  const rows = () => screen.getAllByRole('button', { name: /^Pin unit/ }).map(({ ariaLabel }) => ariaLabel?.slice(9));

  async function openedTable(address: string, insights: 'on' | 'off' = 'on') {
    theServerKnows();
    unitsAreSomeOf(best ?? [], all ?? [], [aUnit({ serial: 'R', match_score: 0.95 })]);
    const page = openComparison({ address, insights });
    await screen.findByRole('table');
    return page;
  }

  test('the table says of how many it has the best, and shows the others and the reserved ones on request', async () => {
    const { user } = await openedTable('/order/101?view=table');
    expect(screen.getByText('The 2 best of 3 units')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all 3' }));
    expect(await screen.findByText('All 3 units')).toBeInTheDocument();
    expect(rows()).toEqual(['A', 'B', 'C']);
    await user.click(screen.getByRole('switch', { name: 'Include reserved units' }));
    expect(await screen.findByText('All 4 units')).toBeInTheDocument();
    expect(rows()).toEqual(['R', 'A', 'B', 'C']);
    expect(within(screen.getByRole('rowheader', { name: /^A\b/ })).getByText('Best')).toBeInTheDocument();
    expect(window.location.search).toContain('units=all&reserved=yes');
    await user.click(screen.getByRole('button', { name: 'Show the best only' }));
    expect(rows()).toEqual(['A', 'B']);
  });

  test('an API limited to the specification gets no request beyond its recommendations', async () => {
    const { requests } = await openedTable('/order/101?view=table&units=all&reserved=yes', 'off');
    expect(rows()).toEqual(['A', 'B']);
    expect(screen.queryByText(/best of/)).not.toBeInTheDocument();
    const requested = (await requests()).filter(({ path }) => path === paths.recommendations);
    expect(requested.map(({ body }) => JSON.stringify(body))).toEqual([expect.not.stringContaining('"limit"')]);
  });

  test('filter, sort, extent and columns of the address are those of the table', async () => {
    const { user } = await openedTable(
      '/order/101?view=table&units=all&sort=match&direction=ascending&columns=deciding&filter=kVA+%E2%89%A5+600',
    );
    await screen.findByText('All 3 units');
    expect(rows()).toEqual(['C', 'B']);
    expect(screen.queryByRole('columnheader', { name: 'TAPS' })).not.toBeInTheDocument();
    const understood = within(screen.getByRole('group', { name: 'Filter as understood' }));
    await user.click(understood.getByRole('button', { name: 'Remove filter kVA ≥ 600' }));
    expect(rows()).toEqual(['C', 'B', 'A']);
    await waitFor(() => expect(window.location.search).not.toContain('filter'));
  });

  test('every row that the filter leaves is printed with the columns of the table, and nothing stays behind', async () => {
    const { user, printed } = await openedTable('/order/101?view=table&units=all&columns=deciding');
    await screen.findByText('All 3 units');
    await user.type(filterBox(), 'kVA ≥ 600');
    await user.click(screen.getByRole('button', { name: 'Print table' }));
    expect(printed[0]).toMatch(
      /2 units, filtered by ‘kVA ≥ 600’\. Printed .* by Dana Sales\.UNIT IDMATCHRESERVEWORST GAP/,
    );
    expect(printed[0]).toMatch(/B80%.*≈ 10 mi by road.*C70%/);
    expect(document.querySelector('[data-print-table]')).toBeNull();
  });

  test('a number that cannot be read is explained, and what is typed comes into the address', async () => {
    const { user } = await openedTable('/order/101?view=table');
    await user.type(filterBox(), 'match ≥ much');
    expect(screen.getByText('‘match ≥ much’ needs a number: write it like ‘match ≥ 90’.')).toBeInTheDocument();
    expect(rows()).toEqual(['A', 'B']);
    await user.clear(filterBox());
    await user.type(filterBox(), 'match > 85%');
    expect(rows()).toEqual(['A']);
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('filter')).toBe('match > 85%'));
  });

  test('of a thousand units only the rows in view are on the page', async () => {
    theServerKnows();
    const thousand = Array.from({ length: 1000 }, (_, index) => aUnit({ serial: `U${index}` }));
    unitsAreSomeOf(best ?? [], thousand);
    const { user } = openComparison({ address: '/order/101?view=table&units=all', insights: 'on' });
    await screen.findByText('All 1,000 units');
    expect(screen.getByText('Available Units (1,000)')).toBeInTheDocument();
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    await user.type(filterBox(), 'U998');
    expect(rows()).toEqual(['U998']);
  });
});

it('scrolls to the first row when the rows are rearranged and otherwise stays', () => {
  const box = { current: document.createElement('div') };
  box.current.scrollTop = 300;
  const { rerender } = renderHook(({ sort }) => useScrollToTop(box, sort), { initialProps: { sort: 'margin' } });
  expect(box.current.scrollTop).toBe(300);
  rerender({ sort: 'margin' });
  expect(box.current.scrollTop).toBe(300);
  rerender({ sort: 'distance' });
  expect(box.current.scrollTop).toBe(0);
});
