import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { InventoryUnit } from '../../../contract/unit/inventoryUnit';
import { estimate } from '../../../domain/cost/unitDetail/estimate';
import { unitAnalysis } from '../../../domain/analysis/analysis';
import { UnitPhoto } from '../../parts/unit/UnitPhoto';
import { toPictures, webAddress } from '../../parts/unit/pictures';
import { preloadable } from '../../loading/preloadable';
import { useGetUnitFilesQuery, asUnitFile } from '../../state/api/inventory/unitFiles';
import { useRememberOpened, useAppSelector, useMay } from '../../state/hooks';
import { selectFilledOrder } from '../../state/selectors/describedFields';
import { useServices } from '../../state/services';
import type { GalleryImage } from '../../ui/gallery/GalleryPicture';
import { Card, Skeleton } from '../../ui/elements';
import { AnalysisPanel } from './AnalysisPanel';
import { CostPanel, RuleOfThumb } from './cost/CostPanel';
import { EstimateRates } from './cost/EstimateRates';
import { JobEstimateLoading, JobEstimatePanel } from './cost/JobEstimatePanel';
import { useJobEstimate } from './cost/useJobEstimate';
import { useUnitRates } from './cost/useUnitRates';
import { LeaveGuard } from './options/LeaveGuard';
import { OptionsPanel } from './options/OptionsPanel';
import { OrderPanel } from './order/OrderPanel';
import { ReservationPanel } from './reservation/ReservationPanel';
import { About, Columns, Money, Specs } from './layout/columns';
import { UnitActivity } from './UnitActivity';
import { UnitSpecs } from './specs/UnitSpecs';
import { useUnitOptions } from './options/useUnitOptions';
import { useJudgedUnit } from './order/useJudgedUnit';
import type { UnitOrder } from './order/useUnitOrder';
import { CostsNotShown } from './cost/CostsNotShown';

/** Spec section 2: the unit's one image stands for as many photos. */
const PHOTO_COUNT = 8;

const FilesPanel = preloadable(() =>
  import(/* webpackChunkName: "unit-files" */ './files/FilesPanel').then((m) => m.FilesPanel),
);

const Photo = styled(Card)`
  overflow: hidden;
`;

interface UnitProps {
  /** As the address has it. */
  itemCode: string;
  unit: InventoryUnit;
  unitOrder: UnitOrder;
}

/** One unit beside an order: its specifications, its reservation, and its cost with the chosen options. */
export function Unit({ itemCode, unit, unitOrder }: UnitProps) {
  const { order, source, isLoading, isSample } = unitOrder;
  const editing = useUnitOptions(itemCode, unit);
  const [seesCost, mayEdit] = [useMay('seeCost'), useMay('editOptions')];
  const judged = useJudgedUnit(source, String(unit.itemCode));
  /** The order that it is about: the sample order stands for none. */
  const ofOrder = source === null ? null : order;
  const job = useJobEstimate(ofOrder, judged.unit);
  const rates = useUnitRates(unit, editing.options);
  const rough = estimate(unit, editing.options, ofOrder?.price, rates.cost);
  const requirement = useAppSelector((state) => (order ? selectFilledOrder(state, order).requirement : null));
  useRememberOpened('unit', itemCode, String(unit.itemCode));
  const ratesLine = (
    <EstimateRates
      rates={rates.named}
      isKept={rates.isKept}
      isEditable={editing.isEditable}
      onToday={() => editing.change({ todaysRates: true })}
    />
  );
  return (
    <Columns>
      <About>
        <OrderPanel itemCode={itemCode} {...unitOrder} />
        <Photo aria-label="Photos">
          <UnitPhoto serial={unit.itemCode} pictures={usePhotos(unit)} />
        </Photo>
        <ReservationPanel
          itemCode={String(unit.itemCode)}
          retiredAt={unit.retiredAt ?? null}
          order={ofOrder}
          judged={judged.unit}
          estimate={job}
        />
        <UnitActivity key={itemCode} itemCode={String(unit.itemCode)} />
      </About>
      <Specs>
        <UnitSpecs
          unit={unit}
          requirement={requirement}
          delivery={ofOrder?.customerLocation ?? null}
          judged={judged}
          rates={rates.today}
        />
        <Files unit={unit} />
      </Specs>
      <Money>
        {ofOrder && seesCost && <JobEstimatePanel order={ofOrder} judged={judged} estimate={job} />}
        {!order && isLoading && !isSample && seesCost && <JobEstimateLoading />}
        {!seesCost && <CostsNotShown />}
        {seesCost && ofOrder && (
          <RuleOfThumb estimate={rough} job={job}>
            {ratesLine}
          </RuleOfThumb>
        )}
        {seesCost && !ofOrder && <CostPanel estimate={rough}>{ratesLine}</CostPanel>}
        {seesCost && <OptionsPanel editing={editing} shares={rough.addOns} rates={rates.cost} />}
        <AnalysisPanel
          analysis={
            isLoading || judged.isLoading
              ? null
              : unitAnalysis(unit, requirement, editing.options, {
                  job: ofOrder ? job : undefined,
                  seesCost,
                  judged: judged.unit,
                  rates: rates.today,
                  costRates: rates.cost,
                })
          }
        />
      </Money>
      <LeaveGuard itemCode={itemCode} hasUnsaved={mayEdit && editing.hasUnsaved} onLeave={editing.drop} />
    </Columns>
  );
}

/** All pictures where the server tells them, photos first as they are now; else its one image, so many times. */
function usePhotos({ itemCode, itemName, imageUrl, pictures = [] }: InventoryUnit): readonly GalleryImage[] {
  const { config } = useServices();
  const hasFiles = config.capabilities.insights === 'on';
  const { data } = useGetUnitFilesQuery(String(itemCode), { skip: !hasFiles });
  if (hasFiles) {
    const photos = data?.results.map(asUnitFile) ?? pictures.filter(({ kind }) => kind === 'photo');
    const drawings = pictures.filter(({ kind }) => kind !== 'photo');
    return toPictures([...photos, ...drawings], itemCode, config.apiBaseUrl);
  }
  const url = webAddress(imageUrl, config.apiBaseUrl);
  const alt = itemName ?? `Unit ${itemCode}`;
  return url === null ? [] : Array.from({ length: PHOTO_COUNT }, () => ({ url, alt }));
}

/** Photos and documents, where the server keeps them. */
function Files({ unit: { itemCode, attachments } }: Pick<UnitProps, 'unit'>) {
  const { config } = useServices();
  if (config.capabilities.insights !== 'on') return null;
  return (
    <Suspense fallback={<Skeleton $height="12rem" />}>
      <FilesPanel serial={String(itemCode)} sheets={attachments.filter(({ kind }) => kind === 'sheet')} />
    </Suspense>
  );
}
