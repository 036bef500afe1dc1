import { type RateField, rateText } from '../../../../domain/rateSets/rateFields';
import { textOf } from '../../../../domain/rateSets/ratesDraft';
import { DEFAULT_RATES } from '../../../../domain/rates/rates';
import { TextField } from '../../../ui/field/TextField';
import type { DraftProps } from './draftProps';
import { ReadRow, Standard } from './ReadRow';

/** One rate: its value and unit, the specification's, and whether it differs from that. */
export function RateRow({ field, draft, problems, onChange }: DraftProps & { field: RateField }) {
  const { id, label } = field;
  const [value, initial] = [draft.rates[id], DEFAULT_RATES[id]];
  const standard = rateText(field, initial);
  if (onChange === null)
    return <ReadRow label={label} value={rateText(field, value)} standard={value === initial ? null : standard} />;
  return (
    <div>
      <TextField
        label={`${label}, ${field.unit}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={textOf(draft, field)}
        error={problems[id] ?? null}
        onChange={(text) => onChange({ ...draft, texts: { ...draft.texts, [id]: text } })}
      />
      <Standard>Standard {standard}</Standard>
    </div>
  );
}
