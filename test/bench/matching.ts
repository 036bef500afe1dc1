import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as z from 'zod';
import type { Tell } from './report/report';

/** Times reading eight columns, for every order. */
const GOAL = { most: 5, of: 'reading eight columns' };
const timesSchema = z.object({ count: z.number(), p50: z.array(z.number()), p99: z.array(z.number()) });
const foundSchema = z.object({ served: timesSchema, unserved: timesSchema, columns: timesSchema });

/** The best 50 of so many units, all copies of the sample, so that very many tie; beside reading eight columns of them once. */
export async function benchMatching(tell: Tell, count: number): Promise<void> {
  const child = fork(join(import.meta.dirname, 'matching.child.ts'), [String(count)], {
    execArgv: ['--import', 'tsx', '--max-old-space-size=4096'],
  });
  const { served, unserved, columns } = foundSchema.parse((await once(child, 'message'))[0]);
  const units = `best 50 of ${count.toLocaleString('en-US')} units`;
  for (const [kind, times] of Object.entries({ 'something serves': served, 'nothing serves': unserved })) {
    const peers = { 'reading eight columns': columns.p50 };
    const what = `${units}, ${kind} (${times.count} orders)`;
    tell({ what: `${what}, p50`, unit: 'ms', ours: times.p50, peers, goals: [GOAL] });
    tell({ what: `${what}, p99`, unit: 'ms', ours: times.p99, peers, goals: [GOAL] });
  }
}
