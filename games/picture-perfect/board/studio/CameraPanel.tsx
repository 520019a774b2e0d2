import { cssVars } from '@parlour/ui/css-vars.ts';
import type { Words } from '@parlour/words';
import { useId } from 'react';
import { DEFAULT_CAMERA } from '../../photo/index.ts';
import styles from './CameraPanel.module.css';
import { CameraPositionPad } from './CameraPositionPad.tsx';
import { CAMERA_CONTROLS, type CameraControl } from './camera-controls.ts';
import type { SceneDraft } from './useSceneDraft.ts';

interface CameraPanelProps {
  readonly draft: SceneDraft;
  readonly disabled: boolean;
  readonly words: Words;
}

export function CameraPanel(props: CameraPanelProps) {
  const { draft, disabled, words } = props;
  return (
    <section className={styles.panel} aria-label={words.t('picture-perfect.studio.camera')}>
      <h2>
        {words.t('picture-perfect.studio.camera')}
        <button
          type="button"
          className={styles.reset}
          disabled={disabled}
          onClick={() => draft.settle({ ...draft.scene, camera: DEFAULT_CAMERA })}
        >
          {words.t('picture-perfect.studio.camera.reset')}
        </button>
      </h2>
      {CAMERA_CONTROLS.map((dial) => (
        <Slider key={dial.name} {...props} dial={dial} />
      ))}
      <CameraPositionPad {...props} />
    </section>
  );
}

function Slider({ dial, draft, disabled, words }: CameraPanelProps & { readonly dial: CameraControl }) {
  const { scene } = draft;
  const id = useId();
  const shown = dial.shown(scene.camera);
  const text = dial.text(shown, words.language);
  return (
    <div className={styles.dial}>
      <label htmlFor={id}>{words.t(`picture-perfect.studio.camera.${dial.name}`)}</label>
      <span aria-hidden="true">{text}</span>
      <input
        id={id}
        type="range"
        min={dial.least}
        max={dial.most}
        step={dial.step}
        value={shown}
        aria-valuetext={text}
        disabled={disabled}
        style={cssVars({ '--part': `${((shown - dial.least) / (dial.most - dial.least)) * 100}%` })}
        onChange={(event) => draft.adjust({ ...scene, camera: dial.turned(scene.camera, Number(event.target.value)) })}
      />
    </div>
  );
}
