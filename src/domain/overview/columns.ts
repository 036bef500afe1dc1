/** Splits into two columns of about the same height; the first column is read first. */
export function inColumns<Block>(
  blocks: readonly Block[],
  heightOf: (block: Block) => number,
): readonly (readonly Block[])[] {
  const sum = (some: readonly Block[]) => some.reduce((all, block) => all + heightOf(block), 0);
  const tallest = (columns: readonly (readonly Block[])[]) => Math.max(...columns.map(sum));
  const cuts = blocks.map((_, cut) => [blocks.slice(0, cut), blocks.slice(cut)]);
  const [best = []] = cuts.toSorted((a, b) => tallest(a) - tallest(b));
  return best;
}
