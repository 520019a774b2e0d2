import type { TableInfo } from '@parlour/protocol';
import { isTyping } from '@parlour/ui/is-typing.ts';
import { createContext, use, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { TableClient } from '../../../client/table/table-client.ts';
import { createVoiceCall, type VoiceCall, type VoiceState } from '../../../client/voice/voice-call.ts';

/** The voice chat of the shown table; null where there is none. */
export const VoiceContext = createContext<VoiceCall | null>(null);

export function useNewVoiceCall(client: TableClient): VoiceCall {
  const call = useMemo(() => createVoiceCall(client), [client]);
  useEffect(() => call.leave, [call]);
  useHeldKey(call);
  return call;
}

/** With push-to-talk, V held anywhere on the page except in a text field. */
function useHeldKey(call: VoiceCall): void {
  const { pushToTalk } = useStore(call.store);
  useEffect(() => {
    if (!pushToTalk) return;
    const down = ({ code, target }: KeyboardEvent) => {
      if (code === 'KeyV' && !isTyping(target)) call.hold(true);
    };
    const up = ({ code }: KeyboardEvent) => {
      if (code === 'KeyV') call.hold(false);
    };
    const release = () => call.hold(false);
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    addEventListener('blur', release);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
      removeEventListener('blur', release);
      release();
    };
  }, [call, pushToTalk]);
}

export function useVoice(): { readonly call: VoiceCall; readonly voice: VoiceState } | null {
  const call = use(VoiceContext);
  const voice = useStore(call?.store ?? NONE);
  return call === null || voice === null ? null : { call, voice };
}

const NONE = { getState: () => null, getInitialState: () => null, subscribe: () => () => undefined };

/** The seats whose players are speaking. */
export function useSpeakingSeats(call: VoiceCall, table: TableInfo | null): ReadonlySet<number> {
  const { speaking } = useStore(call.store);
  return useMemo(
    () => new Set((table?.seats ?? []).flatMap((each, seat) => (each.kind === 'person' && speaking.has(each.person.handle) ? [seat] : []))),
    [table, speaking],
  );
}
