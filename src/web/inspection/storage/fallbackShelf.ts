import { MemoryShelf } from './memoryShelf';
import type { Change, Keeping, Packed, Shelf } from './shelf';

/** Writes to another shelf until that refuses something; from then on to memory. */
export class FallbackShelf implements Shelf {
  readonly #shelf: Shelf;
  readonly #memory = new MemoryShelf();
  #isFull = false;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  get keeping(): Keeping {
    return this.#isFull ? 'no room' : this.#shelf.keeping;
  }

  async write(change: Change): Promise<void> {
    if (this.#isFull) return this.#memory.write(change);
    try {
      await this.#shelf.write(change);
    } catch {
      this.#isFull = true;
      await this.#memory.write(change);
    }
  }

  async steps(chunk: number): Promise<Packed | undefined> {
    return (await this.#memory.steps(chunk)) ?? this.#shelf.steps(chunk);
  }

  async part(key: string): Promise<Packed | undefined> {
    return (await this.#memory.part(key)) ?? this.#shelf.part(key);
  }

  async clear(): Promise<void> {
    await Promise.all([this.#memory.clear(), this.#shelf.clear()]);
  }
}
