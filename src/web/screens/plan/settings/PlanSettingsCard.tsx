import { useState } from 'react';
import { styled } from 'styled-components';
import type { PlanRequest, PlanSettings } from '../../../../contract/plan/planRequest';
import { DEFAULT_SETTINGS } from '../../../../contract/plan/defaultSettings';
import { classChoices } from '../../../../domain/plan/planClass';
import { Button } from '../../../ui/button/Button';
import { Card, Row, Stack } from '../../../ui/elements';
import { Segmented } from '../../../ui/field/Segmented';
import { Collapsible } from '../../../ui/layout/Collapsible';
import { color, fontSize, space } from '../../../ui/theme';
import type { PlanChange } from '../planProps';
import { SettingSlider } from './SettingSlider';
import { sliders } from './sliders';

const Frame = styled(Card)`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
`;

const Sliders = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${space(3)} ${space(6)};
`;

const Note = styled.p`
  color: ${color('textDim')};
  font-size: ${fontSize.label};
`;

interface PlanSettingsCardProps {
  request: PlanRequest;
  onChange: (change: PlanChange) => void;
}

/** What the plan is to maximize. What is changed counts once the person plans by it. */
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
    <Frame aria-label="What the plan maximizes">
      <Stack $gap={1}>
        <h2>Maximizes margin after freight, minus the penalties you set</h2>
        <Note>Each order gets at most one unit, each unit one order. Reservations stay as they are.</Note>
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
          <Note>
            Delivery times are assumptions: the data has none. An order that stays empty waits for a purchase.
          </Note>
        </Stack>
      </Collapsible>
      <Row $gap={2}>
        <Button variant="primary" onClick={() => onChange((before) => ({ ...before, settings }))} disabled={!isChanged}>
          Plan with these settings
        </Button>
        <Button onClick={() => setSettings(DEFAULT_SETTINGS)}>Usual settings</Button>
        {fixed > 0 && (
          <Button onClick={() => onChange((before) => ({ ...before, pinned: [], forbidden: [] }))}>
            {`Clear ${fixed} pinned or excluded`}
          </Button>
        )}
      </Row>
    </Frame>
  );
}
