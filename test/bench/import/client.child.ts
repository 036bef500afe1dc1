import { openAsBlob } from 'node:fs';
import { paths } from '../../../src/contract/paths';
import type { ImportJob } from '../../../src/contract/imports/job';
import { show, timingOf } from '../measure';

/** Imports a file with a review as a person does, and asks for something else all the while. Prints how long each took. */
const [origin = '', token = '', path = ''] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}` };
const json = { ...headers, 'content-type': 'application/json' };

const state = { isOver: false };
const waits: number[] = [];

async function askMeanwhile(): Promise<void> {
  while (!state.isOver) {
    const startedAt = performance.now();
    await (await fetch(`${origin}/readyz`)).text();
    waits.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const jobOf = async (response: Response): Promise<ImportJob> => {
  if (!response.ok) throw new Error(await response.text());
  return response.json() as Promise<ImportJob>;
};

async function until(id: string, states: readonly ImportJob['state'][]): Promise<ImportJob> {
  for (;;) {
    const job = await jobOf(await fetch(origin + paths.import(id), { headers }));
    if (states.includes(job.state)) return job;
    if (job.finishedAt !== null)
      throw new Error(`${job.state}: ${JSON.stringify(job.problems.slice(0, 2))} ${job.failure ?? ''}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  waits.splice(0);
  const startedAt = performance.now();
  const result = await work();
  console.log(
    `${name.padEnd(12)} ${((performance.now() - startedAt) / 1_000).toFixed(1)} s   ${show('/readyz meanwhile', timingOf(waits))}`,
  );
  return result;
}

const asking = askMeanwhile();
const started = await timed('arrive', async () => {
  const form = new FormData();
  form.append('orders', await openAsBlob(path), 'orders');
  return jobOf(await fetch(`${origin}${paths.imports}?review=true`, { method: 'POST', headers, body: form }));
});
const { id } = started;
await timed('inspect', () => until(id, ['mapping']));
await timed('check', async () => {
  await jobOf(await fetch(origin + paths.importCheck(id), { method: 'POST', headers: json, body: '{}' }));
  return until(id, ['checked']);
});
const done = await timed('save', async () => {
  await jobOf(await fetch(origin + paths.importSave(id), { method: 'POST', headers: json, body: '{}' }));
  return until(id, ['done']);
});
console.log(JSON.stringify(done.report?.orders));
state.isOver = true;
await asking;
