import { RoundButton } from '@parlour/ui/Button.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { VoiceCall, VoiceState } from '../../../client/voice/voice-call.ts';
import bar from '../TopBar.module.css';
import styles from './VoicePanel.module.css';

interface MicrophoneProps {
  readonly call: VoiceCall;
  readonly voice: VoiceState;
}

/** Takes the place of the sound button in the voice chat: it mutes, or with push-to-talk it is held to talk. */
export function MicrophoneButton({ call, voice: { muted, pushToTalk } }: MicrophoneProps) {
  const words = useWords('voice');
  if (pushToTalk && !muted)
    return <RoundButton className={`${bar.sound} ${styles.held}`} icon="mic" label={words.t('voice.hold')} {...holding(call)} />;
  return (
    <RoundButton
      className={bar.sound}
      icon={muted ? 'mic-off' : 'mic'}
      label={words.t('voice.microphone')}
      aria-pressed={!muted}
      onClick={() => call.setMuted(!muted)}
    />
  );
}

/** What a button needs to be held to talk. */
export function holding(call: VoiceCall) {
  const release = () => call.hold(false);
  return { onPointerDown: () => call.hold(true), onPointerUp: release, onPointerLeave: release, onPointerCancel: release };
}
