/** Faults of the connection: silence, slowness, resets, floods. */
import type { Socket } from 'node:net';
import { headBytes, replyBytes } from './http';
import type { ProviderFaults } from './provider-fault';

/** Writes a piece over and over, as fast as the reader takes it. */
function pour(socket: Socket, piece: Buffer, pieces: number): void {
  let written = 0;
  const more = (): void => {
    while (written < pieces && !socket.destroyed) {
      written++;
      if (!socket.write(piece)) {
        socket.once('drain', more);
        return;
      }
    }
  };
  more();
}

const MEGABYTE = Buffer.alloc(1024 * 1024, ' ');
const XML = { 'content-type': 'text/xml; charset=utf-8' };

export const SOCKET_FAULTS: ProviderFaults = {
  // Silence and slowness
  'never-answers': { description: 'Takes the request and never answers.', play: () => {} },
  'hangs-after-headers': {
    description: 'Sends the headers and nothing more.',
    play: async ({ socket, reply }) => {
      const healthy = await reply();
      socket.write(
        headBytes({ ...healthy, headers: { ...healthy.headers, 'content-length': String(healthy.body.length) } }),
      );
    },
  },
  drips: {
    description: 'Sends the reply byte by byte, one each second (or each so many milliseconds as the option says).',
    play: async ({ socket, reply, option }) => {
      const bytes = replyBytes(await reply());
      let at = 0;
      const timer = setInterval(
        () => {
          if (at < bytes.length && !socket.destroyed) socket.write(bytes.subarray(at, ++at));
          else clearInterval(timer);
        },
        Number(option || 1000),
      );
      socket.on('close', () => clearInterval(timer));
    },
  },
  slow: {
    description: 'Answers well after as many milliseconds as the option says (3000).',
    play: async ({ socket, reply, option }) => {
      const bytes = replyBytes(await reply());
      setTimeout(() => socket.destroyed || socket.write(bytes), Number(option || 3000));
    },
  },

  // Broken connections
  'resets-on-connect': {
    description: 'Resets the connection before anything is sent.',
    connect: (socket) => socket.resetAndDestroy(),
  },
  'speaks-before-asked': {
    description: 'Talks plain HTTP as soon as somebody connects (over https: no TLS at all).',
    connect: (socket) => void socket.end('HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\n\r\n'),
  },
  'resets-after-request': {
    description: 'Takes the request, then resets.',
    play: ({ socket }) => void socket.resetAndDestroy(),
  },
  'closes-after-request': {
    description: 'Takes the request, then closes politely.',
    play: ({ socket }) => void socket.end(),
  },
  'resets-mid-reply': {
    description: 'Resets in the middle of the body.',
    play: async ({ socket, reply }) => {
      const bytes = replyBytes(await reply());
      socket.write(bytes.subarray(0, bytes.length - 20), () => setTimeout(() => socket.resetAndDestroy(), 20));
    },
  },
  'half-closes': {
    description: 'Announces a length, sends half and closes.',
    play: async ({ socket, reply }) => {
      const bytes = replyBytes(await reply());
      socket.end(bytes.subarray(0, bytes.length - 20));
    },
  },
  'cut-without-length': {
    description: 'Announces no length and ends in the middle.',
    play: async ({ socket, reply }) => {
      const { status, headers, body } = await reply();
      socket.write(headBytes({ status, headers: { ...headers, connection: 'close' } }));
      socket.end(body.subarray(0, body.length >> 1));
    },
  },
  'stale-keep-alive': {
    description: 'Answers the first request of a connection, resets on the second.',
    play: async ({ socket, reply, onConnection }) => {
      if (onConnection > 1) socket.resetAndDestroy();
      else socket.write(replyBytes(await reply()));
    },
  },
  'no-http': {
    description: 'Answers in no language HTTP knows.',
    play: ({ socket }) => void socket.end('220 mail ready\r\n'),
  },
  'huge-headers': {
    description: 'Sends a header of a megabyte.',
    play: ({ socket }) => void socket.write(headBytes({ status: 200, headers: { 'x-long': 'a'.repeat(1 << 20) } })),
  },

  // Floods
  'hundred-megabytes': {
    description: 'A body of 100 MB with its length.',
    play: ({ socket }) => {
      socket.write(headBytes({ status: 200, headers: { ...XML, 'content-length': String(100 * MEGABYTE.length) } }));
      pour(socket, MEGABYTE, 100);
    },
  },
  endless: {
    description: 'A body without an end.',
    play: ({ socket }) => {
      socket.write(headBytes({ status: 200, headers: { ...XML, 'transfer-encoding': 'chunked' } }));
      const size = Buffer.from(`${MEGABYTE.length.toString(16)}\r\n`);
      pour(socket, Buffer.concat([size, MEGABYTE, Buffer.from('\r\n')]), Infinity);
    },
  },
};
