import { styled } from 'styled-components';
import { color } from '../../ui/theme';

const Drawing = styled.svg`
  width: min(100%, 520px);
  height: auto;
  margin: auto 0;
  .edge {
    stroke: ${color('frameTextDim')};
    stroke-opacity: 0.55;
  }
  .part {
    stroke: ${color('frameTextDim')};
    stroke-opacity: 0.3;
  }
  .winding {
    stroke: ${color('mark')};
  }
`;

const turns = Array.from({ length: 9 }, (_, index) => 116 + index * 10);
const limbs = [128, 188, 248];

/** A three-phase padmount: core and windings left, bushings right. */
export const CutawayDrawing = () => (
  <Drawing data-drawing="" viewBox="0 0 520 270" fill="none" strokeWidth="1.4" aria-hidden="true">
    <path
      className="edge"
      d="M60 70h360v162H60zM60 70l38-42h360l-38 42M420 70l38-42v162l-38 42"
      strokeLinejoin="round"
    />
    <path className="part" d="M300 70v162M76 86h208v130H76zM316 86h88v130h-88zM360 86v130" />
    <path
      className="part"
      d="M104 98h168v8H104zM104 208h168v-6H104zM122 106v96M134 106v96M182 106v96M194 106v96M242 106v96M254 106v96"
    />
    <g className="winding" strokeWidth="1.8">
      {limbs.map((x) => turns.map((y) => <ellipse key={`${x}-${y}`} cx={x} cy={y} rx="19" ry="4.5" />))}
    </g>
    <g className="edge">
      {[106, 130, 154].map((y) => (
        <circle key={y} cx="338" cy={y} r="7" />
      ))}
      {[104, 122, 140, 158].map((y) => (
        <circle key={y} cx="382" cy={y} r="5" />
      ))}
      <path d="M338 176v28M372 176v28M382 176v28M392 176v28" strokeOpacity="0.3" />
    </g>
    <path className="part" d="M20 232h480" />
  </Drawing>
);
