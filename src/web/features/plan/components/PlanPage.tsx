import { type ReactNode, useEffect, useMemo, useRef, useId, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import type { PlanStep } from '../../../../contract/plan/plan';
import { formatNumber } from '../../../../domain/format/number';
import { addressOf, requestOf, scenarioOf } from '../../../../domain/plan/planAddress';
import { PageTitle } from '../../../ui/page/PageTitle';
import { browserQuery } from '../../../lib/browserAddress';
import { cancelPlan, usePlanProgress, usePlan } from '../api/plan';
import { errorMessage } from '../../../lib/errorMessage';
import { useAppDispatch } from '../../../store/hooks';
import { useGated } from '../../../store/gate/useEffectGate';
import { plannedBy } from '../state/planMemory';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Row, Stack, PaddedCard } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import { Working } from '../../../ui/Spinner';
import { PlanResult } from './PlanResult';
import { SaveScenario, Scenarios } from './Scenarios';
import { OpenedScenario } from './ScenarioComparison';
import { type PlanChange, Basis } from './planParts';
import { styled } from 'styled-components';
import { DEFAULT_SETTINGS } from '../../../../contract/plan/defaultSettings';
import type { PlanRequest, PlanSettings } from '../../../../contract/plan/planRequest';
import { classChoices } from '../../../../domain/plan/planClass';
import { settingTexts } from '../../../../domain/plan/planWords';
import { Segmented } from '../../../ui/field/Segmented';
import { Collapsible } from '../../../ui/layout/Collapsible';
import { color, space } from '../../../ui/theme';

export function PlanPage() {
  const dispatch = useAppDispatch();
  const [address, setAddress] = useSearchParams();
  const text = address.toString();
  const request = useMemo(() => requestOf(new URLSearchParams(text)), [text]);
  const scenario = scenarioOf(address);
  useEffect(() => void dispatch(plannedBy(request.settings)), [dispatch, request]);
  const change = (changed: PlanChange, done?: string) => {
    const before = browserQuery();
    const state = done === undefined ? undefined : { done, before: before.toString() };
    setAddress(addressOf(changed(requestOf(before))), { state });
  };
  const { currentData, error, isFetching, refetch } = usePlan(request);
  const again = useGated(refetch);
  const retry = (
    <Button size="small" busy={isFetching} onClick={again} {...needsNetwork}>
      Plan again
    </Button>
  );
  return (
    <>
      <PageTitle title="Plan" subtitle="All open orders against all available units, as one decision">
        {currentData && retry}
        {currentData && 'plan' in currentData && <SaveScenario plan={currentData} request={request} />}
      </PageTitle>
      <Stack $gap={4}>
        <PlanSettingsCard key={JSON.stringify(request.settings)} request={request} onChange={change} />
        <UndoChange />
        {isFetching && <PlanProgress onCancel={() => dispatch(cancelPlan(request))} />}
        {error && !isFetching && <NoPlan again={retry}>{errorMessage(error)}</NoPlan>}
        {currentData && 'refused' in currentData && <NoPlan again={retry}>{currentData.refused}</NoPlan>}
        {currentData && 'plan' in currentData && scenario !== null && (
          <OpenedScenario id={scenario} plan={currentData} />
        )}
        {currentData && 'plan' in currentData && <PlanResult plan={currentData} request={request} onChange={change} />}
        <Scenarios />
      </Stack>
    </>
  );
}

const NoPlan = ({ children, again }: { children: ReactNode; again: ReactNode }) => (
  <Stack $gap={2}>
    <Notice tone="warn">There is no plan. {children}</Notice>
    <Row>{again}</Row>
  </Stack>
);

const WORDS: Readonly<Record<PlanStep['step'], string>> = {
  waiting: 'Waiting for other plans to finish',
  matching: 'Matching orders to units',
  solving: 'Finding the best plan',
  proving: 'Checking for a better plan',
};

export function PlanProgress({ onCancel }: { onCancel: () => void }) {
  const step = usePlanProgress();
  return (
    <Row>
      <Working>{step === null ? 'Planning...' : wordsOf(step)}</Working>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </Row>
  );
}

function wordsOf({ step, done, of }: PlanStep): string {
  if (step === 'proving' || done === 0) return `${WORDS[step]}...`;
  if (step === 'solving') return `${WORDS[step]}: round ${formatNumber(done)} of ${formatNumber(of)}...`;
  return `${WORDS[step]}: ${formatNumber(done)} orders...`;
}

const changeSchema = z.object({ done: z.string(), before: z.string() });

export function UndoChange() {
  const location = useLocation();
  const navigate = useNavigate();
  const undo = useRef<HTMLButtonElement>(null);
  const read = changeSchema.safeParse(location.state);
  const done = read.data?.done;
  useEffect(() => {
    if (done !== undefined) undo.current?.focus();
  }, [location.key, done]);
  if (!read.success) return null;
  const { before } = read.data;
  return (
    <Notice>
      <Row $gap={2}>
        {done}
        <Button ref={undo} size="small" onClick={() => void navigate({ search: before })}>
          Undo
        </Button>
      </Row>
    </Notice>
  );
}

const Sliders = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${space(3)} ${space(6)};
`;

function PlanSettingsCard({ request, onChange }: { request: PlanRequest; onChange: (change: PlanChange) => void }) {
  const [settings, setSettings] = useState(request.settings);
  const [isOpen, setOpen] = useState(false);
  const fixed = request.pinned.length + request.forbidden.length;
  const isChanged = JSON.stringify(settings) !== JSON.stringify(request.settings);
  const list = (names: readonly (keyof PlanSettings)[]) => (
    <Sliders>
      {sliders
        .filter(({ name }) => names.includes(name))
        .map((slider) => (
          <SettingSlider
            key={slider.name}
            {...slider}
            value={settings[slider.name] ?? slider.max}
            onChange={(value) => setSettings({ ...settings, [slider.name]: value })}
          />
        ))}
    </Sliders>
  );
  return (
    <PaddedCard aria-label="What the plan maximizes">
      <Stack $gap={1}>
        <h2>Maximizes margin after freight, minus the penalties you set</h2>
        <Basis>Each order gets at most one unit, each unit one order. Reservations stay as they are.</Basis>
      </Stack>
      <Row $gap={2}>
        <Segmented
          label="Lowest class"
          options={classChoices}
          value={settings.fit}
          onChange={(fit) => setSettings({ ...settings, fit })}
        />
      </Row>
      {list(['filled', 'late_week', 'hundred_miles'])}
      <Collapsible title="Delivery times and limits" open={isOpen} onToggle={() => setOpen(!isOpen)}>
        <Stack $gap={2}>
          {list(['ready_weeks', 'work_weeks', 'buy_weeks', 'units_per_order'])}
          <Basis>
            Delivery times are assumptions: the data has none. An order that stays empty waits for a purchase.
          </Basis>
        </Stack>
      </Collapsible>
      <Row $gap={2}>
        <Button variant="primary" onClick={() => onChange((before) => ({ ...before, settings }))} disabled={!isChanged}>
          Plan with these settings
        </Button>
        <Button onClick={() => setSettings(DEFAULT_SETTINGS)}>Reset to defaults</Button>
        {fixed > 0 && (
          <Button onClick={() => onChange((before) => ({ ...before, pinned: [], forbidden: [] }))}>
            {`Clear ${fixed} pinned or excluded`}
          </Button>
        )}
      </Row>
    </PaddedCard>
  );
}

const Field = styled.div`
  display: grid;
  gap: ${space(1)};
  input {
    width: 100%;
    margin: 0;
    accent-color: ${color('accent')};
  }
`;

interface SettingSliderProps extends SliderRange {
  value: number;
  onChange: (value: number) => void;
}

function SettingSlider({ name, value, onChange, ...range }: SettingSliderProps) {
  const id = useId();
  const words = settingTexts[name](value);
  return (
    <Field>
      <label htmlFor={id}>{words}</label>
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </Field>
  );
}

interface SliderRange {
  readonly name: Exclude<keyof PlanSettings, 'fit'>;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const sliders: readonly SliderRange[] = [
  { name: 'filled', min: 0, max: 50_000, step: 500 },
  { name: 'late_week', min: 0, max: 5_000, step: 50 },
  { name: 'hundred_miles', min: 0, max: 1_000, step: 25 },
  { name: 'ready_weeks', min: 0, max: 26, step: 1 },
  { name: 'work_weeks', min: 0, max: 26, step: 1 },
  { name: 'buy_weeks', min: 0, max: 52, step: 1 },
  { name: 'units_per_order', min: 1, max: 1_000, step: 1 },
];
