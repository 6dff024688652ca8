// What a mail server or the way to it said, as a sentence that says what to look at.
import type { Schemas } from '#sdk/types.ts'

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
  const away = (sentence: string): Said => ({ sentence, reached: false })
  const quoted = response ? ` It said: ${withoutSecrets(response, password).slice(0, 200)}` : ''
  if (code === 'EINNER')
    return away(`${host} is not on the public internet. Enter the name your mail provider gives for sending.`)
  if (code === 'ENOTFOUND' || /ENOTFOUND|ENODATA/.test(text))
    return away(`There is no server called ${host}. Check how it is written.`)
  if (code === 'EAI_AGAIN' || code === 'EDNS' || /EAI_AGAIN/.test(text))
    return away(`${host} could not be looked up just now. Try again in a minute.`)
  if (/ECONNREFUSED/.test(text)) return away(`${host} does not take connections at port ${port}. Check the port.`)
  if (/EHOSTUNREACH|ENETUNREACH/.test(text)) return away(`${host} cannot be reached from here.`)
  if (code === 'ETIMEDOUT' || /ETIMEDOUT/.test(text))
    return away(
      `${host} did not answer within ${Math.max(1, Math.round(patience_ms / 1000))} seconds. Check the port and the encryption; a firewall may block port ${port}.`,
    )
  if (/wrong version number|packet length too long|unexpected message/i.test(text))
    return away(
      `${host} does not begin with TLS at port ${port}. Choose STARTTLS, or the port for TLS, which is mostly 465.`,
    )
  if (/certificate|altnames|ERR_TLS_CERT/i.test(text))
    return away(`The certificate of ${host} is not trusted, so nothing was sent. (${text.slice(0, 160)})`)
  if (code === 'ETLS' || /STARTTLS/.test(text))
    return away(`${host} does not offer STARTTLS at port ${port}. Choose another encryption or port.${quoted}`)
  // Some say it where they are told the sender.
  if (code === 'EAUTH' || /^530\b/.test(response))
    return away(
      server.user
        ? `${host} did not accept the user and password.${quoted} Check both; some providers want a password made for apps.`
        : `${host} wants a user and a password.${quoted}`,
    )
  if (code === 'EENVELOPE' && command === 'MAIL FROM')
    return {
      sentence: `${host} does not send for ${server.from_address ?? 'this sender'}.${quoted} Use an address that belongs to this user.`,
      reached: true,
    }
  if (code === 'EENVELOPE' || code === 'EMESSAGE')
    return { sentence: `${host} did not take the mail.${quoted || ` ${text.slice(0, 200)}`}`, reached: true }
  if (/ECONNRESET|closed/i.test(text))
    return away(
      encryption === 'tls'
        ? `${host} ended the connection. Check the port and the user.`
        : `${host} ended the connection. It may want TLS from the start: try port 465 with TLS.`,
    )
  return away(`The mail could not be handed to ${host}.${quoted || ` ${text.slice(0, 200)}`}`)
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
  // What the server wrote is shown as text, in one line, and not without end.
  const response = read('response').replaceAll(/\s+/g, ' ').trim()
  return { code: read('code'), command: read('command'), text: `${error.message} ${read('errno')}`.trim(), response }
}
