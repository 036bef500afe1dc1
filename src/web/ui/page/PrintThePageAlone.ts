import { createGlobalStyle } from 'styled-components';

/** Prints only `data-print`: no page behind it, no dialog frame, no clipping, no theme. */
export const PrintThePageAlone = createGlobalStyle<{ $page?: string }>`
  @page { ${({ $page = 'margin: 10mm;' }) => $page} }
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
