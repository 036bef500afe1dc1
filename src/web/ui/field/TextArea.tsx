import { useId, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Field, FieldLabel, FieldNote, controlStyle } from './fieldStyle';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | null;
}

const Area = styled.textarea`
  ${controlStyle}
  height: auto;
  min-height: 4.5rem;
  padding: 0.375rem 0.625rem;
  resize: vertical;
`;

/** Text of several lines. */
export function TextArea({ label, value, onChange, error, className, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <Field className={className} $inline={false}>
      <FieldLabel htmlFor={id} $hidden={false}>
        {label}
      </FieldLabel>
      <Area
        id={id}
        rows={3}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <FieldNote id={`${id}-note`} role="alert" $bad>
          {error}
        </FieldNote>
      )}
    </Field>
  );
}
