import { createRememberedText, type RememberedText } from './rememberedText';

/** A choice of the person at this browser, among a few. */
export interface Preference<Value extends string> extends Pick<RememberedText, 'subscribe'> {
  get: () => Value;
  set: (value: Value) => void;
}

/** A preference kept in local storage; anything else found there counts as the first of the values. */
export function createPreference<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
  storage: Storage,
): Preference<Value> {
  const text = createRememberedText(key, storage);
  return { ...text, get: () => values.find((value) => value === text.get()) ?? values[0] };
}
