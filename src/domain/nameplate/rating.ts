/** What a text about the size of transformers says. */
export interface Rating {
  /** As written, with its unit: '1,500 kVA'. */
  readonly power: string | null;
  readonly phase: 1 | 3 | null;
  /** How it is mounted, as written but of one unit: 'padmount'. */
  readonly mounting: string | null;
  readonly quantity: number | null;
}

/** No text about one unit's size is longer. */
const MAX_LENGTH = 80;

const PATTERNS = {
  power: /(?<![\d.,/])(\d[\d,]*(?:\.\d+)? ?-?[km]va)(?![a-z])/i,
  phase: /(?<![\d.a-z])(1|one|single|3|three)[ -]?(?:phases?|ph|[øφ])\.?(?![a-z])/i,
  mounting:
    /(?<![a-z])(pad(?:s|[ -]?mount(?:ed|s)?)?|pole(?:s|[ -]?mount(?:ed|s)?)?|overheads?|sub-?stations?)(?![a-z])/i,
  quantity:
    /\(?(?<![a-z])(?:qty|quantity)\.?[ :=]*(\d{1,4})(?![\d.])\)?|\((\d{1,4}) ?(?:units|ea(?:ch)?|pcs|avail(?:able)?|in stock|on hand)\.?\)/i,
};
/** Words that add nothing, and marks around and between the others. */
const REST =
  /(?<![a-z])(?:transformers?|xfmrs?|units?|type|liquid[ -]filled|oil[ -]filled)(?![a-z])|[\s,;:|/()*=#_~–—-]+/gi;

/**
 * '1500 kVA 3ph', '750 kVA, 3-phase, padmount', '500 kVA 3ph (qty 3)', '--- POLE MOUNTS ---'. Null if any of the text says
 * something else, or says one of these twice.
 */
export function readRating(text: string): Rating | null {
  if (text.length > MAX_LENGTH) return null;
  let rest = text;
  const take = (pattern: RegExp): string | null => {
    const [whole = '', one, other] = pattern.exec(rest) ?? [];
    rest = rest.replace(whole, ' ');
    return one ?? other ?? null;
  };
  const power = take(PATTERNS.power);
  const phase = take(PATTERNS.phase);
  const mounting = take(PATTERNS.mounting);
  const quantity = take(PATTERNS.quantity);
  if (rest.replaceAll(REST, '') !== '' || (power ?? phase ?? mounting) === null) return null;
  return {
    ...{ power, mounting: mounting?.replace(/s$/i, '') ?? null },
    quantity: quantity === null ? null : Number(quantity),
    phase: phase === null ? null : /^[1os]/i.test(phase) ? 1 : 3,
  };
}
