import { matchFeatures } from '../../matching/features/verdict/matchFeatures';
import { featureName } from '../../specs/featureName';
import { compareSpec, specRows } from '../../specs/specRows';
import { verdictWords } from '../../specs/verdictWords';
import { column, type ExportColumn } from './exportColumn';

/**
 * One column per feature with the word that card, table and print show: the server's verdict, else the rule for the row;
 * empty for what has neither.
 */
export const verdictColumns: readonly ExportColumn[] = matchFeatures.map((feature) =>
  column(`${featureName(feature)}: verdict`, ({ unit }, requirement) => {
    const judged = unit.score_details.find((each) => each.feature === feature)?.verdict;
    if (judged) return verdictWords[judged];
    const row = specRows.find((each) => each.feature === feature);
    return row ? verdictWords[compareSpec(row, requirement, unit).verdict] : null;
  }),
);
