import { pinnedText } from '../../../../domain/comparison/pins';
import { Button } from '../../../ui/button/Button';
import { Row, Label } from '../../../ui/elements';
import type { Pins } from './usePins';

/** How many units are pinned, in how many specifications they differ, and the button that unpins all. */
export function PinnedSummary({ pins }: { pins: Pins }) {
  return (
    <Row $gap={1}>
      <Label role="status">{pinnedText(pins.units)}</Label>
      {pins.units.length > 0 && (
        <Button size="small" variant="quiet" onClick={pins.clear}>
          Unpin all
        </Button>
      )}
    </Row>
  );
}
