/** Everything a provider may do to us, by name. */
import { REPLY_FAULTS } from './reply-faults';
import type { Faults } from './scene';
import { SOCKET_FAULTS } from './socket-faults';

export const FAULTS: Faults = { ...SOCKET_FAULTS, ...REPLY_FAULTS };
