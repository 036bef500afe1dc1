import { createGlobalStyle } from 'styled-components';
import { light } from '../../ui/theme';

const lightColors = Object.entries(light)
  .map(([name, value]) => `--${name}: ${value} !important;`)
  .join('\n');

/** On paper: the charts alone, in the light theme, with their fills. */
export const PrintOverview = createGlobalStyle`
  @page { margin: 12mm; }
  @media print {
    :root { color-scheme: light !important; ${lightColors} print-color-adjust: exact; }
    body { background: #fff !important; }
    header, main button { display: none !important; }
    main { max-width: none !important; padding: 0 !important; }
  }
`;
