import { mentionsIn } from '../language/demand';
import { inField, isOfWindings, materialNames, type WindingMaterial } from '../language/things';
import { choice } from './choices';
import { placeOf, spot, type Spot } from './spot';

const MATERIALS: Readonly<Record<WindingMaterial, string>> = { copper: 'Copper', aluminum: 'Aluminum' };
const materials = inField(materialNames);
const OF_OTHER_PARTS =
  /^[ -]?(?:\w+ ){0,2}(?:lugs?|bus(?:bars?)?|cables?|conductors?|wires?|ground\w*|cabinet|enclosure|tank|doors?|tags?|connectors?|pads?|bars?|feeders?|strap|ferrous|paint|nameplate|hardware|faced|clad|plated|bonded|flashed|coated|conduit|compression|street|road|canyon|county|mine|river|valley|creek|#)\b/;
const OTHER_BEFORE =
  /(?:ground(?:ing)? (?:pads?|pad material|bus|bars?|lugs?)|awg|kcmil|mcm|#\d+(?:\/0)?|\d\/0|cables?|conductors?|lugs?|bus|runs? of|urd) (?:\w+ )?$/;
/** 'Cu or Al'. */
const COPPER_BEFORE = /\b(?:cu|copper) ?(?:\/|or|and) ?$/;
const COPPER_AFTER = /^ ?(?:\/|or|and) ?(?:cu|copper)\b/;
/** 'Conductor: aluminum', a line of a data sheet. */
const OF_CONDUCTOR = /^conductors?(?: materials?)? ?:? ?$/;
/** 'LOOP DF MO AL' */
const OF_LIST = /\b(?:mo|fr3|oil),? $/;
/** '480Y/277, 3ph, Al, FR3' */
const OF_VALUES = /(?:\d[a-z]{0,4}|phase|pads?|mounted|front|feed|\dy\/\d+),? $/;
const BESIDE = /wind|wound|coil|\bh\.?v\b|\bl\.?v\b/;
const SIDE = String.raw`(?:h\.?v\.?|high[- ]voltage|primary|pri)`;
const LOW = String.raw`(?:l\.?v\.?|low[- ]voltage|secondary|sec)`;
const CU = String.raw`(copper|cu|alumini?um|alu?)`;
const PER_SIDE = new RegExp(
  String.raw`\b${SIDE}(?: windings?)? ?(?:\/|-|and|&) ?${LOW}(?: windings?)?(?: materials?)? ?[:=] ?${CU} ?(?:\/|-|and|,|&) ?${CU}\b|\b${SIDE}(?: windings?)?[ :=]*${CU} ?(?:windings? ?)?(?:\/|,|and|;|-)? ?(?:the )?${LOW}(?: windings?)?[ :=]*${CU}\b|\b${CU} ${SIDE}(?: windings?)? ?(?:\/|,|and|;|-)? ?${CU} ${LOW}\b`,
);

const LOW_FIRST = new RegExp(
  String.raw`\b${LOW}(?: windings?)?[ :=]*${CU} ?(?:windings? ?)?(?:\/|,|and|;|-)? ?(?:the )?${SIDE}(?: windings?)?[ :=]*${CU}\b`,
);

/** The winding materials of a clause; not those of lugs, cables and cabinets. */
export function windingSpots(clause: string): Spot<'coil_type'>[] {
  const reversed = LOW_FIRST.exec(clause);
  if (reversed) {
    const [, low = '', high = ''] = reversed;
    return [spot('coil_type', sidesText(high, low), placeOf(reversed))];
  }
  const equal = BOTH_EQUAL.exec(clause);
  if (equal) return [spot('coil_type', materialOf(equal[1] ?? ''), placeOf(equal))];
  const sides = PER_SIDE.exec(clause);
  if (sides) {
    const [high = '', low = ''] = sides.slice(1).filter(Boolean);
    return [spot('coil_type', sidesText(high, low), placeOf(sides))];
  }
  const mentions = mentionsIn(clause, materials).filter(({ found }) => isMaterial(found, clause));
  const joined = mentions.length === 1 && mentions[0]?.said === 'said' ? JOINED_SIDES.exec(clause) : null;
  if (joined) return [spot('coil_type', materialOf(joined[1] ?? ''), placeOf(joined))];
  const side = mentions.length === 1 && mentions[0]?.said === 'said' ? ONE_SIDE.exec(clause) : null;
  const sideAfter = side || mentions.length !== 1 || mentions[0]?.said !== 'said' ? null : SIDE_AFTER.exec(clause);
  if (sideAfter) {
    const name = `${sideAfter[2] === undefined ? 'LV' : 'HV'} ${materialOf(sideAfter[1] ?? '')}`;
    return [spot('coil_type', name, placeOf(sideAfter), ONE_SIDE_DOUBT)];
  }
  if (side) {
    const name = `${side[1] === undefined ? 'LV' : 'HV'} ${materialOf(side[2] ?? '')}`;
    return [spot('coil_type', name, placeOf(side), ONE_SIDE_DOUBT)];
  }
  return choice(mentions, (term) => MATERIALS[term]).map((each) => {
    const isSlashed = each.value.includes(' or ') && SLASHED.test(clause.slice(each.start, each.end));
    if (PREFERRED_ONLY.test(clause)) return spot('coil_type', 'Copper or Aluminum', each, PREFERRED_DOUBT);
    return spot('coil_type', each.value, each, isSlashed ? SLASHED_DOUBT : each.doubt);
  });
}

/** 'Cu/Cu', 'al/al' are both windings. */
const BOTH_EQUAL = /(?<![\w/])(cu|al|copper|alumini?um) ?\/ ?\1(?![\w/])/;
/** 'HV and LV windings copper'. */
const JOINED_SIDES = new RegExp(
  String.raw`\b${SIDE} ?(?:and|&|\/) ?${LOW} (?:windings?|conductors?|coils?)(?: (?:shall be|must be|are|in))?[ :=-]*(?:all )?${CU}\b`,
);
/** 'H.V. conductor: copper'. */
const ONE_SIDE = new RegExp(
  String.raw`\b(?:(${SIDE})|${LOW})(?: side)? (?:windings?|conductors?|coils?)(?: materials?)?(?: (?:shall be|must be|is|are|in))?[ :=-]*(?:all )?${CU}\b`,
);
/** 'Copper only for the LV side'. */
const SIDE_AFTER = new RegExp(
  String.raw`\b${CU}(?: windings?)?(?: only)? (?:for|on|in) (?:the )?(?:(${SIDE})|${LOW})\b(?! ?(?:and|&|\/))`,
);
const ONE_SIDE_DOUBT = 'The text says it of one winding only.';
/** 'Copper preferred, not required'. */
const PREFERRED_ONLY =
  /\bprefer\w*,? (?:but )?(?:is |are )?not (?:required|mandatory|necessary|essential|a (?:must|requirement))/;
const PREFERRED_DOUBT = 'The text only prefers one.';

const sidesText = (high: string, low: string): string =>
  materialOf(high) === materialOf(low) ? materialOf(high) : `HV ${materialOf(high)} / LV ${materialOf(low)}`;

/** 'Al/Cu windings' can be either metal, or one for each side. */
const SLASHED = /^\w+(?: windings?)? ?\/ ?/;
const SLASHED_DOUBT = 'The text does not say which winding is of which metal.';

const materialOf = (word: string): string => (word.startsWith('c') ? 'Copper' : 'Aluminum');

function isMaterial(found: RegExpExecArray, clause: string): boolean {
  const after = clause.slice(found.index + found[0].length, found.index + found[0].length + 40);
  const before = clause.slice(Math.max(0, found.index - 30), found.index);
  if (isOfWindings(found) || /\bwindings? ?[:=-]? ?$/.test(before)) return true;
  if (OF_CONDUCTOR.test(before)) return true;
  if (OF_OTHER_PARTS.test(after) || OTHER_BEFORE.test(before) || /[a-z]\.$|@$/.test(before)) return false;
  if (/^(?:copper|alumini?um)/.test(found[0])) return true;
  if (OF_LIST.test(before) && /^ ?(?:$|[,;|]|(?:df|lf|loop|radial|dead|live)\b)/.test(after)) return true;
  if (found[0] === 'al')
    return (
      COPPER_BEFORE.test(before) || COPPER_AFTER.test(after) || (OF_VALUES.test(before) && /^ ?(?:$|[,;|])/.test(after))
    );
  return (
    /^(?:cu|alum?)$/.test(found[0]) &&
    (BESIDE.test(clause) ||
      (/(?:^|[,;/(|] ?|\bor |\band )$/.test(before) && /^ ?(?:[,;/)|.]|$|or\b|windings?)/.test(after)))
  );
}
