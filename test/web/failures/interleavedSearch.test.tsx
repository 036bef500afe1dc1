import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import type { Unit } from '../../../src/contract/units/unit';
import { ComparisonPage } from '../../../src/web/features/comparison/components/ComparisonPage';
import { isExhaustive } from '../../support/extent';
import { anOrder, aUnit } from '../../support/web/builders';
import { aConfig, renderScreen } from '../../support/web/renderApp';
import { button } from '../../support/web/buttons';
import { aStore } from '../../support/web/store';
import { allAnswersCome, anAnswerComes, fetchOf, scheduledFetch, settle, type Scheduler } from './scheduledServer';

const found: Readonly<Record<string, Unit>> = {
  A: aUnit({ serial: 'A' }),
  B: aUnit({ serial: 'B' }),
  C: aUnit({ serial: 'C' }),
};

const added = (serial: string) => ['IC# Added', `Successfully added unit ${serial} to recommendations`];
const known = (serial: string) => ['IC# Already Added', `Unit ${serial} is already in the recommendations`];
const removed = (serial: string) => ['Unit Removed', `Removed IC# ${serial} from recommendations`];
const failed = (serial: string) => [
  'Error searching IC#',
  serial === 'X' ? 'Failed to find the inventory control number' : TROUBLE,
];
const TROUBLE = 'The server has a problem. Please try again later.';
const NOT_RECOMMENDED = ['Error fetching recommendations', TROUBLE];
const SAMPLE = { ...aConfig().capabilities, reservations: 'sample' } as const;

class Owed {
  isOpen = false;
  text = '';
  requested = 0;
  search: number | null = null;
  manual: string[] = [];
  recommended: string[] = [];
  toasts: string[][] = [];

  close() {
    Object.assign(this, { isOpen: false, text: '', search: null });
  }

  get shown() {
    return [...this.manual, ...this.recommended.filter((serial) => !this.manual.includes(serial))];
  }

  arrived(number: number, serial: string) {
    if (this.search !== number) return;
    this.search = null;
    if (!found[serial]) this.toasts.push(failed(serial));
    else if (this.shown.includes(serial)) this.toasts.push(known(serial));
    else {
      this.manual.unshift(serial);
      this.text = '';
      this.toasts.push(added(serial));
    }
  }
}

const press = (name: RegExp) => fireEvent.click(button(name)!);
const field = () => screen.queryByPlaceholderText<HTMLInputElement>('Enter IC# to add new card...');
const searchButton = () => button(/^Search(ing\.\.\.)?$/)!;
const shownSerials = () => Array.from(document.querySelectorAll('article'), (card) => card.dataset.serial);

type Doing =
  | { do: 'type and search' | 'type' | 'remove'; serial: string }
  | { do: 'search' | 'toggle' | 'cancel' | 'an answer comes' };

const serial = fc.constantFrom('A', 'B', 'C', 'X', 'T');
const doings = fc.array(
  fc.oneof<fc.MaybeWeightedArbitrary<Doing>[]>(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('type and search' as const), serial }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('type' as const), serial }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), serial }) },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constantFrom('search' as const, 'toggle' as const, 'cancel' as const) }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('an answer comes' as const) }) },
  ),
  { minLength: 4, maxLength: 14 },
);

function perform(each: Exclude<Doing, { do: 'an answer comes' }>, owed: Owed) {
  const type = (text: string) => {
    if (!owed.isOpen) perform({ do: 'toggle' }, owed);
    const input = field();
    if (!input || input.readOnly) return;
    fireEvent.change(input, { target: { value: text } });
    owed.text = text;
  };
  const search = () => {
    if (!owed.isOpen) return;
    fireEvent.click(searchButton());
    if (owed.text !== '' && owed.search === null) owed.search = owed.requested += 1;
  };
  const toggle = () => {
    press(/^Add Inventory Control Number$/);
    if (owed.isOpen) owed.close();
    else owed.isOpen = true;
  };
  const cancel = () => {
    if (owed.isOpen) press(/^Cancel$/);
    owed.close();
  };
  const remove = (serial: string) => {
    if (!owed.manual.includes(serial)) return;
    press(new RegExp(`^Remove unit ${serial}$`));
    owed.manual = owed.manual.filter((other) => other !== serial);
    owed.toasts.push(removed(serial));
  };
  if (each.do === 'toggle') toggle();
  if (each.do === 'cancel') cancel();
  if (each.do === 'remove') remove(each.serial);
  if (each.do === 'type' || each.do === 'type and search') type(each.serial);
  if (each.do === 'search' || each.do === 'type and search') search();
}

function theScreenIsAsOwed(owed: Owed, toasts: string[][]) {
  expect(toasts).toEqual(owed.toasts);
  expect(shownSerials()).toEqual(owed.shown);
  expect(field()?.value).toBe(owed.isOpen ? owed.text : undefined);
  if (!owed.isOpen) return;
  const isSearching = owed.search !== null;
  expect(searchButton()).toHaveTextContent(isSearching ? 'Searching...' : 'Search');
  expect(searchButton().hasAttribute('disabled')).toBe(!isSearching && owed.text === '');
}

async function open(scheduler: Scheduler, owed: Owed, isRecommended: boolean) {
  const recommend = () => {
    if (!isRecommended) {
      owed.toasts.push(NOT_RECOMMENDED);
      return Response.json({}, { status: 500 });
    }
    owed.recommended = ['C'];
    return Response.json({ data: { matches: [found.C] } });
  };
  const match = (number: number, wanted: string) => {
    owed.arrived(number, wanted);
    if (wanted === 'T') return Response.json({}, { status: 500 });
    return Response.json({ success: wanted in found, data: found[wanted] ?? null, message: null });
  };
  let searches = 0;
  const late = scheduledFetch(scheduler, async (request) => {
    if (request.url.endsWith('recommendations/')) return recommend();
    const body: unknown = await request.json();
    return match(Number(request.headers.get('x-number')), (body as { serial: string }).serial);
  });
  const fetchFn = fetchOf((request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('match-ic/')) request.headers.set('x-number', String((searches += 1)));
    if (/match-ic|recommendations/.test(pathname)) return late(request);
    return Response.json(pathname.endsWith('last-refresh/') ? { last_refresh: null } : anOrder());
  });
  const toasts: string[][] = [];
  const notify = (title: string, description = '') => void toasts.push([title, description]);
  renderScreen(<ComparisonPage />, {
    ...{ at: '/order/101', route: '/order/:orderId', store: aStore({ fetchFn }) },
    services: { notifier: { success: notify, failure: notify }, config: aConfig({ capabilities: SAMPLE }) },
  });
  await waitFor(() => expect(button(/^Add Inventory Control Number$/)).toBeDefined());
  await settle();
  return toasts;
}

test('whatever is searched for, canceled and removed, and whenever the answers come: the units are those of the last actions, each announced once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), doings, fc.boolean(), async (scheduler, done, isRecommended) => {
      cleanup();
      const owed = new Owed();
      const toasts = await open(scheduler, owed, isRecommended);
      for (const each of done) {
        if (each.do === 'an answer comes') await anAnswerComes(scheduler);
        else {
          perform(each, owed);
          await settle();
        }
        await waitFor(() => theScreenIsAsOwed(owed, toasts));
      }
      await allAnswersCome(scheduler, () => theScreenIsAsOwed(owed, toasts));
    }),
    { numRuns: isExhaustive ? 100 : 6 },
  );
});
