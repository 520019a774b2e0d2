import { Room } from '@colyseus/core';
import { ArraySchema, StateView, schema, t } from '@colyseus/schema';
import { shuffled } from './shuffle.mjs';

/**
 * That's Not a Hat for four as a Colyseus room, in memory: schema state, a view for each client, face-down cards in no view.
 * A patch is sent after every move, as Parlour does.
 */
const PLAYERS = 4;
const CARDS = 55;

const Gift = schema({ arrow: t.string(), object: t.uint8().view() });

const Table = schema({
  seats: t.uint8(),
  round: t.uint8(),
  phase: t.string(),
  shopBelow: t.uint8(),
  gifts: t.array(Gift),
  moving: t.ref(Gift),
  penalties: t.array('uint8'),
  totals: t.array('int16'),
  giver: t.uint8(),
  said: t.int16(),
  history: t.array('uint8'),
});

const gift = (object) => new Gift({ arrow: 'left', object });

export class Hat extends Room {
  onCreate() {
    this.patchRate = null;
    this.autoDispose = false;
    this.maxClients = PLAYERS;
    this.shop = shuffled(Array.from({ length: CARDS }, (_, card) => card));
    const table = new Table();
    table.seats = PLAYERS;
    table.round = 1;
    table.phase = 'give';
    table.gifts = new ArraySchema(...Array.from({ length: PLAYERS }, () => gift(this.shop.pop())));
    table.moving = gift(this.shop.pop());
    table.shopBelow = this.shop.length;
    table.penalties = new ArraySchema(0, 0, 0, 0);
    table.totals = new ArraySchema(0, 0, 0, 0);
    table.giver = 0;
    table.said = -1;
    table.history = new ArraySchema();
    this.state = table;
    this.seatOf = new Map();
    this.onMessage('name', (client, [object]) => this.name(this.seatOf.get(client.sessionId), object));
    this.onMessage('thank', (client) => this.thank(this.seatOf.get(client.sessionId)));
  }

  onJoin(client, { seat }) {
    this.seatOf.set(client.sessionId, seat);
    client.view = new StateView();
  }

  name(seat, object) {
    const { state } = this;
    if (state.said >= 0 || seat !== state.giver || !(object >= 0 && object < CARDS)) return;
    state.said = object;
    state.phase = 'answer';
    this.broadcastPatch();
  }

  thank(seat) {
    const { state } = this;
    const receiver = (state.giver + 1) % PLAYERS;
    if (state.said < 0 || seat !== receiver) return;
    const oldest = state.gifts[receiver];
    state.gifts[receiver] = state.moving;
    state.moving = oldest;
    state.giver = receiver;
    state.said = -1;
    state.phase = 'give';
    this.broadcastPatch();
  }
}
