import { screen, within } from '@testing-library/react';
import type { FeatureVerdict, FitClass, Unit, Verdict } from '../../../../../src/contract/units/unit';
import { aUnit } from '../../../../support/web/builders';
import { aFeatureVerdict } from '../../../../support/web/judgedUnits';
import { openCards } from './openComparison';

async function openedReason(unit: Partial<Unit>) {
  const { user, card } = await openCards({ units: [aUnit({ serial: 'A', ...unit })] });
  await user.click(card.getByRole('button', { name: 'Show reason' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reason for Suggestion' }));
  return { card, dialog };
}

/** The weight of each feature; the worse of cabinet and tank counts for both (domain facts, fit class). */
const WEIGHTS = `
  phase_match:8 power_rating_match:18 connection:4 primary_voltage_match:16 secondary_voltage_match:16
  taps_match:6 bushing_config_match:9 bushing_rating:2 fusing_match:7 order_type_match:4 bil:2 winding:2
  impedance:1 secondary_bushings:2 fluid:4 unit_type:1 cabinet:1 tank:0
`
  .trim()
  .split(/\s+/)
  .map((each) => each.split(':') as [string, string]);
const grades: Partial<Record<Verdict, number>> = {
  exact: 1,
  acceptable: 0.85,
  'needs work': 0.5,
  oversized: 0.5,
  'not required': 1,
};

/** All features match exactly except the named ones: 103 points in all. */
const judged = (
  match_score: number | null,
  named: Partial<Record<string, Verdict>> = {},
  fitClass: FitClass = 'Fits',
): Partial<Unit> => ({
  match_score,
  fit: { class: fitClass, gaps: [] },
  score_details: WEIGHTS.map(([feature, weight]) => {
    const verdict = named[feature] ?? 'exact';
    return aFeatureVerdict({
      feature,
      verdict,
      weight: +weight / 100,
      points: (+weight * (grades[verdict] ?? 0)) / 100,
    });
  }),
});
const bySomebodyElse: FeatureVerdict = {
  ...aFeatureVerdict({ feature: 'paint', required: null, actual: null, verdict: null, points: 0.8 }),
  weight: null,
};

test('the table has a name, eighteen features and the match they make', async () => {
  const { dialog } = await openedReason(judged(1));
  const table = within(dialog.getByRole('table', { name: 'Match points by feature' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Feature',
    'Required',
    'Unit',
    'Verdict',
    'Points',
  ]);
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    ...['Phase', 'KVA Rating', 'Connection', 'Primary Voltage', 'Secondary Voltage', 'Taps', 'Bush Configuration'],
    ...['Bushing Rating', 'Fusing', 'Order Type', 'BIL', 'Winding Material', 'Impedance', 'Secondary Bushings'],
    ...['Oil Type', 'Unit Type', 'Cabinet', 'Tank', 'Points'],
    'Match Fits is 90 to 100: 90 + 10 × 103 / 103, rounded down',
  ]);
});

/** Points by hand: taps acceptable are 6 × 0.85 = 5.1; a re-tank leaves the shared 1 of cabinet and tank at 0.5. */
test.each([
  ['Fits', judged(1), '100%', '103 of 103', 'Match Fits is 90 to 100: 90 + 10 × 103 / 103, rounded down 100 of 100'],
  [
    'Fits',
    // 90 + 10 × 102.1 / 103 = 99.91
    judged(0.99, { taps_match: 'acceptable' }),
    '99%',
    '102.1 of 103',
    'Match Fits is 90 to 100: 90 + 10 × 102.1 / 103, rounded down 99 of 100',
  ],
  [
    'Fits with work',
    // 75 + 14 × 102.5 / 103 = 88.93
    judged(0.88, { cabinet: 'needs work' }, 'Fits with work'),
    '88%',
    '102.5 of 103',
    'Match Fits with work is 75 to 89: 75 + 14 × 102.5 / 103, rounded down 88 of 100',
  ],
  [
    'Does not fit',
    // 0 + 40 × 87 / 103 = 33.79
    judged(0.33, { primary_voltage_match: 'does not fit' }, 'Does not fit'),
    '33%',
    '87 of 103',
    'Match Does not fit is 0 to 40: 0 + 40 × 87 / 103, rounded down 33 of 100',
  ],
] as const)(
  'the match of a unit of class %s says how its points make it',
  async (name, unit, percent, points, total) => {
    const { card, dialog } = await openedReason(unit);
    expect(card.getByText('Match', { selector: 'p > span' }).parentElement).toHaveTextContent(`${name}Match${percent}`);
    expect(dialog.getByText(name, { selector: 'p > span' })).toBeInTheDocument();
    expect(dialog.getByRole('row', { name: `Points ${points}` })).toBeInTheDocument();
    expect(dialog.getByRole('row', { name: total })).toBeInTheDocument();
  },
);

test.each([
  [
    'of other rules, whose points make something else',
    { match_score: 0.9744, fit: null, score_details: [bySomebodyElse] },
    '97%',
    'Match from the server 97.44 of 100',
  ],
  [
    'of other rules, without a score',
    { match_score: null, fit: null, score_details: [bySomebodyElse] },
    'N/A',
    'Match from the server N/A',
  ],
  [
    'that judges an order without voltages',
    judged(null, {}, 'Fits, to be checked'),
    'Not judged',
    'Match The order does not state enough for a score Not judged',
  ],
] as const)('without points that make it, the match of a server %s says so', async (_, unit, percent, total) => {
  const { card, dialog } = await openedReason({ ...unit, score_details: [...(unit.score_details ?? [])] });
  expect(card.getByText('Match', { selector: 'p > span' }).parentElement).toHaveTextContent(`Match${percent}`);
  expect(dialog.queryByRole('row', { name: /^Points \d/ })).not.toBeInTheDocument();
  expect(dialog.getByRole('row', { name: total })).toBeInTheDocument();
});

test('the dialog shows the reason, the notes, and the points if the server explains them', async () => {
  const { dialog } = await openedReason({
    reason: 'Every feature but the taps.',
    score_details: [
      aFeatureVerdict({
        ...{ feature: 'taps_match', required: '+/-5%', actual: '+/-2.5%', verdict: 'does not fit', weight: 0.07 },
        note: '1 tap of 2 left',
      }),
      aFeatureVerdict({ feature: 'tank', required: 'Good', actual: 'Good' }),
      { ...bySomebodyElse, required: 'Green', actual: 'Grey', points: 0.068 },
    ],
  });
  expect(dialog.getByText('Every feature but the taps.')).toBeInTheDocument();
  expect(
    dialog.getByRole('row', { name: 'Taps +/-5% +/-2.5% Does not fit 1 tap of 2 left 0 of 7' }),
  ).toBeInTheDocument();
  expect(dialog.getByRole('row', { name: 'Tank Good Good Exact Not weighted' })).toBeInTheDocument();
  expect(dialog.getByRole('row', { name: 'paint Green Grey N/A 6.8' })).toBeInTheDocument();
});
