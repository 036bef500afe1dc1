import type { MouseEvent } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { color, radius, screens, space, visuallyHidden, flexRow, inlineRow } from '../theme';

export interface PaginationProps {
  page: number;
  pages: number;
  numbers: readonly (number | 'ellipsis')[];
  onChange: (page: number) => void;
  onApproach?: () => void;
  label?: string;
  compact?: boolean;
  className?: string;
}

const List = styled.ul`
  ${flexRow('2px')}
  flex-wrap: wrap;
`;

const PageButton = styled.button`
  ${inlineRow(space(1))}
  justify-content: center;
  min-width: 2rem;
  height: 2rem;
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color('textSoft')};
  &:hover:not(:disabled, [aria-current]) {
    background: ${color('surfaceSunken')};
  }
  &[aria-current] {
    background: ${color('selected')};
    color: ${color('selectedText')};
  }
  &:disabled {
    opacity: 0.45;
    cursor: default;
  }
`;

const Gap = styled.li`
  min-width: 1.5rem;
  text-align: center;
  color: ${color('textDim')};
`;

const Word = styled.span<{ $hidden: boolean }>`
  ${({ $hidden }) => $hidden && visuallyHidden}
  ${screens.phone} {
    ${visuallyHidden}
  }
`;

export function Pagination(props: PaginationProps) {
  const { page, pages, numbers, onChange, onApproach, label = 'Pagination', compact = false, className } = props;
  const step = (to: number) => (event: MouseEvent<HTMLElement>) => {
    if (to === 1 || to === pages) focusPage(event.currentTarget, to);
    onChange(to);
  };
  return (
    <nav aria-label={label} className={className}>
      <List onPointerEnter={onApproach} onFocus={onApproach}>
        <li>
          <PageButton
            type="button"
            title="Previous page"
            aria-keyshortcuts="["
            disabled={page <= 1}
            onClick={step(page - 1)}
          >
            <ChevronLeft size={16} aria-hidden="true" />
            <Word $hidden={compact}>Previous</Word>
          </PageButton>
        </li>
        {numbers.map((number, index) =>
          number === 'ellipsis' ? (
            <Gap key={`gap-${index}`} aria-hidden="true">
              …
            </Gap>
          ) : (
            <li key={number}>
              <PageButton
                type="button"
                aria-label={`Page ${number}`}
                data-page={number}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onChange(number)}
              >
                {number}
              </PageButton>
            </li>
          ),
        )}
        <li>
          <PageButton
            type="button"
            title="Next page"
            aria-keyshortcuts="]"
            disabled={page >= pages}
            onClick={step(page + 1)}
          >
            <Word $hidden={compact}>Next</Word>
            <ChevronRight size={16} aria-hidden="true" />
          </PageButton>
        </li>
      </List>
    </nav>
  );
}

function focusPage(button: HTMLElement, page: number) {
  button.closest('nav')?.querySelector<HTMLElement>(`[data-page="${page}"]`)?.focus();
}
