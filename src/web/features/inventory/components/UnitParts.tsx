import { Link, useLocation, useNavigate, NavigationType, useNavigationType } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ListedUnit } from '../../../../contract/inventory/inventoryList';
import { BUSINESS_TIME_ZONE } from '../../../../domain/calendar/businessDay';
import { formatDate } from '../../../../domain/format/date';
import { jobOf } from '../../../../domain/reservations/refusals';
import { EditButton } from '../../records/components/EditButton';
import { ContentionMark } from '../../matching/components/ContentionMark';
import { fromInventory, orderPath, unitAlonePath, isReturning } from '../../../lib/paths';
import { useListedContention } from '../../matching/api/contention';
import { color } from '../../../ui/theme';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

const Root = styled(Link)`
  color: ${color('link')};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

export function useOpenUnit(serial: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const way = { to: unitAlonePath(serial), state: fromInventory(search), keep: () => savePlace(search, serial) };
  const open = () => {
    way.keep();
    void navigate(way.to, { state: way.state });
  };
  return { ...way, open };
}

export function UnitLink({ serial, tabIndex }: { serial: string; tabIndex: number }) {
  const { to, state, keep } = useOpenUnit(serial);
  return (
    <Root to={to} state={state} onClick={keep} tabIndex={tabIndex} data-unit={serial}>
      {serial}
    </Root>
  );
}

/** Shown on its row under the pointer or with the focus; its place is always free. */
export const RowEdit = styled(EditButton)`
  margin: -0.25rem 0 -0.25rem 0.25rem;
  vertical-align: middle;
  @media (hover: hover) {
    opacity: 0;
    [data-row]:hover &,
    [data-row]:focus-within &,
    &:focus-visible {
      opacity: 1;
    }
  }
`;

const Job = styled(Link)`
  display: inline-block;
  color: ${color('link')};
`;

export function Availability({ unit, tabIndex }: { unit: ListedUnit; tabIndex: number }) {
  const { reserved_for: orderId, reserved_for_job: jobNumber, reserved_until: until } = unit;
  if (unit.retired_at) return `Retired ${formatDate(unit.retired_at)}`;
  if (orderId === null) return 'Available';
  return (
    <>
      {until ? 'On hold' : 'Reserved'} for{' '}
      <Job to={orderPath(orderId)} tabIndex={tabIndex}>
        {jobOf({ jobNumber })}
      </Job>
      {until ? ` until ${formatDate(until, BUSINESS_TIME_ZONE)}` : ''}
    </>
  );
}

export function Contention({ serial, tabIndex }: { serial: string; tabIndex: number }) {
  const { contention, isJudging } = useListedContention(serial);
  return contention && <ContentionMark {...{ contention, isJudging, tabIndex }} isOther={false} />;
}

const places = new Map<string, { scrollY: number; serial: string }>();

export const savePlace = (search: string, serial: string) => places.set(search, { scrollY: window.scrollY, serial });

const linkTo = (list: HTMLElement | null, serial: string) =>
  [...(list?.querySelectorAll<HTMLElement>('[data-unit]') ?? [])].find(({ dataset }) => dataset.unit === serial);

export function useRestoredPlace(list: RefObject<HTMLElement | null>): string | null {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop || isReturning(location.state);
  const { search } = location;
  const [place] = useState(() => (isBack ? places.get(search) : undefined));
  // Runs after the frame scrolls to the top and takes the focus.
  useEffect(() => {
    if (!place) return undefined;
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, place.scrollY);
      linkTo(list.current, place.serial)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [place, list]);
  return place?.serial ?? null;
}

const unitOf = (target: Element) => target.closest<HTMLElement>('[data-row]')?.dataset.row;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export function useTabStop(serials: readonly string[], first: string | null) {
  const [last, setLast] = useState(first);
  const stop = serials.find((serial) => serial === last) ?? serials[0];
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => setLast(unitOf(target) ?? last);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    // React bubbles events from a dialog opened by a row; the DOM does not.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-unit]')];
    const at = links.findIndex(({ dataset }) => dataset.unit === stop);
    const next = links[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { tabIndexOf: (serial: string) => (serial === stop ? 0 : -1), onFocus, onKeyDown };
}
