import { screen, within } from '@testing-library/react';
import { anOrder, aUnit } from '../../../../support/web/builders';
import { aUnitThatCannotServe, aUnitThatNeedsWork } from '../../../../support/web/judgedUnits';
import { findCard, openComparison, theServerKnows } from '../openComparison';

async function openedHead(unit: ReturnType<typeof aUnit>) {
  theServerKnows({ order: anOrder({ sale_price: '41250.50' }), units: [unit] });
  const page = openComparison();
  const card = await findCard(String(unit.serial));
  return { ...page, card, head: within(screen.getByRole('article').querySelector('header')!) };
}

/** $41,250.50 less 16,900 and a turn pull of 2,300: $22,050.50, 53.46 %. */
const needsWork = aUnitThatNeedsWork({ m_price: 41_250.5, list_price: 27_250, warehouse_desc: 'Austin, TX' });

test('the head says margin, price with its origin, list price, worst gap, place and distance', async () => {
  const { head } = await openedHead(needsWork);
  const fact = (term: string) => head.getByText(term, { selector: 'dt' }).nextElementSibling;
  expect(fact('Margin')).toHaveTextContent('$22,051 53.5%');
  expect(fact('Price')).toHaveTextContent('$41,250.50 order');
  expect(head.getByText('List price $27,250')).toBeInTheDocument();
  expect(head.getByText(/^Primary Voltage: Required 12470 V, unit 13200 V: turn pull, \$2,300/)).toBeInTheDocument();
  expect(head.getByText('Austin, TX · ≈ 1,030 mi by road')).toBeInTheDocument();
});

test('work that is switched off is named, and the margin follows', async () => {
  const { user, card, head } = await openedHead(needsWork);
  await user.click(card.getByRole('switch', { name: 'Turn pull' }));
  expect(head.getByText('Margin without turn pull')).toBeInTheDocument();
  expect(head.getByText('Margin', { selector: 'dt' }).nextElementSibling).toHaveTextContent('$24,351 59.0%');
});

test('work of unknown cost marks the margin in words', async () => {
  const { head } = await openedHead(
    aUnitThatNeedsWork({ needed_work: [{ work: 'rewind', cost: null }], m_price: 40_000 }),
  );
  expect(head.getByText('Margin rewind cost not recorded')).toBeInTheDocument();
  expect(head.getByText('Margin', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    /^at most \$23,100 57\.\d%$/,
  );
});

test('a unit that does not fit says so, with the feature that decides', async () => {
  const { head } = await openedHead(aUnitThatCannotServe());
  expect(head.getByText('Does not fit')).toBeInTheDocument();
  expect(head.getByText('Best')).toBeInTheDocument();
  expect(head.getByText('KVA Rating: Required 500 kVA, unit 75 kVA: too small')).toBeInTheDocument();
});

test('a unit without gaps fits as it stands', async () => {
  const { head } = await openedHead(aUnit());
  expect(head.getByText('Fits as it stands')).toBeInTheDocument();
  expect(head.queryByText('Does not fit')).not.toBeInTheDocument();
});
