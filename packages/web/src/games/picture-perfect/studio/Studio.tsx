import type { DecorationId, Scene } from '@parlour/photo';
import type { Words } from '@parlour/words';

export interface StudioProps {
  readonly scene: Scene;
  readonly onChange: (scene: Scene) => void;
  /** The final photo: only what P-50 and P-51 allow can be shot. Before it figures stand anywhere (P-14). */
  readonly strict: boolean;
  /** Every decoration the player owns; those not in the scene wait in the tray. */
  readonly decorations: readonly DecorationId[];
  readonly onShoot?: ((scene: Scene) => void) | undefined;
  readonly words: Words;
  readonly calm: boolean;
  readonly disabled?: boolean | undefined;
}

export function Studio({ scene }: StudioProps) {
  return <output>{scene.guests.length}</output>;
}
