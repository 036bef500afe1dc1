import { memo, useMemo } from 'react';
import { styled } from 'styled-components';
import type { LineReading, Passage, RequestReading } from '../../../../contract/requests/reading';
import { formatNumber } from '../../../../domain/format/number';
import { markedText, marksOf } from '../../../../domain/request/desk/passages';
import { Dim, Label } from '../../../ui/elements';
import { color, fontSize, radius, space, toneGround, toneInk } from '../../../ui/theme';
import type { Lighting } from './deskLayout';

const Text = styled.div`
  max-height: 24rem;
  padding: ${space(2)} 0.625rem;
  border: 1px solid ${color('lineSoft')};
  border-radius: ${radius.control};
  overflow-y: auto;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  line-height: 1.5rem;
`;

const marks = `
  border-radius: 2px;
  color: inherit;
  text-underline-offset: 3px;
`;

const Mark = styled.mark`
  ${marks}
  background: none;
  text-decoration: underline 1px;
  text-decoration-color: ${toneInk('ok')};
  &[data-kind='assumed'] {
    text-decoration: underline dashed 1px ${toneInk('warn')};
  }
  &[data-kind='not understood'] {
    text-decoration: underline dotted 2px ${toneInk('bad')};
  }
  &[data-kind='read'][data-chosen='true'] {
    background: ${toneGround('ok')};
  }
  &[data-kind='assumed'][data-chosen='true'] {
    background: ${toneGround('warn')};
  }
  &[data-lit='true'] {
    outline: 2px solid ${color('focus')};
  }
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  color: ${color('textDim')};
  font-size: ${fontSize.label};
`;

const LEGEND = [
  ['read', 'Read'],
  ['assumed', 'Assumed'],
  ['not understood', 'Not understood'],
] as const;

interface MarkedTextProps extends Lighting {
  text: string;
  /** Of the chosen line and of the request. */
  chosen: readonly (LineReading | RequestReading)[];
  others: readonly LineReading[];
  notUnderstood: readonly Passage[];
}

export const MarkedText = memo(function MarkedText(props: MarkedTextProps) {
  const { text, chosen, others, notUnderstood, lit, onLight } = props;
  const parts = useMemo(() => {
    const ofChosen = new Set(marksOf(chosen, []).map(({ start }) => start));
    const rest = marksOf(others, notUnderstood).filter(({ start }) => !ofChosen.has(start));
    return markedText(text, [...marksOf(chosen, []), ...rest]).map((part) => ({
      ...part,
      isChosen: chosen.some(
        ({ passage }) => passage !== null && passage.start <= part.start && part.start < passage.end,
      ),
    }));
  }, [text, chosen, others, notUnderstood]);
  return (
    <>
      <Text role="region" aria-label="What was read" tabIndex={-1}>
        {parts.map(({ start, text: words, kind, fields, isChosen }) =>
          kind === null ? (
            words
          ) : (
            <Mark
              key={start}
              data-kind={kind}
              data-chosen={isChosen}
              data-lit={isChosen && lit !== null && fields.includes(lit)}
              onMouseEnter={() => isChosen && onLight(fields[0] ?? null)}
              onMouseLeave={() => onLight(null)}
            >
              {words}
            </Mark>
          ),
        )}
      </Text>
      <Legend aria-hidden="true">
        {LEGEND.map(([kind, name]) => (
          <Mark key={kind} as="span" data-kind={kind} data-chosen="true">
            {name}
          </Mark>
        ))}
      </Legend>
    </>
  );
});

const MAX_LISTED = 20;

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  overflow-wrap: anywhere;
`;

export function NotUnderstood({ text, passages }: { text: string; passages: readonly Passage[] }) {
  if (passages.length === 0) return null;
  return (
    <div>
      <Label as="h3">Not understood</Label>
      <Words aria-label="Words that were not understood">
        {passages.slice(0, MAX_LISTED).map(({ start, end }) => (
          <li key={start}>
            <Mark as="span" data-kind="not understood">
              {text.slice(start, end)}
            </Mark>
          </li>
        ))}
        {passages.length > MAX_LISTED && <Dim as="li">and {formatNumber(passages.length - MAX_LISTED)} more</Dim>}
      </Words>
    </div>
  );
}
