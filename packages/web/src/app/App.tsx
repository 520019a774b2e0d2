import { Backdrop } from '@parlour/ui/Backdrop.tsx';
import { Toasts } from '@parlour/ui/Toasts.tsx';
import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { useTopOfPage } from '../browser/useTopOfPage.ts';
import { syncIdentity } from '../client/identity.ts';
import { HomePage } from '../pages/home/HomePage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { Loading } from './Loading.tsx';
import { NotFound } from './NotFound.tsx';
import { PageHead } from './PageHead.tsx';

const TablePage = lazy(() => import('../pages/table/TablePage.tsx').then((page) => ({ default: page.TablePage })));
const LocalGamePage = lazy(() => import('../pages/local/LocalGamePage.tsx').then((page) => ({ default: page.LocalGamePage })));
const ReplayPage = lazy(() => import('../pages/replay/ReplayPage.tsx').then((page) => ({ default: page.ReplayPage })));
const OpenReplayPage = lazy(() => import('../pages/replay/OpenReplayPage.tsx').then((page) => ({ default: page.OpenReplayPage })));
const TutorialPage = lazy(() => import('../pages/tutorial/TutorialPage.tsx').then((page) => ({ default: page.TutorialPage })));
const RulesPage = lazy(() => import('../pages/rules/RulesPage.tsx').then((page) => ({ default: page.RulesPage })));
const ProfilePage = lazy(() => import('../pages/profile/ProfilePage.tsx').then((page) => ({ default: page.ProfilePage })));
const SignInPage = lazy(() => import('../pages/profile/SignInPage.tsx').then((page) => ({ default: page.SignInPage })));
const FriendsPage = lazy(() => import('../pages/profile/friends/FriendsPage.tsx').then((page) => ({ default: page.FriendsPage })));
const LadderPage = lazy(() => import('../pages/profile/ladder/LadderPage.tsx').then((page) => ({ default: page.LadderPage })));

const DailyPage = lazy(() => import('../pages/daily/DailyPage.tsx').then((page) => ({ default: page.DailyPage })));

export function App() {
  useEffect(() => void syncIdentity(), []);
  useTopOfPage();
  return (
    <>
      <Backdrop />
      <ErrorBoundary>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/" component={HomePage} />
            <Route path="/t/:code">{({ code }) => <TablePage key={code} code={code} />}</Route>
            <Route path="/local/:game">{({ game }) => <LocalGamePage game={game} />}</Route>
            <Route path="/replay" component={OpenReplayPage} />
            <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
            <Route path="/tutorial/:game">{({ game }) => <TutorialPage key={game} game={game} />}</Route>
            <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
            <Route path="/profile" component={ProfilePage} />
            <Route path="/sign-in" component={SignInPage} />
            <Route path="/friends/:code?">{({ code }) => <FriendsPage code={code} />}</Route>
            <Route path="/ladder/:game">{({ game }) => <LadderPage key={game} game={game} />}</Route>
            <Route path="/daily/:game/:day?">{({ game, day }) => <DailyPage key={`${game} ${day}`} game={game} day={day} />}</Route>
            <Route component={NotFound} />
          </Switch>
          <PageHead />
          <FailureNotice />
          <Toasts />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
