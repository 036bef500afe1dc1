import type { ReactNode } from 'react';
import type { SeriesLook } from '../../../../../domain/overview/chart';
import { color, type ColorName } from '../../../../ui/theme';

const TILE = 6;

/** Paths across a tile; slanted ones continue in its corners, so that tiles join. */
const PATHS = {
  horizontal: `M0 3H${TILE}`,
  vertical: `M3 0V${TILE}`,
  falling: `M0 0L${TILE} ${TILE}M-1 5L1 7M5 -1L7 1`,
  rising: `M0 ${TILE}L${TILE} 0M-1 1L1 -1M5 7L7 5`,
} as const;

const Tile = ({ look, ground, children }: { look: SeriesLook; ground: ColorName; children: ReactNode }) => (
  <pattern id={`look-${look}`} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
    <rect width={TILE} height={TILE} fill={color(ground)} />
    {children}
  </pattern>
);

const Lines = ({
  look,
  ground,
  lines,
}: {
  look: SeriesLook;
  ground: ColorName;
  lines: readonly (keyof typeof PATHS)[];
}) => (
  <Tile look={look} ground={ground}>
    <path d={lines.map((line) => PATHS[line]).join('')} stroke={color('surface')} strokeWidth={1.5} />
  </Tile>
);

export const Textures = () => (
  <svg width={0} height={0} aria-hidden="true" style={{ position: 'absolute' }}>
    <defs>
      <Lines look="second" ground="link" lines={['horizontal']} />
      <Lines look="third" ground="controlLine" lines={['rising']} />
      <Lines look="fourth" ground="violet" lines={['rising', 'falling']} />
      <Lines look="fifth" ground="orange" lines={['vertical']} />
      <Lines look="work" ground="near" lines={['horizontal']} />
      <Lines look="check" ground="warn" lines={['rising']} />
      <Lines look="misses" ground="orange" lines={['vertical']} />
      <Lines look="none" ground="bad" lines={['rising', 'falling']} />
      <Tile look="unknown" ground="surfaceSunken">
        <circle cx={3} cy={3} r={1.2} fill={color('textDim')} />
      </Tile>
    </defs>
  </svg>
);

const pattern = (look: SeriesLook) => `url(#look-${look})`;

export const fills: Readonly<Record<SeriesLook, string>> = {
  plain: color('textDim'),
  second: pattern('second'),
  third: pattern('third'),
  fourth: pattern('fourth'),
  fifth: pattern('fifth'),
  rest: color('lineStrong'),
  late: color('bad'),
  fits: color('okFill'),
  work: pattern('work'),
  check: pattern('check'),
  misses: pattern('misses'),
  none: pattern('none'),
  unknown: pattern('unknown'),
};
