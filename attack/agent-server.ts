import { type ServerOptions, startServer } from '@parlour/server';
import { answerParent } from '@parlour/server/testing';
import { agentEndpoint, agentUrl } from '../packages/cli/src/agent-endpoint.ts';

/** A server on which agents may play, in a separate process. */
const options = JSON.parse(process.argv[2] ?? '{}') as ServerOptions;
const agents = agentEndpoint();
const server = await startServer({ ...options, ...(agents.endpoint === undefined ? {} : { agentEndpoint: agents.endpoint }) });
agents.connectTo(agentUrl(server.address, server.port));
answerParent(server);
