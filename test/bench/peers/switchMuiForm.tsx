import { Card, CardContent, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { createRoot } from 'react-dom/client';
import { Controller, useForm } from 'react-hook-form';
import { fetchUnits, FIELDS, noChoices, OPTIONS, root, sumsOf, type Unit } from './shared';

const units = await fetchUnits(3);

const Spec = ({ name, value }: { name: string; value: string | undefined }) => (
  <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
    <Typography variant="body2">{name}</Typography>
    <Typography variant="body2">{value}</Typography>
  </Stack>
);

function UnitCard({ unit }: { unit: Unit }) {
  const { control, watch } = useForm({ defaultValues: noChoices() });
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h6">{unit.serial}</Typography>
        {FIELDS.slice(1).map((name) => (
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

/** The usual way with react-admin or refine: a form whose figures come from watch(). */
createRoot(root()).render(
  <main className="cards">
    {units.map((unit) => (
      <UnitCard key={unit.serial} unit={unit} />
    ))}
  </main>,
);
