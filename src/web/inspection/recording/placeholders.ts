import { hash } from '../log/pack';
import type { PlaceholderCounts, PlaceholderDigests } from '../storage/shelf';

const FIRST_NUMBER = 101;

/** Digits of the hash: 96 bits, among some 100,000 values. */
const DIGEST_LENGTH = 24;

/**
 * The placeholders of a recording: equal values get equal ones, also on its later pages. Those learn which values had
 * which placeholders by digests, so that no value is stored.
 */
export class Placeholders {
  readonly #digest: (value: string) => string;
  readonly #texts: Numbering<string>;
  readonly #numbers: Numbering<number>;

  constructor(salt = '', earlier: readonly PlaceholderDigests[] = []) {
    this.#digest = (value) => hash(salt + value).slice(0, DIGEST_LENGTH);
    this.#texts = new Numbering(earlier.map(({ from, texts }) => ({ from: from.texts, digests: texts })));
    this.#numbers = new Numbering(earlier.map(({ from, numbers }) => ({ from: from.numbers, digests: numbers })));
  }

  /** 'text-7' */
  text(text: string): string {
    return `text-${this.#texts.indexOf(text, this.#digest) + 1}`;
  }

  /** 107, of an absolute value. */
  number(size: number): number {
    return FIRST_NUMBER + this.#numbers.indexOf(size, this.#digest);
  }

  get counts(): PlaceholderCounts {
    return { texts: this.#texts.size, numbers: this.#numbers.size };
  }

  /** Those after the first `from`; null where there are none. */
  readonly since = (from: PlaceholderCounts): PlaceholderDigests | null => {
    const texts = this.#texts.since(from.texts);
    const numbers = this.#numbers.since(from.numbers);
    return texts.length + numbers.length > 0 ? { from, texts, numbers } : null;
  };
}

/** Numbers values in the order in which they come. */
class Numbering<T extends string | number> {
  readonly #known = new Map<T, number>();
  readonly #byDigest = new Map<string, number>();
  readonly #digests: string[] = [];

  constructor(earlier: readonly { from: number; digests: readonly string[] }[]) {
    for (const { from, digests } of earlier.toSorted((one, other) => one.from - other.from)) {
      // A page without storage takes its digests with it; their placeholders stay taken.
      while (this.size < from) this.#digests.push('');
      for (const digest of digests.slice(this.size - from)) this.#append(digest);
    }
  }

  /** From 0. */
  indexOf(value: T, digestOf: (text: string) => string): number {
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    const digest = digestOf(String(value));
    const index = this.#byDigest.get(digest) ?? this.#append(digest);
    this.#known.set(value, index);
    return index;
  }

  #append(digest: string): number {
    this.#byDigest.set(digest, this.size);
    return this.#digests.push(digest) - 1;
  }

  get size(): number {
    return this.#digests.length;
  }

  since(from: number): string[] {
    return this.#digests.slice(from);
  }
}
