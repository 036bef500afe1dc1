import { styled } from 'styled-components';
import type { InventoryUnit } from '../../../../contract/units/inventoryUnit';
import { type AnalysisSection, unitAnalysis } from '../../../../domain/analysis/analysis';
import { estimate } from '../../../../domain/cost/unitDetail/estimate';
import { DEFAULT_RATES } from '../../../../domain/rates/rates';
import { ratesName } from '../../../../domain/rates/ratesName';
import { usesStoredRates, type UnitOptions } from '../../../../domain/units/unitOptions';
import { preloadable } from '../../../lib/loading/preloadable';
import { Activity } from '../../audit/components/Activity';
import { UnitPhoto } from '../../files/components/UnitPhoto';
import { toPictures, webAddress } from '../../files/components/pictures';
import { useAppSelector, useInsights, useHasPermission, useRates, useRememberOpened } from '../../../store/hooks';
import { useActivity } from '../../audit/state/useActivity';
import { asUnitFile, useGetUnitFilesQuery } from '../../files/api/unitFiles';
import { selectEstimate } from '../../comparison/state/comparisonChoices';
import { selectFilledOrder } from '../../matching/state/describedFields';
import { useServices } from '../../../store/services';
import type { GalleryImage } from '../../../ui/gallery/GalleryPicture';
import { Button } from '../../../ui/button/Button';
import { ClippedCard, Dim, Row, Skeleton } from '../../../ui/elements';
import { color, screens, space } from '../../../ui/theme';
import { LeaveGuard, OptionsPanel, type UnitOptionsEditing, useUnitOptions } from './OptionsPanel';
import { OrderPanel } from './OrderPanel';
import { ReservationPanel } from './ReservationPanel';
import { UnitSpecs } from './UnitSpecs';
import { CostPanel, CostsNotShown, RuleOfThumb } from './cost/CostPanel';
import { JobEstimateLoading, JobEstimatePanel } from './cost/JobEstimatePanel';
import { About, Columns, Money, Panel, Specs } from './unitLayout';
import { type UnitOrder, useJudgedUnit } from '../state/useUnitOrder';

/** Spec section 2: the unit's one image represents all photos. */
const PHOTO_COUNT = 8;

const FilesPanel = preloadable(
  () => import(/* webpackChunkName: "unit-files" */ '../../files/components/FilesPanel').then((m) => m.FilesPanel),
  <Skeleton $height="12rem" />,
);

/** Lower on phones, so that the reservation and the camera are on the first screen. */
const PhotoCard = styled(ClippedCard)`
  ${screens.phone} {
    --photo-height: 10rem;
  }
`;

interface UnitProps {
  itemCode: string;
  unit: InventoryUnit;
  unitOrder: UnitOrder;
}

export function Unit({ itemCode, unit, unitOrder }: UnitProps) {
  const { order, source, isLoading, isSample } = unitOrder;
  const serial = String(unit.itemCode);
  const hasInsights = useInsights();
  const editing = useUnitOptions(itemCode, unit);
  const [seesCost, mayEdit] = [useHasPermission('seeCost'), useHasPermission('editOptions')];
  const judged = useJudgedUnit(source, serial);
  /** Null for the sample order. */
  const ofOrder = source === null ? null : order;
  const job = useAppSelector((state) =>
    ofOrder && judged.unit ? selectEstimate(state, ofOrder.id, judged.unit, ofOrder.price) : null,
  );
  const rates = useUnitRates(unit, editing.options);
  const rough = estimate(unit, editing.options, ofOrder?.price, rates.cost);
  const requirement = useAppSelector((state) => (order ? selectFilledOrder(state, order).requirement : null));
  useRememberOpened('unit', itemCode, serial);
  const ratesLine = <EstimateRates rates={rates} editing={editing} />;
  return (
    <Columns>
      <About>
        <OrderPanel itemCode={itemCode} {...unitOrder} />
        <PhotoCard aria-label="Photos">
          <UnitPhoto serial={unit.itemCode} pictures={usePhotos(unit)} />
        </PhotoCard>
        <ReservationPanel
          itemCode={serial}
          retiredAt={unit.retiredAt ?? null}
          order={ofOrder}
          judged={judged.unit}
          estimate={job}
        />
        <UnitActivity key={itemCode} itemCode={serial} />
      </About>
      <Specs>
        <UnitSpecs
          unit={unit}
          requirement={requirement}
          delivery={ofOrder?.customerLocation ?? null}
          judged={judged}
          rates={rates.today}
        />
        {hasInsights && <FilesPanel serial={serial} sheets={unit.attachments.filter(({ kind }) => kind === 'sheet')} />}
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

/** All pictures if the server has them; otherwise the unit's one image, repeated. */
function usePhotos({ itemCode, itemName, imageUrl, pictures = [] }: InventoryUnit): readonly GalleryImage[] {
  const { config } = useServices();
  const hasFiles = useInsights();
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

const UnitActivity = ({ itemCode }: { itemCode: string }) => (
  <Activity activity={useActivity('unit', itemCode)} of={{ unit: itemCode }} />
);

function useUnitRates(unit: InventoryUnit, options: UnitOptions) {
  const today = useRates();
  const isStored = usesStoredRates(unit, options);
  const named = (isStored ? unit.optionsRates : unit.rates) ?? null;
  return { named, cost: isStored ? (named?.values ?? DEFAULT_RATES) : today, today, isStored };
}

interface EstimateRatesProps {
  rates: ReturnType<typeof useUnitRates>;
  editing: UnitOptionsEditing;
}

/** An old estimate uses its saved rates until the user switches to today's. */
const EstimateRates = ({ rates: { named, isStored }, editing }: EstimateRatesProps) =>
  named && (
    <Row $gap={2}>
      <Dim>{isStored ? `${ratesName(named)}, as saved` : ratesName(named)}</Dim>
      {isStored && (
        <Button size="small" disabled={!editing.isEditable} onClick={() => editing.change({ todaysRates: true })}>
          Use today&apos;s rates
        </Button>
      )}
    </Row>
  );

const Section = styled.div`
  display: grid;
  gap: ${space(1)};
  ul {
    display: grid;
    gap: ${space(1)};
  }
  li {
    position: relative;
    padding-left: 0.875rem;
    color: ${color('textSoft')};
    overflow-wrap: anywhere;
  }
  li::before {
    content: '';
    position: absolute;
    left: 2px;
    top: 0.5rem;
    width: 0.25rem;
    height: 0.25rem;
    border-radius: 50%;
    background: ${color('controlLine')};
  }
`;

const AnalysisPanel = ({ analysis }: { analysis: readonly AnalysisSection[] | null }) => (
  <Panel aria-label="SpecAI Analysis" aria-busy={analysis === null}>
    <h2>SpecAI Analysis</h2>
    {analysis === null && <Skeleton $height="15rem" />}
    {analysis?.map(({ heading, sentences }) => (
      <Section key={heading}>
        <h3>{heading}</h3>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Section>
    ))}
  </Panel>
);
