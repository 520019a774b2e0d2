import type { Refusal } from '@parlour/kernel';
import type { HouseInfo, MatchReplay, MeRequest, NewTableRequest, Person, TableSummary } from '@parlour/protocol';
import { call } from './call.ts';

export const house = {
  me: () => call<Person>('GET', '/me'),
  changeMe: (change: MeRequest) => call<Person>('PATCH', '/me', change),
  newTable: (table: Partial<NewTableRequest> & { game: string }) => call<{ code: string }>('POST', '/tables', table),
  publicTables: () => call<readonly TableSummary[]>('GET', '/tables'),
  myTables: () => call<readonly TableSummary[]>('GET', '/mine'),
  info: () => call<HouseInfo>('GET', '/house'),
  callMe: (browser: PushSubscriptionJSON) => call<object>('POST', '/calls', browser),
  stopCalling: (browser: PushSubscriptionJSON) => call<object>('DELETE', '/calls', browser),
  replay: (id: string): Promise<MatchReplay | Refusal> => call('GET', `/matches/${encodeURIComponent(id)}/record`),
};
