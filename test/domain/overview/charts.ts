import type { Chart } from '../../../src/domain/overview/chart';

export const rowNames = ({ rows }: Chart): string[] => rows.map(({ name }) => name);

/** Of each row the values of its bars; null without a bar. */
export const barValues = ({ rows }: Chart): (number | null)[][] =>
  rows.map(({ bars }) => bars.map((bar) => bar?.value ?? null));

/** Of each row the lists behind its bars; undefined without a bar. */
export const barLists = ({ rows }: Chart): (string | null | undefined)[][] =>
  rows.map(({ bars }) => bars.map((bar) => bar?.to));

export const sumOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
