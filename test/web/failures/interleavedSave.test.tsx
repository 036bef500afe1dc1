import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { UnitPage } from '../../../src/web/features/units/components/UnitPage';
import type { AppStore } from '../../../src/web/store/store';
import { isExhaustive } from '../../support/extent';
import { anInventoryUnit, anOrder, aUnit } from '../../support/web/builders';
import { aConfig, renderScreen } from '../../support/web/renderApp';
import { button } from '../../support/web/buttons';
import { aStore } from '../../support/web/store';
import { allAnswersCome, anAnswerComes, fetchOf, scheduledFetch, settle, type Scheduler } from './scheduledServer';

const options = { 'Re-tank': 'reTank', 'Feed conversion': 'feedConversion', 'Turn pull': 'turnPull' } as const;
type Option = keyof typeof options;
const names = Object.keys(options) as Option[];
type Chosen = Readonly<Record<Option, boolean>>;

const none: Chosen = { 'Re-tank': false, 'Feed conversion': false, 'Turn pull': false };
const same = (one: Chosen, other: Chosen) => names.every((name) => one[name] === other[name]);
const fieldsOf = (chosen: Chosen) => Object.fromEntries(names.map((name) => [options[name], chosen[name]]));

/** After `lost` the call took effect, but its answer is lost. */
const endings = ['well', 'well', 'refused', 'lost'] as const;
type Ending = (typeof endings)[number];

class World {
  stored = none;
  version = 1;
  /** Null after leaving during a save. */
  known: Chosen | null = null;
  isLoadingNewer = false;
  wanted = none;
  toasts: string[] = [];
  /** Answers to requests of an earlier visit are ignored. */
  visit = 1;

  constructor(readonly endings: readonly Ending[]) {}

  #calls = 0;
  ending(): Ending {
    return this.endings[this.#calls++ % this.endings.length]!;
  }

  store(next: Chosen) {
    this.stored = next;
    this.version += 1;
  }

  learn(chosen: Chosen) {
    this.known = chosen;
    this.wanted = chosen;
  }

  /** The first read of a visit succeeds; its failures are in the failure table. */
  read(visit: number, isFirst: boolean): Response {
    const ending = isFirst ? 'well' : this.ending();
    // A page without data waits for the pending read of an earlier visit.
    const isAwaited = visit === this.visit || this.known === null;
    if (isAwaited && ending !== 'well' && this.isLoadingNewer) this.toasts.push('Error');
    if (isAwaited) this.isLoadingNewer = false;
    if (ending !== 'well') return ending === 'refused' ? Response.json({}, { status: 500 }) : Response.error();
    if (isAwaited) this.learn(this.stored);
    return Response.json(anInventoryUnit({ ...fieldsOf(this.stored), optionsVersion: this.version }));
  }

  save(visit: number, body: Record<string, unknown>, ifMatch: string | null): Response {
    const ending = this.ending();
    const isStale = ifMatch !== `"${this.version}"`;
    const done = ending !== 'refused' && !isStale;
    const chosen = { ...none, ...Object.fromEntries(names.map((name) => [name, body[options[name]] === true])) };
    if (done) this.store(chosen);
    const isAwaited = visit === this.visit;
    if (isAwaited) this.toasts.push(done && ending === 'well' ? 'Success' : 'Error');
    if (ending === 'lost') return Response.error();
    if (!done) return Response.json({}, { status: isStale && ending === 'well' ? 409 : 500 });
    if (isAwaited) this.learn(chosen);
    return Response.json({ optionsVersion: this.version });
  }
}

const control = (name: Option) => screen.queryByLabelText<HTMLInputElement>(name);
const press = (name: RegExp) => {
  const found = button(name);
  if (found && !found.disabled && found.getAttribute('aria-disabled') !== 'true') fireEvent.click(found);
};

type Doing =
  | Option
  | 'save'
  | 'reset'
  | 'load newer'
  | 'another user saves'
  | 'leave and come back'
  | 'an answer comes';
const doings = fc.array(
  fc.oneof<fc.WeightedArbitrary<Doing>[]>(
    { weight: 4, arbitrary: fc.constantFrom(...names) },
    { weight: 4, arbitrary: fc.constant('save') },
    { weight: 5, arbitrary: fc.constant('an answer comes') },
    { weight: 2, arbitrary: fc.constant('load newer') },
    { weight: 2, arbitrary: fc.constantFrom('reset', 'another user saves', 'leave and come back') },
  ),
  { minLength: 5, maxLength: 16 },
);

function perform(each: Exclude<Doing, 'an answer comes'>, world: World, comeBack: () => void) {
  const isOpen = (name: RegExp) => button(name)?.disabled === false;
  const option = (name: Option) => {
    const found = control(name);
    if (!found || found.disabled) return;
    fireEvent.click(found);
    world.wanted = { ...world.wanted, [name]: !world.wanted[name] };
  };
  const others: Readonly<Record<Exclude<typeof each, Option>, () => void>> = {
    save: () => press(/^Save Changes$/),
    reset: () => {
      if (isOpen(/^Reset$/) && world.known) world.wanted = world.known;
      press(/^Reset$/);
    },
    'load newer': () => {
      world.isLoadingNewer ||= isOpen(/^Load latest values$/);
      press(/^Load latest values$/);
    },
    'another user saves': () => world.store({ ...world.stored, 'Turn pull': !world.stored['Turn pull'] }),
    'leave and come back': () => {
      world.visit += 1;
      world.isLoadingNewer = false;
      if (button(/^Saving/)) world.known = null;
      world.wanted = world.known ?? world.wanted;
      comeBack();
    },
  };
  if (each in options) option(each as Option);
  else others[each as keyof typeof others]();
}

function nothingIsLost(world: World, toasts: string[]) {
  expect(toasts).toEqual(world.toasts);
  if (!control('Re-tank') || world.known === null) return;
  const shown = Object.fromEntries(names.map((name) => [name, control(name)?.checked]));
  expect(shown).toEqual(world.wanted);
}

function allIsRight(world: World, toasts: string[]) {
  expect(control('Re-tank')).toBeEnabled();
  expect(world.known).not.toBeNull();
  nothingIsLost(world, toasts);
  const isUnsaved = world.known === null || !same(world.wanted, world.known);
  expect(button(/^Save Changes$/)?.disabled).toBe(!isUnsaved);
  expect(button(/^Reset$/)?.disabled).toBe(!isUnsaved);
}

function open(scheduler: Scheduler, world: World) {
  let visit = 0;
  let isKnown = false;
  const late = scheduledFetch(scheduler, async (request) => {
    const of = Number(request.headers.get('x-visit'));
    if (request.method === 'GET') {
      const answer = world.read(of, !isKnown);
      isKnown ||= of === world.visit;
      return answer;
    }
    return world.save(of, (await request.json()) as Record<string, unknown>, request.headers.get('if-match'));
  });
  const fetchFn = fetchOf((request) => {
    if (request.url.includes('by-order-id')) return Response.json(anOrder());
    if (request.url.includes('match-ic')) return Response.json({ success: true, data: aUnit() });
    request.headers.set('x-visit', String(visit));
    return late(request);
  });
  const toasts: string[] = [];
  const notify = (title: string) => void toasts.push(title);
  const store = aStore({ fetchFn });
  return {
    toasts,
    arrive: () => {
      cleanup();
      visit += 1;
      isKnown = false;
      show(store, notify);
    },
  };
}

const show = (store: AppStore, notify: (title: string) => void) =>
  renderScreen(<UnitPage />, {
    ...{ at: '/unit/IC-1001?order=101', route: '/unit/:itemCode', store },
    services: {
      notifier: { success: notify, failure: notify },
      config: aConfig({ capabilities: { ...aConfig().capabilities, reservations: 'sample' } }),
    },
  });

test('in whatever order users change and save options and answers arrive, no edit is lost, and what is unsaved can be saved', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      doings,
      fc.array(fc.constantFrom(...endings), { minLength: 1, maxLength: 6 }),
      async (scheduler, done, ends) => {
        const world = new World(ends);
        const { toasts, arrive } = open(scheduler, world);
        arrive();
        await waitFor(async () => {
          await anAnswerComes(scheduler);
          expect(control('Re-tank')).not.toBeNull();
        });
        for (const each of done) {
          if (each === 'an answer comes') await anAnswerComes(scheduler);
          else {
            perform(each, world, arrive);
            await settle();
          }
          await waitFor(() => nothingIsLost(world, toasts));
        }
        await allAnswersCome(scheduler, () => nothingIsLost(world, toasts));
        await waitFor(() => allIsRight(world, toasts));
      },
    ),
    { numRuns: isExhaustive ? 100 : 6 },
  );
});
