import { pack, unpack } from './pack';
import type { ChunkInfo, Packed } from '../storage/shelf';
import type { StoredStep } from './storedStep';

/** Steps as they are stored together. */
export interface Chunk {
  readonly info: ChunkInfo;
  readonly steps: Packed;
}

/** Bytes of a compressed text; characters of one that is not. */
export const packedSize = (packed: Packed): number => packed.length;

const gapsOf = (steps: readonly StoredStep[]): number[] =>
  steps.map(({ step }) => (step.kind === 'gap' ? step.steps : 0));

/** Packs steps whose numbers begin with `number` and end before `next`. */
export async function chunkOf(
  steps: readonly StoredStep[],
  { number, next, parts }: Pick<ChunkInfo, 'number' | 'next' | 'parts'>,
): Promise<Chunk> {
  const packed = await pack(JSON.stringify(steps));
  const gaps = gapsOf(steps);
  return {
    steps: packed,
    info: {
      number,
      next,
      parts,
      steps: gaps.filter((missing) => missing === 0).length,
      leftOut: gaps.reduce((sum, missing) => sum + missing, 0),
      size: packedSize(packed),
      until: steps.at(-1)?.step.at ?? 0,
    },
  };
}

const isStored = (value: unknown): value is StoredStep =>
  typeof value === 'object' && value !== null && 'step' in value && 'part' in value;

/** Only this app writes chunks: a look at them is enough. */
export async function stepsOf(packed: Packed): Promise<StoredStep[]> {
  const steps: unknown = JSON.parse(await unpack(packed));
  return Array.isArray(steps) ? steps.filter(isStored) : [];
}
