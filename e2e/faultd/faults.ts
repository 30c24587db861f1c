/** Everything a provider may do to us, by name. */
import { REPLY_FAULTS } from './reply-faults';
import type { ProviderFaults } from './provider-fault';
import { SOCKET_FAULTS } from './socket-faults';

export const FAULTS: ProviderFaults = { ...SOCKET_FAULTS, ...REPLY_FAULTS };
