import { screen, waitFor, within } from '@testing-library/react';
import { OverviewPage } from '../../../../../src/web/features/overview/components/OverviewPage';
import { anOverview, overviewAnswer, overviewFailure } from '../../../../mocks/overviewAnswers';
import { server } from '../../../../mocks/server';
import { renderScreen } from '../../../../support/web/renderApp';
import { exportAs } from '../../../../support/web/exportAs';

const WIDTH = 640;

/** jsdom has no layout, so every chart gets this width. */
class ResizeObserverOfOneWidth {
  readonly #tell: (entries: unknown[]) => void;

  constructor(tell: (entries: unknown[]) => void) {
    this.#tell = tell;
  }

  observe() {
    this.#tell([{ contentRect: { width: WIDTH, height: 0, left: 0, top: 0 } }]);
  }

  disconnect() {
    // Nothing is observed.
  }
}

const { ResizeObserver } = globalThis;
beforeEach(() => Object.assign(globalThis, { ResizeObserver: ResizeObserverOfOneWidth }));
afterEach(() => Object.assign(globalThis, { ResizeObserver }));

const open = () => renderScreen(<OverviewPage />, { at: '/overview', route: '/overview' });
const chart = (name: string) => screen.findByRole('region', { name });
const bars = async (name: string) => within(await within(await chart(name)).findByRole('group')).findAllByRole('link');

test('every bar links to the list behind it and says what it represents', async () => {
  server.use(overviewAnswer(anOverview()));
  open();
  const [overdue, march] = await bars('Open value by due month');
  expect(overdue).toHaveAttribute('href', '/?due=overdue');
  expect(march).toHaveAccessibleName('March 2026: $1,604,300, 41 orders, 3 without a price');
});

test('every bar is named, however many there are', async () => {
  const ratings = Array.from({ length: 24 }, (_, index) => 100 + index);
  const stock = ratings.map((kva) => ({ ...anOverview().stock[0]!, kva }));
  server.use(overviewAnswer(anOverview({ stock })));
  open();
  await bars('Stock against demand by kVA');
  const words = [...(await chart('Stock against demand by kVA')).querySelectorAll('svg text')];
  expect(words.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(ratings.map((kva) => `${kva} kVA`)),
  );
});

test('the bars of a chart are one stop of the Tab key, and arrow keys move among them', async () => {
  server.use(overviewAnswer(anOverview()));
  const { user } = open();
  const [first, second, ...rest] = await bars('Coverage by kVA');
  expect([first, second].map((bar) => bar?.getAttribute('tabindex'))).toEqual(['0', '-1']);
  first?.focus();
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  expect(second).toHaveAttribute('tabindex', '0');
  await user.keyboard('{End}');
  expect(rest.at(-1)).toHaveFocus();
  await user.keyboard('{ArrowRight}{Home}{ArrowLeft}');
  expect(first).toHaveFocus();
});

test('a chart can be read as a table, whose figures open the lists, and saved', async () => {
  server.use(overviewAnswer(anOverview()));
  const { user, services } = open();
  const card = within(await chart('Margin distribution'));
  await user.click(card.getByRole('switch', { name: 'Show as table' }));
  expect(card.queryByRole('group')).not.toBeInTheDocument();
  expect(card.getByRole('row', { name: /^Under 0%/ })).toHaveTextContent('Under 0%4');
  expect(card.getByRole('link', { name: 'Under 0%: 4 orders' })).toHaveAttribute('href', '/?margin=under+0');
  await exportAs(user, 'CSV', 'Export Margin distribution');
  await waitFor(() =>
    expect(services.saveFile).toHaveBeenCalledWith(
      'margins.csv',
      expect.stringContaining('Margin,Orders\r\nUnder 0%,4\r\n'),
      'text/csv;charset=utf-8',
    ),
  );
});

test('uncovered requirements are a ranked table with links to their orders', async () => {
  server.use(overviewAnswer(anOverview()));
  open();
  const card = within(await chart('What to buy or rewind next'));
  const [, first] = card.getAllByRole('row');
  expect(first).toHaveTextContent('11,500 kVA15 kV class480 VThree-phase9$612,0001');
  expect(card.getByRole('link', { name: '9 orders: 1,500 kVA, 15 kV class, 480 V, Three-phase' })).toHaveAttribute(
    'href',
    '/?coverage=not+covered&kva=1500&primary_class=15&secondary_volts=480&phase=3',
  );
});

test('orders that are still being judged are said to be missing', async () => {
  const judging = { coverage: 'not judged', orders: 3, query: { coverage: 'not judged' } } as const;
  server.use(overviewAnswer(anOverview({ coverageByKva: [{ kva: 75, coverages: [judging] }] })));
  open();
  expect(await screen.findByText(/^Still judging 3 orders against stock\./)).toBeVisible();
});

test('without orders and units there is nothing to draw', async () => {
  const nothing = { due: [], ages: [], coverageByKva: [], coverageByPrimary: [], margins: [], stock: [], unserved: [] };
  const none = { orders: 0, value: 0, withoutPrice: 0, query: {} };
  server.use(overviewAnswer(anOverview({ ...nothing, open: none, moreUnserved: 0 })));
  open();
  expect(await screen.findByText('No open orders and no available units')).toBeVisible();
});

test('a failure says why, and what was shown stays until the figures are back', async () => {
  server.use(overviewFailure(500, 'The database is away.'));
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The overview could not be loaded. The database is away.');
  server.use(overviewAnswer(anOverview()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await chart('Margin distribution');
  server.use(overviewFailure());
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(/^These figures may be out of date\./)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Margin distribution' })).toBeVisible();
});
