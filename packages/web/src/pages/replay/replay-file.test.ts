import { describe, expect, it } from 'vitest';
import { sampleReplay } from './replay.fixture.ts';
import { decodeReplay, encodeReplay, readReplayFile, replayFile, withOutcome } from './replay-file.ts';
import { buildTimeline } from './timeline.ts';

const replay = sampleReplay();

describe('a shared replay', () => {
  it('arrives unchanged, in a link and as a file, with its outcome', async () => {
    const sent = withOutcome(replay);
    expect(sent.outcome?.scores).toHaveLength(3);
    const fragment = await encodeReplay(replay);
    expect(fragment).toMatch(/^[\w-]+$/);
    expect(fragment.length).toBeLessThan(JSON.stringify(replay).length);
    expect(await decodeReplay(fragment)).toEqual({ ok: sent });
    expect(await readReplayFile(replayFile(replay))).toEqual({ ok: sent });
    expect(buildTimeline(sent)).toHaveLength(replay.record.entries.length + 1);
  });

  it('is refused when it is no replay, and with the reason when something in it is wrong', async () => {
    const refusal = async (content: unknown) => readReplayFile(new Blob([JSON.stringify(content)]));
    expect(await decodeReplay('not%a%replay')).toEqual({ refused: 'record-not-an-object' });
    expect(await readReplayFile(new Blob(['{']))).toEqual({ refused: 'record-not-an-object' });
    expect(await refusal({ ...replay, players: replay.players.slice(1) })).toMatchObject({ about: { field: 'players' } });
    expect(await refusal({ ...replay, outcome: { winners: 'me' } })).toMatchObject({ about: { field: 'outcome' } });
    expect(await refusal({ ...replay, record: { ...replay.record, seed: '00'.repeat(32) } })).toEqual({ refused: 'record-seed-hash' });
  });

  it('has a bounded size', async () => {
    const bomb = new Blob(['a'.repeat(8 * 1024 * 1024)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = Buffer.from(await new Response(bomb).arrayBuffer());
    expect(await decodeReplay(bytes.toString('base64url'))).toEqual({ refused: 'record-not-an-object' });
  });
});
