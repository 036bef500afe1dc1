import { featureName } from '../../specs/featureName';
import { compareSpec, specRows } from '../../specs/specRows';
import { verdictWords } from '../../specs/verdictWords';
import { column, type ExportColumn } from './exportColumn';

/** All that a server judges a unit on, as it names them, in the order of the reason. */
const features = [
  'phase_match',
  'power_rating_match',
  'primary_voltage_match',
  'secondary_voltage_match',
  'taps_match',
  'bushing_config_match',
  'fusing_match',
  'order_type_match',
  'bil',
  'winding',
  'impedance',
  'secondary_bushings',
  'fluid',
  'cabinet',
  'tank',
] as const;

/**
 * One column per feature with the word that card, table and print show: the server's verdict, else the rule for the row;
 * empty for what has neither.
 */
export const verdictColumns: readonly ExportColumn[] = features.map((feature) =>
  column(`${featureName(feature)}: verdict`, ({ unit }, requirement) => {
    const judged = unit.score_details.find((each) => each.feature === feature)?.verdict;
    if (judged) return verdictWords[judged];
    const row = specRows.find((each) => each.feature === feature);
    return row ? verdictWords[compareSpec(row, requirement, unit).verdict] : null;
  }),
);
