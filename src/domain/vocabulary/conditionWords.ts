/** Synonyms of values, without separators, accents and case. */
export type Synonyms = ReadonlyMap<string, string>;

export const synonymsOf = (values: Readonly<Record<string, string>>): Synonyms =>
  new Map(Object.entries(values).flatMap(([value, words]) => words.split(' ').map((word) => [word, value])));

/** In English, French and Spanish. */
export const WORK_WORDS = synonymsOf({
  RC:
    'recondition reconditioned reconditioning recon recond remisaneuf remiseaneuf remisesaneuf remettreaneuf ' +
    'reconditionne reconditionnee reconditionnement reacondicionado reacondicionada reacondicionar reacondicionamiento',
  RW:
    'rewind rewound rewinding rebobine rebobinee rebobinage rebobiner rebobinado rebobinada rebobinar ' +
    'reembobinado reembobinada',
});

/** Words of dealers and yards for the condition of a unit; people teach more. */
export const CONDITION_WORDS: Synonyms = new Map([
  ...WORK_WORDS,
  ...synonymsOf({
    RC: 'good excellent likenew new unused',
    RW: 'needsrewind rewindneeded burned burnt failed',
  }),
]);

const WORK = [
  ['RC', /(?<![a-z])recon(?:d|dition(?:ed|ing)?)?(?![a-z])/],
  ['RW', /(?<![a-z])(?:rewind(?:ing)?|(?:to|must|should) be rewound)(?![a-z])/],
] as const;
/** Doubt, choice and denial. */
const DOUBT = /[?]|n't\b|\b(?:no|not|non|never|without|or|maybe|may|might|possibl[ey]|if|unless|but|scrap|junk)\b/;
const PAST = /\b(?:was|been|done|previous(?:ly)?|prior|past|last|after|since|completed?|finished)\b|\b(?:19|20)\d\d\b/;
/** What a remark says against the word before it. */
const AGAINST = /\b(?:needs?|again|bad|fail\w*|burn\w*)\b/;

/** A word, and what is remarked on it: 'Rewound (new coils 2021)', 'Rewound, tested'. */
const REMARKED = /^([^(),;]{3,40}?)\s*(?:\(([^()]*)\)|[,;]\s*([^,;]+))$/;

/** 'KEEP - recondition' is RC and 'bad - rewind' RW. Other text stays, such as that of both and 'no rewind'. */
export function workIn(cell: string): string {
  const text = cell.toLowerCase();
  const [, word = '', bracketed, behind] = REMARKED.exec(text) ?? [];
  const work = WORK_WORDS.get(wordOf(word));
  if (work !== undefined && agrees(bracketed ?? behind ?? '', work)) return work;
  const [only, other] = WORK.filter(([, pattern]) => pattern.test(text));
  return only === undefined || other !== undefined || DOUBT.test(text) || PAST.test(text) ? cell : only[0];
}

const agrees = (remark: string, work: string): boolean =>
  !DOUBT.test(remark) &&
  !AGAINST.test(remark) &&
  !WORK.some(([value, pattern]) => value !== work && pattern.test(remark));

/** Letters with their accents, and separators, are noise. */
const wordOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\s\-.\u0300-\u036f]+/g, '');

const BETWEEN_LANGUAGES = /\s*[/\n]\s*/;

/** 'Rebobiné / Rewound' says one thing in two languages. */
export const inWords =
  (words: Synonyms) =>
  (cell: string): string => {
    const known = words.get(wordOf(cell));
    if (known !== undefined || !BETWEEN_LANGUAGES.test(cell)) return known ?? cell;
    const [first, ...others] = cell.split(BETWEEN_LANGUAGES).map((each) => words.get(wordOf(each)));
    return first !== undefined && others.every((each) => each === first) ? first : cell;
  };
