import { rewritten, type Mapped } from './mapped';

/** Trade terms; words that differ from one by a single error are read as it. */
const LEXICON = new Set(
  `delta primary secondary secondaries transformer transformers padmount padmounts padmounted mounted aluminum copper
mineral radial front phase winding windings bushing bushings grounded quantity impedance natural synthetic silicone
substation reconditioned refurbished voltage single three fuses fusing loadbreak bayonet bayonets spade spades eyebolt
deliver delivered delivery quote price before`.split(/\s+/),
);
/** Words that are right. */
const OTHERS = new Set(
  `phrase phases chase fronts frond radical radials cooper chopper cropper coppers winning wounding brushing brushings
minerals delivers delivery deliveries delivered fusses fuse fused singles tingle there these theses threes trice prince prices
priced pricey pride prime naturals voltages quoted quotes quota counted mounter mounting rounded grounds ground grounder
quantify spaced spaces spare spared shade deltas dealt substations silicon transform transformed transformation fusion
pulses purses ruses bayonne loadbreaks primarily secondarily frontal fronted fount foot prise piece prick mounts amounted
spates spares space spader eyebolts bayoneted windward deliverer aluminium aluminum fusel quotes fuming using falling musing
tree trees font fonts quite threw della delia radian radians frost pryce winking singly deriver busting slade slades wilding
pease prine fases fase prize prizes shingle shingles copier copiers racial phased phaser shades`.split(/\s+/),
);

/** A short capitalized word can be a name: 'Delia', 'Frost'. */
const NAME = /^[A-Z][a-z]{3,4}$/;
const WORDS = /[a-z]{4,14}/gi;

/** Corrects the words of a text in its own letters. */
export const withoutTypos = (text: Mapped): Mapped =>
  rewritten(text, WORDS, ([word]) => {
    const plain = word.toLowerCase();
    const right = NAME.test(word) ? plain : correctedWord(plain);
    return right === plain ? word : word.charAt(0) + right.slice(1);
  });

/** All texts that a word becomes by leaving one letter out. */
const shortened = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

const byShortened = new Map<string, string[]>();
for (const word of LEXICON)
  for (const key of [word, ...shortened(word)]) byShortened.set(key, [...(byShortened.get(key) ?? []), word]);

const STARTS = new Set([...LEXICON].map((word) => word.slice(0, 1)));

/** The trade term for a word with one wrong, missing, added or swapped letter. */
function correctedWord(word: string): string {
  if (LEXICON.has(word) || OTHERS.has(word) || !STARTS.has(word.slice(0, 1))) return word;
  for (const key of [word, ...shortened(word)]) {
    const [only] = (byShortened.get(key) ?? []).filter((each) => isNear(word, each));
    if (only !== undefined) return only;
  }
  return word;
}

/** Swapped neighbors and one error; the first letter is right. */
function isNear(word: string, right: string): boolean {
  if (word[0] !== right[0] || Math.abs(word.length - right.length) > 1) return false;
  if (word === `${right}s` || `${word}s` === right) return false;
  let at = 0;
  while (at < word.length && word[at] === right[at]) at += 1;
  const [rest, rightRest] = [word.slice(at), right.slice(at)];
  if (rest.length === rightRest.length) return rest.slice(1) === rightRest.slice(1) || isSwapped(rest, rightRest);
  return rest.length > rightRest.length ? rest.slice(1) === rightRest : rest === rightRest.slice(1);
}

const isSwapped = (a: string, b: string): boolean => a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
