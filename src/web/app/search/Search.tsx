import { outlined } from '../header/AppHeader';
import { styled } from 'styled-components';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Search as SearchIcon } from 'lucide-react';
import { fontSize, screens, space, inlineRow } from '../../ui/theme';
import { preloadable } from '../../lib/loading/preloadable';
import { forgetSearches } from '../../store/api/shell';
import { useAppDispatch } from '../../store/hooks';
import { VisuallyHidden } from '../../ui/elements';
import type { Typed } from './Palette';
import { isMac } from '../../ui/keyboard/isMac';
import { latinKey } from '../../ui/keyboard/latinKey';
import { useKeyDown } from '../../ui/keyboard/listenTo';

const SearchButton = styled.button`
  ${inlineRow(space(2))}
  padding: 0 0.5rem 0 0.625rem;
  ${outlined}
  kbd {
    font: inherit;
    font-size: ${fontSize.small};
  }
  ${screens.tablet} {
    padding: 0 0.4375rem;
    span,
    kbd {
      display: none;
    }
  }
`;

const Palette = preloadable(() => import(/* webpackChunkName: "palette" */ './Palette').then((m) => m.Palette));

const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && latinKey(event).toLowerCase() === 'k';

const NOTHING: Typed = { text: '', isEntered: false };

export function Search() {
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState<Typed | null>(null);
  const before = useRef<Element | null>(null);
  const open = () => {
    before.current = document.activeElement;
    dispatch(forgetSearches());
    setTyped(NOTHING);
  };
  const close = () => {
    flushSync(() => setTyped(null));
    // The dialog would restore focus to its placeholder field.
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  useKeyDown((event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (typed !== null) close();
    else if (document.querySelector('[aria-modal="true"]') === null) open();
  });
  return (
    <>
      <SearchButton
        type="button"
        aria-label="Search SpecAI"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        onPointerEnter={() => void Palette.preload().catch(() => undefined)}
        onClick={open}
      >
        <SearchIcon size={15} aria-hidden="true" />
        <span>Search</span>
        <kbd>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
      </SearchButton>
      {typed && (
        <Suspense fallback={<TypedMeanwhile typed={typed} onType={setTyped} />}>
          <Palette typed={typed} onType={setTyped} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();

const TypedMeanwhile = ({ typed, onType }: { typed: Typed; onType: (typed: Typed) => void }) => (
  <VisuallyHidden>
    <input
      ref={focus}
      aria-label="Search SpecAI"
      value={typed.text}
      onChange={({ target }) => onType({ text: target.value, isEntered: false })}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) onType({ ...typed, isEntered: true });
      }}
    />
  </VisuallyHidden>
);
