import { useState } from 'react';
import { oneLine } from '../../../../domain/format/text';
import { TextField } from '../../../ui/field/TextField';

export interface EnterFieldProps {
  label: string;
  /** In UTF-16 units. */
  maxLength: number;
  /** The text in force. */
  applied: string;
  onApply: (text: string) => void;
  placeholder?: string;
}

/** A text that is a draft until Enter applies it. A text applied elsewhere (a removed chip, Back) replaces the draft. */
export function EnterField({ applied, onApply, maxLength, ...rest }: EnterFieldProps) {
  const [draft, setDraft] = useState({ text: applied, of: applied });
  if (draft.of !== applied) setDraft({ text: applied, of: applied });
  const apply = (text: string) => {
    const tidy = oneLine(text, maxLength);
    setDraft({ text: tidy, of: applied });
    if (tidy !== applied) onApply(tidy);
  };
  return (
    <TextField
      {...rest}
      maxLength={maxLength}
      value={draft.text}
      onChange={(text) => setDraft({ text, of: applied })}
      onEnter={apply}
    />
  );
}
