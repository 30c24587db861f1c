/** What a fault is given to play with. */
import type { Socket } from 'node:net';
import type { FaultdRequest, FaultdReply } from './http';

export interface FaultContext {
  readonly socket: Socket;
  readonly incoming: FaultdRequest;
  /** How many requests this connection has carried, this one included. */
  readonly onConnection: number;
  /** Tokens issued before the fault was chosen. */
  readonly oldTokens: ReadonlySet<string>;
  /** What the control call gave beside the fault's name: an address, a number. */
  readonly option: string;
  /** The well reply. */
  readonly reply: () => Promise<FaultdReply>;
}

export type ProviderFault = { readonly description: string } & (
  | { readonly connect: (socket: Socket) => void }
  | { readonly play: (context: FaultContext) => void | Promise<void> }
  | { readonly rewrite: (reply: FaultdReply, context: FaultContext) => FaultdReply }
);

/** By name. */
export type ProviderFaults = Readonly<Record<string, ProviderFault>>;
