import loadHighs from 'highs';
import { basisOf } from '../../../../domain/plan/assignment/basis';
import { outwardOf } from '../../../../domain/plan/assignment/outward';
import type { Assignment, AssignmentProblem } from '../../../../domain/plan/assignment/problem';
import { at } from '../../../../domain/plan/assignment/problem';
import type { Residual } from '../../../../domain/plan/assignment/residual';

/** Loaded once in a thread: it takes ten times as long as a small problem. */
let loaded: ReturnType<typeof loadHighs> | undefined;

/**
 * What no plan can exceed, in cents, as HiGHS finds it: the optimum of the linear program, which for assignments is the one in
 * whole units. It begins with the plan, so that it has only to confirm a best one. Throws where HiGHS finds no optimum.
 */
export async function boundByHighs(
  problem: AssignmentProblem,
  assignment: Assignment,
  residual: Residual,
): Promise<number> {
  if (problem.unitOfPair.length === 0) return 0;
  loaded ??= loadHighs();
  const highs = await loaded;
  try {
    return highs.withModel((model) => {
      model.options.set({ output_flag: false, presolve: 'off' });
      model.passModel(linearProgram(problem, highs.constants.objectiveSense.maximize));
      const { basic, lower, upper } = highs.constants.basisStatus;
      const { pairs, rows } = basisOf(problem, assignment, residual, outwardOf(residual, assignment));
      model.setBasis({
        colStatus: Int32Array.from(pairs, (isBasic) => (isBasic ? basic : lower)),
        rowStatus: Int32Array.from(rows, (isBasic) => (isBasic ? basic : upper)),
      });
      const { modelStatus } = model.run();
      if (modelStatus !== highs.constants.modelStatus.optimal)
        throw new Error(`HiGHS ended with status ${modelStatus}.`);
      return Math.round(Number(model.info.get('objective_function_value')));
    });
  } catch (error) {
    // What failed inside could fail again.
    loaded = undefined;
    throw error;
  }
}

/** At most one unit for each order, and one order for each unit. */
function linearProgram<Sense>({ orders, units, starts, unitOfPair, values }: AssignmentProblem, sense: Sense) {
  const [numCols, numRows] = [unitOfPair.length, orders + units];
  const indices = new Int32Array(2 * numCols);
  for (let order = 0; order < orders; order += 1)
    for (let pair = at(starts, order); pair < at(starts, order + 1); pair += 1) {
      indices[2 * pair] = order;
      indices[2 * pair + 1] = orders + at(unitOfPair, pair);
    }
  return {
    ...{ numCols, numRows, sense, colCost: values },
    colLower: new Float64Array(numCols),
    colUpper: new Float64Array(numCols).fill(Infinity),
    rowLower: new Float64Array(numRows).fill(-Infinity),
    rowUpper: new Float64Array(numRows).fill(1),
    matrix: {
      ...{ format: 'csc' as const, numCols, numRows, indices },
      starts: Int32Array.from({ length: numCols + 1 }, (_, pair) => 2 * pair),
      values: new Float64Array(2 * numCols).fill(1),
    },
  };
}
