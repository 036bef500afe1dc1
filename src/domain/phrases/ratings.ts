import { around, isDenied, type Found } from '../language/denial';
import { numberIn, placeOf, spot, type Spot } from './spot';

/** Basic impulse levels of windings (IEEE C57.12.34 and C57.12.00), kV. */
const LEVEL = '(10|30|45|60|75|95|110|125|150|200|250|350)';
const BIL_NAME = String.raw`(?:b\.?i\.?l\b\.?|basic (?:lightning )?impulse(?: insulation)? levels?(?: \(bil\))?|basic insulation level|impulse level|nba)`;
const BIL = new RegExp(
  String.raw`(?<![\d/])(?<!\d[.,])${LEVEL}(?: ?\/ ?${LEVEL})? ?-?(?:kv)?[ -]?${BIL_NAME}|${BIL_NAME}(?: ?(?:[:=(]|-|of|is|shall be|rating|hv|primary|pri|h-v|high voltage|lv|secondary|sec|low voltage|level|kv|for|the|winding|at least|minimum|min\.?){0,6} ?){0,6}${LEVEL}(?: ?kv)?(?: (?:hv|primary|pri|high))?(?: ?(?:\/|,|and|&) ?(?:(?:lv|secondary|sec|low(?: voltage| side)?) )?${LEVEL}(?![\d.]*\d)(?! ?(?:kva|gal|lb|hz|%|in\b)))?(?![\d.,]*\d)(?! ?(?:kva|%))`,
  'g',
);
const SECONDARY_BEFORE = /\b(?:lv|l\.v\.|sec|secondary|low[- ](?:voltage|side)|x[- ]?windings?)(?: \w+){0,2}[ :=]*$/;
const SECONDARY_AFTER =
  /^ ?(?:kv )?(?:on |for |of |at )?(?:the )?(?:lv|l\.v\.|sec|secondary|low[- ](?:voltage|side))\b/;
/** The lowest level of a primary; windings up to 1.2 kV have 30 (domain facts, BIL). */
const LOWEST_PRIMARY = 45;

type RatingField =
  | 'bil'
  | 'secondary_bil'
  | 'impedance_pct'
  | 'no_load_loss_w'
  | 'load_loss_w'
  | 'total_loss_w'
  | 'sound_db';

export function bilSpots(clause: string): Spot<RatingField>[] {
  if (!/b\.?i\.?l|impulse|insulation|nba/.test(clause)) return [];
  const spots = [...clause.matchAll(BIL)].flatMap((found) => (isDenied(found) ? [] : levels(found)));
  const more =
    spots.length === 0
      ? []
      : [
          ...clause.matchAll(
            /(?:,|\/|and|&) ?(?:(lv|secondary|sec|low voltage) )?(10|30) ?kv (?:lv|secondary|sec|low)/g,
          ),
        ];
  const extra = more.map((found) => spot<RatingField>('secondary_bil', found[2] ?? '', placeOf(found)));
  return [...spots, ...(spots.some(({ field }) => field === 'secondary_bil') ? [] : extra)];
}

function levels(found: RegExpExecArray): Spot<RatingField>[] {
  const [first, second] = found.slice(1).filter((each) => each !== undefined);
  if (first === undefined) return [];
  const { before, after } = around(found);
  const isSecondary =
    Number(first) < LOWEST_PRIMARY ||
    SECONDARY_BEFORE.test(before) ||
    SECONDARY_AFTER.test(after) ||
    /lv|sec|low/.test(found[0].split(first)[0] ?? '');
  const place = placeOf(found);
  const own = spot<RatingField>(isSecondary ? 'secondary_bil' : 'bil', first, place);
  return second === undefined ? [own] : [own, spot(isSecondary ? 'bil' : 'secondary_bil', second, place)];
}

const PERCENT = String.raw`(\d{1,2}(?:[.,]\d{1,3})?)`;
const IMPEDANCE_NAME = String.raw`(?:% ?i?z\b|% ?imp\w*|impedances?(?: voltage)?|\bimp\b\.?|\bi?z(?= ?[=:])|\bi?z%|% ?impedance)`;
const LIMIT = String.raw`(?:(min(?:imum)?\.?|at least|not less than|no less than|≥|>=?|max(?:imum)?\.?|at most|not more than|no more than|not (?:to )?exceed(?:ing)?|≤|<=?) ?(?:of )?)?`;
const TOLERANCE = String.raw`(?!\d| ?% ?tolerance)`;
const IMPEDANCE = new RegExp(
  String.raw`${IMPEDANCE_NAME}(?:(?! tolerance)[^\d%±+;]){0,40}?${LIMIT}${PERCENT} ?%?(?: ?(?:-|to|and) ?${PERCENT} ?%?)?${TOLERANCE}(?! ?(?:kva|kv|v\b|hz))|${LIMIT}${PERCENT}(?: ?%? ?(?:-|to) ?${PERCENT})? ?%? ?${IMPEDANCE_NAME}`,
  'g',
);

export function impedanceSpots(clause: string): Spot<RatingField>[] {
  if (!/imp|z\b|z%/.test(clause)) return [];
  return [...clause.matchAll(IMPEDANCE)].flatMap((found) => {
    const [limit, low, high] = found[2] === undefined ? found.slice(4, 7) : found.slice(1, 4);
    if (low === undefined || isDenied(found) || isImpulse(found)) return [];
    const [least, most] = [numberIn(low), high === undefined ? null : numberIn(high)];
    if (least < 0.5 || least > 20) return [];
    const value = most !== null && most > least ? `${least} to ${most}` : `${limitWord(limit)}${least}`;
    return [spot<RatingField>('impedance_pct', value, placeOf(found))];
  });
}

const isImpulse = ({ 0: text }: Found): boolean => text.includes('impulse');
const limitWord = (limit: string | undefined): string =>
  limit === undefined ? '' : /min|least|less|≥|>/.test(limit) ? 'min ' : 'max ';

const WATTS = String.raw`(\d{1,3}(?:[, ]\d{3})+|\d{2,6}(?:\.\d+)?|\d{1,2}\.\d{1,2}) ?(k)?w(?:atts?)?\b`;
const loss = (names: string): RegExp =>
  new RegExp(
    String.raw`(?:${names})(?:(?:[^\d;$](?!load|total|no-)){0,24})${WATTS}|(?<![\d.])${WATTS} (?:max(?:imum)? )?(?:${names})`,
    'g',
  );
const LOSSES: readonly (readonly [RatingField, RegExp])[] = [
  [
    'no_load_loss_w',
    loss(String.raw`no[- ]load(?: loss(?:es)?)?|\bnll\b|\bn\.?l\.? loss(?:es)?|\bp0(?=[ ≤<=])|core loss(?:es)?|iron loss(?:es)?|excitation loss(?:es)?`),
  ],
  ['total_loss_w', loss(String.raw`total loss(?:es)?|\btl\b|(?<=^|, )total(?= [\d,.]+ ?k?w)`)],
  [
    'load_loss_w',
    loss(
      String.raw`(?<!no[- ])load loss(?:es)?(?: at (?:\d+ ?°? ?c|full load|rated load))?|(?<!n)\bll\b|\bpk(?=[ ≤<=])|(?<=^|, )load(?= [\d,.]+ ?k?w)|(?:winding|copper|full[- ]load) loss(?:es)?`,
    ),
  ],
];

export function lossSpots(clause: string): Spot<RatingField>[] {
  if (!/loss|\bnll\b|\bll\b|no[- ]load|\bp[0k]\b|^(?:load|total) [\d,]+ watts/.test(clause) || !/\dw|\d ?k?w(?:att)?s?\b/.test(clause)) return [];
  return LOSSES.flatMap(([field, pattern]) =>
    [...clause.matchAll(pattern)].flatMap((found) => {
      const [number = '', kilo] = found[1] === undefined ? found.slice(3, 5) : found.slice(1, 3);
      const watts = numberIn(number.replaceAll(' ', '')) * (kilo === undefined ? 1 : 1000);
      return watts > 0 ? [spot(field, String(Math.round(watts)), placeOf(found))] : [];
    }),
  );
}

const SOUND = /(?<![\d.])(\d{2}) ?db(?: ?\(?a\)?)?\b/g;
export const soundSpots = (clause: string): Spot<RatingField>[] =>
  [...clause.matchAll(SOUND)].map((found) => spot<RatingField>('sound_db', found[1] ?? '', placeOf(found)));
