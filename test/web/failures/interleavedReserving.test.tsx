import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { ComparisonPage } from '../../../src/web/features/comparison/components/ComparisonPage';
import { forgetRecommendations } from '../../../src/web/features/matching/api/recommendations';
import { isExhaustive } from '../../support/extent';
import { anOrder, aReservedTransformer, aUnit } from '../../support/web/builders';
import { renderScreen } from '../../support/web/renderApp';
import { button } from '../../support/web/buttons';
import { aStore } from '../../support/web/store';
import { allAnswersCome, anAnswerComes, fetchOf, scheduledFetch, settle, type Scheduler } from './scheduledServer';

const ORDER = '101';
const OTHER_ORDER = '102';
const endings = ['well', 'well', 'refused', 'lost'] as const;
type Ending = (typeof endings)[number];

const addOns = ['Feed conversion', 'Replacement cabinet'] as const;
type AddOn = (typeof addOns)[number];

const problem = () => Response.json({}, { status: 500 });

class World {
  holder: string | null = null;
  /** The holder as last read; undefined after a failed read. */
  lastRead: string | null | undefined = undefined;
  areUnitsKnown = false;
  readonly chosen: Record<AddOn, boolean> = { 'Feed conversion': false, 'Replacement cabinet': false };
  toasts: string[] = [];
  /** The number of finished own calls, now and at the last list of reservations. */
  dealt = 0;
  reportedAfter = 0;

  /** Answers to requests of an earlier visit are ignored. */
  visit = 0;

  constructor(readonly endings: readonly Ending[]) {}

  #calls = 0;
  #ending = (): Ending => this.endings[this.#calls++ % this.endings.length]!;

  answer({ method, url, headers }: Request): Response {
    const ending = this.#ending();
    if (method === 'POST' && url.endsWith('recommendations/'))
      return this.#recommend(ending, headers.get('x-visit') === String(this.visit));
    if (method === 'GET') return this.#list(ending);
    return this.#change(ending, method === 'POST');
  }

  #recommend(ending: Ending, isAwaited: boolean): Response {
    if (ending !== 'well') {
      if (isAwaited) this.toasts.push('Error fetching recommendations');
      return ending === 'refused' ? problem() : Response.error();
    }
    if (isAwaited) this.areUnitsKnown = true;
    return Response.json({ data: { matches: [aUnit({ serial: 'A' })] } });
  }

  #list(ending: Ending): Response {
    this.reportedAfter = this.dealt;
    if (ending !== 'well') return ending === 'refused' ? problem() : Response.error();
    this.lastRead = this.holder;
    const results =
      this.holder === null ? [] : [aReservedTransformer({ id: '1', itemCode: 'A', orderId: this.holder })];
    return Response.json({ results });
  }

  #change(ending: Ending, isReserve: boolean): Response {
    const isAllowed = isReserve ? this.holder === null : this.holder === ORDER;
    this.dealt += 1;
    if (isAllowed && ending !== 'refused') this.holder = isReserve ? ORDER : null;
    const isDone = isAllowed && ending === 'well';
    const verb = isReserve ? 'reserving' : 'releasing';
    this.toasts.push(isDone ? `Unit ${isReserve ? 'Reserved' : 'Released'}` : `Error ${verb} unit`);
    if (ending === 'lost') return Response.error();
    if (!isDone) return Response.json({}, { status: 409 });
    if (!isReserve) return new Response(null, { status: 204 });
    return Response.json({
      id: '1',
      itemCode: 'A',
      orderId: ORDER,
      jobNumber: null,
      reservedAt: null,
      reservedBy: null,
    });
  }
}

const holding = () => button(/^(Reserve|Release) unit A$/);
const addOn = (name: AddOn) =>
  [...document.querySelectorAll<HTMLInputElement>('article input[role="switch"]')].find((each) =>
    each.closest('li')?.textContent.includes(name),
  );

type Doing = 'reserve or release' | AddOn | 'another user' | 'reserved elsewhere' | 'try again' | 'an answer comes';
const doings = fc.array(
  fc.oneof<fc.WeightedArbitrary<Doing>[]>(
    { weight: 3, arbitrary: fc.constant('reserve or release') },
    { weight: 6, arbitrary: fc.constantFrom(...addOns) },
    { weight: 2, arbitrary: fc.constantFrom('try again', 'another user', 'reserved elsewhere') },
    { weight: 6, arbitrary: fc.constant('an answer comes') },
  ),
  { minLength: 8, maxLength: 18 },
);

async function perform(each: Exclude<Doing, 'an answer comes'>, world: World, comeBack: () => Promise<void>) {
  switch (each) {
    case 'reserve or release': {
      const found = holding();
      if (!found || found.getAttribute('aria-disabled') === 'true') return undefined;
      fireEvent.click(found);
      await settle();
      const confirm = button(/^(Reserve|Release)$/, document.querySelector('[role="dialog"]') ?? document);
      if (confirm) fireEvent.click(confirm);
      return undefined;
    }
    case 'try again': {
      const found = button(/^Try again$/);
      if (found) fireEvent.click(found);
      return undefined;
    }
    case 'another user':
      world.holder = world.holder === null ? OTHER_ORDER : null;
      return undefined;
    case 'reserved elsewhere':
      return comeBack();
    default: {
      const found = addOn(each);
      if (!found) return undefined;
      fireEvent.click(found);
      world.chosen[each] = !world.chosen[each];
      return undefined;
    }
  }
}

function nothingIsLost(world: World, toasts: string[]) {
  expect(toasts).toEqual(world.toasts);
  for (const name of addOns) if (addOn(name)) expect(addOn(name)).toHaveProperty('checked', world.chosen[name]);
}

function allIsRight(world: World, toasts: string[]) {
  nothingIsLost(world, toasts);
  expect(document.querySelectorAll('article')).toHaveLength(world.areUnitsKnown ? 1 : 0);
  expect(world.reportedAfter).toBe(world.dealt);
  if (!world.areUnitsKnown) return;
  expect(holding()).toHaveTextContent(world.lastRead === ORDER ? 'Release' : 'Reserve');
  expect(holding()).not.toHaveAttribute('aria-busy');
  expect(holding()?.hasAttribute('aria-disabled')).toBe(world.lastRead === OTHER_ORDER);
}

function open(scheduler: Scheduler, world: World) {
  const late = scheduledFetch(scheduler, (request) => world.answer(request));
  const fetchFn = fetchOf((request) => {
    request.headers.set('x-visit', String(world.visit));
    if (/recommendations|reservations/.test(request.url)) return late(request);
    return Response.json(request.url.endsWith('last-refresh/') ? { last_refresh: null } : anOrder());
  });
  const toasts: string[] = [];
  const notify = (title: string) => void toasts.push(title);
  const store = aStore({ fetchFn });
  const arrive = () => {
    world.visit += 1;
    renderScreen(<ComparisonPage />, {
      ...{ at: `/order/${ORDER}`, route: '/order/:orderId', store },
      services: { notifier: { success: notify, failure: notify } },
    });
    return waitFor(() => expect(button(/^Add Inventory Control Number$/)).toBeDefined());
  };
  const comeBack = async () => {
    cleanup();
    store.dispatch(forgetRecommendations());
    world.areUnitsKnown = false;
    await arrive();
  };
  return { toasts, arrive, comeBack };
}

test('in whatever order units are recommended, reserved and released, choices stay, and the last answer says what is held', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      doings,
      fc.array(fc.constantFrom(...endings), { minLength: 1, maxLength: 6 }),
      async (scheduler, done, ends) => {
        cleanup();
        const world = new World(ends);
        const { toasts, arrive, comeBack } = open(scheduler, world);
        await arrive();
        for (const each of done) {
          if (each === 'an answer comes') await anAnswerComes(scheduler);
          else {
            await perform(each, world, comeBack);
            await settle();
          }
          await waitFor(() => nothingIsLost(world, toasts));
        }
        await allAnswersCome(scheduler, () => nothingIsLost(world, toasts));
        await waitFor(async () => {
          await allAnswersCome(scheduler, () => nothingIsLost(world, toasts));
          allIsRight(world, toasts);
        });
      },
    ),
    { numRuns: isExhaustive ? 100 : 6 },
  );
});
