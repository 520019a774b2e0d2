import { Room } from '@colyseus/core';
import { ArraySchema, StateView, schema, t } from '@colyseus/schema';
import {
  allCards,
  backOf,
  COLOURS,
  colourOf,
  endOf,
  fits,
  HAND,
  isAdvance,
  isDown,
  numberOf,
  PHOTOS_TOGETHER,
  PLACES,
  PLAYERS,
  pointsOf,
  ROWS,
  SUNSET,
  TOO_FEW,
} from './fotomania-cards.mjs';
import { shuffled } from './shuffle.mjs';

/**
 * Fotomania for four as a Colyseus room, in memory: schema state, and a view for each client that holds only their own hand.
 * Face-down cards are in the state only by their back. A patch is sent after every move, as Parlour does.
 */
const NOTHING = -1;

const Hand = schema({ size: t.uint8(), cards: t.array('uint8').view() });
/** Blurred photos are 0 in `frames`. */
const Strip = schema({ frames: t.array('uint8'), last: t.uint8(), way: t.int8(), sharp: t.uint8() });
const Film = schema({ strips: t.array(Strip) });

const Table = schema({
  phase: t.string(),
  turn: t.uint8(),
  taken: t.uint8(),
  deck: t.uint8(),
  /** A card where it lies face up, its back where it does not. */
  city: t.array('int8'),
  up: t.array('boolean'),
  hands: t.array(Hand),
  films: t.array(Film),
  goodPhotos: t.array('int8'),
  chosen: t.uint8(),
  scores: t.array('int16'),
});

const emptyFilm = () =>
  new Film({
    strips: new ArraySchema(...Array.from({ length: COLOURS }, () => new Strip({ frames: new ArraySchema(), last: 0, way: 0, sharp: 0 }))),
  });

/** The place of Sunset in the deck is fixed, so that scripted moves fit any deal. */
export const fotomaniaRoom = (sunset) =>
  class Fotomania extends Room {
    onCreate() {
      this.patchRate = null;
      this.autoDispose = false;
      this.maxClients = PLAYERS;
      this.seatOf = new Map();
      this.state = new Table();
      this.state.scores = new ArraySchema(0, 0, 0, 0);
      this.deal();
      this.onMessage('take', (client, [count, row, side]) => this.take(this.seatOf.get(client.sessionId), count, row, side));
      this.onMessage('advance', (client, [from, to]) => this.advance(this.seatOf.get(client.sessionId), from, to));
    }

    onJoin(client, { seat }) {
      this.seatOf.set(client.sessionId, seat);
      client.view = new StateView();
      client.view.add(this.state.hands[seat]);
    }

    deal() {
      const { state } = this;
      this.deck = shuffled(allCards());
      this.deck.splice(sunset, 0, SUNSET);
      this.hidden = Array(PLACES).fill(NOTHING);
      this.choices = new Map();
      state.city = new ArraySchema(...Array(PLACES).fill(NOTHING));
      state.up = new ArraySchema(...Array(PLACES).fill(false));
      for (let place = 0; place < PLACES; place++) this.lay(place, this.deck.pop());
      const hands = Array.from({ length: PLAYERS }, () => []);
      for (let card = 0; card < HAND; card++) for (const hand of hands) hand.push(this.deck.pop());
      state.hands = new ArraySchema(...hands.map((cards) => new Hand({ size: HAND, cards: new ArraySchema(...cards) })));
      state.films = new ArraySchema(...hands.map(emptyFilm));
      state.goodPhotos = new ArraySchema(...Array(COLOURS).fill(NOTHING));
      Object.assign(state, { phase: 'take', turn: 0, taken: 0, chosen: 0, deck: this.deck.length });
      for (const client of this.clients) client.view?.add(state.hands[this.seatOf.get(client.sessionId)]);
    }

    lay(place, card, up = !isDown(place)) {
      const { state } = this;
      if (state.up[place] !== up) state.up[place] = up;
      state.city[place] = up ? card : backOf(card);
      this.hidden[place] = up ? NOTHING : card;
    }

    /** Takes the card at a place. */
    pick(place) {
      const { state } = this;
      const card = state.up[place] ? state.city[place] : this.hidden[place];
      state.city[place] = NOTHING;
      this.hidden[place] = NOTHING;
      return card;
    }

    lies = (place) => this.state.city[place] !== NOTHING;

    take(seat, count, row, side) {
      const { state } = this;
      if (state.phase !== 'take' || seat !== state.turn || !(count >= 1 && count <= 3) || !(row >= 0 && row < ROWS)) return;
      const places = endOf(this.lies, row, side);
      if (count > places.length) return;
      const hand = state.hands[seat];
      for (const place of places.slice(0, count)) hand.cards.push(this.pick(place));
      hand.size += count;
      state.taken = count;
      state.phase = 'advance';
      this.broadcastPatch();
    }

    advance(seat, from, to) {
      const { state } = this;
      if (state.phase === 'take' || this.choices.has(seat) || !isAdvance(state.hands[seat].size, from, to)) return;
      if (state.phase === 'advance') {
        if (seat !== state.turn) return;
        this.shootAll(seat, { from, to }, state.taken);
        this.checkCity();
      } else this.choose(seat, { from, to });
      this.broadcastPatch();
    }

    choose(seat, choice) {
      const { state } = this;
      this.choices.set(seat, choice);
      state.chosen = this.choices.size;
      if (this.choices.size < PLAYERS) return;
      for (let one = 0; one < PLAYERS; one++) this.shootAll(one, this.choices.get(one), PHOTOS_TOGETHER);
      this.choices.clear();
      state.chosen = 0;
      if (state.phase === 'sunset') return this.fill();
      for (let one = 0; one < PLAYERS; one++) state.scores[one] = this.scoreOf(one);
      this.deal();
    }

    scoreOf(seat) {
      return this.state.films[seat].strips.reduce((sum, strip, colour) => sum + pointsOf(strip, this.state.goodPhotos[colour] === seat), 0);
    }

    shootAll(seat, { from, to }, count) {
      const hand = this.state.hands[seat];
      const cards = [...hand.cards];
      cards.splice(to, 0, ...cards.splice(from, 1));
      const shots = cards.splice(0, count);
      for (let i = 0; i < count; i++) hand.cards.pop();
      cards.forEach((card, i) => {
        if (hand.cards[i] !== card) hand.cards[i] = card;
      });
      hand.size -= count;
      for (const shot of shots) this.shoot(seat, shot);
    }

    shoot(seat, card) {
      const { state } = this;
      const colour = colourOf(card);
      const strip = state.films[seat].strips[colour];
      const number = numberOf(card);
      if (!fits(strip, strip.frames[strip.frames.length - 1] === 0, number)) {
        strip.frames.push(0);
        return;
      }
      if (strip.sharp === 1) strip.way = Math.sign(number - strip.last);
      strip.frames.push(number);
      strip.last = number;
      strip.sharp++;
      if (state.phase === 'advance' && state.goodPhotos[colour] === NOTHING && strip.sharp >= 3) state.goodPhotos[colour] = seat;
    }

    checkCity() {
      const { state } = this;
      if (this.lying() > TOO_FEW) return this.nextTurn();
      const moving = [];
      for (let place = 0; place < PLACES; place++) {
        if (!this.lies(place)) continue;
        const wasUp = state.up[place];
        const card = this.pick(place);
        if (!wasUp) moving.push(card);
      }
      moving.forEach((card, place) => {
        this.lay(place, card, true);
      });
      this.fill();
    }

    lying() {
      let cards = 0;
      for (let place = 0; place < PLACES; place++) if (this.lies(place)) cards++;
      return cards;
    }

    fill() {
      const { state } = this;
      for (let place = 0; place < PLACES; place++) {
        if (this.lies(place) || this.deck.length === 0) continue;
        const card = this.deck.pop();
        state.deck = this.deck.length;
        if (card === SUNSET) {
          state.phase = 'sunset';
          return;
        }
        this.lay(place, card);
      }
      if (this.lying() > TOO_FEW) this.nextTurn();
      else state.phase = 'finale';
    }

    nextTurn() {
      this.state.phase = 'take';
      this.state.turn = (this.state.turn + 1) % PLAYERS;
    }
  };
