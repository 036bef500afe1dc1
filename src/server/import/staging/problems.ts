import type { ImportProblem } from '../../../contract/imports/job';
import { problemSentence } from '../../../domain/imports/problems';

/** What is wrong with a file, where, and how to fix it. */
export interface Problem extends Readonly<Omit<ImportProblem, 'file'>> {
  /** The name of the file. */
  readonly file: string;
}

/** How many problems are listed; the rest are counted. */
export const MOST_REPORTED = 1000;
const SHOWN_LENGTH = 60;

/** Nothing was imported; `problems` says why. */
export class ImportRefusedError extends Error {
  override readonly name = 'ImportRefusedError';

  constructor(
    readonly problems: readonly Problem[],
    /** All of them, including those not listed. */
    readonly total: number,
  ) {
    super(problems[0] === undefined ? 'Nothing was imported.' : describeProblem(problems[0]));
  }
}

export interface ProblemList {
  add(problem: Problem): void;
  /** Adds problems that are counted but not listed. */
  addUncounted(number: number): void;
  readonly total: number;
  readonly listed: readonly Problem[];
  /** Lines of a file that have a problem: of rows that could be read, as far as they are listed. */
  linesOf(file: string): readonly number[];
  /** Throws ImportRefusedError when there is any problem. */
  refuseIfAny(): void;
}

export function createProblemList(): ProblemList {
  const listed: Problem[] = [];
  let total = 0;
  return {
    add: (problem) => {
      total += 1;
      if (listed.length < MOST_REPORTED) listed.push(problem);
    },
    addUncounted: (number) => (total += number),
    get total() {
      return total;
    },
    get listed() {
      return listed;
    },
    linesOf: (file) => [
      ...new Set(listed.flatMap((each) => (each.file === file && each.line !== null ? [each.line] : []))),
    ],
    refuseIfAny: () => {
      if (total > 0) throw new ImportRefusedError(listed, total);
    },
  };
}

/** The value as it can be shown on one line: control characters by their escapes, long text cut. */
export function shown(value: string): string {
  const cut = value.length > SHOWN_LENGTH ? `${value.slice(0, SHOWN_LENGTH)}…` : value;
  return JSON.stringify(cut).slice(1, -1).replaceAll('\\"', '"');
}

/** 'orders.csv, line 17, sale_price "$5": Contains a currency sign. Write it like 1234.50.' */
export const describeProblem = (problem: Problem): string =>
  problemSentence({ ...problem, value: problem.value === null ? null : shown(problem.value) });
