import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentUnit } from './documentUnit';
import { CabinetView } from './drawing/CabinetView';
import { FrontView } from './drawing/FrontView';
import { NameplateView } from './drawing/NameplateView';
import { Sheet } from './drawing/Sheet';
import { SideView } from './drawing/SideView';
import { TopView } from './drawing/TopView';

const VIEWS = {
  front: { name: 'Front', View: FrontView },
  side: { name: 'Side', View: SideView },
  top: { name: 'Top', View: TopView },
  cabinet: { name: 'Cabinet open', View: CabinetView },
  nameplate: { name: 'Nameplate', View: NameplateView },
} as const;

const isView = (view: string): view is keyof typeof VIEWS => Object.hasOwn(VIEWS, view);

/**
 * A line drawing of a unit from its recorded sizes, as an SVG document. Views: front, side, top, cabinet, nameplate; any
 * other throws a RangeError. Sizes that were not recorded are drawn in typical proportion, and their dimension says so.
 */
export function drawingSvg(unit: DocumentUnit, view: string): string {
  if (!isView(view)) throw new RangeError(`There is no view '${view}'.`);
  const { name, View } = VIEWS[view];
  return renderToStaticMarkup(
    <Sheet unit={unit} view={name}>
      <View unit={unit} />
    </Sheet>,
  );
}
