const OURS = /transf|xfmr|trafo|\bpads?\b|padmou?nt|\bpmt\b|substation type|unit sub/;
/** Things beside a transformer, at the start of a line that lists one. */
const OTHER =
  /^(?:[\d,]+ ?)?(?:ea |ft |- )?(?:elbows?|cables?|arresters?|ground rods?|fuses?,|switch(?:es)?,|switchgear|[\d.]+ ?kv metal-clad|ups\b|generators?|gensets?|standby gen|switchboards?|inverters?|\d+ inverters|pumps?\b|\d+ pumps?|motors?|starters?|panels?|mcc\b|mdp\b|chargers?|modules?|main (?:breaker|panel|switchboard)|main power transformer|feeder breakers?|collection circuits?|overhead line|protected by)/;
/** Calculations and loads. */
const LOADS = /\bk[wv]a? ?\/ ?0?\.\d+ ?pf\b|\bconnected load\b|\bload is\b|\bcalculated load\b/;

/** Whether a clause is about equipment that is no transformer of ours. */
export const isOfOtherEquipment = (text: string): boolean =>
  (OTHER.test(text) && !OURS.test(text.replace('main power transformer', ''))) || LOADS.test(text);
