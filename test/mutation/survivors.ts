/** A mutant that no test can notice, because it means the same. One entry stands for one mutant. */
export interface Survivor {
  file: string;
  /** The code as it stands, and what the mutant makes of it. */
  code: string;
  becomes: string;
  because: string;
}

export const survivors: readonly Survivor[] = [];
