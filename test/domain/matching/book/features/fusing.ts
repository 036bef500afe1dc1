import { best, found, judgeTexts, type Finding } from '../finding';
import { alternativesIn, fusesIn, type Fuse } from '../reading/fuses';
import type { Named } from '../reading/named';
import { statedOrNone } from '../reading/text';

type Duty = 'low and moderate faults' | 'high faults' | 'replaced from outside' | 'switch';

/** An isolation link is no fuse; a full range clears all faults, but is not replaced from outside. */
const DUTIES: Record<Fuse, readonly Duty[]> = {
  'Bay-O-Net': ['low and moderate faults', 'replaced from outside'],
  'partial range': ['high faults'],
  'full range': ['low and moderate faults', 'high faults'],
  'loadbreak switch': ['switch'],
  'isolation link': [],
  CLF: ['high faults'],
  none: [],
};

export const fusing = (requested: unknown, recorded: unknown): Finding =>
  judgeTexts(
    { requested, recorded, stated: statedOrNone, readRequired: alternatives, readRecorded: fusesIn },
    (required, actual) => best(required.map((each) => against(each, actual))),
  );

function alternatives(text: string): Named<Fuse>[] | null {
  const read = alternativesIn(text).map(fusesIn);
  return read.every((each) => each !== null) ? read : null;
}

function against(required: Named<Fuse>, actual: Named<Fuse>): Finding {
  const others = required.only.length > 0 ? actual.named.filter((fuse) => !required.named.includes(fuse)) : [];
  const isExcluded = actual.named.some((fuse) => required.excluded.includes(fuse));
  if (isExcluded || others.some((fuse) => DUTIES[fuse].length > 0)) return found('does not fit');
  const [wanted, offered] = [dutiesOf(required), dutiesOf(actual)];
  if (![...wanted].every((duty) => offered.has(duty))) return found('does not fit');
  return found(wanted.size === offered.size || required.named.length === 0 ? 'exact' : 'acceptable');
}

const dutiesOf = ({ named }: Named<Fuse>) => new Set(named.flatMap((fuse) => DUTIES[fuse]));
