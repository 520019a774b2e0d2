import type { Attack, Target } from '../attack.ts';

const MAX_WAIT_MS = 1000;
const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const INITIALIZE = {
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'flood', version: '1' } },
};
const call = (name: string, args: object = {}) => ({ method: 'tools/call', params: { name, arguments: args } });
/** What costs most: pictures, rules, lists and moves that no game has. */
const FLOOD = [
  call('viewfinder'),
  call('rules', { game: 'picture-perfect' }),
  call('legal_moves'),
  call('observe'),
  call('move', { move: {} }),
];

/** Many agents of one address ask for whatever takes long, all at the same time. */
export const agentFlood: Attack = {
  name: 'agent-flood',
  agents: true,
  run: async (target, short) => {
    const sessions = (await Promise.all(Array.from({ length: 25 }, () => post(target, INITIALIZE)))).flatMap(
      ({ session }) => session ?? [],
    );
    const first = sessions[0];
    await post(target, call('open_table', { game: 'picture-perfect', bots: 5 }), first);
    await post(target, call('start_game'), first);
    let refused = 0;
    let pictures = 0;
    for (let round = 0; round < (short ? 5 : 50); round++) {
      const answers = await Promise.all(FLOOD.flatMap((message) => [0, 1, 2, 3].map((i) => post(target, message, sessions[i]))));
      refused += answers.filter(({ status }) => status === 429).length;
      pictures += answers.filter(({ text }) => text.includes('image/png')).length;
    }
    const waited = target.worstWaitMs();
    return {
      held: sessions.length === 20 && pictures > 0 && waited < MAX_WAIT_MS,
      figure: `${sessions.length} of 25 agents let in, ${pictures} pictures, ${refused} requests refused, ${await target.grownMb()} MB grown, others waited ${waited} ms`,
    };
  },
};

/** Each request of a session has a number of its own. */
let sent = 0;

async function post({ port }: Target, message: object, session?: string) {
  const answer = await fetch(`http://127.0.0.1:${port}/mcp`, {
    method: 'POST',
    headers: { ...HEADERS, ...(session === undefined ? {} : { 'mcp-session-id': session }) },
    body: JSON.stringify({ jsonrpc: '2.0', id: ++sent, ...message }),
  });
  return { status: answer.status, session: answer.headers.get('mcp-session-id'), text: await answer.text() };
}
