import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { arrivals } from './arrivals.ts';

/** A received email: parsed, its bytes, and its recipients. */
export type Mail = Email & { raw: string; recipients: string[] };

type Options = SMTPServerOptions & { port?: number };

/** A real SMTP server on this machine that accepts every email, unless `options` change that. */
export async function receiveMails(options: Options = {}) {
  const emails = arrivals<Mail>();
  const { port = 0, ...others } = options;
  const server = new SMTPServer({
    authOptional: true,
    // The package's own certificate is self-signed.
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: async (stream, session, done) => {
      const raw = await buffer(stream);
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      done();
      emails.add({ ...(await PostalMime.parse(raw)), raw: raw.toString('latin1'), recipients });
    },
    ...others,
  });
  // Ignores clients that disconnect.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = (server.server.address() as AddressInfo).port;
  return {
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${bound}`,
    port: bound,
    emails,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof receiveMails>>;
