import { Suspense, use, useSyncExternalStore } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Notifier } from '../lib/browser/notifier';
import { LoadingScreen } from './LoadingScreen';
import type { InspectionObserver } from '../store/inspection';
import type { authenticationMachine } from '../machines/authentication';
import { preloadable } from '../lib/loading/preloadable';
import type { Runtime } from './start/startSignIn';

export interface RootProps {
  authentication: ActorRefFrom<typeof authenticationMachine>;
  runtime: () => Promise<Runtime>;
  notifier: Notifier;
  inspect?: InspectionObserver;
}

export const SignInPage = preloadable(() =>
  import(/* webpackChunkName: "sign-in" */ '../features/signIn/components/SignInPage').then((m) => m.SignInPage),
);

export const SignedInApp = preloadable(async () => {
  const [{ SignedInApp }, { preloadScreenAt }] = await Promise.all([
    import(/* webpackChunkName: "signed-in" */ './SignedInApp'),
    import(/* webpackChunkName: "signed-in" */ './routes/screens'),
  ]);
  await preloadScreenAt(window.location.pathname);
  return SignedInApp;
});

function SignedIn({ authentication, runtime, notifier, inspect }: RootProps) {
  const { user } = authentication.getSnapshot().context;
  const ready = use(runtime());
  if (user === null) return <LoadingScreen />;
  return (
    <SignedInApp
      user={user}
      runtime={ready}
      notifier={notifier}
      inspect={inspect}
      onLogout={() => authentication.send({ type: 'LOGOUT' })}
    />
  );
}

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
  if (isSigningIn || snapshot.matches('loggedOut'))
    return (
      <SignInPage
        status={isSigningIn ? 'signingIn' : 'idle'}
        error={snapshot.context.error}
        remark={snapshot.context.remark}
        onSignIn={() => props.authentication.send({ type: 'LOGIN' })}
      />
    );
  return snapshot.matches('authenticated') ? <SignedIn {...props} /> : <LoadingScreen />;
}
