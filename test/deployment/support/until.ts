import { setTimeout as sleep } from 'node:timers/promises';

export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(50);
}
