export { BOT_LEVELS, type BotLevel } from './bot-level.ts';
export { type Chance, chanceFor, DrawnChance } from './chance.ts';
export { entryOf } from './entry-of.ts';
export {
  type AddressedEvent,
  type Answer,
  type Disclosure,
  EventCollector,
  type EventSink,
  eventsFor,
  isAddressedTo,
} from './event-sink.ts';
export * from './game.ts';
export type { Honour } from './honour.ts';
export { isIndex, isJson, isRecord, type Json, sameJson } from './json.ts';
export type { Manifest } from './manifest.ts';
export * from './match.ts';
export * from './memory-trial.ts';
export * from './options.ts';
export * from './record.ts';
export * from './refusal.ts';
export * from './seats.ts';
export { assertNoSecrets, type HoldsSecret, hide, isKnownTo, isSecret, type Secret } from './secret.ts';
export { findSecrets, type SecretLocation, valueAt } from './secret-locations.ts';
export { isShare, parseSeed, SEED_BYTES, type Seed, type Share, seedFromText, seedHash, toHex } from './seed.ts';
export { TEMPERAMENTS, type Temperament } from './temperament.ts';
export { applyChanges, type Change, diffView } from './view-diff.ts';
