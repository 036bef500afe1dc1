import { Card, CardContent, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { createRoot } from 'react-dom/client';
import { Controller, useForm } from 'react-hook-form';
import { TEXTS, type PeerUnit } from '../data/units';
import { noChoices, OPTIONS, sumsOf, threeUnits } from './costs';

const Spec = ({ name, value }: { name: string; value: string }) => (
  <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
    <Typography variant="body2">{name}</Typography>
    <Typography variant="body2">{value}</Typography>
  </Stack>
);

function UnitCard({ unit }: { unit: PeerUnit }) {
  const { control, watch } = useForm({ defaultValues: noChoices() });
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h6">{unit.serial}</Typography>
        {TEXTS.slice(1).map((name) => (
          <Spec key={name} name={name} value={unit[name]} />
        ))}
        {OPTIONS.map((option) => (
          <Controller
            key={option}
            name={option}
            control={control}
            render={({ field }) => (
              <FormControlLabel control={<Switch checked={field.value} onChange={field.onChange} />} label={option} />
            )}
          />
        ))}
        <p className="sums">{sumsOf(unit, watch())}</p>
      </CardContent>
    </Card>
  );
}

/** What is usually written with react-admin or refine: a form whose figures come from watch(). */
export const mount = (place: HTMLElement): void =>
  createRoot(place).render(
    <main className="cards">
      {threeUnits.map((unit) => (
        <UnitCard key={unit.serial} unit={unit} />
      ))}
    </main>,
  );
