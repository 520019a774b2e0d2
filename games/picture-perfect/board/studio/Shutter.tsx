import { useAnnounced } from '@parlour/ui/announcer/useAnnounced.ts';
import type { Words } from '@parlour/words';
import { useEffect, useState } from 'react';
import type { Scene } from '../../photo/index.ts';
import styles from './Shutter.module.css';
import { feedbackText, type SceneFeedback } from './scene-feedback.ts';

interface ShutterProps {
  readonly scene: Scene;
  readonly opinion: SceneFeedback;
  readonly onShoot: (scene: Scene) => void;
  readonly disabled: boolean;
  readonly words: Words;
}

/** How long the first of the two taps counts, in milliseconds. */
const ARMED = 5000;

/** Two taps, because there is only one photo. */
export function Shutter({ scene, opinion, onShoot, disabled, words }: ShutterProps) {
  const [armedFor, setArmedFor] = useState<Scene | null>(null);
  const isArmed = armedFor === scene;
  const mayShoot = opinion.faults.length === 0;
  useEffect(() => {
    if (armedFor === null) return;
    const disarm = setTimeout(() => setArmedFor(null), ARMED);
    return () => clearTimeout(disarm);
  }, [armedFor]);
  const press = () => {
    if (!mayShoot) return;
    if (isArmed) onShoot(scene);
    else setArmedFor(scene);
  };
  const title = words.t(isArmed ? 'picture-perfect.studio.shoot.sure' : 'picture-perfect.studio.shoot');
  const hint = mayShoot ? words.t('picture-perfect.studio.shoot.hint', { n: scene.guests.length }) : feedbackText(words, opinion);
  useAnnounced(isArmed ? title : mayShoot ? null : hint);
  return (
    <section className={styles.panel}>
      <button
        type="button"
        className={styles.shutter}
        data-armed={isArmed}
        aria-label={title}
        aria-describedby="studio-shoot-hint"
        aria-disabled={!mayShoot}
        disabled={disabled}
        onClick={press}
      >
        <span />
      </button>
      <div>
        <b>{title}</b>
        <small id="studio-shoot-hint" data-fault={!mayShoot}>
          {hint}
        </small>
      </div>
    </section>
  );
}
