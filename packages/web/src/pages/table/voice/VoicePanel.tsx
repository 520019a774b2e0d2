import type { TableInfo, VoicePeer } from '@parlour/protocol';
import { Announced } from '@parlour/ui/announcer/Announced.tsx';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import { Button, RoundButton } from '@parlour/ui/Button.tsx';
import { voiceProblem } from '@parlour/ui/browser/secure-context.ts';
import { useMediaQuery } from '@parlour/ui/browser/useMediaQuery.ts';
import { Panel } from '@parlour/ui/Panel.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useStore } from 'zustand';
import type { TableClient, TableClientState } from '../../../client/table/table-client.ts';
import type { VoiceCall, VoiceState } from '../../../client/voice/voice-call.ts';
import { mutedStore, toggleMuted } from '../chat/muted.ts';
import { closePanel } from '../panel-store.ts';
import { hasHostPowers } from '../players.ts';
import { holding } from './MicrophoneButton.tsx';
import styles from './VoicePanel.module.css';
import { useVoice } from './voice-context.ts';

interface VoicePanelProps {
  readonly client: TableClient;
  readonly state: TableClientState;
  readonly table: TableInfo;
}

/** The voice chat: join and leave, the microphone, and who takes part. */
export function VoicePanel({ client, state, table }: VoicePanelProps) {
  const words = useWords('voice');
  const joined = useVoice();
  if (joined === null || table.code === '') return null;
  const { call, voice } = joined;
  const host = hasHostPowers(table, state.you);
  const isIn = voice.status === 'in';
  return (
    <Panel title={words.t('voice.title')} closeLabel={words.t('dialog.close')} onClose={closePanel} over low>
      <div className={styles.voice}>
        {isIn ? <Inside call={call} voice={voice} /> : <Outside call={call} voice={voice} state={state} table={table} />}
        {state.voice.length > 0 && (
          <ul className={styles.people}>
            {state.voice.map((peer) => (
              <li key={peer.person.handle} data-speaking={isIn && voice.speaking.has(peer.person.handle)}>
                <Avatar avatar={peer.person.avatar} />
                <span>
                  <b>{peer.person.name}</b>
                  <PeerStatus peer={peer} connection={isIn ? voice.connections.get(peer.person.handle) : undefined} />
                </span>
                {peer.role !== 'listens' && peer.person.handle !== state.you && (
                  <PeerButtons
                    peer={peer}
                    onSilence={host ? (silent) => client.send({ type: 'silence', handle: peer.person.handle, silent }) : null}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

/** Mutes a person on this device, and for the host: in the voice chat. */
function PeerButtons({
  peer: { person, role },
  onSilence,
}: {
  readonly peer: VoicePeer;
  readonly onSilence: ((silent: boolean) => void) | null;
}) {
  const words = useWords('table', 'voice');
  const { handle, name } = person;
  const isMuted = useStore(mutedStore).handles.has(handle);
  return (
    <>
      <RoundButton
        icon={isMuted ? 'mute' : 'sound'}
        label={words.t(isMuted ? 'chat.unmute' : 'chat.mute', { name })}
        onClick={() => toggleMuted(handle)}
      />
      {onSilence !== null && (
        <RoundButton
          icon={role === 'silenced' ? 'mic-off' : 'mic'}
          label={words.t(role === 'silenced' ? 'voice.letSpeak' : 'voice.silence', { name })}
          onClick={() => onSilence(role !== 'silenced')}
        />
      )}
    </>
  );
}

function PeerStatus({ peer, connection }: { readonly peer: VoicePeer; readonly connection: string | undefined }) {
  const words = useWords('voice');
  if (useStore(mutedStore).handles.has(peer.person.handle)) return <small>{words.t('voice.mutedByYou')}</small>;
  if (peer.role !== 'speaks') return <small>{words.t(`voice.role.${peer.role}`)}</small>;
  if (peer.muted) return <small>{words.t('voice.muted')}</small>;
  if (connection === 'connecting' || connection === 'lost') return <small>{words.t(`voice.connection.${connection}`)}</small>;
  return null;
}

interface OutsideProps extends Omit<VoicePanelProps, 'client'> {
  readonly call: VoiceCall;
  readonly voice: VoiceState;
}

function Outside({ call, voice, state, table }: OutsideProps) {
  const words = useWords('voice');
  const isPlayer = state.seat !== null;
  const mode = table.settings.voice;
  if (mode === 'off') return <p>{words.t('voice.off')}</p>;
  if (!isPlayer && mode !== 'everyone') return <p>{words.t('voice.playersOnly')}</p>;
  const problem = voiceProblem() ?? voice.problem;
  const isJoining = voice.status === 'joining';
  return (
    <>
      {voiceProblem() === null && (
        <div className={styles.ways}>
          {isPlayer && (
            <Button look="red" icon="mic" disabled={isJoining} onClick={() => void call.join(true)}>
              {words.t('voice.join')}
            </Button>
          )}
          <Button look="quiet" icon="sound" disabled={isJoining} onClick={() => void call.join(false)}>
            {words.t('voice.listen')}
          </Button>
        </div>
      )}
      {problem !== null && <Announced>{words.t(`voice.problem.${problem}`)}</Announced>}
      {problem === null && <p>{words.t('voice.note')}</p>}
    </>
  );
}

function Inside({ call, voice }: Pick<OutsideProps, 'call' | 'voice'>) {
  const words = useWords('voice');
  const { muted, pushToTalk } = voice;
  // A phone has neither a mouse nor the key.
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)');
  return (
    <>
      <div className={styles.ways}>
        <Button look="quiet" icon={muted ? 'mic-off' : 'mic'} aria-pressed={muted} onClick={() => call.setMuted(!muted)}>
          {words.t(muted ? 'voice.unmute' : 'voice.mute')}
        </Button>
        <Button look="quiet" icon="exit" onClick={call.leave}>
          {words.t('voice.leave')}
        </Button>
      </div>
      <label className={styles.choice}>
        <input type="checkbox" checked={pushToTalk} onChange={({ target }) => call.setPushToTalk(target.checked)} />
        {words.t(hasKeyboard ? 'voice.pushToTalk.key' : 'voice.pushToTalk')}
      </label>
      {pushToTalk && !muted && <HoldButton call={call} />}
    </>
  );
}

function HoldButton({ call }: { readonly call: VoiceCall }) {
  const words = useWords('voice');
  return (
    <button type="button" className={styles.hold} {...holding(call)}>
      <Icon name="mic" />
      {words.t('voice.hold')}
    </button>
  );
}
