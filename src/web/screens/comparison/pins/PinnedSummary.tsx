import { Button } from '../../../ui/button/Button';
import { Row } from '../../../ui/layout/Layout';
import { Label } from '../../../ui/text/Text';
import type { Pins } from './usePins';

/** How many units are pinned, in how many specifications they differ, and the button that unpins all. */
export function PinnedSummary({ pins }: { pins: Pins }) {
  return (
    <Row $gap={1}>
      <Label role="status">{pins.units.length > 0 && words(pins)}</Label>
      {pins.units.length > 0 && (
        <Button size="small" variant="quiet" onClick={pins.clear}>
          Unpin all
        </Button>
      )}
    </Row>
  );
}

function words({ units, differences: { size } }: Pins): string {
  const pinned = `${units.length} pinned`;
  if (units.length === 1) return pinned;
  return `${pinned}, ${size === 1 ? '1 difference' : `${size} differences`}`;
}
