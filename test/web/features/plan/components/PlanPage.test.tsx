import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { paths } from '../../../../../src/contract/paths';
import { planRequestSchema } from '../../../../../src/contract/plan/planRequest';
import { DEFAULT_SETTINGS } from '../../../../../src/contract/plan/defaultSettings';
import {
  PlanEffect,
  PlanEffectsOf,
  PlanImpactStatus,
  usePlanImpactItem,
} from '../../../../../src/web/features/comparison/components/PlanEffects';
import { PlanPage } from '../../../../../src/web/features/plan/components/PlanPage';
import { planAnswers } from '../../../../mocks/planAnswers';
import { server } from '../../../../mocks/server';
import { aConfig, renderScreen } from '../../../../support/web/renderApp';
import { aStore } from '../../../../support/web/store';

type User = ReturnType<typeof renderScreen>['user'];

async function change(user: User, unit: string, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Change unit ${unit}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

const TOO_MANY = 'More than 1,000,000 pairs of orders and units reach this class. Choose a better class.';

test('settings, pins and exclusions form the request; the plan appears beside first come, first served; a refusal says what to narrow', async () => {
  const { requested, answers } = planAnswers([], ({ settings }) =>
    settings.fit === 'Misses a requirement' ? TOO_MANY : null,
  );
  server.use(...answers);
  const { user } = renderScreen(<PlanPage />, { at: '/plan?adjust=open', route: '/plan' });

  const summary = within(await screen.findByRole('region', { name: 'Summary' }));
  expect(summary.getByRole('heading')).toHaveTextContent('The plan earns $5,000 more than first come, first served');
  expect(summary.getByRole('row', { name: /^First come, first served/ })).toHaveTextContent(
    '1 of 2$8,200 · after freight ≈ $7,00015',
  );
  expect(summary.getByText(/38 pairs left out: cost not recorded\. 8 pairs left out: no price\./)).toBeInTheDocument();
  expect(summary.getByRole('row', { name: /^Plan/ })).toHaveTextContent('$13,200 · after freight ≈ $12,000');
  const planned = within(screen.getByRole('region', { name: 'Planned units' })).getByRole('row', { name: /J-2/ });
  expect(planned).toHaveTextContent('Fits with work · 82%Fluid: needs FR3 fill');
  expect(planned).toHaveTextContent('$13,200after freight ≈ $12,000');
  const picture = within(screen.getByRole('region', { name: 'What the plan changes' }));
  // Of J-2's 13,200 nothing came first; J-1 loses its 8,200.
  expect(
    picture.getByText(/^2 orders have another unit: 1 earns \$13,200 more, 1 earns \$8,200 less; together/),
  ).toBeVisible();
  expect(picture.getByRole('row', { name: /^J-1/ })).toHaveTextContent('Unit A, $8,200No unit-$8,200');
  await user.click(picture.getByRole('radio', { name: 'By class' }));
  expect(picture.getByRole('row', { name: /^Fits with work/ })).toHaveTextContent('$13,200$8,200$0110');

  expect(screen.getByRole('button', { name: 'Reserve units' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  expect(screen.getByRole('button', { name: 'Reserve 2 units' })).toBeEnabled();

  await change(user, 'A for J-2', 'Pin unit A to J-2');
  expect(await screen.findByText(/· pinned/)).toBeVisible();
  await change(user, 'A for J-2', 'Unpin unit A from J-2');
  await waitFor(() => expect(screen.queryByText(/· pinned/)).not.toBeInTheDocument());
  await change(user, 'A for J-2', 'Other units for J-2');
  expect(await screen.findByText('Unit B instead costs the plan $5,000: J-3 would fall back to A')).toBeVisible();
  await change(user, 'A for J-2', 'Exclude unit A from J-2');

  await user.click(await screen.findByRole('radio', { name: 'Misses, with consent' }));
  await user.click(screen.getByRole('button', { name: 'Plan with these settings' }));
  expect(await screen.findByText(`There is no plan. ${TOO_MANY}`)).toBeInTheDocument();
  const pair = { order_id: 2, serial: 'A' };
  expect(requested.map(({ settings, pinned, forbidden }) => [settings.fit, pinned, forbidden])).toEqual([
    ['Fits with work', [], []],
    ['Fits with work', [pair], []],
    ['Fits with work', [], [pair]],
    ['Misses a requirement', [], [pair]],
  ]);
});

test('two choices made in quick succession both count', async () => {
  const { requested, answers } = planAnswers([], () => null);
  server.use(...answers);
  const { user } = renderScreen(<PlanPage />, { at: '/plan?adjust=open', route: '/plan' });
  await change(user, 'A for J-2', 'Other units for J-2');
  await user.click(screen.getByRole('radio', { name: 'Fits' }));
  act(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Plan with these settings' }));
    fireEvent.click(screen.getByRole('button', { name: 'Use B' }));
  });
  const pinned = [{ order_id: 2, serial: 'B' }];
  await waitFor(() => expect(requested.at(-1)).toMatchObject({ settings: { fit: 'Fits' }, pinned }));
});

test('the planned rows come first; settings and chart are behind Adjust, which is in the address', async () => {
  const { requested, answers } = planAnswers([], () => null);
  server.use(...answers);
  const { user } = renderScreen(<PlanPage />, { at: '/plan?late=100', route: '/plan' });
  const planned = await screen.findByRole('region', { name: 'Planned units' });
  expect(planned).toHaveTextContent(
    'As of 2 March 2026: 1 of 2 open orders filled, margin $13,200, after freight ≈ $12,000, 16 late weeks. ' +
      'The plan earns $5,000 more than first come, first served.',
  );
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)[0]).toBe('Planned units');
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Adjust' }));
  expect(screen.getAllByRole('slider').length).toBeGreaterThan(2);
  expect(screen.getByRole('region', { name: 'What the plan changes' })).toBeVisible();
  expect(window.location.search).toBe('?late=100&adjust=open');
  expect(requested).toHaveLength(1);
});

test('by weeks, planned and unplanned orders are under the week they are due, and the view stays after a change', async () => {
  server.use(...planAnswers([], () => null).answers);
  const { user } = renderScreen(<PlanPage />, { at: '/plan', route: '/plan' });
  await user.click(await screen.findByRole('radio', { name: 'Weeks' }));
  const planned = within(screen.getByRole('region', { name: 'Planned units' }));
  const lines = () => planned.getAllByRole('row').map(({ textContent }) => textContent);
  expect(lines()[1]).toBe('Week of 16 March 20263 orders: 2 planned, 1 without a unit');
  // J-1 would wait 16 weeks for a purchase.
  expect(lines()[2]).toMatch(/^J-1.*No unitIts units are worth more to other orders16 weeks late if bought$/);
  expect(lines()[3]).toMatch(/^J-2/);
  expect(window.location.search).toBe('?view=weeks');
  await change(user, 'A for J-2', 'Pin unit A to J-2');
  expect(await screen.findByText(/· pinned/)).toBeVisible();
  expect(window.location.search).toBe('?pin=2%3AA&view=weeks');
});

test('without open orders the plan says so, with one button', async () => {
  server.use(...planAnswers([], () => null, { orders: 0, rows: [], empty: [] }).answers);
  renderScreen(<PlanPage />, { at: '/plan', route: '/plan' });
  expect(await screen.findByText('No open orders')).toBeVisible();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Open Orders']);
});

test('settings that are not planned by yet stay while a pair is pinned', async () => {
  server.use(...planAnswers([], () => null).answers);
  const { user } = renderScreen(<PlanPage />, { at: '/plan?adjust=open', route: '/plan' });
  await screen.findByRole('button', { name: 'Change unit A for J-2' });
  await user.click(screen.getByRole('radio', { name: 'Fits' }));
  await change(user, 'A for J-2', 'Pin unit A to J-2');
  expect(await screen.findByText(/· pinned/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Fits' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Plan with these settings' })).toBeEnabled();
});

test('an order is given the unit of another one at what that costs the plan, and the change is taken back', async () => {
  const { requested, answers } = planAnswers([], () => null);
  server.use(...answers);
  const { user, services } = renderScreen(<PlanPage />, { at: '/plan?late=100&adjust=open', route: '/plan' });
  await change(user, 'A for J-2', 'Swap unit A of J-2');
  const dialog = within(await screen.findByRole('dialog', { name: 'Swap the unit of J-2' }));
  expect(await dialog.findByRole('row', { name: /^J-3/ })).toHaveTextContent('$5,000J-3 gets A in return');
  await user.click(dialog.getByRole('button', { name: 'Swap with J-3' }));
  await screen.findByText(/· pinned/);
  const { calls } = jest.mocked(services.notifier.success).mock;
  expect(calls).toEqual([['Plan changed', 'J-2 has unit B of J-3 now, pinned.', expect.any(Function)]]);
  act(() => calls[0]?.[2]?.());
  await waitFor(() => expect(screen.queryByText(/· pinned/)).not.toBeInTheDocument());
  expect(requested.map(({ settings, pinned, explain }) => [settings.late_week, pinned, explain])).toEqual([
    [100, [], undefined],
    [100, [], 2],
    [100, [{ order_id: 2, serial: 'B' }], undefined],
  ]);
});

test('the plan before stays while a change is planned', async () => {
  server.use(...planAnswers([], () => null).answers);
  const { user } = renderScreen(<PlanPage />, { at: '/plan', route: '/plan' });
  await screen.findByRole('region', { name: 'Planned units' });
  server.use(http.post(`*${paths.plans}`, () => delay('infinite')));
  await change(user, 'A for J-2', 'Pin unit A to J-2');
  expect(await screen.findByText('Planning again...')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Planned units' })).toHaveTextContent('J-2');
  expect(screen.queryByRole('button', { name: 'Save scenario' })).not.toBeInTheDocument();
});

test('a plan that waits for others says so', async () => {
  server.use(...planAnswers([], () => null).answers);
  const line = `${JSON.stringify({ step: 'waiting', done: 0, of: 0 })}\n`;
  const start = (stream: ReadableStreamDefaultController) => stream.enqueue(new TextEncoder().encode(line));
  server.use(http.post(`*${paths.plans}`, () => new HttpResponse(new ReadableStream({ start }))));
  renderScreen(<PlanPage />, { at: '/plan?adjust=open', route: '/plan' });
  expect(await screen.findByText('Waiting for other plans to finish...')).toBeVisible();
});

test('a plan that has not come is given up when the settings change, and when the page is left', async () => {
  const [begun, givenUp]: [string[], string[]] = [[], []];
  const plans = http.post(`*${paths.plans}`, async ({ request }) => {
    const { settings } = planRequestSchema.parse(await request.clone().json());
    begun.push(settings.fit);
    request.signal.addEventListener('abort', () => givenUp.push(settings.fit));
    return delay('infinite');
  });
  server.use(...planAnswers([], () => null).answers);
  server.use(plans);
  const { user, unmount } = renderScreen(<PlanPage />, { at: '/plan?adjust=open', route: '/plan' });
  await waitFor(() => expect(begun).toEqual(['Fits with work']));
  await user.click(screen.getByRole('radio', { name: 'Fits' }));
  expect(givenUp).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Plan with these settings' }));
  await waitFor(() => expect([begun, givenUp]).toEqual([['Fits with work', 'Fits'], ['Fits with work']]));
  unmount();
  await waitFor(() => expect(givenUp).toEqual(['Fits with work', 'Fits']));
});

const FULL = 'You have 6 plans running or waiting. Wait until one of them is done, then try again.';
const tooMany = () =>
  HttpResponse.json(
    { type: 'about:blank', title: 'Too Many Requests', status: 429, detail: FULL },
    { status: 429, headers: { 'content-type': 'application/problem+json', 'retry-after': '5' } },
  );

test('a plan that is refused because others of the person run says so, and can be made again', async () => {
  server.use(...planAnswers([], () => null).answers);
  server.use(http.post(`*${paths.plans}`, tooMany, { once: true }));
  const { user } = renderScreen(<PlanPage />, { at: '/plan?adjust=open', route: '/plan' });
  expect(await screen.findByText(`There is no plan. ${FULL}`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Plan again' }));
  expect(await screen.findByRole('region', { name: 'Summary' })).toBeVisible();
});

test('a scenario refused because of running plans reports it, and its name stays for another save', async () => {
  server.use(...planAnswers([], () => null).answers);
  server.use(http.post(`*${paths.planScenarios}`, tooMany));
  const { user } = renderScreen(<PlanPage />, { at: '/plan?adjust=open', route: '/plan' });
  await user.click(await screen.findByRole('button', { name: 'Save scenario' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Spring');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(`Not saved. ${FULL}`)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Spring');
});

const UNITS = ['A', 'B', 'D'].map((serial) => ({ serial }));

function PlanImpact() {
  const item = usePlanImpactItem();
  return (
    <>
      <button type="button" onClick={item?.onSelect}>
        {item?.label}
      </button>
      <PlanImpactStatus />
    </>
  );
}

const compare = (store = aStore()) =>
  renderScreen(
    <PlanEffectsOf orderId="2" units={UNITS}>
      <PlanImpact />
      {UNITS.map(({ serial }) => (
        <article key={serial} aria-label={serial}>
          <PlanEffect serial={serial} />
        </article>
      ))}
    </PlanEffectsOf>,
    { store, services: { config: aConfig({ capabilities: { ...aConfig().capabilities, insights: 'on' } }) } },
  );

test('a comparison requests the effects of all its units once, on demand, and shows each effect on the plan', async () => {
  const requested: unknown[] = [];
  const moves = [{ order_id: 3, job_number: 'J-3', serial: 'C' }];
  const effects = [
    { serial: 'A', kind: 'choice', cost: null, moves: [] },
    { serial: 'B', kind: 'change', cost: 3_140, moves },
    { serial: 'D', kind: 'below the class', cost: null, moves: [] },
  ];
  server.use(
    http.post(`*${paths.planEffects}`, async ({ request }) => {
      requested.push(await request.json());
      return HttpResponse.json({ effects, is_left_out: false, is_too_large: false });
    }),
  );
  const { user } = compare();
  expect(requested).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show plan impact' }));
  expect(await screen.findByText('Costs the plan $3,140: J-3 would fall back to C')).toBeInTheDocument();
  const reported = UNITS.map(({ serial }) => screen.getByRole('article', { name: serial }).textContent);
  expect(reported).toEqual([
    "The plan's choice",
    'Costs the plan $3,140: J-3 would fall back to C',
    'Not in the plan: class below ‘Fits with work’',
  ]);
  expect(requested).toEqual([{ order_id: 2, serials: ['A', 'B', 'D'], settings: DEFAULT_SETTINGS }]);
});

test("a comparison uses the settings of the user's last plan and still shows its request; the next user starts over", async () => {
  const requested: unknown[] = [];
  server.use(
    ...planAnswers([], () => null).answers,
    http.post<never, { settings: unknown }>(`*${paths.planEffects}`, async ({ request }) => {
      requested.push((await request.json()).settings);
      return HttpResponse.json({ effects: [], is_left_out: false, is_too_large: false });
    }),
  );
  const show = () => screen.getByRole('button', { name: 'Show plan impact' });
  const store = aStore();
  const plan = renderScreen(<PlanPage />, { at: '/plan?late=100&match=0.5', route: '/plan', store });
  await screen.findByRole('region', { name: 'Summary' });
  plan.unmount();
  const first = compare(store);
  await first.user.click(show());
  await waitFor(() =>
    expect(requested).toEqual([{ ...DEFAULT_SETTINGS, fit: 'Misses a requirement', late_week: 100 }]),
  );
  first.unmount();
  const again = compare(store);
  expect(screen.getByRole('button', { name: 'Hide plan impact' })).toBeVisible();
  again.unmount();

  const { user } = compare();
  await user.click(show());
  await waitFor(() => expect(requested.at(-1)).toEqual(DEFAULT_SETTINGS));
});

test('a comparison whose effects are refused says so in its status, and nothing else', async () => {
  server.use(http.post(`*${paths.planEffects}`, tooMany));
  const { user } = compare();
  await user.click(screen.getByRole('button', { name: 'Show plan impact' }));
  expect(await screen.findByText(`No plan: ${FULL}`)).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(['', '', '']);
});
