/** The rule engine in a Web Worker. */
import { createEngineHost, type EngineMessage } from './engine-host';

const receive = createEngineHost((reply) => postMessage(reply));
addEventListener('message', ({ data }: MessageEvent<EngineMessage>) => receive(data));
