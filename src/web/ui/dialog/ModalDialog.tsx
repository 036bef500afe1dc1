import { styled, keyframes, createGlobalStyle } from 'styled-components';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { X } from 'lucide-react';
import ReactModal from 'react-modal';
import { color, elevation, fontSize, hairline, motion, screens, space, cardFrame, noOutline, flexRow } from '../theme';
import { IconButton } from '../button/Button';
import { VisuallyHidden } from '../elements';
import { closeOnBack } from './backCloses';

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(0.5rem); }`;

export const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 40;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  padding: ${space(4)};
  background: ${color('overlay')};
  animation: ${appear} ${motion.control} ease-out;
  ${screens.phone} {
    padding: ${space(2)};
  }
`;

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  width: min(100%, 40rem);
  max-height: 100%;
  ${cardFrame}
  box-shadow: ${elevation.dialog};
  animation: ${rise} ${motion.appear} ease-out;
  ${noOutline}
  &[data-size='small'] {
    width: min(100%, 27.5rem);
  }
  &[data-size='large'] {
    width: min(100%, 55rem);
  }
  &[data-size='gallery'] {
    width: min(100%, 73.75rem);
    height: 85vh;
  }
  &[data-size='palette'] {
    align-self: start;
    width: min(100%, 40rem);
    height: min(100%, 30rem);
    margin-top: min(10vh, 6rem);
    ${screens.phone} {
      height: 100%;
      margin-top: 0;
    }
  }
`;

export const Header = styled.div`
  ${flexRow(space(3))}
  justify-content: space-between;
  flex: none;
  min-height: 3.25rem;
  padding: ${space(2)} ${space(3)} ${space(2)} ${space(5)};
  border-bottom: ${hairline};
  h2 {
    font-size: ${fontSize.title};
    line-height: 1.5rem;
  }
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${space(5)};
  [data-size='gallery'] > &,
  [data-size='palette'] > & {
    display: flex;
    overflow: hidden;
    padding: 0;
  }
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  padding: ${space(3)} ${space(5)};
  border-top: ${hairline};
`;

export interface ModalDialogProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'gallery' | 'palette';
}

const page = () => document.querySelector<HTMLElement>('#root, body > div') ?? document.body;

/** Replaced by padding while a dialog is open, px. */
const scrollbarWidth = () => window.innerWidth - document.documentElement.clientWidth;

const KeepWidth = createGlobalStyle<{ $width: number }>`
  body.modal-open {
    padding-right: ${({ $width }) => $width}px;
  }
`;

/** Not every browser makes a scroll area focusable. */
function makeScrollable(body: HTMLElement | null) {
  if (body && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
}

export function ModalDialog({ title, isOpen, onClose, children, footer, size = 'medium' }: ModalDialogProps) {
  const id = useId();
  const [behind] = useState(page);
  // ReactModal opens twice if mounted open in strict mode.
  const [mounted, setMounted] = useState<ReactModal | null>(null);
  const [gap, setGap] = useState({ isOpen, width: scrollbarWidth() });
  if (gap.isOpen !== isOpen) setGap({ isOpen, width: isOpen ? scrollbarWidth() : 0 });
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? closeOnBack(() => close()) : undefined), [isOpen]);
  return (
    <ReactModal
      ref={setMounted}
      isOpen={isOpen && mounted !== null}
      onRequestClose={onClose}
      preventScroll
      appElement={behind}
      aria={{ labelledby: id, modal: true }}
      className="modal"
      overlayClassName="modal-overlay"
      bodyOpenClassName="modal-open"
      overlayElement={(props, content) => <Overlay {...props}>{content}</Overlay>}
      contentElement={(props, content) => (
        <Panel {...props} data-size={size}>
          {content}
        </Panel>
      )}
    >
      <KeepWidth $width={gap.width} />
      {size === 'palette' ? (
        <VisuallyHidden as="h2" id={id}>
          {title}
        </VisuallyHidden>
      ) : (
        <Header>
          <h2 id={id}>{title}</h2>
          <IconButton label="Close dialog" icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
        </Header>
      )}
      <Body ref={size === 'palette' ? undefined : makeScrollable}>{children}</Body>
      {footer && <Footer>{footer}</Footer>}
    </ReactModal>
  );
}
