import type { Passage } from '../../contract/requests/reading';
import type { Clause } from './clauses';

/** What customers ask of a transformer that no field holds. */
const OTHER_DEMANDS = new RegExp(
  [
    String.raw`\bk-?\d{1,2}(?: ?-?(?:rated|factor))?|k-?factor(?: \d+)?|k-rated`,
    String.raw`(?:304l?|316l?)? ?(?:stainless(?: steel)?)(?: \w+){0,2}`,
    String.raw`(?:electro)?static shield\w*|(?:electrostatic|e\.?s\.?) shield\w*`,
    String.raw`epoxy(?: \w+)?|munsell(?: [\w./]+){1,3}|(?:ansi|asa) ?(?:#? ?61|70)(?: gr[ae]y)?|penta-?head(?: bolts?)?|padlock\w*|sunshield`,
    String.raw`csa c[\d.]+|(?:ul|fm)[ -](?:listed|approved|label\w*)|fm global|less[- ]flammable listing|seismic\w*|zone 4`,
    String.raw`(?:remote )?(?:temperature|level|pressure(?:\/vacuum)?|vacuum)(?: \w+)? (?:gauges?|contacts?|monitor\w*)|gauges?(?: with contacts)?|alarm contacts|winding temp\w*(?: \w+)?`,
    String.raw`(?:drain|sampling|sampler|fill) valve\w*|pressure relief(?: \w+)?|prd`,
    String.raw`(?:lightning |surge )?arresters?|feed-?thr(?:ough|u) inserts?|fault indicators?|elbow\w*`,
    String.raw`current transformers|\bcts?\b(?= (?:mounted|provision|in|on|for|ratio))|metering(?: \w+)?`,
    String.raw`(?:dual[- ]voltage|voltage|delta[- ]wye) switch\w*|scada|wi-?fi|monitoring(?: \w+)?`,
    String.raw`(?:onan|onaf|knan|knaf)(?:\/(?:onaf|knaf))*|fans?(?: \w+){0,2}|(?:55|65|75|115)(?:\/(?:65|75))? ?°? ?c(?: (?:average |winding )?rise)?`,
    String.raw`50 ?hz|altitude(?: \w+){0,3}|ambient(?: \w+){0,3}|non-?pcb|pcb[- ]free|corrosion\w*|coastal|nitrogen(?: \w+)?|wildlife\w*|bollards?`,
  ].join('|'),
  'g',
);

/** Passages that ask for something that was not read, outside of those that were. */
export function leftoversIn(clauses: readonly Clause[], read: readonly Passage[]): Passage[] {
  return clauses.flatMap((clause) => {
    if (!OTHER_DEMANDS.test(clause.text)) return [];
    OTHER_DEMANDS.lastIndex = 0;
    return [...clause.text.matchAll(OTHER_DEMANDS)].flatMap((found) => {
      const start = clause.at[found.index] ?? 0;
      const end = (clause.at[found.index + found[0].length - 1] ?? start) + 1;
      return found[0].trim() === '' || read.some((each) => each.start <= start && each.end >= end)
        ? []
        : [{ start, end }];
    });
  });
}
