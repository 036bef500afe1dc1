import { styled, css } from 'styled-components';
import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { color, fontSize, radius, space, visuallyHidden } from '../theme';

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

export const Field = styled.div<{ $inline: boolean }>`
  display: flex;
  flex-direction: ${({ $inline }) => ($inline ? 'row' : 'column')};
  align-items: ${({ $inline }) => ($inline ? 'center' : 'stretch')};
  gap: ${({ $inline }) => ($inline ? space(2) : space(1))};
  min-width: 0;
`;

export const FieldLabel = styled.label<{ $hidden: boolean }>`
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  color: ${color('textDim')};
  white-space: nowrap;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const FieldNote = styled.span<{ $bad: boolean }>`
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  color: ${({ $bad }) => color($bad ? 'bad' : 'textDim')};
`;

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
