import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

/** npm run bench -- columns [UNITS]: memory of the units that are matched, and their search beside reading eight columns. */
export async function benchColumns(units: number): Promise<void> {
  const file = fileURLToPath(new URL('columns.child.ts', import.meta.url));
  const execArgv = ['--expose-gc', '--import', 'tsx', '--max-old-space-size=4096'];
  for (const kinds of ['few', 'many']) await once(fork(file, [String(units), kinds], { execArgv }), 'exit');
  console.log(
    `load of the machine: ${loadavg()
      .map((each) => each.toFixed(1))
      .join(' ')}`,
  );
}
