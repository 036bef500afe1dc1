import { configureStore, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { memo } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { TEXTS, type PeerUnit } from '../data/units';
import { noChoices, OPTIONS, sumsOf, threeUnits, type Choices, type Option } from './costs';

const initialState: Record<string, Choices> = Object.fromEntries(threeUnits.map(({ serial }) => [serial, noChoices()]));
const slice = createSlice({
  name: 'choices',
  initialState,
  reducers: {
    switched: (state, { payload }: PayloadAction<{ serial: string; option: Option }>) => {
      const choices = state[payload.serial];
      if (choices) choices[payload.option] = !choices[payload.option];
    },
  },
});
const store = configureStore({ reducer: slice.reducer });
type State = ReturnType<typeof store.getState>;
const choicesOf = (serial: string) => (state: State) => state[serial] ?? noChoices();
const sumsSelectors = new Map(
  threeUnits.map((unit) => [unit, createSelector([choicesOf(unit.serial)], (choices) => sumsOf(unit, choices))]),
);

const Switch = memo(function Switch({ serial, option }: { serial: string; option: Option }) {
  const isOn = useSelector((state: State) => state[serial]?.[option] ?? false);
  const dispatch = useDispatch();
  return (
    <label>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={() => dispatch(slice.actions.switched({ serial, option }))}
      />
      {option}
    </label>
  );
});

const Sums = memo(function Sums({ unit }: { unit: PeerUnit }) {
  return <p className="sums">{useSelector((state: State) => sumsSelectors.get(unit)?.(state))}</p>;
});

const Card = ({ unit }: { unit: PeerUnit }) => (
  <article className="card">
    <b>{unit.serial}</b>
    {TEXTS.slice(1).map((name) => (
      <div className="spec" key={name}>
        <span>{name}</span>
        <span>{unit[name]}</span>
      </div>
    ))}
    {OPTIONS.map((option) => (
      <Switch key={option} serial={unit.serial} option={option} />
    ))}
    <Sums unit={unit} />
  </article>
);

/** A selector for each switch and each sum: what our packages can do at best. */
export const mount = (place: HTMLElement): void =>
  createRoot(place).render(
    <Provider store={store}>
      <main className="cards">
        {threeUnits.map((unit) => (
          <Card key={unit.serial} unit={unit} />
        ))}
      </main>
    </Provider>,
  );
