import type { Observed } from '../observed/observed';
import { differences, type Difference } from './differences';

const textOf = (value: unknown): string => JSON.stringify(value ?? null);

/** The names whose values differ; what is missing is null. */
const changedNames = (before: Observed, after: Observed): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => textOf(before[name]) !== textOf(after[name]),
  );

/** What changed from one step to the next; everything on another screen. */
export const observedChanges = (before: Observed, after: Observed): Observed =>
  before.screen === after.screen
    ? Object.fromEntries(changedNames(before, after).map((name) => [name, after[name] ?? null]))
    : after;

/** Compares what today's app shows with what the recording says it did, and names each difference once. */
export class ObservedPlayer {
  #recorded: Observed = {};
  #different: Observed = {};

  /** @param changes - What the recording says has changed with a step. */
  compare(changes: Observed | undefined, today: Observed): Difference[] {
    if (changes) this.#recorded = 'screen' in changes ? changes : { ...this.#recorded, ...changes };
    const different = changedNames(this.#recorded, today);
    const found = different.filter(
      (name) => textOf(this.#different[name]) !== textOf([this.#recorded[name], today[name]]),
    );
    this.#different = Object.fromEntries(different.map((name) => [name, [this.#recorded[name], today[name]]]));
    return found.flatMap((name) => {
      const path = `observed.${name}`;
      return differences({ [path]: this.#recorded[name] }, { [path]: today[name] }, null);
    });
  }
}
