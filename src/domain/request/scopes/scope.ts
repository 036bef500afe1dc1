/** The line items that a part of a text applies to. */
export interface Scope {
  readonly from: number;
  readonly to: number;
  readonly phase: string | null;
  readonly unitType: string | null;
  /** Labels of items: '1', 'b-2'. */
  readonly labels: readonly string[] | null;
  /** Applies to all items except the labeled ones. */
  readonly isExcept: boolean;
}

export const ALL: Scope = { from: 0, to: Infinity, phase: null, unitType: null, labels: null, isExcept: false };

export interface Scoped {
  readonly kva: string;
  readonly label: string | null;
  readonly phase: string | null;
  readonly unitType: string | null;
}

/** For the items with these labels. */
export const labelScope = (labels: readonly string[]): Scope => ({ ...ALL, labels });

/** Whether a part applies to an item. */
export function isInScope(scope: Scope | null, { kva, label, phase, unitType }: Scoped): boolean {
  if (scope === null) return true;
  const rating = Number(kva.split(' ')[0]);
  if (scope.from > 0 && !(rating >= scope.from)) return false;
  if (scope.to < Infinity && !(rating <= scope.to)) return false;
  if (scope.unitType !== null && unitType !== null && unitType !== scope.unitType) return false;
  if (scope.phase !== null && phase !== null && phase !== scope.phase) return false;
  return scope.labels === null || (label !== null && scope.labels.includes(label)) !== scope.isExcept;
}

const UNITS = '(?:units? |transformers? |those )';
const RATED = '(?:rated |of |sized? )?';
const RATING = String.raw`(\d[\d,.]*) ?kva`;
const KVA_SCOPES: readonly (readonly [RegExp, (kva: number) => Scope])[] = [
  [
    new RegExp(`${UNITS}?${RATED}(?<!to )${RATING} (?:and|or) (?:larger|above|over|up|bigger|greater)`),
    (kva) => ({ ...ALL, from: kva }),
  ],
  [
    new RegExp(
      `${UNITS}${RATED}(?:up to(?: and including)?|through) ?${RATING}|${RATING} (?:and|or) (?:smaller|below|less|under)`,
    ),
    (kva) => ({ ...ALL, to: kva }),
  ],
  [
    new RegExp(`${UNITS}(?:above|over|larger than|greater than|exceeding) ?${RATING}`),
    (kva) => ({ ...ALL, from: kva + 0.01 }),
  ],
  [new RegExp(`${UNITS}(?:below|under|smaller than|less than) ?${RATING}`), (kva) => ({ ...ALL, to: kva - 0.01 })],
];

/** 'Eyebolts for 10 and 25 kVA'. */
const OF_RATINGS =
  /\b(?:bushings?|spades?|eye-?bolts?|studs?|terminals?|holes?|fus(?:es?|ing)|impedance|loss(?:es)?|sound|height|width)\b[^.]*?,? (?:for|on) (?:the )?(\d[\d.]*)(?:(?:, ?| and | & |, and )(?:the )?(\d[\d.]*))* kva(?: units?| sizes?| transformers?)?$/;

export function ratingsScopeOf(text: string): Scope | null {
  const found = OF_RATINGS.exec(text);
  if (!found || (text.match(/kva/g)?.length ?? 0) > 1) return null;
  const ratings = [found[1], found[2] ?? found[1]].map(Number);
  return { ...ALL, from: Math.min(...ratings), to: Math.max(...ratings) };
}

/** For which ratings a part holds: 'four-hole for units up to 300 kVA'. */
export function kvaScopeOf(part: string): Scope | null {
  if (!part.includes('kva')) return null;
  const ratings = ratingsScopeOf(part);
  if (ratings) return ratings;
  for (const [pattern, make] of KVA_SCOPES) {
    const found = pattern.exec(part);
    if (found) return make(Number((found[1] ?? found[2] ?? '').replaceAll(',', '')));
  }
  return null;
}
