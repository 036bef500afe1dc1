import { useState } from 'react';
import type { View, ViewChange } from '../../../../contract/views';
import { isSameQuery, viewQuery } from '../../../../domain/views/views';
import { openedLater } from '../../../ui/dialog/Modal';
import { MoreMenu, type MoreMenuProps } from '../../../ui/menu/MoreMenu';
import type { MenuGroup } from '../../../ui/menu/OpenMenu';
import { type ViewActions, type ViewProgress, ownerNote } from './ViewForm';

const SaveView = openedLater(() => import(/* webpackChunkName: "views" */ './ManageViews').then((m) => m.SaveView));
const ManageViews = openedLater(() =>
  import(/* webpackChunkName: "views" */ './ManageViews').then((m) => m.ManageViews),
);

export interface ListMenuProps extends ViewProgress, Omit<MoreMenuProps, 'groups'> {
  views: readonly View[] | null;
  actions: ViewActions & { save: (view: Pick<ViewChange, 'name' | 'query' | 'isShared'>) => void };
  query: string;
  onOpen: (query: string) => void;
  /** Further menu items. */
  more?: readonly MenuGroup[];
}

/** The menu of a list: its saved views, and `more`. */
export function ListMenu(props: ListMenuProps) {
  const { views, unavailable, actions, isBusy, failure, done, query, more = [], isExporting, percent } = props;
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const [seen, setSeen] = useState(done);
  if (seen !== done) {
    setSeen(done);
    if (dialog === 'save') setDialog(null);
  }
  if (views === null) return more.length > 0 && <MoreMenu groups={more} {...{ isExporting, percent }} />;
  const open = (next: 'save' | 'manage') => () => {
    actions.forgetFailure();
    setDialog(next);
  };
  const close = () => setDialog(null);
  return (
    <>
      <MoreMenu
        groups={[...groupsOf(props, views, { save: open('save'), manage: open('manage') }), ...more]}
        {...{ isExporting, percent }}
      />
      <SaveView
        key={`save ${done}`}
        {...{ isBusy, failure }}
        isOpen={dialog === 'save'}
        onClose={close}
        onSave={(name, isShared) => actions.save({ name, query: viewQuery(query), isShared })}
      />
      <ManageViews
        {...{ views, unavailable, actions, isBusy, failure, done }}
        query={viewQuery(query)}
        isOpen={dialog === 'manage'}
        onClose={close}
      />
    </>
  );
}

interface Openers {
  save: () => void;
  manage: () => void;
}

function groupsOf({ query, onOpen }: ListMenuProps, views: readonly View[], openers: Openers): MenuGroup[] {
  const itemsOf = (some: readonly View[]) =>
    some.map((view) => ({
      ...{ id: view.id, label: view.name, note: ownerNote(view), isCurrent: isSameQuery(view.query, query) },
      onSelect: () => onOpen(view.query),
    }));
  const groups = [
    { name: 'My views', items: itemsOf(views.filter(({ isOwn }) => isOwn)) },
    { name: 'Shared views', items: itemsOf(views.filter(({ isOwn }) => !isOwn)) },
  ].filter(({ items }) => items.length > 0);
  const actions = [
    { id: 'save', label: 'Save current as…', onSelect: openers.save },
    { id: 'manage', label: 'Manage views…', onSelect: openers.manage },
  ];
  return [...groups, { items: actions }];
}
