import { Suspense, use, useSyncExternalStore } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { RuntimeConfig } from '../../contract/runtimeConfig';
import type { Notifier } from '../adapters/notifier';
import { LoadingScreen } from './LoadingScreen';
import type { InspectionObserver } from '../state/inspection';
import type { authenticationMachine } from '../state/machines/authentication';
import type { StoreTools } from '../state/storeTools';
import { preloadable } from '../loading/preloadable';

export interface RootProps {
  authentication: ActorRefFrom<typeof authenticationMachine>;
  /** Settled by the time somebody is signed in. */
  config: () => Promise<RuntimeConfig>;
  /** What watches the store, once the configuration is settled; null where nobody does. */
  tools?: () => StoreTools | null;
  /** Hears of the machines. */
  inspect?: InspectionObserver;
  getToken: () => Promise<string | null>;
  notifier: Notifier;
  /** Told of calls that failed. */
  log: (failure: object) => void;
}

/** The page and its drawing: whoever is signed in does without. */
export const SignInPage = preloadable(() =>
  import(/* webpackChunkName: "sign-in" */ '../screens/signIn/SignInPage').then((m) => m.SignInPage),
);

/** Redux, the router and the screens: only those who are signed in load them. */
export const SignedInApp = preloadable(() =>
  import(/* webpackChunkName: "signed-in" */ './SignedInApp').then((m) => m.SignedInApp),
);

function SignedIn({ authentication, config, tools, ...rest }: RootProps) {
  const { user } = authentication.getSnapshot().context;
  const runtimeConfig = use(config());
  if (user === null) return <LoadingScreen />;
  return (
    <SignedInApp
      {...rest}
      config={runtimeConfig}
      user={user}
      tools={tools?.() ?? null}
      onLogout={() => authentication.send({ type: 'LOGOUT' })}
      onUnauthorized={() => authentication.send({ type: 'UNAUTHORIZED' })}
    />
  );
}

/** What authentication allows to be seen. */
export function Root(props: RootProps) {
  const { authentication } = props;
  const snapshot = useSyncExternalStore(
    (onChange) => {
      const subscription = authentication.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    () => authentication.getSnapshot(),
  );
  return <Suspense fallback={<LoadingScreen />}>{screenOf(snapshot, props)}</Suspense>;
}

function screenOf(snapshot: SnapshotFrom<typeof authenticationMachine>, props: RootProps) {
  const isSigningIn = snapshot.matches({ redirecting: 'first' });
  if (isSigningIn || snapshot.matches('loggedOut')) {
    return (
      <SignInPage
        status={isSigningIn ? 'signingIn' : 'idle'}
        error={snapshot.context.error}
        remark={snapshot.context.remark}
        onSignIn={() => props.authentication.send({ type: 'LOGIN' })}
      />
    );
  }
  return snapshot.matches('authenticated') ? <SignedIn {...props} /> : <LoadingScreen />;
}
