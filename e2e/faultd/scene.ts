/** What a fault is given to play with. */
import type { Socket } from 'node:net';
import type { Asked, Reply } from './http';

export interface Scene {
  readonly socket: Socket;
  readonly asked: Asked;
  /** How many requests this connection has carried, this one included. */
  readonly onConnection: number;
  /** Tokens issued before the fault was chosen. */
  readonly oldTokens: ReadonlySet<string>;
  /** What the control call gave beside the fault's name: an address, a number. */
  readonly option: string;
  /** The well reply. */
  readonly reply: () => Promise<Reply>;
}

export type Fault = { readonly says: string } & (
  | { readonly connect: (socket: Socket) => void }
  | { readonly play: (scene: Scene) => void | Promise<void> }
  | { readonly rewrite: (reply: Reply, scene: Scene) => Reply }
);

/** By name. */
export type Faults = Readonly<Record<string, Fault>>;
