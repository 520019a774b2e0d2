import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require('boardgame.io/core');

/** Cards below this number go to the left, the others to the right. */
const LEFT = 55;

/** That's Not a Hat as a boardgame.io game. With 55 cards all gifts go in the same direction. */
export function hatGame(players, cards) {
  const towards = (seat, card) => (seat + (card < LEFT ? 1 : players - 1)) % players;
  return {
    name: 'hat',
    disableUndo: true,
    setup: ({ random }) => {
      const shop = random.Shuffle(Array.from({ length: cards }, (_, card) => card));
      const gifts = Array.from({ length: players }, () => shop.pop());
      return { gifts, moving: shop.pop(), shop, giver: 0, said: null, penalties: Array.from({ length: players }, () => []) };
    },
    turn: { activePlayers: { all: 'table' } },
    moves: {
      name: ({ G, playerID }, object) => {
        if (G.said !== null || Number(playerID) !== G.giver || !(object >= 0 && object < cards)) return INVALID_MOVE;
        G.said = object;
      },
      thank: ({ G, playerID }) => {
        const receiver = towards(G.giver, G.moving);
        if (G.said === null || Number(playerID) !== receiver) return INVALID_MOVE;
        const oldest = G.gifts[receiver];
        G.gifts[receiver] = G.moving;
        G.moving = oldest;
        G.giver = receiver;
        G.said = null;
      },
      refuse: ({ G, playerID, events }) => {
        const receiver = towards(G.giver, G.moving);
        if (G.said === null || Number(playerID) !== receiver) return INVALID_MOVE;
        const wrong = G.said === G.moving ? receiver : G.giver;
        G.penalties[wrong].push(G.moving);
        G.said = null;
        if (G.penalties[wrong].length === 3) return void events.endGame({ loser: wrong });
        G.giver = wrong;
        G.moving = G.shop.pop();
      },
    },
    playerView: ({ G }) => ({ ...G, shop: G.shop.length, gifts: G.gifts.map((card) => card < LEFT), moving: G.moving < LEFT }),
  };
}
