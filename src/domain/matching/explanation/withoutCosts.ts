import { COST_NOT_RECORDED } from '../../cost/recordedCost';
import { workNames } from '../../cost/workNames';

/** What is said of a cost behind the work: 'turn pull, $2,300', 'Turn pull · cost not recorded', 'turn pull (2300)'. */
const COST = new RegExp(
  String.raw`(?<=${Object.values(workNames).join('|')})(?:(?:, | · )(?:${COST_NOT_RECORDED}|-?\$[\d,]+)| \((?:${COST_NOT_RECORDED}|[\d.]+)\))`,
  'gi',
);

/** A reason, note or list of work without what it costs: 'needs feed conversion'. */
export const withoutCosts = (text: string): string => text.replace(COST, '');
