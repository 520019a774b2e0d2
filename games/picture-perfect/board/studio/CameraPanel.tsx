import { vars } from '@parlour/ui/css-vars.ts';
import type { Words } from '@parlour/words';
import { DEFAULT_CAMERA } from '../../photo/index.ts';
import styles from './CameraPanel.module.css';
import { StandPad } from './CameraPositionPad.tsx';
import { DIALS, type Dial } from './camera-controls.ts';
import type { Draft } from './useSceneDraft.ts';

interface CameraPanelProps {
  readonly draft: Draft;
  readonly disabled: boolean;
  readonly words: Words;
}

export function CameraPanel(props: CameraPanelProps) {
  const { draft, disabled, words } = props;
  return (
    <section className={styles.panel} aria-label={words.t('studio.camera')}>
      <h2>
        {words.t('studio.camera')}
        <button
          type="button"
          className={styles.reset}
          disabled={disabled}
          onClick={() => draft.settle({ ...draft.scene, camera: DEFAULT_CAMERA })}
        >
          {words.t('studio.camera.reset')}
        </button>
      </h2>
      {DIALS.map((dial) => (
        <Slider key={dial.name} {...props} dial={dial} />
      ))}
      <StandPad {...props} />
    </section>
  );
}

function Slider({ dial, draft, disabled, words }: CameraPanelProps & { readonly dial: Dial }) {
  const { scene } = draft;
  const shown = dial.shown(scene.camera);
  const text = dial.text(shown, words.language);
  return (
    <label className={styles.dial}>
      <span>{words.t(`studio.camera.${dial.name}`)}</span>
      <output>{text}</output>
      <input
        type="range"
        min={dial.least}
        max={dial.most}
        step={dial.step}
        value={shown}
        aria-valuetext={text}
        disabled={disabled}
        style={vars({ '--part': `${((shown - dial.least) / (dial.most - dial.least)) * 100}%` })}
        onChange={(event) => draft.adjust({ ...scene, camera: dial.turned(scene.camera, Number(event.target.value)) })}
      />
    </label>
  );
}
