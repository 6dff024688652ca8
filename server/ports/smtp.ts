// Mail over SMTP. What it cannot deliver it throws, with the mail server's own words.
import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { isOneLine } from '#machines/lib/one-line.ts'
import type { Schemas } from '#sdk/types.ts'
import { inPlainWords } from './describe-mail-fault.ts'
import { mailHostAddress } from './outgoing/checked-host.ts'
import type { Ports } from './ports.ts'

/** One with a `cid` is shown within the HTML, which names it so. */
export type Attachment = { name: string; media_type: string; bytes: Uint8Array; cid?: string }
export type OutgoingMail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Reply address, if not the sender's. */
  reply_to?: { name: string; address: string }
  attachments?: Attachment[]
}
export type MailTransport = { send(mail: OutgoingMail): Promise<void> }

/** `url` as smtp://user:password@host:port; smtps for a connection that is encrypted from the first byte. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport(url, { from })
  return {
    async send(mail) {
      await within(LONGEST_MS, transport.sendMail(asWritten(mail)))
    },
  }
}

/** As nodemailer takes it. The same id on a second try lets a mailbox see that it is the same mail. */
export function asWritten({ id, reply_to, attachments = [], ...mail }: OutgoingMail) {
  for (const text of [mail.to, mail.subject, reply_to?.name ?? '', reply_to?.address ?? ''])
    if (!isOneLine(text)) throw new Error('A header of this email has a line break, so it was not sent.')
  return {
    messageId: `<${id}@mail>`,
    ...mail,
    ...(reply_to ? { replyTo: reply_to } : {}),
    ...(attachments.length > 0 ? { attachments: attachments.map(attached) } : {}),
  }
}

const attached = ({ name, media_type, bytes, cid }: Attachment) => ({
  ...(cid ? { cid, contentDisposition: 'inline' as const } : {}),
  filename: name,
  contentType: media_type,
  content: Buffer.from(bytes),
})

/** For the whole exchange: a server that sends a byte every nine seconds never times out otherwise. */
const LONGEST_MS = 40_000

/** A company's own mail server failed, as a sentence. `reached` if it accepted us but rejected this email. */
export class MailServerFault extends Error {
  readonly reached: boolean
  constructor(sentence: string, reached: boolean, cause: unknown) {
    super(sentence, { cause })
    this.reached = reached
  }
}

type OwnServer = { server: Schemas['MailServer']; password: string | undefined }

/** The mail server a company has named. Throws MailServerFault. */
export function ownTransport(
  { server, password }: OwnServer,
  { inner_network, mail_patience_ms: patience_ms }: Pick<Ports, 'inner_network' | 'mail_patience_ms'>,
): MailTransport {
  const { host = '', port, encryption, user, from_name, from_address = '' } = server
  const connect = async (mail: OutgoingMail) => {
    const transport = createTransport({
      host: await mailHostAddress(host, inner_network),
      port,
      secure: encryption === 'tls',
      requireTLS: encryption === 'starttls',
      ignoreTLS: encryption === 'none',
      // Connects to an IP address; the certificate is for the name.
      ...(isIP(host) ? {} : { tls: { servername: host } }),
      ...(user ? { auth: { user, pass: password ?? '' } } : {}),
      // For connecting, for the greeting, and for every silence after it.
      connectionTimeout: patience_ms,
      greetingTimeout: patience_ms,
      socketTimeout: patience_ms,
    })
    try {
      const from = from_name ? { name: from_name, address: from_address } : from_address
      await transport.sendMail({ from, ...asWritten(mail) })
    } finally {
      transport.close()
    }
  }
  return {
    async send(mail) {
      try {
        await within(Math.min(LONGEST_MS, 4 * patience_ms), connect(mail))
      } catch (error) {
        const { sentence, reached } = inPlainWords(error, server, patience_ms, password)
        throw new MailServerFault(sentence, reached, error)
      }
    },
  }
}

function within<T>(limit_ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' })), limit_ms)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
