/**
 * That's Not a Hat without a framework: numbers for cards, everything mutable, no views, no secrets, no checks, no
 * record. The upper bound for the rules.
 */
export function baselineHat(players: number, games: number): number {
  const deck = Uint8Array.from({ length: 110 }, (_, i) => i);
  const gifts = new Uint8Array(players);
  const points = new Uint8Array(players);
  let random = 0x9e3779b9;
  const below = (limit: number): number => {
    random ^= random << 13;
    random ^= random >>> 17;
    random ^= random << 5;
    return (random >>> 0) % limit;
  };
  let moves = 0;
  for (let game = 0; game < games; game++) {
    for (let i = deck.length - 1; i > 0; i--) {
      const j = below(i + 1);
      const held = deck[i] as number;
      deck[i] = deck[j] as number;
      deck[j] = held;
    }
    let top = 110;
    for (let seat = 0; seat < players; seat++) gifts[seat] = deck[--top] as number;
    points.fill(0);
    let giver = below(players);
    let card = deck[--top] as number;
    for (;;) {
      const said = below(110);
      const receiver = (giver + (card < 55 ? 1 : players - 1)) % players;
      moves += 2;
      if (below(2) === 0) {
        const oldest = gifts[receiver] as number;
        gifts[receiver] = card;
        card = oldest;
        giver = receiver;
        continue;
      }
      const wrong = said === card ? receiver : giver;
      points[wrong] = (points[wrong] as number) + 1;
      if (points[wrong] === 3) break;
      giver = wrong;
      card = deck[--top] as number;
    }
  }
  return moves;
}
