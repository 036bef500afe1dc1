import { setTimeout as sleep } from 'node:timers/promises';

/** Waits as long as the test may take. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(50);
}
