import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '../../../src/contract/paths';
import { show, timingOf } from '../measure';

const PAUSE_MS = 100;
const QUOTE = {
  order_id: 10_001,
  phase: 3,
  kva_rating: 500,
  primary_voltage_kv: '12.47',
  secondary_voltage_kv: '480Y/277',
};

/** What people ask while somebody imports, one after the other. */
const asked = (origin: string, headers: Record<string, string>): Record<string, () => Promise<Response>> => ({
  '/readyz': () => fetch(`${origin}/readyz`),
  'list of orders': () => fetch(`${origin}${paths.orders}?unit_assignment=unassigned`, { headers }),
  recommendation: () =>
    fetch(origin + paths.recommendations, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(QUOTE),
    }),
});

/** Asks until it is stopped, and tells how long answers took since it told it last. */
export function askMeanwhile(origin: string, headers: Record<string, string>) {
  const state = { isOver: false };
  const kinds = Object.entries(asked(origin, headers)).map(([name, ask]) => ({ name, ask, waits: [] as number[] }));
  const asking = kinds.map(async ({ name, ask, waits }) => {
    while (!state.isOver) {
      const startedAt = performance.now();
      const answer = await ask();
      await answer.text();
      if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}`);
      waits.push(performance.now() - startedAt);
      await pause(PAUSE_MS);
    }
  });
  return {
    told: () => kinds.map(({ name, waits }) => `   ${show(name, timingOf(waits.splice(0)))}`).join('\n'),
    stop: async () => {
      state.isOver = true;
      await Promise.all(asking);
    },
  };
}
