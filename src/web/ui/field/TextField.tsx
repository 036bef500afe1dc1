import { styled, css } from 'styled-components';
import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { color, radius, screens, space, visuallyHidden } from '../theme';
import { labelText } from '../elements';

export const controlStyle = css`
  width: 100%;
  height: 2.125rem;
  padding: 0 0.625rem;
  border: 1px solid ${color('controlLine')};
  border-radius: ${radius.control};
  background: ${color('surface')};
  color: ${color('text')};
  text-overflow: ellipsis;
  &::placeholder {
    color: ${color('textDim')};
    opacity: 1;
  }
  &:disabled {
    opacity: 0.6;
  }
  &[aria-invalid='true'] {
    border-color: ${color('bad')};
  }
  &:focus-visible {
    outline-offset: 0;
  }
`;

const Field = styled.div<{ $inline: boolean }>`
  display: flex;
  flex-direction: ${({ $inline }) => ($inline ? 'row' : 'column')};
  align-items: ${({ $inline }) => ($inline ? 'center' : 'stretch')};
  gap: ${({ $inline }) => ($inline ? space(2) : space(1))};
  min-width: 0;
`;

const FieldLabel = styled.label<{ $hidden: boolean }>`
  ${labelText}
  ${screens.abovePhone} {
    white-space: nowrap;
  }
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const FieldError = styled.span`
  ${labelText}
  color: ${color('bad')};
`;

export const ControlBox = styled.span`
  position: relative;
  display: block;
  flex: 1;
  min-width: 0;
  & > svg {
    position: absolute;
    inset-block: 0;
    margin: auto 0;
    color: ${color('textDim')};
    pointer-events: none;
  }
`;

interface FieldFrameProps {
  id: string;
  label: string;
  hideLabel?: boolean | undefined;
  inline?: boolean | undefined;
  className: string | undefined;
  error?: string | null | undefined;
  children: ReactNode;
}

/** A control with its label and error. */
export const FieldFrame = (props: FieldFrameProps) => {
  const { id, label, hideLabel = false, inline = false, className, error, children } = props;
  return (
    <Field className={className} $inline={inline}>
      <FieldLabel htmlFor={id} $hidden={hideLabel}>
        {label}
      </FieldLabel>
      {children}
      {error && (
        <FieldError id={`${id}-note`} role="alert">
          {error}
        </FieldError>
      )}
    </Field>
  );
};

export const describedBy = (id: string, error: string | null | undefined) =>
  error ? { 'aria-invalid': true, 'aria-describedby': `${id}-note` } : {};

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'size'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
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

const InputBox = styled(ControlBox)`
  & > svg {
    left: 0.625rem;
  }
`;

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, onEnter, hideLabel, inline, icon, error, className, ...rest } = props;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.(event.currentTarget.value);
  };
  return (
    <FieldFrame {...{ id, label, hideLabel, inline, className, error }}>
      <InputBox>
        {icon}
        <Input
          id={id}
          type="text"
          autoComplete="off"
          {...describedBy(id, error)}
          {...rest}
          $hasIcon={icon !== undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </InputBox>
    </FieldFrame>
  );
}

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
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

export function TextArea({ label, value, onChange, error, className, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, className, error }}>
      <Area
        id={id}
        rows={3}
        {...describedBy(id, error)}
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
