import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { listenTo } from '../keyboard/listenTo';
import { color, fontSize, hairline, light, secondary, space } from '../theme';

/** CSS pixels: Letter less margins of half an inch. */
const PAPER = { width: 720, height: 960 };

const lightColors = Object.entries(light)
  .map(([name, value]) => `--${name}: ${value} !important;`)
  .join('\n');

const PrintTheSheetAlone = createGlobalStyle`
  @page { size: letter; margin: 0.5in; }
  @media screen {
    [data-print-sheet] { position: fixed; left: -9999px; visibility: hidden; }
  }
  @media print {
    :root { color-scheme: light !important; ${lightColors} print-color-adjust: exact; }
    body { background: #fff !important; }
    body:has(> [data-print-sheet] > *) > :not([data-print-sheet]) { display: none !important; }
  }
`;

function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints the page as it is after the event.
    const turn = (next: boolean) => () => flushSync(() => setPrinting(next));
    return listenTo(window, { beforeprint: turn(true), afterprint: turn(false) });
  }, []);
  return isPrinting;
}

/** First in the body, so that its textures are found before those of the hidden page. */
function useSheetHost(): HTMLElement {
  const [host] = useState(() => {
    const element = document.createElement('div');
    element.dataset['printSheet'] = '';
    return element;
  });
  useEffect(() => {
    document.body.prepend(host);
    return () => host.remove();
  }, [host]);
  return host;
}

interface PrintSheetProps extends SheetProps {
  /** The sheet; `width` in CSS pixels. Not rendered unless it is printed. */
  children: (width: number) => ReactNode;
}

/** Prints in place of the page: Letter, black on white. */
export function PrintSheet(props: PrintSheetProps) {
  const host = useSheetHost();
  const isPrinting = useIsPrinting();
  return (
    <>
      <PrintTheSheetAlone />
      {isPrinting && createPortal(<Sheet {...props} />, host)}
    </>
  );
}

interface SheetProps {
  title: string;
  /** 'As of 2 March 2026' */
  date: string;
  /** The basis of the figures. */
  basis: string;
  /** Shrinks to one page, as far as it stays readable. */
  fitsOnePage?: boolean;
  /** Of 12 px text. */
  scale?: number;
}

const Page = styled.article<{ $width: number; $scale: number }>`
  width: ${({ $width }) => $width}px;
  color: #000;
  font-size: ${fontSize.small};
  line-height: 1rem;
  @media print {
    zoom: ${({ $scale }) => $scale};
  }
  /* Grids break badly over pages. */
  & > * {
    margin-bottom: ${space(4)};
  }
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 ${space(4)};
  align-items: baseline;
  padding-bottom: ${space(2)};
  border-bottom: 2px solid #000;
  p:last-child {
    grid-column: 1 / -1;
    ${secondary}
  }
`;

const STEP = 0.05;
const MIN_SCALE = 0.55;

function Sheet({ title, date, basis, fitsOnePage = false, scale: first = 1, children }: PrintSheetProps) {
  const page = useRef<HTMLElement>(null);
  const [scale, setScale] = useState(first);
  const width = Math.floor(PAPER.width / scale);
  useLayoutEffect(() => {
    const height = (page.current?.offsetHeight ?? 0) * scale;
    if (fitsOnePage && height > PAPER.height && scale > MIN_SCALE) setScale(scale - STEP);
  }, [scale, fitsOnePage]);
  return (
    <Page ref={page} $width={width} $scale={scale}>
      <Head>
        <h1>{title}</h1>
        <p>{date}</p>
        <p>{basis}</p>
      </Head>
      {children(width)}
    </Page>
  );
}

export const PrintSection = styled.section`
  min-width: 0;
  break-inside: avoid;
  h2 {
    font-size: ${fontSize.body};
    break-after: avoid;
  }
  & > * {
    margin-bottom: ${space(1)};
  }
  p {
    ${secondary}
  }
`;

/** Repeats its head on each page; widths in percent. */
export const PrintTable = styled.table<{ $widths: readonly number[] }>`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${fontSize.small};
  line-height: 0.9375rem;
  tr {
    break-inside: avoid;
  }
  ${({ $widths }) => $widths.map((width, index) => `th:nth-child(${index + 1}) { width: ${width}%; }`).join('\n')}
  th {
    padding: 1px ${space(1)};
    border-bottom: 1px solid #000;
    font-weight: 600;
    text-align: left;
  }
  td {
    padding: 1px ${space(1)};
    border-bottom: ${hairline};
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  [data-numeric] {
    text-align: right;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  small {
    color: ${color('textDim')};
  }
`;
