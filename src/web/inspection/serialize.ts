const MAX_DEPTH = 12;

/** The key under which a serialized error stores its name. */
export const ERROR_NAME = '$error';

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const serializeFields = (value: object, depth: number) =>
  Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([key, each]) => [key, serialize(each, depth + 1)] as const);

const serializeError = (error: Error, depth: number) => ({
  ...Object.fromEntries(serializeFields(error, depth).filter(([key]) => key !== 'name')),
  ...{ [ERROR_NAME]: error.name, message: error.message },
});

/**
 * A JSON-compatible copy. Errors are stored by name, message and own fields; functions, actors and other instances become
 * labels in brackets; undefined fields are dropped; '[deeper]' stands for everything below 12 levels.
 */
export function serialize(value: unknown, depth = 0): unknown {
  if (typeof value === 'function') return `[function ${value.name}]`;
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (depth > MAX_DEPTH) return '[deeper]';
  if (Array.isArray(value)) return value.map((each) => serialize(each, depth + 1));
  if (value instanceof Date) return value.toJSON();
  if (value instanceof Error) return serializeError(value, depth);
  return isPlain(value) ? Object.fromEntries(serializeFields(value, depth)) : `[${value.constructor.name}]`;
}
