import { createRandom } from '../random';

/** Inventory control numbers, always the same ones: 6 to 9 digits, each once, some with leading zeros. */
export function createSerials(seed: number): () => string {
  const random = createRandom(seed);
  const given = new Set<string>();
  const draw = () => {
    const digits = random.int(6, 9);
    const number = random.int(random.chance(0.08) ? 1000 : 10 ** (digits - 1), 10 ** digits - 1);
    return String(number).padStart(digits, '0');
  };
  return () => {
    let serial = draw();
    while (given.has(serial)) serial = draw();
    given.add(serial);
    return serial;
  };
}
