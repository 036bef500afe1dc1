import { plainOf } from '../text/lines';
import { respelledText } from '../text/spelling';

export type Column =
  | ('quantity' | 'kva' | 'primary' | 'secondary' | 'phase' | 'bil' | 'impedance' | 'taps')
  | ('description' | 'label' | 'connection' | 'other' | 'ignored');

const KINDS: readonly (readonly [Column, RegExp])[] = [
  [
    'other',
    /^(?:max(?:imum)?\.?|target|top|limit) price\b|^(?:budget|price limit|price cap|max(?:imum)?\.? (?:price|cost|budget)),? ?\(?(?:each|ea\.?|per unit|\/ ?unit)\)?$/,
  ],
  [
    'other',
    /bushings?|loss(?:es)?\b|\bnll?\b|\bll\b|^(?:no[- ]load|full[- ]load|load|total),? \(?k?w(?:atts?)?\)?$|^(?:max\.? )?(?:width|depth|height|weight|mass),? max|^max\.? (?:width|depth|height|weight|mass)|^(?:width|depth|height|weight|mass)[ ,(]*(?:in|inch(?:es)?|mm|cm|lbs?|kg)\.?\)?$|^(?:sound|noise)|^db\b/,
  ],
  [
    'label',
    /^(?:item|lot|tag|mark|pos\.?|position|#|line|ln|no\.?|ref\.?|designation|poste|equipment|unit id)(?: ?(?:no\.?|#))?$/,
  ],
  [
    'quantity',
    /^(?:qty\.?|qtty|quantity|quan\.?|quant\.?|(?:no\.?|number|units) (?:off|required|needed)|pieces|no\.? (?:of units|req'?d)|units|count|ea\.?|pcs|how many|number|nos?\.?|qnty|qt[eé]|quantit[eé]|qty\.? (?:req'?d|ordered|needed|ea|on order|to (?:order|buy))|(?:order(?:ed)?|req(?:uired|'?d|uested|uisition)?|buy|purchase|po|need(?:ed)?|bid|quote)(?: ?(?:qty\.?|quantity|count))?|(?:to|on) order|est\.? (?:qty|quantity).*|annual (?:qty|quantity))$/,
  ],
  [
    'ignored',
    /\b(?:load|demand|fault|avail|gen(?:erator)?|breaker|fuse size|existing|old|ocpd|fla|amps?|amperes|bldg|building|location|site|price|total|est\.? ?\$|cost|budget|extension|unit price|lead|stock|part ?(?:no|num|#)\w*|cat|delivery|date|ship|weight of|uom|um|lt|on ?hand|in stock|stk|reorder|u\/m|usage)\b|^(?:min|max)\.?(?: (?:qty|stock|level))?$/,
  ],
  [
    'kva',
    /^(?:xfmr |transformer |unit |rated |nominal |base )?(?:kva|mva|rating|size|capacity|power|rated power|puissance)(?:,? [([]?k?va[)\]]?)?(?: ?rating| size| base)?$|^kva\b|^sr ?[([]k?va[)\]]$/,
  ],
  ['connection', /^(?:hv|h\.v\.|lv|l\.v\.|pri(?:mary)?|sec(?:ondary)?) ?(?:winding )?conn(?:\.|ections?)?$/],
  ['bil', /\bbil\b/],
  ['taps', /\btaps?\b/],
  ['impedance', /^(?:% ?i?z|i?z,? ?%?|z|imp\w*\.?(?:,? ?\(?%\)?)?|% ?imp\w*|uk ?[([]%[)\]])$/],
  ['primary', /^(?:hv|h\.v\.?|pri\b|prim\b|primary|high|incoming|input|hv side|primaire|in$|ur1\b|u1\b)/],
  ['secondary', /^(?:lv|l\.v\.?|sec\b|secondary|low|output|lv side|secondaire|out$|ur2\b|u2\b)/],
  ['connection', /^(?:(?:winding )?conn(?:\.|ections?)?|hv ?\/ ?lv conn(?:\.|ection)?)$/],
  ['phase', /^(?:ph\.?|phases?|ø|# ?ph\w*|no\. of ph\w*)$/],
  [
    'description',
    /^(?:description|desc[rn]?\.?|material(?: description)?|(?:short |long |item |material )?text|equipment description|item description|product|parts?)$/,
  ],
  [
    'other',
    /^(?:volt\w*|(?:unit |xfmr |transformer )?(?:type|kind|mounting)|pole ?(?:\/|or) ?pad(?:mount)?|pad(?:mount)? ?(?:\/|or) ?pole|construction|feed|front|oil|fluid|liquid|winding\w*|coils?|fus\w+|config\w*|condition|cond|notes?|remarks?|comments?|mount\w*|style|features?|options?|special.*|requirements?|manufacturer)$/,
  ],
];

/** The field of a column with this header; null if unknown. */
export function columnOf(header: string): Column | null {
  const plain = headerWords(header).replace(/ ?\((?:each|ea\.?|units?|pcs\.?|nos?\.?)\)$/, '');
  return KINDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

const headerWords = (header: string): string => plainOf(header).replaceAll(/\s+/g, ' ').trim();

const UNIT = /[ ,([]*(mm|cm|kg|lbs?|k?w|watts?|db(?:a|\(a\))?|in|inch(?:es)?|kv|(?<=[ ,(])(?:a|amps?))[)\]]?$/;
/** Whose cells say it all. */
const SPEAKS =
  /^(?:feed|front|fluid|oil|type|kind|unit type|mounting|construction|pole|pad|(?:unit|xfmr|transformer) |notes?|remarks?|comments?|description|desc|material|equipment|item|product|mount|style|config|features|options|special|requirements|volt)/;

/** The cell in words that the readers of clauses know. */
export function wordsOf(kind: Column | null, header: string, cell: string): string {
  const plain = respelledText(plainOf(cell).replaceAll(/\s+/g, ' ')).replace(/^(\d{1,3}) (\d{3})$/, '$1$2');
  const head = headerWords(header);
  const unit = UNIT.exec(head)?.[1];
  const withUnit = unit === undefined || !/\d$/.test(plain) ? plain : `${plain} ${unit}`;
  const loss = /^(?:no[- ]load|full[- ]load|load|total)(?! ?loss)[ ,(]*k?w/.test(head) ? ' loss' : '';
  const sides = SIDES.exec(head);
  const sizes = sides && sizesOf(sides.slice(1), plain, /\bmm\b/.test(head) ? 'mm' : 'in');
  if (sizes) return sizes;
  const most = /^(?:width|depth|height|weight|mass)\b/.test(head) && !/max/.test(head) ? 'max ' : '';
  switch (kind) {
    case 'primary':
    case 'secondary':
      return `${kind} ${unit === 'kv' && !/v\b/.test(plain) ? inKilovolts(plain) : plain}`;
    case 'phase':
      return /ph|ø/.test(plain) ? plain : `${plain} phase`;
    case 'bil':
      return /lv|sec/.test(head) ? `lv bil ${plain}` : `bil ${plain}`;
    case 'impedance':
      return `impedance ${plain.replace(/ ?%$/, '')}%`;
    case 'taps':
      return `taps ${/%/.test(plain) || !/\d/.test(plain) ? plain : plain.replace(/(\d(?:\.\d+)?)$/, '$1%')}`;
    case 'description':
      return plain;
    default:
      if (isPaired(head, plain)) return pairedWords(head, plain);
      if (/^(?:fluid|oil|liquid)/.test(head) && /^(?:m\.?o\.?|oil|min\.?)$/.test(plain)) return 'mineral oil';
      return SPEAKS.test(head)
        ? `${plain}${head === 'feed' && !/feed/.test(plain) ? ' feed' : ''}${head === 'front' && !/front/.test(plain) ? ' front' : ''}`
        : respelledText(`${most}${head.replace(UNIT, '')}${loss} ${withUnit}`);
  }
}

const SLASH = / ?\/ ?/;
const isPaired = (head: string, plain: string): boolean =>
  /^(?:feed|front)\b/.test(head) && head.includes('/') && head.split(SLASH).length === plain.split(SLASH).length;

/** 'Feed / front': 'loop / dead' is a loop feed and a dead front. */
const pairedWords = (head: string, plain: string): string =>
  head
    .split(SLASH)
    .map((name, at) => `${plain.split(SLASH)[at] ?? ''} ${name}`)
    .join(', ');

/** 'Pad limit (W x D, in.)'. */
const SIDES =
  /\b([wdlh])(?:idth|epth|ength|eight)? ?x ?([wdlh])(?:idth|epth|ength|eight)?\b(?: ?x ?([wdlh])(?:idth|epth|ength|eight)?\b)?/;
const SIDE_NAMES: Readonly<Record<string, string>> = { w: 'width', d: 'depth', l: 'depth', h: 'height' };

/** 'max width 80 in, max depth 60 in' */
function sizesOf(sides: readonly (string | undefined)[], cell: string, unit: string): string | null {
  const names = sides.flatMap((side) => SIDE_NAMES[side ?? ''] ?? []);
  const values = cell.split(/ ?x ?/).map((each) => /^(\d[\d.,]*) ?(?:in\.?|"|mm)?$/.exec(each)?.[1]);
  if (names.length !== values.length || values.includes(undefined)) return null;
  return names.map((name, at) => `max ${name} ${values[at] ?? ''} ${unit}`).join(', ');
}

const inKilovolts = (plain: string): string =>
  /y\/|\/\d/.test(plain) ? plain : plain.replace(/^[\d.]+(?= ?\()|$/, (found) => `${found} kv`);
