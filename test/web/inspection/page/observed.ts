import { inEveryFile } from '../../../setup/everyFile';
import type { PageListener, PageStep } from '../../../../src/web/inspection/page/pageStep';

let stop: (() => void) | null = null;

/** What is noticed from now on, until the test ends. */
export function observed(observe: (onStep: PageListener) => () => void): PageStep[] {
  const steps: PageStep[] = [];
  stop = observe((step) => void steps.push(step));
  return steps;
}

export function stopObserving(): void {
  stop?.();
  stop = null;
}

inEveryFile(() => {
  afterEach(stopObserving);
});
