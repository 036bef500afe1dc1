import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useMachine } from '@xstate/react';
import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { fromPromise } from 'xstate';
import type { Order } from '../../../../contract/orders/order';
import type { Unit } from '../../../../contract/units/unit';
import { useGatedActor } from '../../../store/gate/useGatedActor';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { judgeManualUnits, judgeUnit } from '../../matching/state/judging';
import { icPanelMachine, type FoundUnit } from '../../../machines/icPanel';
import { selectQuote } from '../../matching/state/quote';
import { useServices } from '../../../store/services';
import { manualUnitAdded } from '../state/chosenUnits';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Row } from '../../../ui/elements';
import { TextField } from '../../../ui/field/TextField';
import { screens, space } from '../../../ui/theme';

const Form = styled(Row)`
  flex-wrap: nowrap;
  max-width: 100%;
`;

const Field = styled(TextField)`
  flex: 0 1 13rem;
`;

/** Holds the field in place of the button's words, so that opening moves nothing. */
const Place = styled(Row)`
  flex: none;
  flex-wrap: nowrap;
  gap: ${space(2)};
  min-width: min(100%, 27rem);
  max-width: 100%;
  ${screens.phone} {
    min-width: 100%;
  }
`;

const Opener = styled(Button)`
  &[aria-expanded='true'] {
    padding-inline: ${space(2)};
  }
`;

const OPENER = 'Add Inventory Control Number';

export function IcPanel(props: IcPanelOptions) {
  const panel = useIcPanel(props);
  const opener = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    panel.cancel();
    opener.current?.focus();
  };
  return (
    <Place>
      <Opener ref={opener} aria-label={OPENER} title={OPENER} aria-expanded={panel.isOpen} onClick={panel.toggle}>
        <Plus size={15} aria-hidden="true" /> {!panel.isOpen && OPENER}
      </Opener>
      {panel.isOpen && <IcForm panel={panel} onCancel={cancel} />}
    </Place>
  );
}

function IcForm({ panel, onCancel }: { panel: IcPanelState; onCancel: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  // The focus is the browser's, not React's: the panel opens to type into.
  useEffect(() => input.current?.focus(), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    panel.submit();
  };
  return (
    <Form
      as="form"
      $gap={2}
      role="search"
      aria-label="Inventory control number"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <Field
        ref={input}
        label="IC#"
        hideLabel
        placeholder="Enter IC# to add new card..."
        maxLength={40}
        value={panel.text}
        readOnly={panel.isSearching}
        onChange={panel.change}
      />
      <Button type="submit" variant="primary" disabled={!panel.canSubmit} busy={panel.isSearching} {...needsNetwork}>
        {panel.isSearching ? 'Searching...' : 'Search'}
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </Form>
  );
}

interface IcPanelOptions {
  order: Order;
  listed: readonly Unit[];
  onAdded: (unit: Unit) => void;
}

function useIcPanel({ order, listed, onAdded }: IcPanelOptions) {
  useJudgedAgain(order);
  const dispatch = useAppDispatch();
  const { notifier, inspect } = useServices();
  const { send, state } = useGatedActor(
    useMachine(
      icPanelMachine.provide({
        actors: {
          searchIc: fromPromise<FoundUnit, { serial: string }>(({ input, signal }) =>
            dispatch(judgeUnit(order, input.serial, signal)),
          ),
        },
        guards: { isKnown: (_, unit) => listed.some(({ serial }) => String(serial) === String(unit.serial)) },
        actions: {
          addUnit: (_, unit) => {
            dispatch(manualUnitAdded({ orderId: String(order.id), unit }));
            onAdded(unit);
          },
          notify: (_, { tone, title, description }) => notifier[tone](title, description),
        },
      }),
      { inspect },
    ),
  );
  const isSearching = state.matches({ open: 'searching' });
  return {
    isOpen: state.matches('open'),
    isSearching,
    canSubmit: isSearching || state.can({ type: 'SUBMIT' }),
    text: state.context.text,
    toggle: () => send({ type: 'TOGGLE' }),
    cancel: () => send({ type: 'CANCEL' }),
    change: (text: string) => send({ type: 'CHANGE', text }),
    submit: () => send({ type: 'SUBMIT' }),
  };
}

type IcPanelState = ReturnType<typeof useIcPanel>;

function useJudgedAgain(order: Order) {
  const dispatch = useAppDispatch();
  const { notifier } = useServices();
  const quote = useAppSelector((state) => selectQuote(state, order));
  const judged = useRef(quote);
  useEffect(() => {
    if (judged.current === quote) return undefined;
    judged.current = quote;
    const leaving = new AbortController();
    void dispatch(judgeManualUnits(order, leaving.signal)).then((failed) => {
      if (failed.length > 0) notifier.failure('Not judged again', failedSentence(failed));
    });
    return () => leaving.abort();
  }, [quote, dispatch, notifier, order]);
}

const failedSentence = (serials: readonly string[]) =>
  `What counts from the notes is not in the match of ${serials.join(', ')}. Remove and add it again.`;
