import { startWireServer } from '../fakes/wire-server/wire-server.ts';
import { untilUnwanted } from './beside.ts';

const server = await startWireServer();
console.log(server.address);
await untilUnwanted();
server.stop();
