import type { MatchFeature } from '../features/matchFeatures';
import type { MatchRequirement } from '../reading/requirement';
import type { ColumnName } from '../../unitStore/unitStore';

/** A column of units with the features that it decides, and the required values that they are compared with. */
interface JudgedColumn {
  readonly column: ColumnName;
  readonly features: readonly MatchFeature[];
  readonly required: readonly (keyof MatchRequirement)[];
}

/** A search reads these eight columns. */
export const judgedColumns: readonly JudgedColumn[] = [
  {
    column: 'windings',
    features: ['connection', 'primary_voltage_match', 'secondary_voltage_match', 'taps_match'],
    required: ['primaryVoltage', 'secondaryVoltage', 'taps', 'orderType'],
  },
  { column: 'kva', features: ['power_rating_match'], required: ['kva'] },
  {
    column: 'body',
    features: ['phase_match', 'order_type_match', 'winding', 'fluid', 'unit_type', 'cabinet', 'tank'],
    required: ['phase', 'orderType', 'winding', 'fluid', 'unitKind'],
  },
  { column: 'bil', features: ['bil'], required: ['bil', 'primaryVoltage'] },
  { column: 'bushings', features: ['bushing_config_match', 'bushing_rating'], required: ['bushing', 'bushingRating'] },
  { column: 'fusing', features: ['fusing_match'], required: ['fusing'] },
  { column: 'secondaryBushings', features: ['secondary_bushings'], required: ['secondaryBushings'] },
  { column: 'impedance', features: ['impedance'], required: ['impedance'] },
];
