import type { LineField } from '../../contract/requests/reading';
import { spot } from '../phrases/spot';
import type { ItemSources } from './resolve';
import type { Clause } from './text/clauses';

const NAME = String.raw`(delta|d|(?:solidly )?(?:grounded|grd|gnd)[ -]?(?:wye|star|y)|wye|star|y)`;
const HIGH = String.raw`(?:primary|pri|hv|h\.v\.|high[- ](?:voltage|side))`;
const LOW = String.raw`(?:secondary|sec|lv|l\.v\.|low[- ](?:voltage|side))`;
const WORD = String.raw`(?:(?: (?:voltage|windings?))? (?:connections?|conn\.?|connected)(?: type)? ?[:=]?| windings? ?[:=]| (?:voltage |winding |side )?(?:shall be|must be|is to be|to be)(?= )| (?:voltage |winding |side )?(?=is )) ?(?:is |in )?`;
const END = String.raw`(?= ?(?:$|[,;(.]|connected|with|ungrounded|[34]|solidly))`;
const ONE_SIDE = new RegExp(`^(?:the )?(?:(${HIGH})|${LOW})${WORD}${NAME}${END}`);
/** 'HV/LV connection: delta / wye'. */
const BOTH_SIDES = new RegExp(
  String.raw`^(?:(?:${HIGH} ?[/-] ?${LOW}|windings?|transformer) )?(?:connections?|conn\.?) ?[:=]? ?(?:${HIGH} )?${NAME}(?: ${HIGH},?)? ?(?:-|\/|,|to|and) ?(?:${LOW} )?${NAME}(?: ${LOW})?${END}`,
);

/** '1000 kVA, delta-wye'. */
const BOTH_ALONE = new RegExp(String.raw`(?:^|, )${NAME} ?- ?${NAME}(?=$|[,;(])`);
/** 'Dyn11', 'YNd1' (IEC 60076-1). */
const VECTOR = /\b(d|yn?)(d|yn?)(?:\d|1[01])\b/;

type Field = Extract<LineField, 'primary_voltage_kv' | 'secondary_voltage_kv'>;

interface Named {
  readonly field: Field;
  readonly suffix: string;
  readonly clause: Clause;
}

const suffixOf = (name: string): string =>
  name.startsWith('d') ? 'D' : /^(?:solidly|gr|gn|yn)/.test(name) ? 'GrdY' : 'Y';

function namedIn(clause: Clause): Named[] {
  const one = ONE_SIDE.exec(clause.text);
  if (one)
    return [
      {
        field: one[1] === undefined ? 'secondary_voltage_kv' : 'primary_voltage_kv',
        suffix: suffixOf(one[2] ?? ''),
        clause,
      },
    ];
  const both = BOTH_SIDES.exec(clause.text) ?? BOTH_ALONE.exec(clause.text) ?? VECTOR.exec(clause.text);
  return both
    ? [
        { field: 'primary_voltage_kv', suffix: suffixOf(both[1] ?? ''), clause },
        { field: 'secondary_voltage_kv', suffix: suffixOf(both[2] ?? ''), clause },
      ]
    : [];
}

/** Voltages without a connection get the one that a separate line names: 'HV connection: delta'. */
export function connectedBy(items: readonly ItemSources[], clauses: readonly Clause[]): ItemSources[] {
  const named = clauses.flatMap(namedIn);
  const agreed = named.filter((each) =>
    named.every((other) => other.field !== each.field || other.suffix === each.suffix),
  );
  return items.map((item) => agreed.reduce(connected, item));
}

/** The neutral of a low-voltage wye is grounded anyway. */
const LOW_VOLTAGE = 600;

/** 'Primary is delta, not wye' */
const OTHERWISE = /,? (?:and )?not (?:an? )?(?:delta|(?:grounded )?wye|star|grdy|[dy])\b/;
const VOLTS = /^(\d+)((?:D|Y|GrdY)(?:\/\d+)?)?$/;

function connected(item: ItemSources, { field, suffix, clause }: Named): ItemSources {
  const known = item.sources.flat().find((each) => each.field === field && !each.isOld);
  const isOther = OTHERWISE.test(clause.text);
  const [, volts, rest = ''] = VOLTS.exec(known?.value ?? '') ?? [];
  if (!known || volts === undefined || (rest !== '' && !isOther)) return item;
  const place = { start: clause.at[0] ?? 0, end: clause.at.at(-1) ?? 0 };
  const value = `${volts}${suffix === 'GrdY' && Number(volts) <= LOW_VOLTAGE ? 'Y' : suffix}`;
  const stated = {
    ...spot<LineField>(field, value, place, known.doubt),
    ...{ scope: null, isCorrection: true, isOld: false },
  };
  return { ...item, sources: [[stated], ...item.sources] };
}
