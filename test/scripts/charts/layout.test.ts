import { arrowsOf } from '../../../scripts/charts/arrows';
import { readChart } from '../../../scripts/charts/chart';
import { layOut, type Layout, type Rectangle } from '../../../scripts/charts/layout';
import { chartedMachines } from '../../../scripts/charts/machines';
import { exampleMachine } from './exampleMachine';

const overlap = (one: Rectangle, other: Rectangle) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The straight parts of an arrow, as rectangles without area. */
const partsOf = (points: Layout['arrows'][number]) =>
  points.slice(1).map((to, index) => {
    const from = points[index]!;
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    return { x, y, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) };
  });

const machines = [...chartedMachines, { title: 'Example', machine: exampleMachine }];

describe.each(machines)('the chart of $title', ({ machine }) => {
  const chart = readChart(machine);

  test('no two texts overlap', async () => {
    const { states, labels } = await layOut(chart);
    const texts = [...labels, ...states.map(({ text }) => text)];
    const clashes = texts.flatMap((one, index) =>
      texts.slice(index + 1).flatMap((other) => (overlap(one, other) ? [[one.lines, other.lines]] : [])),
    );
    expect(labels).toHaveLength(arrowsOf(chart).length);
    expect(clashes).toEqual([]);
  });

  test('no label lies over a state without others inside, and no arrow passes through a label', async () => {
    const { states, labels, arrows } = await layOut(chart);
    const leaves = states.filter(({ hasInner }) => !hasInner);
    const crossed = labels.filter(
      (label) =>
        leaves.some((leaf) => overlap(label, leaf)) || arrows.flatMap(partsOf).some((part) => overlap(label, part)),
    );
    expect(crossed.map(({ lines }) => lines)).toEqual([]);
  });

  test('every text is within its state, and everything within the picture', async () => {
    const { states, labels, width, height } = await layOut(chart);
    const isWithin = (one: Rectangle, other: Rectangle) =>
      one.x >= other.x &&
      one.y >= other.y &&
      one.x + one.width <= other.x + other.width &&
      one.y + one.height <= other.y + other.height;
    expect(states.filter((state) => !isWithin(state.text, state))).toEqual([]);
    const picture = { x: 0, y: 0, width, height };
    expect([...states, ...labels].filter((each) => !isWithin(each, picture))).toEqual([]);
  });
});

test('the initial state stands above all that follow', async () => {
  const { states } = await layOut(readChart(exampleMachine));
  const [idle, ...others] = states;
  expect(idle?.text.lines[0]).toBe('idle');
  for (const other of others) expect(other.y).toBeGreaterThan(idle!.y);
});
