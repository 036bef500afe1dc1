import type { LineField } from '../../../contract/requests/reading';
import type { ItemSources } from '../resolve';
import type { Stated } from '../segments';
import type { Clause } from '../text/clauses';

const CONNECTION =
  /(?<![a-z\d])(?:delta|wye|star|grdy|gnd ?y|(?:d|yn?)(?:d|yn?)\d{0,2}|étoile|triangle|estrella|δ)(?![a-z\d])/g;
const FIELDS: ReadonlySet<LineField> = new Set(['primary_voltage_kv', 'secondary_voltage_kv']);
const DOUBT = 'The text names a connection that may be of this voltage.';

const isBare = ({ field, value }: Stated): boolean => FIELDS.has(field) && /^[\d.]+(?: (?:or|x) [\d.]+)*$/.test(value);

/** A voltage without a connection is uncertain if the text names one that no voltage has. */
export function withLooseConnections(items: readonly ItemSources[], clauses: readonly Clause[]): ItemSources[] {
  const stated = items.flatMap(({ sources }) => sources.flat());
  if (!stated.some(isBare)) return [...items];
  const known = stated.filter((each) => FIELDS.has(each.field) && !isBare(each));
  const isLoose = ({ text, at }: Clause): boolean =>
    [...text.matchAll(CONNECTION)].some(({ index }) => {
      const place = at[index] ?? 0;
      return !known.some(({ start, end }) => place >= start && place < end);
    });
  if (!clauses.some(isLoose)) return [...items];
  return items.map((item) => {
    const isOfBank = isSinglePhase(item);
    return {
      ...item,
      sources: item.sources.map((all) =>
        all.map((each) =>
          isBare(each) && !(isOfBank && each.field === 'secondary_voltage_kv')
            ? { ...each, doubt: each.doubt ?? DOUBT }
            : each,
        ),
      ),
    };
  });
}

/** The secondary of one phase is connected to others in a bank only: 'three 277 V units, connected wye by us'. */
function isSinglePhase({ sources }: ItemSources): boolean {
  const phases = sources.flat().filter(({ field }) => field === 'phase');
  return phases.length > 0 && phases.every(({ value }) => value === '1');
}
