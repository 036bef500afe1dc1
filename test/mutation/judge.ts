import type { Survivor } from './survivors';

/** One mutant as it came out of a run. */
export interface Outcome {
  file: string;
  line: number;
  code: string;
  becomes: string;
  status: string;
}

export interface Verdict {
  noticed: number;
  counted: number;
  /** Percent of the mutants that can be noticed; 100 where there are none. */
  score: number;
  unexplained: Outcome[];
  /** Entries of the table whose mutant was noticed after all, or is gone. */
  stale: Survivor[];
}

const NOTICED = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];

/** What a run says, after the survivors that are known to mean the same. `known` are the entries of the files that ran. */
export function judge(outcomes: readonly Outcome[], known: readonly Survivor[]): Verdict {
  const stale = [...known];
  const isUnexplained = ({ file, code, becomes }: Outcome) => {
    const at = stale.findIndex((each) => each.file === file && each.code === code && each.becomes === becomes);
    if (at >= 0) stale.splice(at, 1);
    return at < 0;
  };
  const unexplained = outcomes.filter(({ status }) => SURVIVED.includes(status)).filter(isUnexplained);
  const noticed = outcomes.filter(({ status }) => NOTICED.includes(status)).length;
  const counted = noticed + unexplained.length;
  return { noticed, counted, score: counted === 0 ? 100 : (100 * noticed) / counted, unexplained, stale };
}
