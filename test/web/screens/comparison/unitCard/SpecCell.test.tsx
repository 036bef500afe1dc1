import { screen, within } from '@testing-library/react';
import { anOrder, aRequirement, aUnit, everyFeatureMatches } from '../../../../support/web/builders';
import { aFeatureVerdict } from '../../../../support/web/judgedUnits';
import { findCard, openComparison, theServerKnows } from '../openComparison';

const requirement = () => within(screen.getByRole('region', { name: 'Requirement' }));

const NOTE = 'Required 12470 V, unit 13200 V: turn pull, $2,300';

test.each([
  ['exact', 'Exact', 'check'],
  ['acceptable', `Acceptable. Within acceptable range: ${NOTE}`, 'tolerance'],
  ['needs work', `Needs work. ${NOTE}`, 'warning'],
  ['does not fit', `Does not fit. ${NOTE}`, 'alert'],
] as const)('a primary voltage judged as %s reads %j beside its %s icon', async (verdict, words, icon) => {
  const note = verdict === 'exact' ? null : NOTE;
  const score_details = [aFeatureVerdict({ feature: 'primary_voltage_match', verdict, note })];
  theServerKnows({ units: [aUnit({ serial: 'A', score_details })] });
  openComparison();
  const card = await findCard('A');
  const cell = card.getByText('Primary Voltage', { selector: 'dt' }).parentElement!;
  expect(cell).toHaveAttribute('data-verdict', verdict);
  expect(within(cell).getByText(words).closest('[data-state]')).toHaveAttribute('data-state', icon);
});

test.each([
  ['not recorded', 'Not recorded. The unit does not say'],
  ['not understood', 'Not understood. The requirement cannot be read'],
] as const)('a value that is %s has a question mark', async (verdict, words) => {
  const score_details = [aFeatureVerdict({ feature: 'bil', verdict, note: null })];
  theServerKnows({ units: [aUnit({ serial: 'A', score_details })] });
  openComparison();
  const cell = (await findCard('A')).getByText('BIL', { selector: 'dt' }).parentElement!;
  expect(within(cell).getByText(words).closest('[data-state]')).toHaveAttribute('data-state', 'unknown');
});

test('a value that is not required has no icon', async () => {
  const verdict = 'not required';
  const score_details = [aFeatureVerdict({ feature: 'bil', verdict })];
  theServerKnows({ units: [aUnit({ serial: 'A', score_details })] });
  openComparison();
  const cell = (await findCard('A')).getByText('BIL', { selector: 'dt' }).parentElement!;
  expect(cell).toHaveAttribute('data-verdict', verdict);
  expect(cell.querySelector('[data-state]')).toBeNull();
});

test('a server that judges nothing leaves the rule of the specification, and its placeholder where nothing is known', async () => {
  const feature_match = { ...everyFeatureMatches, fusing_match: false };
  theServerKnows({
    units: [aUnit({ serial: 'A', kva_rating: 545, impedence: 6, fusing_description: null, feature_match })],
  });
  openComparison();
  const card = await findCard('A');
  const row = (label: string) => within(card.getByText(label, { selector: 'dt' }).parentElement!);
  expect(
    row('KVA Rating').getByText('Acceptable. Within acceptable range: 45 kVA larger than asked'),
  ).toBeInTheDocument();
  expect(row('Impedance').getByText('Differs. Required 5.75%, unit 6%')).toBeInTheDocument();
  expect(row('Fusing').getByText('Not recorded. Placeholder text to describe changes required')).toBeInTheDocument();
  expect(row('Phase').getByText('Exact')).toBeInTheDocument();
});

test('a value that the order does not require is not compared', async () => {
  theServerKnows({ order: anOrder({ requirement: aRequirement({ phase: null }) }), units: [aUnit({ serial: 'A' })] });
  openComparison();
  const card = await findCard('A');
  expect(card.getByText('Phase', { selector: 'dt' }).parentElement).toHaveAttribute('data-verdict', 'not required');
  expect(requirement().getByText('Phase').nextElementSibling).toHaveTextContent('N/A');
});
