import { rewriterOf, type Rule } from './mapped';

const RATING = String.raw`(75|112\.5|150|225|300|500|750|1000|1500|2000|2500|3000)`;
const THING = String.raw`(?:alumini?um|copper|fr-?3|mineral(?: oil)?|natural ester|silicone|ester)`;
/** 'Since copper costs too much' names an unwanted material. */
const REASON = new RegExp(
  String.raw`\b(?:since|because|as) ${THING}(?: windings?)? (?:costs?|(?:is|are) (?:too|so|very|more) |would cost|prices?)[^,.;]*`,
  'g',
);
/** 'Two (was one)', 'FR3, was mineral oil'. */
const WAS_AFTER = new RegExp(
  String.raw`(?<=\w),? \(?was (?:an? )?(?:\d[^,.;()]{0,30}|one|two|three|four|five|${THING}|delta|wye|radial|loop)\)?(?: feed| windings?)?$`,
  'g',
);

const rules: readonly Rule[] = [
  /** '750kVA' */
  [/(?<=\d)[km]va\b/g, ([unit]) => ` ${unit}`],
  [/(?<=\d ?)kv a (?=\d)/g, () => 'kv to '],
  [/\bfaze\b/g, () => 'phase'],
  [/\bsngl\b/g, () => 'single'],
  [/\b3 fases\b/g, () => '3 phase'],
  [/\bkay vee ay\b|\bk v a\b/g, () => 'kva'],
  [/\bkay vee\b/g, () => 'kv'],
  [/(?<=\d ?)\((kva)\b[^()\d]{0,20}\)/g, ([, unit = '']) => unit],
  [/(?<=\b(?:qty|quantity) ?[:=]? ?)(?:a )?pair\b(?! of)/g, () => '2'],
  [/(?<![\w.,/-])1 (?:pc|ea|unit)\.? each\b/g, () => 'one of each'],
  [/\b(\d{1,2}) sets? of (?=transf|pads?\b)/g, ([, count = '']) => `${count} `],
  [REASON, () => 'for a reason'],
  [WAS_AFTER, () => ''],
  [/(?<=\d), unchanged$/g, () => ''],
  /** 'Scratch FR3 as well, mineral oil is fine' */
  [
    new RegExp(String.raw`\bscratch (?:the )?(${THING})(?: as well| too| part)?(?=, (?:it's |make it )?${THING})`, 'g'),
    ([, thing = '']) => `instead of ${thing}`,
  ],
  /** 'The 1000 is too small. Make it 1500' */
  [
    /(?<=\bmake (?:it|that|them) (?:an? )?)(225|300|500|750|1000|1500|2000|2500|3000)(?=[ ,.!]*(?:$|instead\b|please\b|pls\b))/g,
    ([kva]) => `${kva} kva`,
  ],
  /** 'He would rather have one 2500 than the two 1250s' */
  [
    /\brather (?:have|take|get|use|go with|see) ([^,.;]{3,40}?) than (?=(?:the |an? )?(?:\d|one|two|three|four))/g,
    ([, wanted = '']) => `want ${wanted} instead of `,
  ],
  /** 'Requote 500 kVA as 750 kVA' */
  [
    /\b(?:re-?)?(?:quote|price|bid) (?:the )?([\d,.]+ ?kva) as (?=(?:an? )?[\d,.]+ ?kva)/g,
    ([, old = '']) => `instead of ${old} quote `,
  ],
  /** 'Changed from FR3 to mineral oil, and from 480Y/277 to 208Y/120' */
  [
    /(?<=\b(?:chang|revis|switch)\w* (?:[^;]{1,60})(?:,| and|, and) )from \d[^ ,;]{1,14}(?: ?(?:kv|v|delta|wye))? to (?=\d)/g,
    () => '',
  ],
  /** 'Change quantity to 4, secondary to 208Y/120' */
  [/(?<=\bchange (?:the )?(?:[^.;]{0,40} )?(?:primary|secondary|hv|lv|quantity|qty)) to (?=\d)/g, () => ': '],
  /** 'Qty: was 2, is 4' */
  [
    /(?<=: ?|\b(?:qty|quantity|kva|fluid|oil|primary|secondary|size|rating) )was [^.;:()]{1,40}, (?:is|now)(?: now)? /g,
    () => '',
  ],
  [
    new RegExp(
      String.raw`(?<=\b(?:fluid|oil|quantity|qty|feed|front|windings?) )from (?:\d{1,3}|${THING}|loop|radial|dead front|live front) to (?=\w)`,
      'g',
    ),
    () => '',
  ],
  /** 'kVA: 300 -> 500' */
  [
    /(?<=(?:^|[,;] ?)(?:qty|quantity|kva|rating|size|fluid|oil|windings?|front|feed|impedance|bil|phase|primary|secondary|pri|sec|hv|lv) ?[:=]? ?)[^ :;,]{1,14}(?: (?:kva|kv|v|oil|delta|wye))? ?(?:->|=>|→|-->) ?(?!(?:lv|sec|low)\b)(?=[a-z\d])/g,
    () => '',
  ],
  [/\bclin ?\d{4}[a-z]{0,2}\b ?-? ?/g, () => ''],
  /** '480Y277,200BIL,5.75Z' */
  [/(?<=\d),(?=\d{2,3} ?(?:kv ?)?bil\b)/g, () => ', '],
  [/(?<![\d.])(\d\.\d{1,2} ?|\d)z\b(?=$|[ ,;])/g, ([, percent = '']) => `${percent.trim()}% z`],
  [/\+ ?(\d(?:\.\d)?) ?% to ?- ?(\d(?:\.\d)?) ?%/g, ([, up = '', down = '']) => `+${up}%/-${down}%`],
  [
    /\b(?:no|not) less than (\d[\d.]*) ?(?:percent|%) and (?:no|not) (?:more|greater|higher) than (\d[\d.]*) ?(?:percent|%)/g,
    ([, least = '', most = '']) => `${least} to ${most} percent`,
  ],
  [/\bwdgs?(?: ?([:=]) ?|\b)/g, ([, sign]) => (sign === undefined ? 'winding' : 'winding: ')],
  [
    /\b(hv|lv|pri|sec|primary|secondary|front|feed|fluid|oil|phases?|ph|taps|bil)=(?=\w)/g,
    ([, name = '']) => `${name}: `,
  ],
  [
    /^new (transformers?|units?) (wanted|required|needed|requested)(?= ?:)/g,
    ([, unit = '', asked = '']) => `${unit} ${asked}`,
  ],
  [
    new RegExp(String.raw`(?<=\b(?:3|1|single|three) ?-?(?:phase|ph)[.,] )${RATING}(?=[.,] \d|$)`, 'g'),
    ([kva]) => `${kva} kva`,
  ],
  [/(?<=\d)gy(?=\/\d)/g, () => 'grdy'],
  [/(?<=\b(?:xfmr|transformer), )pole(?=,)/g, () => 'pole mount'],
  [/\balum(?:inum)?\.? ok(?:ay)?,? (?:and |or )?(?:copper|cu) ok(?:ay)?\b/g, () => 'copper or aluminum windings'],
  [
    new RegExp(String.raw`(?<![\d.,%])(\d{1,3}) ?@ ?${RATING}(?= (?:3|three|single|1)[ -]?(?:phase|ph|ø))`, 'g'),
    ([, count = '', kva = '']) => `${count} x ${kva} kva`,
  ],
  [/\b(pad|pole)[ -]?mnt\b/g, ([, kind = '']) => `${kind} mount`],
  [/\bpadmts?\b/g, () => 'padmount'],
  [
    /\b(quantity|qty) (?:for|on|of|in) (?:this|the|our) (?:inquiry|order|request|bid|quote|release|project)(?= ?[:=])/g,
    ([, name = '']) => name,
  ],
  /** 'Is aluminum acceptable? A. No, copper only' */
  [/^(?:is|are|can|may|could|would|will|do|does) [^:.;?]{3,80} ?: ?no\b[, -]*/g, () => ''],
  [/\blf(?=[ /,]{1,2}df\b)|(?<=\bdf[ /,]{1,2})lf\b/g, () => 'loop feed'],
  [/(?<=\bloop feed[ /,]{1,2})df\b|\bdf(?=[ /,]{1,2}loop feed\b)/g, () => 'dead front'],
  /** No other number of the trade is 37.5 or 112.5. */
  [/(?<![\d.,$/-])(?:37\.5|112\.5)(?=(?:'?s)? ?(?:each|ea)\b)/g, ([kva]) => `${kva} kva`],
  [new RegExp(String.raw`(?<=\b(?:any|some) )${RATING}(?= pads?\b)`, 'g'), ([kva]) => `${kva} kva`],
];

/** Short and spoken forms in the words that readers know. */
export const withoutShorthand = rewriterOf(rules);
