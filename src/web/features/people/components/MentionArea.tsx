import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { KnownPerson } from '../../../../contract/people/people';
import { peopleFor, typedMention } from '../../../../domain/people/mentions';
import { TextArea } from '../../../ui/field/TextField';
import { color, elevation, hairline, radius, space } from '../../../ui/theme';
import { useGetPeopleQuery } from '../api/people';

const Place = styled.div`
  position: relative;
`;

const Names = styled.div`
  position: absolute;
  z-index: 4;
  top: 100%;
  left: 0;
  min-width: 14rem;
  max-width: 100%;
  padding: ${space(1)};
  border: ${hairline};
  border-radius: ${radius.control};
  background: ${color('surface')};
  box-shadow: ${elevation.tooltip};
  [role='option'] {
    padding: ${space(1)} ${space(2)};
    border-radius: ${radius.mark};
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  [aria-selected='true'] {
    background: ${color('surfaceSunken')};
    box-shadow: inset 2px 0 0 ${color('focus')};
  }
`;

interface MentionAreaProps extends Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
}

/** A text in which '@' completes names: arrow keys choose, Enter or Tab takes, Escape closes. */
export function MentionArea({ value, onChange, onKeyDown, ...rest }: MentionAreaProps) {
  const list = useId();
  const area = useRef<HTMLDivElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  const { data = [] } = useGetPeopleQuery(undefined, { skip: !value.includes('@') });
  const mention = caret === null ? null : typedMention(value, caret);
  const people = mention === null ? [] : peopleFor(mention.typed, data);
  const isOpen = people.length > 0;
  const optionId = (person: KnownPerson) => `${list}-${person.id}`;
  const selected = people[Math.min(chosen, people.length - 1)];
  const take = (person: KnownPerson) => {
    if (mention === null || caret === null) return;
    onChange(`${value.slice(0, mention.start)}@${person.name} ${value.slice(caret).replace(/^ /, '')}`);
    setCaret(null);
    area.current?.querySelector('textarea')?.focus();
  };
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
    if (!isOpen || selected === undefined || !isPlain) return onKeyDown?.(event);
    if (event.key === 'Escape') setCaret(null);
    else if (event.key === 'Enter' || event.key === 'Tab') take(selected);
    else if (event.key === 'ArrowDown') setChosen((chosen + 1) % people.length);
    else if (event.key === 'ArrowUp') setChosen((chosen + people.length - 1) % people.length);
    else return onKeyDown?.(event);
    event.stopPropagation();
    event.preventDefault();
  };
  return (
    <Place ref={area}>
      <TextArea
        {...rest}
        value={value}
        onChange={(text) => {
          onChange(text);
          setChosen(0);
          setCaret(area.current?.querySelector('textarea')?.selectionStart ?? null);
        }}
        onKeyDown={onKey}
        onBlur={() => setCaret(null)}
        aria-autocomplete="list"
        {...(isOpen && selected && { 'aria-controls': list, 'aria-activedescendant': optionId(selected) })}
      />
      {isOpen && (
        <Names id={list} role="listbox" aria-label="People to mention">
          {people.map((person) => (
            <div
              key={person.id}
              id={optionId(person)}
              role="option"
              aria-selected={person === selected}
              onPointerDown={(event) => {
                event.preventDefault();
                take(person);
              }}
            >
              {person.name}
            </div>
          ))}
        </Names>
      )}
    </Place>
  );
}
