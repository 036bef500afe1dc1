import { best, found, needs, type Finding } from '../finding';
import { fluidsIn, isEster, isExcludedBy, isKindOf, type Fluid } from '../reading/fluids';
import type { Named } from '../reading/named';
import { statedText } from '../reading/text';

/** An accepted 'ester' of the notes leaves a field that asks for esters alone, else asks for any; it goes before a 'non-ester'. */
export function fluid(requested: unknown, recorded: unknown, isEsterAccepted: boolean): Finding {
  const [requiredText, recordedText] = [statedText(requested), statedText(recorded)];
  const read = fluidsIn(requiredText);
  if (requiredText === '' && !isEsterAccepted) return found('not required');
  if (requiredText === recordedText && !isEsterAccepted) return found('exact');
  const required = isEsterAccepted ? onlyEsters(read) : read;
  if (!required) return found('not understood');
  const actual = fluidsIn(recordedText)?.named ?? [];
  return actual.length === 1 ? against(required, actual[0]!) : found('not recorded');
}

function onlyEsters(read: Named<Fluid> | null): Named<Fluid> {
  const isEsterRequired = read !== null && read.named.length > 0 && read.named.every(isEster);
  const excluded = read?.excluded.filter((each) => each !== 'ester') ?? [];
  return isEsterRequired ? { ...read, excluded } : { named: ['ester'], excluded, only: [] };
}

function against({ named, excluded, only }: Named<Fluid>, actual: Fluid): Finding {
  const isExcluded = excluded.some((each) => isExcludedBy(actual, each));
  if (isExcluded) return found('does not fit');
  if (named.length === 0) return found(isLegacy(actual) ? 'does not fit' : 'exact');
  return best(
    named.map((required) =>
      one(
        required,
        actual,
        only.length > 0,
        excluded.some((each) => isExcludedBy('FR3', each)),
      ),
    ),
  );
}

const isLegacy = (fluid: Fluid) => fluid !== 'mineral oil' && !isEster(fluid);

function one(required: Fluid, actual: Fluid, isOnly: boolean, isFr3Excluded: boolean): Finding {
  if (isKindOf(actual, required)) return found('exact');
  if (isEster(required) && actual === 'mineral oil' && !isFr3Excluded) return needs('fr3');
  if (isOnly) return found('does not fit');
  return found(isEster(actual) && !isLegacy(required) ? 'acceptable' : 'does not fit');
}
