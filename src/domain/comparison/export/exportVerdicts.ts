import { matchFeatures, type MatchFeature } from '../../matching/features/verdict/matchFeatures';
import { featureName } from '../../specs/featureName';
import { compareSpec, specRows, type SpecRow } from '../../specs/specRows';
import { verdictText, verdictWords } from '../../specs/verdictWords';
import { column, type ExportColumn } from './exportColumn';

/**
 * One column per feature, and per row that no server judges, with the words that card, table and print show: the server's
 * verdict, else the rule for the row; empty for what has neither.
 */
export const verdictColumns: readonly ExportColumn[] = [
  ...matchFeatures.map((feature) =>
    verdictColumn(
      featureName(feature),
      specRows.find((each) => each.feature === feature),
      feature,
    ),
  ),
  ...specRows.filter(({ feature }) => feature === undefined).map((row) => verdictColumn(row.label, row)),
];

function verdictColumn(name: string, row: SpecRow | undefined, feature?: MatchFeature): ExportColumn {
  return column(`${name}: verdict`, ({ unit }, requirement) => {
    const judged = unit.score_details.find((each) => each.feature !== null && each.feature === feature)?.verdict;
    if (judged) return verdictWords[judged];
    return row ? verdictText(compareSpec(row, requirement, unit)) : null;
  });
}
