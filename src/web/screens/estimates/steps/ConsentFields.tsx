import { MAX_CONSENT_NAME, type Consent } from '../../../../contract/estimates/states';
import { TextField } from '../../../ui/field/TextField';

interface ConsentFieldsProps {
  /** As it is typed. */
  value: Consent;
  onChange: (value: Consent) => void;
  /** Somebody tried to record it as it is. */
  hasTried: boolean;
}

/** Who agreed for the customer to the deviations from the request, and when. */
export const ConsentFields = ({ value, onChange, hasTried }: ConsentFieldsProps) => (
  <>
    <TextField
      label="Agreed by, for the customer"
      maxLength={MAX_CONSENT_NAME}
      value={value.by}
      error={hasTried && value.by.trim() === '' ? 'Enter who agreed.' : null}
      onChange={(by) => onChange({ ...value, by })}
    />
    <TextField
      label="Date of the consent"
      type="date"
      value={value.on}
      error={hasTried && value.on === '' ? 'Enter the date.' : null}
      onChange={(on) => onChange({ ...value, on })}
    />
  </>
);
