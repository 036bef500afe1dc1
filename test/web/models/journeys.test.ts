import fc from 'fast-check';
import { setup } from 'xstate';
import { icPanelModel } from '../../browser/models/icPanelModel';
import {
  mismatches,
  journeysOf,
  shortJourneysOf,
  transitionsOf,
  type Implementation,
} from '../../browser/models/journeys';
import { orderListModel } from '../../browser/models/orderListModel';
import { signInModel } from '../../browser/models/signInModel';
import { unitOptionsModel } from '../../browser/models/unitOptionsModel';
import { walksOver } from '../../browser/models/walk';

const models = [signInModel, icPanelModel, unitOptionsModel, orderListModel];

describe.each(models.map((model) => ({ model, name: model.id })))('$name', ({ model }) => {
  const journeys = journeysOf(model);
  const steps = journeys.flat();

  test('one journey takes every transition of the model', () => {
    expect(journeys).toHaveLength(1);
    const situation = (state: string, context: object) => JSON.stringify([state, { ...context, toast: undefined }]);
    const taken = steps.map(({ event, state, before, after }, index) => {
      const from = steps[index - 1]?.state ?? model.root.initial.target[0]!.key;
      return `${situation(from, before)} ${event} ${situation(state, after)}`;
    });
    expect([...new Set(taken)].toSorted()).toEqual(
      transitionsOf(model)
        .map(({ from, event, to }) => `${from} ${event} ${to}`)
        .toSorted(),
    );
  });

  test('the short journey takes one transition of each kind, with fewer steps', () => {
    const [short = [], ...others] = shortJourneysOf(model);
    expect(others).toEqual([]);
    expect(short.length).toBeLessThan(steps.length);
    const taken = short.map(({ event, state, after }, index) => {
      const from = short[index - 1]?.state ?? model.root.initial.target[0]!.key;
      return JSON.stringify([from, event, state, (after as { toast?: unknown }).toast]);
    });
    expect(new Set(taken)).toEqual(new Set(transitionsOf(model).map(({ kind }) => kind)));
  });

  test('the journeys visit every state and perform every event', () => {
    const seen = new Set<string>([model.root.initial.target[0]!.key, ...steps.map(({ state }) => state)]);
    expect([...seen].toSorted()).toEqual(Object.keys(model.states).toSorted());
    expect([...new Set<string>(steps.map(({ event }) => event))].toSorted()).toEqual(model.events.toSorted());
  });
});

const lamp = setup({ types: { events: {} as { type: 'PRESS' } | { type: 'PULL' } } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { meta: { shows: 'dark' }, on: { PRESS: 'on' } },
    on: { meta: { shows: 'light' }, on: { PRESS: 'off', PULL: 'off' } },
  },
});

test('the title of a step names the event and what the state shows', () => {
  expect(journeysOf(lamp).map((journey) => journey.map(({ title }) => title))).toEqual([
    ['PRESS: light', 'PRESS: dark', 'PRESS: light', 'PULL: dark'],
  ]);
});

test('states and events that only the model or only the implementation has are reported', () => {
  const see = () => Promise.resolve();
  const complete = { states: { off: see, on: see }, events: { PRESS: see, PULL: see } };
  expect(mismatches(lamp, complete)).toEqual([]);
  const other = { states: { off: see, dimmed: see }, events: { PRESS: see } };
  expect(mismatches(lamp, other as unknown as Implementation<typeof lamp, null>)).toEqual([
    'state on is not implemented',
    'state dimmed is not in the model',
    'event PULL is not implemented',
  ]);
});

const graphs = fc
  .integer({ min: 1, max: 6 })
  .chain((size) => fc.tuple(fc.constant(size), fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)))))
  .map(([size, across]) => [
    ...Array.from({ length: size }, (_, at) => ({ from: String(at), to: String((at + 1) % size) })),
    ...across.map(([from, to]) => ({ from: String(from), to: String(to) })),
  ]);

test('in a strongly connected graph one walk takes every edge, each starting at the end of the previous one', () => {
  fc.assert(
    fc.property(graphs, (edges) => {
      const [walk = [], ...others] = walksOver(edges, '0');
      expect(others).toEqual([]);
      expect(new Set(walk)).toEqual(new Set(edges));
      walk.forEach(({ from }, index) => expect(from).toBe(walk[index - 1]?.to ?? '0'));
    }),
  );
});

test('if one edge of each kind is enough, the walk takes every kind', () => {
  const toOf = ({ to }: { to: string }) => to;
  fc.assert(
    fc.property(graphs, (edges) => {
      const [walk = [], ...others] = walksOver(edges, '0', toOf);
      expect(others).toEqual([]);
      expect(new Set(walk.map(toOf))).toEqual(new Set(edges.map(toOf)));
      walk.forEach(({ from }, index) => expect(from).toBe(walk[index - 1]?.to ?? '0'));
    }),
  );
});

test('after a dead end the next walk begins at the start, and an unreachable edge is reported', () => {
  const edges = [
    { from: 'a', to: 'b' },
    { from: 'a', to: 'c' },
  ];
  expect(walksOver(edges, 'a')).toEqual([[edges[0]], [edges[1]]]);
  expect(() => walksOver([...edges, { from: 'd', to: 'a' }], 'a')).toThrow('Unreachable from the start: d');
});
