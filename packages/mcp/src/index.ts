export { type AgentOptions, createAgentServer } from './agent-server.ts';
export { AgentHttpSessions } from './http-sessions.ts';
