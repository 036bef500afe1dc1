import { JSDOM } from 'jsdom';
import { createMachine } from 'xstate';
import { readChart } from '../../../scripts/charts/chart';
import { layOut } from '../../../scripts/charts/layout';
import { toSvg } from '../../../scripts/charts/svg';
import { exampleMachine } from './exampleMachine';

const drawn = async (machine: Parameters<typeof readChart>[0]) => {
  const svg = toSvg(await layOut(readChart(machine)));
  const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window;
  const texts = [...document.querySelectorAll('text')].map(({ textContent }) => textContent);
  return { document, texts };
};

test('a picture has every state, arrow and dot of the chart, and an inner frame for a final state', async () => {
  const { document, texts } = await drawn(exampleMachine);
  const count = (selector: string) => document.querySelectorAll(selector).length;
  expect(count('.title')).toBe(5);
  expect(count('.state')).toBe(6);
  // Seven between states, two to the initial ones.
  expect(count('polyline')).toBe(9);
  expect(count('circle')).toBe(2);
  expect(texts).toEqual(expect.arrayContaining(['idle', 'entry / note', 'STAY / increment', 'STOP [isLate]', 'HURRY']));
});

test('texts may hold what XML keeps for itself', async () => {
  const machine = createMachine({ initial: 'a', states: { a: { on: { 'IS<&>': 'b' } }, b: {} } });
  expect((await drawn(machine)).texts).toContain('IS<&>');
});
