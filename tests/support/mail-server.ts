import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { arrivals } from './arrivals.ts';

/** A mail as it came: parsed, its bytes, and whom it was for. */
export type Mail = Email & { raw: string; recipients: string[] };

type Options = SMTPServerOptions & { port?: number };

/** A real SMTP server on this machine that takes every mail, unless `options` have it otherwise. */
export async function receiveMails(options: Options = {}) {
  const mails = arrivals<Mail>();
  const { port = 0, ...others } = options;
  const server = new SMTPServer({
    authOptional: true,
    // The certificate that the package brings along is nobody's.
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: async (stream, session, done) => {
      const raw = await buffer(stream);
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      done();
      mails.add({ ...(await PostalMime.parse(raw)), raw: raw.toString('latin1'), recipients });
    },
    ...others,
  });
  // A client that goes away is none of the server's business.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = (server.server.address() as AddressInfo).port;
  return {
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${bound}`,
    port: bound,
    mails,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof receiveMails>>;
