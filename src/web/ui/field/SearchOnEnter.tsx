import { useState } from 'react';
import { TextField } from './TextField';

interface SearchOnEnterProps {
  value: string;
  placeholder: string;
  onChange: (value: string) => void;
}

/** Applies on Enter or blur. Give it the value as key, so that it follows the address. */
export function SearchOnEnter({ value, placeholder, onChange }: SearchOnEnterProps) {
  const [text, setText] = useState(value);
  const apply = () => {
    if (text.trim() !== value) onChange(text.trim());
  };
  return (
    <TextField
      inline
      label="Search"
      placeholder={placeholder}
      maxLength={60}
      value={text}
      onChange={setText}
      onEnter={apply}
      onBlur={apply}
    />
  );
}
