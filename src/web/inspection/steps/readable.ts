const DEEPEST = 12;

/** What is no data, said in brackets. */
const named = (value: object): string =>
  `[${'id' in value && typeof value.id === 'string' ? value.id : value.constructor.name}]`;

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const fields = (value: object, depth: number) =>
  Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([key, each]) => [key, readable(each, depth + 1)] as const);

/** The key under which an error keeps its name. */
export const ERROR_NAME = '$error';

const readableError = (error: Error, depth: number) => ({
  [ERROR_NAME]: error.name,
  message: error.message,
  ...Object.fromEntries(fields(error, depth).filter(([key]) => key !== 'name' && key !== 'stack')),
});

/** The value as JSON can say it, a copy: errors by name and message, functions, actors and the like by their names. */
export function readable(value: unknown, depth = 0): unknown {
  if (typeof value === 'function') return `[function ${value.name}]`;
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (depth > DEEPEST) return '[deeper]';
  if (Array.isArray(value)) return value.map((each) => readable(each, depth + 1));
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? String(value) : value.toISOString();
  if (value instanceof Error) return readableError(value, depth);
  return isPlain(value) ? Object.fromEntries(fields(value, depth)) : named(value);
}
