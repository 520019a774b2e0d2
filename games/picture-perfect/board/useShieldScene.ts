import type { Seat } from '@parlour/kernel';
import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { DEFAULT_CAMERA } from '../photo/index.ts';
import { decorationsOf, type Move, type PicturePerfectTypes, type Scene, standingOf } from '../rules/index.ts';
import { EMPTY_OUTBOX, nextMessage, type Outbox } from './outbox.ts';

/** The pause in arranging after which the scene is sent. */
const PAUSE_MS = 900;

interface Shield {
  readonly scene: Scene;
  readonly arrange: (scene: Scene) => void;
  readonly act: (move: Move) => void;
}

/** The scene behind the player's own shield, and what of it is still to be sent. */
export function useShieldScene(props: BoardProps<PicturePerfectTypes>, playable: boolean): Shield {
  const { view, seat, sealed, choose } = props;
  const [own, setOwn] = useState<Scene | null>(null);
  const [outbox, setOutbox] = useState<Outbox>(EMPTY_OUTBOX);
  const send = useEffectEvent(() => {
    const post = nextMessage(outbox);
    if (post === null) return;
    setOutbox(post.left);
    choose(post.move);
  });
  const sent = useMemo(() => standing(view, seat), [view, seat]);
  const idle = sealed === null && outbox !== EMPTY_OUTBOX;
  const wait = outbox.next === null ? PAUSE_MS : 0;
  useEffect(() => {
    if (!idle) return undefined;
    const timer = setTimeout(send, wait);
    return () => clearTimeout(timer);
  }, [idle, wait, outbox]);
  return {
    scene: (playable ? own : null) ?? sent,
    arrange: (scene) => {
      setOwn(scene);
      setOutbox({ ...outbox, placement: { guests: scene.guests, decorations: scene.decorations } });
    },
    act: (move) => setOutbox({ ...outbox, next: move }),
  };
}

function standing(view: PicturePerfectTypes['View'], seat: Seat | null): Scene {
  const { guests, decorations } = view.scene ?? { guests: [], decorations: [] };
  const owned = seat === null ? [] : decorationsOf(view, seat);
  // A decoration that was paid away belongs to another player now.
  return { guests, decorations: standingOf(decorations, owned), camera: DEFAULT_CAMERA };
}
