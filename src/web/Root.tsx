import { lazy, Suspense, use, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { RuntimeConfig } from '../contract/runtimeConfig';
import type { Notifier } from './adapters/notifier';
import { LoadingScreen } from './LoadingScreen';
import { SignInPage } from './screens/signIn/SignInPage';
import type { authenticationMachine } from './state/machines/authentication';

export interface RootProps {
  authentication: ActorRefFrom<typeof authenticationMachine>;
  /** Settled by the time somebody is signed in. */
  config: () => Promise<RuntimeConfig>;
  getToken: () => Promise<string | null>;
  notifier: Notifier;
}

/** Redux, the router and the screens: only those who are signed in load them. */
export const loadSignedInApp = () => import(/* webpackChunkName: "signed-in" */ './SignedInApp');
const SignedInApp = lazy(async () => ({ default: (await loadSignedInApp()).SignedInApp }));

function SignedIn({ authentication, config, getToken, notifier }: RootProps) {
  const { user } = authentication.getSnapshot().context;
  const runtimeConfig = use(config());
  if (user === null) return <LoadingScreen />;
  return (
    <SignedInApp
      config={runtimeConfig}
      user={user}
      getToken={getToken}
      notifier={notifier}
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
  const isSigningIn = snapshot.matches({ redirecting: 'first' });
  if (isSigningIn || snapshot.matches('loggedOut')) {
    return (
      <SignInPage
        status={isSigningIn ? 'signingIn' : 'idle'}
        error={snapshot.context.error}
        onSignIn={() => authentication.send({ type: 'LOGIN' })}
      />
    );
  }
  if (!snapshot.matches('authenticated')) return <LoadingScreen />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SignedIn {...props} />
    </Suspense>
  );
}
