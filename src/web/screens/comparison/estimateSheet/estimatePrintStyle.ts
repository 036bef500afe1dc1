import { createGlobalStyle } from 'styled-components';

/**
 * While it is mounted, paper shows what is marked `data-print` and nothing around it: no page behind, no dialog's frame,
 * nothing cut off by scrolling, no theme.
 */
export const PrintThePageAlone = createGlobalStyle`
  @page { margin: 10mm; }
  @media print {
    :root { color-scheme: light !important; }
    :root, body { padding: 0 !important; overflow: visible !important; background: #fff !important; }
    body > :not(.ReactModalPortal), .modal > :not(:has([data-print])) { display: none !important; }
    .modal-overlay, .modal, .modal > :has([data-print]) {
      display: block !important;
      position: static !important;
      width: auto !important;
      max-height: none !important;
      padding: 0 !important;
      overflow: visible !important;
      border: 0 !important;
      background: none !important;
      box-shadow: none !important;
      animation: none !important;
    }
  }
`;
