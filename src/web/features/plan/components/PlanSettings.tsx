import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { DEFAULT_SETTINGS } from '../../../../contract/plan/defaultSettings';
import type { PlanRequest, PlanSettings } from '../../../../contract/plan/planRequest';
import { classChoices } from '../../../../domain/plan/planClass';
import { settingTexts } from '../../../../domain/plan/planWords';
import { Button } from '../../../ui/button/Button';
import { PaddedCard, Row, Stack } from '../../../ui/elements';
import { Segmented } from '../../../ui/field/Segmented';
import { Collapsible } from '../../../ui/layout/Collapsible';
import { color, space } from '../../../ui/theme';
import { Basis, type PlanChange } from './planParts';

const Sliders = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${space(3)} ${space(6)};
`;

interface PlanSettingsCardProps {
  request: PlanRequest;
  onChange: (change: PlanChange) => void;
}

export function PlanSettingsCard({ request, onChange }: PlanSettingsCardProps) {
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
    /* The darker accent would make browsers draw a white track in dark mode. */
    accent-color: ${color('orange')};
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
