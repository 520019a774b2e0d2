export * from './session.ts';
export * from './table-connection.ts';
