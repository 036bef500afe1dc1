import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from 'styled-components';
import { Card } from '../../../src/web/ui/layout/Card';
import { Row, Stack } from '../../../src/web/ui/layout/Layout';
import { stripes } from '../../../src/web/ui/mark/stripes';
import { Dim } from '../../../src/web/ui/text/Text';
import {
  color,
  hairline,
  light,
  radius,
  space,
  toneGround,
  toneInk,
  type ColorName,
  type Tone,
} from '../../../src/web/ui/theme';
import { about } from '../about';

const meta = {
  title: 'Foundations/Colors',
  parameters: about(
    'Colors named by use; both themes have all of them. Green, blue, amber, orange, red and violet show a status.',
    'Not for decoration: what has no status is neutral, and no color is the only sign of anything.',
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${space(3)};
`;

const Swatch = styled.div<{ $ground: string }>`
  height: 48px;
  border-radius: 7px 7px 0 0;
  background: ${({ $ground }) => $ground};
`;

const Name = styled.p`
  padding: ${space(2)} ${space(3)};
`;

const ToneBox = styled.p<{ $tone: Tone }>`
  padding: ${space(2)} ${space(3)};
  background: ${({ $tone }) => toneGround($tone)};
  color: ${({ $tone }) => toneInk($tone)};
`;

const isColorName = (name: string): name is ColorName => name in light;
const tones: readonly Tone[] = ['neutral', 'ok', 'near', 'warn', 'orange', 'bad', 'violet'];

export const ByName: Story = {
  render: () => (
    <Grid>
      {Object.keys(light)
        .filter(isColorName)
        .map((name) => (
          <Card key={name}>
            <Swatch $ground={color(name)} />
            <Name>{name}</Name>
          </Card>
        ))}
    </Grid>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <ToneBox key={tone} $tone={tone}>
          {tone}
        </ToneBox>
      ))}
    </Stack>
  ),
};
/** For areas of a chart that must be readable without color. */
export const Stripes: Story = {
  render: () => (
    <Grid>
      {['45deg', '135deg', '90deg'].map((angle) => (
        <Card key={angle}>
          <Swatch $ground={stripes(angle)} />
          <Name>{angle}</Name>
        </Card>
      ))}
    </Grid>
  ),
};
/** Steps of 4 px. */
export const Spacing: Story = {
  render: () => (
    <Stack>
      {[1, 2, 3, 4, 5, 6, 8, 12].map((steps) => (
        <Row key={steps}>
          <span style={{ width: space(steps), height: 16, background: color('controlLine') }} />
          {steps} <Dim>{space(steps)}</Dim>
        </Row>
      ))}
    </Stack>
  ),
};
/** Corners, by what they belong to. */
export const Radius: Story = {
  render: () => (
    <Row>
      {Object.entries(radius).map(([name, value]) => (
        <Stack key={name} $gap={1}>
          <span
            style={{ width: 64, height: 32, border: hairline, borderRadius: value, background: color('surface') }}
          />
          {name} <Dim>{value}</Dim>
        </Stack>
      ))}
    </Row>
  ),
};
