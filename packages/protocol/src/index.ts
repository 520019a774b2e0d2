export * from './customs.ts';
export * from './limits.ts';
export * from './lookalike.ts';
export * from './messages.ts';
export * from './parse.ts';
export * from './rest.ts';
export * from './table.ts';
export * from './text.ts';
