import { Gauge } from 'prom-client';
import type { Metrics } from './metrics';

/** An index of units. */
export interface Index {
  size: () => number | Promise<number>;
  isReady: () => boolean;
}

/** How large the indexes are, by their names, and how old, when somebody asks; nothing before they were read once. */
export function watchIndexes(
  { registry }: Pick<Metrics, 'registry'>,
  indexes: Readonly<Record<string, Index>>,
  ageMs: () => number,
): void {
  const add = (name: string, help: string, read: (index: Index) => number | Promise<number>) => {
    const collect = async () => {
      for (const [index, found] of Object.entries(indexes))
        if (found.isReady()) gauge.set({ index }, await read(found));
    };
    const gauge: Gauge<'index'> = new Gauge({ name, help, labelNames: ['index'], registers: [registry], collect });
  };
  add('specai_index_units', 'Units in an index', ({ size }) => size());
  add('specai_index_age_seconds', 'Seconds that an index can be behind the database', () => ageMs() / 1_000);
}
