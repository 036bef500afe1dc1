import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Field, FieldLabel, FieldNote, controlStyle } from './fieldStyle';
import { color } from '../theme';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'size'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called with the text when Enter is pressed. */
  onEnter?: (value: string) => void;
  hideLabel?: boolean;
  inline?: boolean;
  icon?: ReactNode;
  error?: string | null;
}

const Input = styled.input<{ $hasIcon: boolean }>`
  ${controlStyle}
  ${({ $hasIcon }) => $hasIcon && 'padding-left: 2.125rem;'}
`;

const Box = styled.span`
  position: relative;
  display: block;
  flex: 1;
  min-width: 0;
  & > svg {
    position: absolute;
    left: 0.625rem;
    top: 0.5625rem;
    color: ${color('textDim')};
    pointer-events: none;
  }
`;

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, onEnter, hideLabel = false, inline = false, icon, error, className, ...rest } = props;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.(event.currentTarget.value);
  };
  return (
    <Field className={className} $inline={inline}>
      <FieldLabel htmlFor={id} $hidden={hideLabel}>
        {label}
      </FieldLabel>
      <Box>
        {icon}
        <Input
          id={id}
          type="text"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          {...rest}
          $hasIcon={icon !== undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Box>
      {error && (
        <FieldNote id={`${id}-note`} role="alert" $bad>
          {error}
        </FieldNote>
      )}
    </Field>
  );
}
