import type { Chart, Step } from './chart';

/** All transitions from one state to another: one arrow, with a line for each. */
export interface Arrow {
  /** The paths of the states. */
  from: string;
  to: string;
  lines: readonly string[];
}

const withGuard = ({ event, guard }: Step): string => (guard === null ? event : `${event} [${guard}]`);
/** The arrows of a state and of those inside it. */
export function arrowsOf(chart: Chart): Arrow[] {
  const targets = new Set(chart.steps.flatMap(({ target }) => target ?? []));
  const own = [...targets].map((to) => ({
    from: chart.path,
    to,
    lines: chart.steps.filter(({ target }) => target === to).map(withGuard),
  }));
  return [...own, ...chart.inner.flatMap(arrowsOf)];
}
