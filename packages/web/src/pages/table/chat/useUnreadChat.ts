import type { ChatLine } from '@parlour/protocol';
import { useState } from 'react';

/** Whether there are new lines since the chat was last open. */
export function useUnreadChat(chat: readonly ChatLine[], looking: boolean): boolean {
  const last = chat.at(-1)?.id ?? 0;
  const [seen, setSeen] = useState(last);
  if (looking && seen !== last) setSeen(last);
  return !looking && last > seen;
}
