import { openAsBlob } from 'node:fs';
import { paths } from '../../../src/contract/paths';
import type { ImportJob } from '../../../src/contract/imports/job';
import { askMeanwhile } from './meanwhile';

/** Imports a file with a review as a person does, and asks for something else all the while. Prints how long each took. */
const [origin = '', token = '', path = '', file = 'orders'] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}` };
const json = { ...headers, 'content-type': 'application/json' };
const meanwhile = askMeanwhile(origin, headers);

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
  meanwhile.told();
  const startedAt = performance.now();
  const result = await work();
  console.log(`${name.padEnd(12)} ${((performance.now() - startedAt) / 1_000).toFixed(1)} s\n${meanwhile.told()}`);
  process.send?.(name);
  return result;
}

const started = await timed('arrive', async () => {
  const form = new FormData();
  form.append(file, await openAsBlob(path), file);
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
console.log(JSON.stringify(file === 'units' ? done.report?.units : done.report?.orders));
await meanwhile.stop();
process.disconnect();
