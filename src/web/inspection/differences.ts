import { standsFor } from './redaction';

/** A value that differs from the recorded one. */
export interface Difference {
  /** E.g. 'state.context.options.turnPull'. */
  readonly path: string;
  readonly recorded: unknown;
  readonly today: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Compares deeply; an undefined field counts as missing, and a placeholder stands for any value of its type. */
export function differences(recorded: unknown, today: unknown, path = ''): Difference[] {
  if (!isObject(recorded) || !isObject(today) || Array.isArray(recorded) !== Array.isArray(today))
    return recorded === today || standsFor(recorded, today) ? [] : [{ path, recorded, today }];
  return Object.keys({ ...recorded, ...today }).flatMap((key) =>
    differences(recorded[key], today[key], path === '' ? key : `${path}.${key}`),
  );
}

const MAX_LENGTH = 120;

function valueText(value: unknown): string {
  const text = value === undefined ? '(nothing)' : JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** 'state.value: recorded "saving", today "editing"' */
export const differenceText = ({ path, recorded, today }: Difference): string =>
  `${path}: recorded ${valueText(recorded)}, today ${valueText(today)}`;
