const MAX_DEPTH = 12;

/** The key under which a serialized error keeps its name. */
export const ERROR_NAME = '$error';

const label = (value: object): string =>
  `[${'id' in value && typeof value.id === 'string' ? value.id : value.constructor.name}]`;

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const serializeFields = (value: object, depth: number) =>
  Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([key, each]) => [key, serialize(each, depth + 1)] as const);

const serializeError = (error: Error, depth: number) => ({
  [ERROR_NAME]: error.name,
  message: error.message,
  ...Object.fromEntries(serializeFields(error, depth).filter(([key]) => key !== 'name' && key !== 'stack')),
});

/**
 * A JSON-compatible copy. Errors keep name, message and own fields; functions, actors and other instances become labels in
 * brackets; fields that are undefined are dropped; below 12 levels '[deeper]' stands for the rest.
 */
export function serialize(value: unknown, depth = 0): unknown {
  if (typeof value === 'function') return `[function ${value.name}]`;
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (depth > MAX_DEPTH) return '[deeper]';
  if (Array.isArray(value)) return value.map((each) => serialize(each, depth + 1));
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? String(value) : value.toISOString();
  if (value instanceof Error) return serializeError(value, depth);
  return isPlain(value) ? Object.fromEntries(serializeFields(value, depth)) : label(value);
}
