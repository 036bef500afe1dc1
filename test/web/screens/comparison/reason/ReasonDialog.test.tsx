import { screen, within } from '@testing-library/react';
import { scoreUnit } from '../../../../../src/domain/matching/ranking/scoreUnit';
import { aCandidate, aRequirement } from '../../../../domain/builders/units';
import { aUnit } from '../../../../support/web/builders';
import { findCard, openComparison, theServerKnows } from '../openComparison';

type Fields = NonNullable<Parameters<typeof aUnit>[0]>;

async function openedReason(unit: Fields) {
  theServerKnows({ units: [aUnit({ serial: 'A', ...unit })] });
  const { user } = openComparison();
  const card = await findCard('A');
  await user.click(card.getByRole('button', { name: 'Show reason' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reason for Suggestion' }));
  return { card, dialog };
}

const judged = (candidate: Parameters<typeof aCandidate>[0]): Fields => {
  const { score, features } = scoreUnit(aRequirement(), aCandidate(candidate));
  return { match_score: score, score_details: features };
};
const bySomebodyElse = { feature: 'paint', required: null, actual: null, verdict: 'fine', points: 0.8, weight: null };

test('the table has a name, eight features and the match they make', async () => {
  const { dialog } = await openedReason(judged({}));
  const table = within(dialog.getByRole('table', { name: 'Match points by feature' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Feature',
    'Required',
    'Unit',
    'Verdict',
    'Points',
  ]);
  expect(table.getAllByRole('rowheader')).toHaveLength(9);
});

test.each([
  ['all points', judged({}), '100%', 'Match sum of the points 100 of 100'],
  ['points to the hundredth', judged({ taps: '+/-10%' }), '99%', 'Match sum of the points 98.95 of 100'],
  [
    'a failed voltage',
    judged({ primaryVoltage: '34500GrdY/19920' }),
    '40%',
    'Match capped at 40 points: phase, a voltage or BIL does not meet the requirement 40 of 100',
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
])('the total of %s says where it comes from', async (_, unit, percent, total) => {
  const { card, dialog } = await openedReason(unit);
  expect(card.getByText('Match', { selector: 'p > span' }).parentElement).toHaveTextContent(`Match${percent}`);
  expect(dialog.getByRole('row', { name: total })).toBeInTheDocument();
});

test('the points of our features, read one by one, add up to the match', async () => {
  const { dialog } = await openedReason(judged({ taps: '+/-10%', kva: 550, fusing: null, condition: 'RW' }));
  const cells = dialog.getAllByRole('row').map((row) => within(row).queryAllByRole('cell').at(-1)?.textContent ?? '');
  const read = cells.slice(1).map((text) => Math.round(Number.parseFloat(text) * 100));
  expect(read).toHaveLength(9);
  expect(read.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(read.at(-1));
});

test('the dialog shows the reason, and the points where the server explains them', async () => {
  const score_details = [
    { feature: 'taps_match', required: '+/-5%', actual: 'None', verdict: 'no', points: 0, weight: 0.07 },
    { feature: 'paint', required: 'Green', actual: 'Grey', verdict: 'close enough', points: 0.068, weight: null },
  ];
  theServerKnows({ units: [aUnit({ serial: 'A', reason: 'Every feature but the taps.', score_details })] });
  const { user } = openComparison();
  await user.click((await findCard('A')).getByRole('button', { name: 'Show reason' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reason for Suggestion' }));
  expect(dialog.getByText('Every feature but the taps.')).toBeInTheDocument();
  expect(dialog.getByRole('row', { name: 'Taps +/-5% None No 0 of 7' })).toBeInTheDocument();
  expect(dialog.getByRole('row', { name: 'paint Green Grey close enough 6.8' })).toBeInTheDocument();
});
