import { bushingAmperes, bushingText, terminalsOf, type Bushing } from '../reading/terminals';
import type { Feed, Front, Fluid, WindingMaterial } from '../../language/things';
import type { MatchRequirement } from '../reading/requirement';
import { settledBy, type Demand } from '../../language/demand';
import {
  evaluateValue,
  isSameText,
  acceptable,
  doesNotFit,
  EXACT,
  needs,
  NOT_RECORDED,
  NOT_REQUIRED,
  worst,
  type Evaluation,
  evaluateText,
} from './verdict';
import {
  familyOf,
  fluidOf,
  fusingOf,
  type Fusing,
  type FusingDemand,
  secondaryBushingsIn,
  type SecondaryBushings,
  unitKindOf,
} from '../reading/fittings';
import { windingsOf } from '../reading/windings';

/**
 * Feed and front are one feature; the worse counts. Loop feed fits radial systems; radial needs the feed conversion to
 * become loop. Dead front (insulated) fits where live front is required, being safer, never the reverse.
 */
export function evaluateBushing({ bushing: wanted }: MatchRequirement, unit: Bushing): Evaluation {
  const text = bushingText(unit);
  if (wanted !== null && text !== '' && isSameText(wanted.text, text)) return EXACT;
  return evaluateValue(wanted, terminalsOf(unit), (required, { feed, front }) =>
    worst(evaluateFront(required.front, front), evaluateFeed(required.feed, feed)),
  );
}

function evaluateFeed(required: Demand<Feed> | null, actual: Feed | null): Evaluation {
  if (required === null) return NOT_REQUIRED;
  if (actual === null) return NOT_RECORDED;
  const settled = settledBy(required, actual);
  if (settled === 'exact') return EXACT;
  if (actual === 'radial' && settledBy(required, 'loop') === 'exact') return needs('feedConversion');
  return settled === 'excluded' ? doesNotFit('excluded') : acceptable('loopServesRadial');
}

function evaluateFront(required: Demand<Front> | null, actual: Front | null): Evaluation {
  if (required === null) return NOT_REQUIRED;
  if (actual === null) return NOT_RECORDED;
  const settled = settledBy(required, actual);
  if (settled === 'exact') return EXACT;
  return actual === 'dead' && settled === null ? acceptable('deadFrontServesLive') : doesNotFit();
}

/** The rating of high-voltage bushings in amperes: equal or not. */
export function evaluateBushingRating({ bushingRating }: MatchRequirement, unit: Bushing): Evaluation {
  const amperes = bushingAmperes(unit);
  return evaluateValue(bushingRating, amperes.size === 0 ? null : amperes, (required, actual) =>
    [...actual].some((each) => required.has(each)) ? EXACT : doesNotFit(),
  );
}

/**
 * FR3, a natural ester, fits where mineral oil is required; mineral oil becomes FR3 by a fill; natural esters can
 * replace each other. A legacy fluid (R-Temp, silicone, askarel, BETA, Wecosol) fits only an order that names it.
 */
export const evaluateFluid = ({ fluid }: MatchRequirement, unit: string | null): Evaluation =>
  evaluateText(fluid, unit, fluidOf, compareFluids);

function compareFluids(required: Demand<Fluid>, actual: Fluid): Evaluation {
  const settled = settledBy(required, actual);
  if (settled === 'exact' && required.included.has(actual)) return EXACT;
  if (familyOf(actual) === 'legacy') return doesNotFit(actual === 'askarel' ? 'containsPcb' : 'legacyFluid');
  if (settled === 'exact') return EXACT;
  const families = new Set([...required.included].map(familyOf));
  const isMineral = familyOf(actual) === 'mineral' && !required.excluded.has(actual);
  if (isMineral && canBeFilled(required, families.has('ester'))) return needs('fr3');
  if (settled === 'excluded') return doesNotFit('excluded');
  if (familyOf(actual) !== 'ester') return doesNotFit();
  if (families.has('ester')) return acceptable('sameFluidFamily');
  return families.has('mineral') ? acceptable('esterServesMineral') : doesNotFit();
}

/** Whether an FR3 fill meets the requirement: FR3 itself, or another ester. */
const canBeFilled = (required: Demand<Fluid>, asksEster: boolean): boolean => {
  const filled = settledBy(required, 'fr3');
  return filled === 'exact' || (filled === null && asksEster);
};

/** Equal is exact; a unit that does everything required and more is acceptable; otherwise it does not fit. */
export const evaluateFusing = ({ fusing }: MatchRequirement, unit: string | null): Evaluation =>
  evaluateText(fusing, unit, fusingOf, (alternatives, actual) => {
    const found = alternatives.map((each) => compareFusing(each, actual));
    return (
      found.find(({ verdict }) => verdict === 'exact') ??
      found.find(({ verdict }) => verdict === 'acceptable') ??
      doesNotFit()
    );
  });

function compareFusing({ does, excluded, isOnly }: FusingDemand, actual: Fusing): Evaluation {
  if ([...actual.devices].some((device) => excluded.has(device))) return doesNotFit('excluded');
  if (![...does].every((each) => actual.does.has(each))) return doesNotFit();
  if (does.size === actual.does.size || (does.size === 0 && excluded.size > 0)) return EXACT;
  return isOnly ? doesNotFit('excluded') : acceptable('protectsMore');
}

/** Equal values are exact, whatever the spelling; more holes of the same kind than required are acceptable. */
export const evaluateSecondaryBushings = ({ secondaryBushings }: MatchRequirement, unit: string | null): Evaluation =>
  evaluateText(secondaryBushings, unit, secondaryBushingsIn, compareBushings);

function compareBushings(required: SecondaryBushings, actual: SecondaryBushings): Evaluation {
  if (required.kind && required.kind.included.size === 0 && required.holes.length > 0)
    return evaluateDenial(required, actual);
  const kind = evaluateKind(required.kind, actual.kind);
  if (kind !== EXACT) return kind;
  const [fewest] = required.holes;
  const holes = actual.holes.at(-1);
  if (fewest === undefined) return EXACT;
  if (holes === undefined) return NOT_RECORDED;
  if (required.holes.includes(holes)) return EXACT;
  return holes > fewest && !required.kind?.isOnly ? acceptable('moreHoles') : doesNotFit();
}

/** 'No 4-hole spade' excludes that one alone. */
function evaluateDenial({ holes, kind: denied }: SecondaryBushings, actual: SecondaryBushings): Evaluation {
  const [kind] = actual.kind?.included ?? [];
  const has = actual.holes.at(-1);
  if (kind === undefined || has === undefined) return NOT_RECORDED;
  return denied?.excluded.has(kind) === true && holes.includes(has) ? doesNotFit('excluded') : EXACT;
}

/** A text that names holes alone leaves the kind open. */
function evaluateKind(required: SecondaryBushings['kind'], actual: SecondaryBushings['kind']): Evaluation {
  const [kind] = actual?.included ?? [];
  if (required === null) return EXACT;
  if (kind === undefined) return NOT_RECORDED;
  return settledBy(required, kind) === 'exact' ? EXACT : doesNotFit();
}

/** Pad, pole or substation: equal or not. */
export const evaluateUnitKind = ({ unitKind }: MatchRequirement, unit: string | null): Evaluation =>
  evaluateText(unitKind, unit, unitKindOf, (required, actual) =>
    settledBy(required, actual) === 'exact' ? EXACT : doesNotFit(),
  );

type Materials = ReadonlySet<WindingMaterial>;

/** Copper, the better conductor, fits where aluminum is required, never the reverse. Each winding is judged. */
export const evaluateWinding = ({ winding }: MatchRequirement, unit: string | null): Evaluation =>
  evaluateText(winding, unit, windingsOf, (required, actual) =>
    worst(evaluateSide(required.high, actual.high), evaluateSide(required.low, actual.low)),
  );

/** A winding of both materials contains aluminum, so it does not fit where copper is required. */
function evaluateSide(required: Demand<WindingMaterial> | null, actual: Materials | null): Evaluation {
  if (required === null) return NOT_REQUIRED;
  if (actual === null) return NOT_RECORDED;
  if ([...actual].some((material) => required.excluded.has(material))) return doesNotFit('excluded');
  const verdicts = [...actual].map((material) => evaluateMaterial(required, material));
  return worst(EXACT, ...verdicts);
}

function evaluateMaterial(required: Demand<WindingMaterial>, material: WindingMaterial): Evaluation {
  const settled = settledBy(required, material);
  if (settled === 'exact') return EXACT;
  return settled === null && material === 'copper' ? acceptable('copperServesAluminum') : doesNotFit();
}
