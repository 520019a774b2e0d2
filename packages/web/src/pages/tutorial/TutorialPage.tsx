import { loadTutorial } from '@parlour/games/boards-catalogue';
import { tutorialWordAreas } from '@parlour/games/words-catalogue';
import type { GameTypes, Json } from '@parlour/kernel';
import { isRefusal } from '@parlour/kernel';
import { tableRefusal } from '@parlour/protocol';
import { showRefusal } from '@parlour/ui/show-refusal.ts';
import { type AnyTutorial, afterMove, afterView } from '@parlour/ui/tutorial/lesson.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { use, useEffect, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useStore } from 'zustand';
import { Loading } from '../../app/Loading.tsx';
import { NotFound } from '../../app/NotFound.tsx';
import { identityStore } from '../../client/identity.ts';
import type { TableClient } from '../../client/table/table-client.ts';
import { gameEntry } from '../home/game-catalogue.ts';
import { playWithBots } from '../home/start-game.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { LessonBubble } from './LessonBubble.tsx';
import { startTutorial } from './start-tutorial.ts';

/** A guided first game. */
export function TutorialPage({ game }: { readonly game: string }) {
  const tutorial = loadTutorial(game);
  return tutorial === undefined ? <NotFound /> : <Learn loading={tutorial} />;
}

function Learn({ loading }: { readonly loading: Promise<AnyTutorial> }) {
  const tutorial = use(loading);
  const [client, setClient] = useState<TableClient | null>(null);
  useEffect(() => {
    const { name, avatar } = identityStore.getState();
    const opened = startTutorial(tutorial, { handle: 'learner', name, avatar });
    if (isRefusal(opened)) throw new Error(`the lesson cannot begin: ${opened.refused}`);
    setClient(opened.client);
    return () => opened.client.close();
  }, [tutorial]);
  return client === null ? <Loading /> : <Lessons tutorial={tutorial} client={client} />;
}

interface LessonsProps {
  readonly tutorial: AnyTutorial;
  readonly client: TableClient;
}

function Lessons({ tutorial, client }: LessonsProps) {
  const { lessons } = tutorial;
  const words = useWords('table', 'tutorial', ...tutorialWordAreas(tutorial.game));
  const [at, setAt] = useState(0);
  const [nudges, setNudges] = useState(0);
  const observation = useStore(client.store, (state) => state.observation);

  const guided = useMemo<TableClient>(
    () => ({
      ...client,
      choose: (move) => {
        const after = afterMove(lessons, at, move as object);
        if (after.play) client.choose(move);
        else refuseMove(client, move, () => setNudges((before) => before + 1));
        setAt(after.at);
      },
    }),
    [client, lessons, at],
  );

  useEffect(() => {
    if (observation !== null) setAt((before) => afterView(lessons, before, observation.view as GameTypes['View'], observation.waiting));
  }, [observation, lessons, at]);
  useEffect(() => setNudges(0), [at]);

  const next = () => {
    if (at < lessons.length - 1) return setAt(at + 1);
    const entry = gameEntry(tutorial.game);
    if (entry === undefined) return navigate('/');
    void playWithBots(entry).then((refusal) => {
      if (refusal !== undefined) showRefusal(words, refusal);
    });
  };

  return (
    <>
      <TableScreen client={guided} tv={false} loadReplay={noReplay} />
      <LessonBubble tutorial={tutorial} at={at} nudges={nudges} words={words} onNext={next} onSkip={() => navigate('/')} />
    </>
  );
}

/** A wrong move goes like one that a server refuses: boards drop their draft when it is sent, then the player is asked again. */
function refuseMove({ store }: TableClient, move: Json, refused: () => void): void {
  store.setState(({ observation }) => ({ sent: { key: 'wrong', step: observation?.step ?? 0, move } }));
  setTimeout(() => {
    store.setState({ sent: null });
    refused();
  });
}

const noReplay = async () => tableRefusal('no-such-match');
