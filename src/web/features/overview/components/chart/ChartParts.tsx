import { useCallback, useState, type ReactNode } from 'react';
import { color } from '../../../../ui/theme';

interface OfWidthProps {
  /** Pixels. */
  height: number;
  children: (width: number) => ReactNode;
}

/** Draws once its width is known. What is drawn does not keep it as wide. */
export function OfWidth({ height, children }: OfWidthProps) {
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([size]) => setWidth(size?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={measure} style={{ width: '100%', height, contain: 'strict' }}>
      {width > 0 && children(width)}
    </div>
  );
}

interface GridLinesProps {
  x: (tick: number) => number;
  ticks: readonly number[];
  height: number;
}

export const GridLines = ({ x, ticks, height }: GridLinesProps) => (
  <g stroke={color('lineSoft')} shapeRendering="crispEdges">
    {ticks.map((tick) => (
      <line key={tick} x1={x(tick)} x2={x(tick)} y2={height} />
    ))}
  </g>
);
