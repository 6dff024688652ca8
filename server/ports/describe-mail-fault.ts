// Turns a mail server's response or a connection error into a sentence that says what to check.
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type Said = { sentence: string; reached: boolean }

/** `password` only to keep it out of what a server repeats. */
export function inPlainWords(
  error: unknown,
  server: Schemas['MailServer'],
  patience_ms: number,
  password?: string,
): Said {
  const { code, command, text, response } = partsOf(error)
  const { host = '', port, encryption } = server
  const { mail } = words
  const away = (sentence: string): Said => ({ sentence, reached: false })
  const quoted = response && withoutSecrets(response, password).slice(0, 200)
  const answer = { has_said: quoted ? 'yes' : 'no', said: quoted } as const
  const detail = quoted ? mail.quoted({ said: quoted }) : text.slice(0, 200)
  const place = { host, port: String(port) }
  if (code === 'EINNER') return away(mail.not_public({ host }))
  if (code === 'ENOTFOUND' || /ENOTFOUND|ENODATA/.test(text)) return away(mail.no_such_server({ host }))
  if (code === 'EAI_AGAIN' || code === 'EDNS' || /EAI_AGAIN/.test(text)) return away(mail.lookup_failed({ host }))
  if (/ECONNREFUSED/.test(text)) return away(mail.port_closed(place))
  if (/EHOSTUNREACH|ENETUNREACH/.test(text)) return away(mail.unreachable({ host }))
  if (code === 'ETIMEDOUT' || /ETIMEDOUT/.test(text))
    return away(mail.silent({ ...place, seconds: Math.max(1, Math.round(patience_ms / 1000)) }))
  if (/wrong version number|packet length too long|unexpected message/i.test(text)) return away(mail.no_tls(place))
  if (/certificate|altnames|ERR_TLS_CERT/i.test(text))
    return away(mail.certificate({ host, detail: text.slice(0, 160) }))
  if (code === 'ETLS' || /STARTTLS/.test(text)) return away(mail.no_starttls({ ...place, ...answer }))
  // Some servers only report it after the sender is sent.
  if (code === 'EAUTH' || /^530\b/.test(response))
    return away(server.user ? mail.login_refused({ host, ...answer }) : mail.login_required({ host, ...answer }))
  if (code === 'EENVELOPE' && command === 'MAIL FROM')
    return {
      sentence: mail.sender_refused({
        host,
        has_sender: server.from_address ? 'yes' : 'no',
        sender: server.from_address ?? '',
        ...answer,
      }),
      reached: true,
    }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return { sentence: mail.refused({ host, detail }), reached: true }
  if (/ECONNRESET|closed/i.test(text)) return away(mail.ended({ host, encryption: encryption ?? 'none' }))
  return away(mail.failed({ host, detail }))
}

/** A server that repeats what it was sent would have the password shown and stored with the mail. */
function withoutSecrets(response: string, password: string | undefined): string {
  if (!password) return response
  const base64 = Buffer.from(password).toString('base64')
  return response.replaceAll(password, '…').replaceAll(base64, '…')
}

function partsOf(error: unknown): { code: string; command: string; text: string; response: string } {
  if (!(error instanceof Error)) return { code: '', command: '', text: String(error), response: '' }
  const read = (name: string) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? value : ''
  }
  // The server's text is shown on one line, with a limited length.
  const response = read('response').replaceAll(/\s+/g, ' ').trim()
  return { code: read('code'), command: read('command'), text: `${error.message} ${read('errno')}`.trim(), response }
}
