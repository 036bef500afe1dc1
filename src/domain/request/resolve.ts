import { lineFields, type LineField, type LineReading } from '../../contract/requests/reading';
import { parseVoltage } from '../matching/reading/voltage';
import { contradictionsIn } from './doubts/contradictions';
import { isInScope } from './scopes/scope';
import type { Stated } from './segments';

export interface ItemSources {
  readonly kva: Stated | null;
  readonly label: string | null;
  readonly quantity: Stated | null;
  /** Each source wins over the next: corrections of later messages, the item itself, statements about all items. */
  readonly sources: readonly (readonly Stated[])[];
}

type Chosen = Pick<Stated, 'field' | 'value' | 'start' | 'end'> & { doubt?: string | undefined };

/** The readings of a line item; if values disagree, the corrected one, else the first as uncertain. */
export function resolved({ kva, label, quantity, sources }: ItemSources): LineReading[] {
  const phase = sources.flat().find(({ field, isOld }) => field === 'phase' && !isOld)?.value ?? null;
  const unitType = sources.flat().find(({ field }) => field === 'unit_type')?.value ?? null;
  const of = { kva: kva?.value ?? '', label, phase, unitType };
  const all = sources.map((each) => each.filter(({ scope }) => isInScope(scope, of)));
  const chosen = new Map<LineField, Chosen>();
  if (kva) chosen.set('kva_rating', kva);
  if (quantity) chosen.set('quantity', quantity);
  for (const field of lineFields) {
    const first = all
      .map((each) => each.filter((stated) => stated.field === field && !stated.isOld))
      .filter((each) => each.length > 0)
      .toSorted((a, b) => Number(b.some(isNamedChange)) - Number(a.some(isNamedChange)))[0];
    const value = first && oneOf(field, first);
    if (value && !chosen.has(field)) chosen.set(field, value);
  }
  assume(chosen);
  for (const [field, doubt] of contradictionsIn(chosen)) {
    const each = chosen.get(field);
    if (each && each.doubt === undefined) chosen.set(field, { ...each, doubt });
  }
  return lineFields.flatMap((field) => {
    const each = chosen.get(field);
    return each ? [readingOf(field, each)] : [];
  });
}

/** 'Item B: delete "mineral oil" and insert "FR3"'. */
const isNamedChange = ({ scope, isCorrection }: Stated): boolean => isCorrection && scope !== null;

const readingOf = (field: LineField, { value, start, end, doubt }: Chosen): LineReading => ({
  field,
  value,
  status: doubt === undefined ? 'read' : 'assumed',
  reason: doubt ?? null,
  passage: end > start ? { start, end } : null,
});

function oneOf(field: LineField, stated: readonly Stated[]): Chosen | null {
  const corrected = stated.filter(({ isCorrection }) => isCorrection);
  const current = corrected.length > 0 ? corrected : stated;
  const certain = current.filter(({ doubt }) => doubt === undefined);
  const wanted = certain.length > 0 ? certain : current;
  const denied = new Set(stated.flatMap(({ value }) => (value.startsWith('not ') ? value.slice(4) : [])));
  const said = wanted.filter(({ value }) => !value.startsWith('not '));
  const kept = said.filter(({ value }) => !denied.has(value));
  const positive = kept.length > 0 ? kept : said;
  const [first, ...others] = positive.length > 0 ? positive : wanted;
  if (!first) return null;
  const fuller = others.reduce<Stated>((best, each) => (isFuller(field, each.value, best.value) ? each : best), first);
  const other = [first, ...others].find(
    (each) => each.value !== fuller.value && !isFuller(field, fuller.value, each.value),
  );
  if (!other) return fuller;
  const sides = field === 'coil_type' ? ofBothSides(wanted) : null;
  if (sides) return sides;
  if (field === 'fusing')
    return { ...fuller, value: joinedDevices([fuller.value, ...others.map(({ value }) => value)]) };
  return { ...fuller, doubt: `The text also says ${other.value}.` };
}

/** 'HV Copper' and 'LV Aluminum'. */
function ofBothSides(stated: readonly Stated[]): Chosen | null {
  const [high, low] = ['HV ', 'LV '].map((side) =>
    stated.find(({ value }) => value.startsWith(side) && !value.includes('/')),
  );
  if (!high || !low) return null;
  const [first, second] = [high.value.slice(3), low.value.slice(3)];
  const value = first === second ? first : `${high.value} / ${low.value}`;
  return { field: 'coil_type', value, start: Math.min(high.start, low.start), end: Math.max(high.end, low.end) };
}

const DEVICES = ['Loadbreak Switch', 'Bay-O-Net', 'Partial Range CLF', 'Full Range CLF', 'Isolation Link'];
const joinedDevices = (values: readonly string[]): string => {
  const named = new Set(values.flatMap((value) => value.split(' + ')));
  return DEVICES.filter((device) => named.has(device)).join(' + ') || 'None';
};

/** Says the same and more: '480Y/277' beside '480' or '277', '6-hole spade' beside 'spade'. */
function isFuller(field: LineField, value: string, other: string): boolean {
  if (field === 'secondary_voltage_kv' && value.endsWith(`/${other}`)) return true;
  if (field === 'primary_voltage_kv' || field === 'secondary_voltage_kv') return isFullerVoltage(value, other);
  if (field === 'oil_type' && isFullerFluid(value, other)) return true;
  return value !== other && value.includes(other);
}

/** 'Less-flammable ester; FR3 only'. */
const isFullerFluid = (value: string, other: string): boolean =>
  (other === 'Ester' && /^(?:FR3|BIOTEMP|(?:Natural|Synthetic) Ester)$/.test(value)) ||
  (other === 'Natural Ester' && /^(?:FR3|BIOTEMP)$/.test(value));

function isFullerVoltage(value: string, other: string): boolean {
  if (value === other) return false;
  const [mine, theirs] = [parseVoltage(value), parseVoltage(other)];
  if (!mine || !theirs) return value.includes(other);
  const isSame = theirs.every(({ volts, connection }) =>
    mine.some(
      (each) =>
        each.volts === volts &&
        (connection === null ||
          each.connection === connection ||
          (connection === 'wye' && each.connection === 'groundedWye')),
    ),
  );
  return (
    isSame &&
    (mine.length > theirs.length ||
      theirs.some(({ connection }) => connection === null) ||
      value.includes('Grd') ||
      (value.includes('/') && !other.includes('/')))
  );
}

const USUAL_WYE: Readonly<Record<string, string>> = { '480': '480Y/277', '208': '208Y/120', '600': '600Y/347' };

/** Assumptions that a careful person makes, each with its reason. */
function assume(chosen: Map<LineField, Chosen>): void {
  const nowhere = { start: 0, end: 0 };
  const [primary, secondary] = [chosen.get('primary_voltage_kv'), chosen.get('secondary_voltage_kv')];
  if (!chosen.has('phase')) {
    const word = [secondary, primary].find((each) => each && /\d(?:D|Y|GrdY)/.test(each.value));
    if (secondary && /^240\/120|^480\/240/.test(secondary.value))
      chosen.set('phase', {
        ...secondary,
        field: 'phase',
        value: '1',
        doubt: `${secondary.value} is a single-phase voltage.`,
      });
    else if (word)
      chosen.set('phase', { ...word, field: 'phase', value: '3', doubt: `${word.value} is a three-phase voltage.` });
  }
  const phase = chosen.get('phase');
  const wye = secondary && USUAL_WYE[secondary.value];
  if (secondary && wye !== undefined && phase?.value === '3')
    chosen.set('secondary_voltage_kv', {
      ...secondary,
      value: wye,
      doubt: `${secondary.value} V three-phase: ${wye} assumed.`,
    });
  if (!chosen.has('quantity'))
    chosen.set('quantity', { ...nowhere, field: 'quantity', value: '1', doubt: 'No quantity stated.' });
}
