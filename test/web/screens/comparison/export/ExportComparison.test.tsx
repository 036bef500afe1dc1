import { screen, waitFor } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { aUnit } from '../../../../support/web/builders';
import { findCard, openComparison, theServerKnows } from '../openComparison';
import { exportAs } from '../../../../support/web/exportAs';

/** Units '1' to '8', best first; every second one is of 750 kVA. */
const eightUnits = Array.from({ length: 8 }, (_, index) =>
  aUnit({ serial: String(index + 1), match_score: 0.9 - index / 100, kva_rating: index % 2 === 0 ? 500 : 750 }),
);

describe('the export', () => {
  const rows = (text: string): string[][] => parse(text, { bom: true });

  test('the export holds the requirement and all units that the filter leaves, in their order', async () => {
    theServerKnows({ units: eightUnits });
    const { user, files, toasts } = openComparison();
    await findCard('1');
    await user.click(screen.getByRole('button', { name: 'Pin unit 2' }));
    await user.type(screen.getByPlaceholderText('Filter inventory results...'), '750');
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

  test('the export follows the options, keeps numbers as numbers and escapes formulas', async () => {
    theServerKnows({ units: [aUnit({ serial: 'A', jcm_total_cost: 50_000, reason: '=HYPERLINK("http://x")' })] });
    const { user, files } = openComparison();
    const card = await findCard('A');
    await user.click(card.getByRole('switch', { name: 'Re-tank' }));
    await exportAs(user);
    await waitFor(() => expect(files).toHaveLength(1));
    const [titles = [], , unit = []] = rows(files[0]?.text ?? '');
    const cell = (title: string) => unit[titles.indexOf(title)];
    expect(cell('Re-tank labor cost')).toBe('4000');
    expect(cell('Margin')).toBe('-14000');
    expect(cell('Reason')).toBe(`'=HYPERLINK("http://x")`);
  });
});
