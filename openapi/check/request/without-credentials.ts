// Removes credentials from a report, which may be public in CI: tokens, cookies and passwords.
import type { CheckReport, Finding } from '../report/report.ts'

const SECRET_HEADER = /^(authorization|proxy-authorization|cookie|set-cookie|x-.*(token|key)|api-?key)$/i
/** A field whose name ends in one of these, in JSON and in a query. */
const SECRET_FIELD = /("(?:\w*_)?(?:token|password|secret)"\s*:\s*")(?:[^"\\]|\\.)*/gi
const SECRET_PARAMETER = /([?&](?:\w*_)?(?:token|password|secret)=)[^&#]*/gi
const MASK = '•••'

export const isSecretHeader = (name: string) => SECRET_HEADER.test(name)

/** Harmless to ask twice. */
export const withoutCredentials = (report: CheckReport): CheckReport => ({
  ...report,
  findings: report.findings.map(withoutSecrets),
  coverage: report.coverage.map(one => (one.why === undefined ? one : { ...one, why: bodyOf(one.why) })),
})

/** For a single exchange, to print it alone. */
export const withoutSecrets = <T extends Pick<Finding, 'sent' | 'got'>>(finding: T): T => ({
  ...finding,
  sent: {
    ...finding.sent,
    url: finding.sent.url.replaceAll(SECRET_PARAMETER, `$1${MASK}`),
    headers: maskedHeaders(finding.sent.headers),
    ...(finding.sent.body === undefined ? {} : { body: bodyOf(finding.sent.body) }),
  },
  got: { ...finding.got, headers: maskedHeaders(finding.got.headers), body: bodyOf(finding.got.body) },
})

const bodyOf = (body: string) => body.replaceAll(SECRET_FIELD, `$1${MASK}`)

/** `keys` are the contract's own. The scheme's prefix stays visible: a bare token is a fault of its own. */
export const maskedHeaders = (headers: Record<string, string>, keys: string[] = []) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      SECRET_HEADER.test(name) || keys.some(key => key.toLowerCase() === name.toLowerCase())
        ? (/^(Bearer|Basic) /.exec(value)?.[0] ?? '') + MASK
        : value,
    ]),
  )

export function maskedAddress(address: string, keys: string[]): string {
  if (keys.length === 0) return address
  const [path = '', query = ''] = address.split('?')
  const pairs = query.split('&').map(pair => {
    const [name = ''] = pair.split('=')
    return keys.includes(new URLSearchParams(pair).keys().next().value ?? '') ? `${name}=${MASK}` : pair
  })
  return query === '' ? address : `${path}?${pairs.join('&')}`
}
