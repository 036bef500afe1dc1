import { screen, within } from '@testing-library/react';
import type { FeatureVerdict, Unit, Verdict } from '../../../../../src/contract/unit/unit';
import { aUnit } from '../../../../support/web/builders';
import { aFeatureVerdict } from '../../../../support/web/judgedUnits';
import { findCard, openComparison, theServerKnows } from '../openComparison';

async function openedReason(unit: Partial<Unit>) {
  theServerKnows({ units: [aUnit({ serial: 'A', ...unit })] });
  const { user } = openComparison();
  const card = await findCard('A');
  await user.click(card.getByRole('button', { name: 'Show reason' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reason for Suggestion' }));
  return { card, dialog };
}

/** Hundredths of the match that each feature weighs (domain facts, weights). */
const WEIGHTS: readonly (readonly [string, number])[] = [
  ['phase_match', 10],
  ['power_rating_match', 20],
  ['primary_voltage_match', 20],
  ['secondary_voltage_match', 20],
  ['taps_match', 7],
  ['bushing_config_match', 10],
  ['fusing_match', 8],
  ['order_type_match', 5],
  ...['bil', 'winding', 'impedance', 'secondary_bushings', 'fluid', 'cabinet', 'tank'].map(
    (name) => [name, 0] as const,
  ),
];
const grades: Readonly<Record<Verdict, number>> = {
  exact: 1,
  acceptable: 0.85,
  'needs work': 0.5,
  oversized: 0.5,
  'does not fit': 0,
  'not recorded': 0,
  'not understood': 0,
  differs: 0,
  'not required': 1,
};

/** All fifteen features, exact but for those that are named. */
const judged = (match_score: number, named: Partial<Record<string, Verdict>> = {}): Partial<Unit> => ({
  match_score,
  score_details: WEIGHTS.map(([feature, weight]) => {
    const verdict = named[feature] ?? 'exact';
    return aFeatureVerdict({ feature, verdict, weight: weight / 100, points: (weight * grades[verdict]) / 100 });
  }),
});
const bySomebodyElse: FeatureVerdict = {
  ...aFeatureVerdict({ feature: 'paint', required: null, actual: null, verdict: null, points: 0.8 }),
  weight: null,
};

test('the table has a name, fifteen features and the match they make', async () => {
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
    ...['Phase', 'KVA Rating', 'Primary Voltage', 'Secondary Voltage', 'Taps', 'Bush Configuration', 'Fusing'],
    ...['Order Type', 'BIL', 'Winding Material', 'Impedance', 'Secondary Bushings', 'Oil Type', 'Cabinet', 'Tank'],
    'Match sum of the points',
  ]);
});

test.each([
  ['all points', judged(1), '100%', 'Match sum of the points 100 of 100'],
  [
    'points to the hundredth',
    judged(0.9895, { taps_match: 'acceptable' }),
    '99%',
    'Match sum of the points 98.95 of 100',
  ],
  [
    'a failed voltage',
    judged(0.4, { primary_voltage_match: 'does not fit' }),
    '40%',
    'Match capped at 40 points: a feature that decides does not fit 40 of 100',
  ],
  [
    'another server, whose points make something else',
    { match_score: 0.9744, score_details: [bySomebodyElse] },
    '97%',
    'Match from the server 97.44 of 100',
  ],
  [
    'another server, without a score',
    { match_score: null, score_details: [bySomebodyElse] },
    'N/A',
    'Match from the server N/A of 100',
  ],
] as const)('the total of %s says where it comes from', async (_, unit, percent, total) => {
  const { card, dialog } = await openedReason({ ...unit, score_details: [...(unit.score_details ?? [])] });
  expect(card.getByText('Match', { selector: 'p > span' }).parentElement).toHaveTextContent(`Match${percent}`);
  expect(dialog.getByRole('row', { name: total })).toBeInTheDocument();
});

test.each([
  ['exact', 'Exact'],
  ['acceptable', 'Acceptable'],
  ['needs work', 'Needs work'],
  ['does not fit', 'Does not fit'],
  ['not recorded', 'Not recorded'],
  ['not required', 'Not required'],
] as const)('a verdict of %s reads %s', async (verdict, word) => {
  const { dialog } = await openedReason(judged(1, { taps_match: verdict }));
  expect(within(dialog.getByRole('row', { name: /^Taps/ })).getByText(word)).toBeInTheDocument();
});

test('the dialog shows the reason, the notes, and the points where the server explains them', async () => {
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
