import { screen, within } from '@testing-library/react';
import { aUnit } from '../../../../support/web/builders';
import { aUnitThatCannotServe, aUnitThatNeedsWork } from '../../../../support/web/judgedUnits';
import { findCard, openComparison, theServerKnows } from '../openComparison';

const filterBox = () => screen.getByPlaceholderText('Filter inventory results...');

async function opened(options?: Parameters<typeof openComparison>[0]) {
  theServerKnows();
  const page = openComparison(options);
  await findCard('40117762');
  return page;
}

describe('the table', () => {
  test('the table shows the requirements and every unit that the filter leaves', async () => {
    const { user } = await opened({ inventorySystemUrl: 'https://inventory.test/unit' });
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      ...['UNIT ID', 'IMAGE', 'kVA RATING', 'PRIMARY V', 'SECONDARY V', 'FUSING', 'BUSH CONFIG', 'TAPS'],
      ...['MATCH', 'WORK', 'MARGIN', 'PRICE', 'RESERVE'],
    ]);
    expect(table.getByRole('rowheader', { name: 'Requirements' })).toBeInTheDocument();
    expect(table.getByText('Available Units (4)')).toBeInTheDocument();
    await user.type(filterBox(), '4011');
    expect(table.getByText('Available Units (4)')).toBeInTheDocument();
    await user.type(filterBox(), '9');
    expect(table.getByText('Available Units (1)')).toBeInTheDocument();
  });

  test('each cell of the table shows how it matches', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    const rowOf = (serial: string) => screen.getByRole('rowheader', { name: new RegExp(serial) }).closest('tr')!;
    const verdicts = (serial: string) =>
      [...rowOf(serial).querySelectorAll('td[data-verdict]')].map((cell) => cell.getAttribute('data-verdict'));
    expect(verdicts('40119035')[0]).toBe('acceptable');
    expect(verdicts('40117762')).toEqual(Array(6).fill('exact'));
    expect(verdicts('40116208')[1]).toBe('needs work');
  });

  test('the table shows what a unit earns and brings, its work and that it cannot serve', async () => {
    theServerKnows({ units: [aUnitThatNeedsWork(), aUnitThatCannotServe({ needed_work: [] })] });
    const { user } = openComparison();
    await findCard('IC-1002');
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    const cells = (serial: string) =>
      within(screen.getByRole('rowheader', { name: new RegExp(serial) }).closest('tr')!)
        .getAllByRole('cell')
        .slice(-5)
        .map(({ textContent }) => textContent);
    // 40,000 - 16,900 - 2,300 = 20,800, which is 52 % of 40,000.
    expect(cells('IC-1002')).toEqual([
      '87%',
      'Turn pull, $2,300',
      '52.0%$20,800',
      '$40,000 listList price $40,000',
      '',
    ]);
    expect(cells('IC-1003').slice(0, 2)).toEqual(['40%Cannot serve', 'None']);
  });
});

describe('the titles of the columns', () => {
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
        aUnit({ serial: 'IC-1', match_score: 0.97, needed_work: [{ work: 'turnPull', cost: 900 }] }),
        aUnit({ serial: 'IC-2', match_score: 0.9, m_price: 45_000, needed_work: [] }),
        aUnit({
          serial: 'IC-3',
          match_score: 0.8,
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

  test.each([
    ['MATCH', ['IC-3', 'IC-2', 'IC-1', 'IC-4'], 'ascending'],
    ['WORK', ['IC-2', 'IC-1', 'IC-3', 'IC-4'], 'ascending'],
    ['MARGIN', ['IC-2', 'IC-1', 'IC-3', 'IC-4'], 'descending'],
    ['PRICE', ['IC-2', 'IC-1', 'IC-3', 'IC-4'], 'descending'],
  ] as const)('the column %s sorts the rows %j, %s, what cannot serve last', async (name, serials, direction) => {
    const { user } = await openedTable();
    expect(sorted()).toEqual(['IC-1', 'IC-2', 'IC-3', 'IC-4']);
    expect(title('MATCH')).toHaveAttribute('aria-sort', 'descending');
    await user.click(sortBy(name));
    expect(sorted()).toEqual(serials);
    expect(title(name)).toHaveAttribute('aria-sort', direction);
    for (const other of ['MATCH', 'WORK', 'MARGIN', 'PRICE', 'RESERVE'].filter((each) => each !== name))
      expect(title(other)).toHaveAttribute('aria-sort', 'none');
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
});
