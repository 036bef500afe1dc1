import { best, found, judgeTexts, needs, worst, type Finding } from '../finding';
import { ampsIn, configurationIn, type Feed, type Front } from '../reading/fronts';
import type { Named } from '../reading/named';
import { statedText } from '../reading/text';
import { terminalsIn, type Terminals } from '../reading/terminals';

/** Feed and front are one feature, the worse counts; the feed conversion is needed whatever the front is. */
export const bushingConfig = (requested: unknown, recorded: unknown): Finding =>
  judgeTexts(
    { requested, recorded, readRequired: configurationIn, readRecorded: configurationIn },
    (required, actual) => {
      const parts = [feed(required.feed, actual.feed), front(required.front, actual.front)];
      return { ...worst(parts), work: parts.find(({ work }) => work)?.work };
    },
  );

const wants = <T extends string>({ named, excluded, only }: Named<T>, value: T, other: T) =>
  (named.includes(value) && !named.includes(other)) ||
  (named.length === 0 && excluded.includes(other)) ||
  only.includes(value);

/** A unit of which one is denied is the other. */
const recordedAs = <T extends string>(value: T, other: T, { named, excluded }: Named<T>) =>
  named.includes(value) || (named.length === 0 && excluded.includes(other));

function feed(required: Named<Feed> | null, actual: Named<Feed> | null): Finding {
  if (!required) return found('not required');
  if (!actual) return found('not recorded');
  const isLoop = recordedAs('loop', 'radial', actual);
  if (wants(required, 'loop', 'radial')) return isLoop ? found('exact') : needs('feedConversion');
  if (!wants(required, 'radial', 'loop')) return found('exact');
  if (!isLoop) return found('exact');
  return found(required.excluded.includes('loop') || required.only.length > 0 ? 'does not fit' : 'acceptable');
}

function front(required: Named<Front> | null, actual: Named<Front> | null): Finding {
  if (!required) return found('not required');
  if (!actual) return found('not recorded');
  const isDead = recordedAs('dead front', 'live front', actual);
  if (wants(required, 'dead front', 'live front')) return found(isDead ? 'exact' : 'does not fit');
  if (!wants(required, 'live front', 'dead front')) return found('exact');
  if (!isDead) return found('exact');
  return found(required.excluded.includes('dead front') || required.only.length > 0 ? 'does not fit' : 'acceptable');
}

/** Amperes of the high-voltage bushings, where the order states them. */
export function bushingRating(requested: unknown, recorded: unknown): Finding {
  const [required, actual] = [ampsIn(statedText(requested)), ampsIn(statedText(recorded))];
  if (required.length === 0) return found('not required');
  if (actual.length === 0) return found('not recorded');
  return found(actual.some((each) => required.includes(each)) ? 'exact' : 'does not fit');
}

export const secondaryBushings = (requested: unknown, recorded: unknown): Finding =>
  judgeTexts({ requested, recorded, readRequired: terminalsIn, readRecorded: terminalsIn }, (required, [actual]) =>
    actual!.isDenied ? found('not recorded') : best(required.map((each) => terminals(each, actual!))),
  );

function terminals(required: Terminals, actual: Terminals): Finding {
  const isSameKind = required.kind === actual.kind;
  if (required.isDenied) {
    const isExcluded = isSameKind && (required.holes === null || required.holes === actual.holes);
    return found(isExcluded ? 'does not fit' : 'exact');
  }
  if (!isSameKind) return found('does not fit');
  if (required.holes === null) return found('exact');
  if (actual.holes === null) return found('not recorded');
  if (actual.holes === required.holes) return found('exact');
  return found(actual.holes > required.holes ? 'acceptable' : 'does not fit');
}
