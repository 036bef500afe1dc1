import { numberIn, placeOf, spot, type Spot } from './spot';

type LossField = 'no_load_loss_w' | 'load_loss_w' | 'total_loss_w' | 'sound_db';

const WATTS = String.raw`(\d{1,3}(?:[, ]\d{3})+|\d{2,6}(?:\.\d+)?|\d{1,2}\.\d{1,2}|\d(?= ?kw)) ?(k)?w(?:atts?)?\b`;
const loss = (names: string): RegExp =>
  new RegExp(
    String.raw`(?:${names})(?:(?:[^\d;$](?!load|total|no-)){0,24})${WATTS}|(?<![\d.])${WATTS} (?:max(?:imum)? )?(?:${names})`,
    'g',
  );
const LOSSES: readonly (readonly [LossField, RegExp])[] = [
  [
    'no_load_loss_w',
    loss(
      String.raw`no[- ]load(?: loss(?:es)?)?|\bnll\b|\bn\.?l\.? loss(?:es)?|\bp[0o](?=[ ≤<=])|core loss(?:es)?|iron loss(?:es)?|excitation loss(?:es)?`,
    ),
  ],
  [
    'total_loss_w',
    loss(
      String.raw`total loss(?:es)?(?: \(?at (?:\d+ ?°? ?c|full load|rated load|[\d,.]+ ?kva)\)?)?|\btl\b|(?<=^|, )total(?= [\d,.]+ ?k?w)`,
    ),
  ],
  [
    'load_loss_w',
    loss(
      String.raw`(?<!no[- ])load loss(?:es)?(?: at (?:\d+ ?°? ?c|full load|rated load|[\d,.]+ ?kva))?|(?<!n)\bll\b|\bpk(?=[ ≤<=])|(?<=^|, )load(?= [\d,.]+ ?k?w)|(?:winding|copper|full[- ]load) loss(?:es)?`,
    ),
  ],
];

/** 'Losses P0 / Pk: 1700 W / 14000 W'. */
const BOTH = new RegExp(
  String.raw`\b(?:p0|nll?|no[- ]load(?: loss(?:es)?)?) ?\/ ?(?:pk|ll|load)(?: loss(?:es)?)?(?: max(?:imum)?)? ?[:=]? ?(\d[\d,]{1,7}) ?(?:w(?:atts?)?)? ?\/ ?(\d[\d,]{1,7}) ?w(?:atts?)?\b|\b(?:nll|no[- ]load(?: loss(?:es)?)?)[ :=]{1,2}(\d[\d,]{1,7}),? ?(?:and )?(?:ll|load(?: loss(?:es)?)?)[ :=]{1,2}(\d[\d,]{1,7})(?! ?(?:%|kva|a\b))`,
);

function bothLosses(clause: string): Spot<LossField>[] {
  const found = BOTH.exec(clause);
  return found
    ? [
        spot<LossField>('no_load_loss_w', String(numberIn(found[1] ?? found[3] ?? '')), placeOf(found)),
        spot<LossField>('load_loss_w', String(numberIn(found[2] ?? found[4] ?? '')), placeOf(found)),
      ]
    : [];
}

const KINDS: readonly (readonly [LossField, RegExp])[] = [
  ['no_load_loss_w', /^(?:no|without)/],
  ['total_loss_w', /^total/],
  ['load_loss_w', /^/],
];
const KIND = String.raw`(no[- ]load|without (?:any )?load|(?:(?:full|rated)[- ])?load|total)\b`;
const KIND_AFTER = new RegExp(
  String.raw`(?<![\d.])${WATTS}(?:,? max(?:imum)?)? \(?(?:(?:at|in|under|with|of|is|for) )?(?:the )?${KIND}`,
  'g',
);
const MIN_AFTER = 2;

/** 'Losses at most 1150 W at no load and 6900 W at full load': each kind follows its value. */
function lossesBefore(clause: string): Spot<LossField>[] {
  const found = [...clause.matchAll(KIND_AFTER)];
  const isNamedFirst = clause.search(new RegExp(`\\b${KIND}`)) < (found[0]?.index ?? 0);
  if (found.length < MIN_AFTER || isNamedFirst) return [];
  return found.flatMap((each) => {
    const [, number = '', kilo, kind = ''] = each;
    const [field] = KINDS.find(([, pattern]) => pattern.test(kind)) ?? [];
    const watts = numberIn(number.replaceAll(' ', '')) * (kilo === undefined ? 1 : 1000);
    return field === undefined ? [] : [spot(field, String(Math.round(watts)), placeOf(each))];
  });
}

export function lossSpots(clause: string): Spot<LossField>[] {
  if (!/loss|\bnll\b|\bll\b|no[- ]load|\bp[0ok]\b|^(?:load|total) [\d,]+ watts/.test(clause) || !/\d/.test(clause))
    return [];
  const both = bothLosses(clause);
  if (both.length > 0 || !/\dw|\d ?k?w(?:att)?s?\b/.test(clause)) return both;
  const before = lossesBefore(clause);
  return [...before, ...lossesAfter(clause).filter(({ field }) => before.every((each) => each.field !== field))];
}

const lossesAfter = (clause: string): Spot<LossField>[] =>
  LOSSES.flatMap(([field, pattern]) =>
    [...clause.matchAll(pattern)].flatMap((found) => {
      const [number = '', kilo] = found[1] === undefined ? found.slice(3, 5) : found.slice(1, 3);
      const watts = numberIn(number.replaceAll(' ', '')) * (kilo === undefined ? 1 : 1000);
      return watts > 0 ? [spot(field, String(Math.round(watts)), placeOf(found))] : [];
    }),
  );

const SOUND = /(?<![\d.])(\d{2}) ?db(?: ?\(?a\)?)?\b/g;
export const soundSpots = (clause: string): Spot<LossField>[] =>
  [...clause.matchAll(SOUND)].map((found) => spot<LossField>('sound_db', found[1] ?? '', placeOf(found)));
