/** For tests: a mail server that receives and reads what is sent to it. */
import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address !== null ? address.port : assert.fail('has no port');
}

/** A step at which the server refuses every mail, with 554 at the greeting and 530 at the sender. */
export type RefusedStep = 'greeting' | 'sender';

/** @param refused addresses that it does not know, or a step @returns a function that stops it */
export async function startMailServer(
  port: number,
  received: ParsedMail[],
  refused: readonly string[] | RefusedStep = [],
) {
  const refusalAt = (step: RefusedStep, responseCode: number) =>
    refused === step ? Object.assign(new Error('Not from you'), { responseCode }) : null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_, done) => done(refusalAt('greeting', 554)),
    onMailFrom: (_address, _session, done) => done(refusalAt('sender', 530)),
    onRcptTo: ({ address }, _, done) =>
      done(refused.includes(address) ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
    onData: (stream, _, done) =>
      void simpleParser(stream).then((mail) => {
        received.push(mail);
        done();
      }, done),
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return () => new Promise<void>((done) => server.close(done));
}
