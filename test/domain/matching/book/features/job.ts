import { found, judgeTexts, needs, type Finding } from '../finding';
import { jobIn, unitTypesIn } from '../reading/unitTypes';

/** A unit that needs new windings is no unit to recondition; one to recondition can be wound anew. */
export const orderType = (requested: unknown, recorded: unknown): Finding =>
  judgeTexts({ requested, recorded, readRequired: jobIn, readRecorded: jobIn }, (required, actual) => {
    if (required === actual) return found('exact');
    return required === 'RW' ? found('acceptable') : needs('rewind');
  });

export const unitType = (requested: unknown, recorded: unknown): Finding =>
  judgeTexts(
    { requested, recorded, readRequired: unitTypesIn, readRecorded: unitTypesIn },
    ({ named, excluded }, { named: [type, another] }) => {
      if (type === undefined || another !== undefined) return found('not recorded');
      return found(!excluded.includes(type) && (named.length === 0 || named.includes(type)) ? 'exact' : 'does not fit');
    },
  );
