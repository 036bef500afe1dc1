import { useId, useState, type ReactNode } from 'react';
import { X } from 'lucide-react';
import ReactModal from 'react-modal';
import { createGlobalStyle } from 'styled-components';
import { IconButton } from '../button/IconButton';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { Body, Footer, Header, Overlay, Panel } from './modalStyle';

export interface ModalDialogProps {
  title: ReactNode;
  isOpen: boolean;
  /** Escape, the close button, or a click beside the dialog. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the bottom edge. */
  footer?: ReactNode;
  /** A palette has no head: its title is only announced, and its content fills it. */
  size?: 'small' | 'medium' | 'large' | 'gallery' | 'palette';
}

/** The page behind, hidden from assistive technology while a dialog is open. */
const page = () => document.querySelector<HTMLElement>('#root, body > div') ?? document.body;

/** The width of the scrollbar, px: padding replaces it while a dialog is open, so that the page does not move. */
const scrollbarWidth = () => window.innerWidth - document.documentElement.clientWidth;

const KeepWidth = createGlobalStyle<{ $width: number }>`
  body.modal-open {
    padding-right: ${({ $width }) => $width}px;
  }
`;

/** Text that does not fit must be scrollable by keyboard: not every browser makes a scroll area focusable by itself. */
function makeScrollable(body: HTMLElement | null) {
  if (body && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
}

export function ModalDialog({ title, isOpen, onClose, children, footer, size = 'medium' }: ModalDialogProps) {
  const id = useId();
  const [behind] = useState(page);
  // ReactModal opens twice if it is mounted open in React's strict mode.
  const [mounted, setMounted] = useState<ReactModal | null>(null);
  const [gap, setGap] = useState({ isOpen, width: scrollbarWidth() });
  if (gap.isOpen !== isOpen) setGap({ isOpen, width: isOpen ? scrollbarWidth() : 0 });
  return (
    <ReactModal
      ref={setMounted}
      isOpen={isOpen && mounted !== null}
      onRequestClose={onClose}
      // The focus goes back to where it was, the page stays where it is.
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
