import { PatternCircles, PatternLines } from '@visx/pattern';
import type { SeriesLook } from '../../../../../domain/overview/chart';
import { color, type ColorName } from '../../../../ui/theme';

const TILE = { width: 6, height: 6 };

type Orientation = 'horizontal' | 'vertical' | 'diagonal' | 'diagonalRightToLeft';

const Lines = ({ look, ground, lines }: { look: SeriesLook; ground: ColorName; lines: readonly Orientation[] }) => (
  <PatternLines
    {...TILE}
    id={`look-${look}`}
    background={color(ground)}
    stroke={color('surface')}
    strokeWidth={1.5}
    orientation={[...lines]}
  />
);

export const Textures = () => (
  <svg width={0} height={0} aria-hidden="true" style={{ position: 'absolute' }}>
    <defs>
      <Lines look="second" ground="link" lines={['horizontal']} />
      <Lines look="third" ground="controlLine" lines={['diagonal']} />
      <Lines look="fourth" ground="violet" lines={['diagonal', 'diagonalRightToLeft']} />
      <Lines look="fifth" ground="orange" lines={['vertical']} />
      <Lines look="work" ground="near" lines={['horizontal']} />
      <Lines look="check" ground="warn" lines={['diagonal']} />
      <Lines look="misses" ground="orange" lines={['vertical']} />
      <Lines look="none" ground="bad" lines={['diagonal', 'diagonalRightToLeft']} />
      <PatternCircles
        {...TILE}
        id="look-unknown"
        radius={1.2}
        background={color('surfaceSunken')}
        fill={color('textDim')}
      />
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
