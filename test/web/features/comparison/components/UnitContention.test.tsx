import { screen, waitFor, within } from '@testing-library/react';
import { aContender, contentionFails, unitsAreBestFor } from '../../../../mocks/contentionAnswer';
import { unitsAreInInventory, unitsAreReserved } from '../../../../mocks/situations';
import { aUnit } from '../../../../support/web/builders';
import { findCard, fourUnits, openComparison, theServerKnows, addByHand } from './openComparison';

const BEST = '40117762';
const [OURS_TOO, NOBODY_ELSE] = [
  aContender(),
  aContender({ id: 103, job_number: 'J-70119', request_date: null, fallback: null }),
];

beforeEach(() => theServerKnows());

async function opened(insights: 'on' | 'off' = 'on') {
  unitsAreReserved();
  const page = openComparison({ reservations: 'live', insights });
  await screen.findByRole('button', { name: `Reserve unit ${BEST}` });
  const requested = async () => (await page.requests()).filter(({ path }) => path.startsWith('/api/contention/'));
  return { ...page, requested };
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a card says for how many other orders its unit is the best; which ones opens, each leading to its job', async () => {
  unitsAreBestFor({ [BEST]: [OURS_TOO, NOBODY_ELSE] });
  const page = await opened();
  const card = await findCard(BEST);
  const mark = await card.findByRole('button', { name: 'Best for 2 other orders' });
  expect(screen.getAllByRole('button', { name: /^Best for/ })).toEqual([mark]);
  await page.user.click(mark);
  const reported = await dialog(`Orders that unit ${BEST} is best for`);
  expect(
    reported.getAllByRole('listitem').map((each) => [...each.children].map(({ textContent }) => textContent)),
  ).toEqual([
    [
      'Job J-70115 · City of Tempe',
      'Due 4 December 2026 · Fits, 97%',
      'Falls back to unit 40119035 · Fits, 91% · margin $12,300',
    ],
    ['Job J-70119 · City of Tempe', 'No due date · Fits, 97%', 'No other unit in stock fits, with or without work'],
  ]);
  expect(reported.getByRole('link', { name: 'Job J-70119' })).toHaveAttribute('href', '/order/103');
});

test('contention of listed units is requested once, and again for an added unit', async () => {
  unitsAreBestFor({ 'IC-7': [OURS_TOO] });
  unitsAreInInventory([aUnit({ serial: 'IC-7' })]);
  const page = await opened();
  await waitFor(async () => expect(await page.requested()).toHaveLength(1));
  const card = await addByHand(page, 'IC-7');
  expect(await card.findByRole('button', { name: 'Best for 1 other order' })).toBeInTheDocument();
  const listed = fourUnits().map(({ serial }) => String(serial));
  const queries = (await page.requested()).map(({ query }) => query);
  expect(queries).toEqual([
    { serials: [...listed].sort().join(','), order: '101' },
    { serials: [...listed, 'IC-7'].sort().join(','), order: '101' },
  ]);
});

test('the reserve dialog shows the current contention, which ends with the reservation', async () => {
  unitsAreBestFor({});
  const page = await opened();
  unitsAreBestFor({ [BEST]: [OURS_TOO] }, true);
  await page.user.click(screen.getByRole('button', { name: `Reserve unit ${BEST}` }));
  const requested = await dialog(`Reserve unit ${BEST} for job J-70114?`);
  const confirm = requested.getByRole('button', { name: 'Reserve' });
  const warning = await requested.findByText('Best for 1 other order');
  expect(warning.compareDocumentPosition(confirm)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(confirm).toHaveAccessibleDescription(/Best for 1 other order.*J-70115.*Orders are still being judged/);
  expect(confirm).toHaveFocus();
  const before = (await page.requested()).length;
  await page.user.click(confirm);
  await screen.findByText('Reserved', { exact: true });
  await waitFor(async () => expect((await page.requested()).length).toBeGreaterThan(before));
});

test('while orders are judged, the dialog says that others may need the unit, too', async () => {
  unitsAreBestFor({}, true);
  const page = await opened();
  await page.user.click(screen.getByRole('button', { name: `Reserve unit ${BEST}` }));
  const requested = await dialog(`Reserve unit ${BEST} for job J-70114?`);
  expect(
    await requested.findByText('Orders are still being judged: others may need this unit, too.'),
  ).toBeInTheDocument();
});

test('unknown contention shows nothing', async () => {
  contentionFails();
  const page = await opened();
  await waitFor(async () => expect(await page.requested()).toHaveLength(1));
  expect(screen.queryByText(/^Best for/)).not.toBeInTheDocument();
  expect(page.toasts).toEqual([]);
});

test('the answer renders no card, only the marks', async () => {
  unitsAreBestFor({});
  const page = await opened();
  unitsAreBestFor({ [BEST]: [OURS_TOO] });
  const rendered = await page.renderedBy(async () => {
    await page.user.click(screen.getByRole('button', { name: `Reserve unit ${BEST}` }));
    const requested = await dialog(`Reserve unit ${BEST} for job J-70114?`);
    await requested.findByText('Best for 1 other order');
    await page.user.click(requested.getByRole('button', { name: 'Reserve' }));
    await (await findCard(BEST)).findByRole('button', { name: 'Best for 1 other order' });
  });
  expect(rendered).toContain(`UnitContention ${BEST}`);
  expect(rendered.filter((name) => /^(UnitCard|UnitHead|UnitFacts|UnitCards|Comparison)\b/.test(name))).toEqual([]);
});

test('an API without insights gets no contention request', async () => {
  const page = await opened('off');
  await page.user.click(screen.getByRole('button', { name: `Reserve unit ${BEST}` }));
  await dialog(`Reserve unit ${BEST} for job J-70114?`);
  expect(await page.requested()).toEqual([]);
});
