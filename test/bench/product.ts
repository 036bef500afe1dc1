import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as z from 'zod';

/** What a process has taken since it was asked before. */
export const takenSchema = z.object({
  cpuMs: z.number(),
  /** For which the process did nothing else. */
  longestTurnMs: z.number(),
  memoryMb: z.number(),
});
type Taken = z.output<typeof takenSchema>;
const startedSchema = z.object({ origin: z.string(), token: z.string(), start: takenSchema });

/** The product on this database, in a process of its own that says what it takes. */
export interface Product extends z.output<typeof startedSchema> {
  taken: () => Promise<Taken>;
  stop: () => Promise<void>;
}

export async function startProduct(url: string): Promise<Product> {
  const execArgv = ['--expose-gc', '--import', 'tsx', '--max-old-space-size=4096'];
  const child = fork(join(import.meta.dirname, 'product.child.ts'), [url], { execArgv });
  const started = startedSchema.parse(await messageOf(child));
  const taken = async () => {
    child.send('taken');
    return takenSchema.parse(await messageOf(child));
  };
  const stop = async () => {
    child.disconnect();
    await once(child, 'exit');
  };
  return { ...started, taken, stop };
}

async function messageOf(child: ChildProcess): Promise<unknown> {
  const over = once(child, 'exit').then(() => {
    throw new Error('The product ended.');
  });
  const [message] = (await Promise.race([once(child, 'message'), over])) as unknown[];
  return message;
}
