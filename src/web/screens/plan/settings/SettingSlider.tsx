import { useId } from 'react';
import { styled } from 'styled-components';
import { settingTexts } from '../../../../domain/plan/planWords';
import { color, space } from '../../../ui/theme';
import type { SliderRange } from './sliders';

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

/** A setting as a sentence, and a slider that changes it. */
export function SettingSlider({ name, value, onChange, ...range }: SettingSliderProps) {
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
