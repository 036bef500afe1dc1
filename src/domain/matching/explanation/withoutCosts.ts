import { COST_NOT_RECORDED } from '../../cost/recordedCost';
import { workNames } from '../../cost/workNames';

/** What `workPhrase` says of a cost, behind the work. */
const COST = new RegExp(
  String.raw`(?<=${Object.values(workNames).join('|')}), (?:${COST_NOT_RECORDED}|-?\$[\d,]+)`,
  'g',
);

/** A reason or note without what the work costs: 'needs feed conversion'. */
export const withoutCosts = (text: string): string => text.replace(COST, '');
