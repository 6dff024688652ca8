// What no schema states about an answer, but HTTP and caution do: no internals in errors, nothing private for shared caches, only
// encodings that were asked for, and limits that add up.
import { type Exchange, isRead, succeeded } from '../case.ts'
import type { Fault } from '../judge.ts'
import type { CheckName } from '../report/report.ts'

export function faultsOfProtocol(exchange: Exchange): Fault[] {
  return [leak(exchange), publicAnswer(exchange), encoding(exchange), ...limits(exchange)].flatMap(one => one ?? [])
}

const fault = (check: CheckName, sentence: string, expected: string, alike: string): Fault => ({
  check,
  sentence,
  expected,
  alike,
})

/** JSON escapes line breaks and quotes, which the patterns allow for. */
const LEAKS: [string, RegExp][] = [
  ['a stack trace', /Traceback \(most recent call last\)|goroutine \d+ \[\w+\]|File \\?"[^"\n]+\.py\\?", line \d+/],
  [
    'a stack trace',
    /(?:\\n|\n|^|\s)at [\w$.<>[\] /]{1,120} ?\(?[^()\s"]{1,200}\.(?:m?[jt]sx?|cjs|java|kt|scala|cs|rb|go|php):\d+/,
  ],
  [
    'a stack trace',
    /\b[\w$/-]+\.(?:go|rb|php|rs|cs):\d+(?::in\b|\s\+0x)|\.php on line \d+|\bCaused by: [\w.]+(?:Exception|Error)\b/,
  ],
  [
    'a class of its program',
    /\b(?:java|javax|org|com|io|net)(?:\.[a-z]\w*){1,8}\.[A-Z]\w*(?:Exception|Error)\b|\bSystem\.\w*Exception\b/,
  ],
  ['SQL', /\b(?:SELECT\s[\s\S]{1,400}?\sFROM\s|INSERT\s+INTO\s|DELETE\s+FROM\s|UPDATE\s\S{1,80}\sSET\s)/],
  [
    'SQL',
    /\bSQLSTATE\b|\bORA-\d{5}\b|\bPG::\w+|\bSQLITE_[A-Z]+\b|violates (?:unique|foreign key|not-null|check) constraint/,
  ],
  [
    'SQL',
    /syntax error at or near|(?:relation|column) \\?"[^"\\]+\\?"(?: of relation \\?"[^"\\]+\\?")? does not exist|You have an error in your SQL syntax/,
  ],
  [
    'a path of its file system',
    /(?:\/(?!\/)[\w.@-]+){2,12}\.(?:m?[jt]sx?|cjs|java|kt|py|rb|go|php|cs|rs|sql|conf|ini|env|ya?ml|sqlite3?|db|pem|key|log)\b(?![/?])/,
  ],
  [
    'a path of its file system',
    /\/(?:home|root|usr\/(?:src|local|lib|share)|var\/(?:www|lib|log|task)|srv|opt|etc|Users)\/[\w.@-]+/,
  ],
  ['a path of its file system', /\b[A-Z]:\\{1,2}(?:[\w .-]+\\{1,2})+[\w.-]+/],
]

/** A text that the request itself has is only repeated. */
function leak({ got, sent }: Exchange): Fault | undefined {
  if (got.status < 400 || got.body === '') return undefined
  const body = got.body.slice(0, 50_000)
  for (const [what, pattern] of LEAKS) {
    const [found] = pattern.exec(body) ?? []
    if (found === undefined || `${decoded(sent.url)} ${sent.body ?? ''}`.includes(found)) continue
    // An address of the API, such as the documentation of an error, is no file.
    if (what.startsWith('a path') && new RegExp(`https?:[^\\s"]*${escapedPattern(found)}`).test(body)) continue
    const shown = found
      .replaceAll(/\s+|\\n/g, ' ')
      .trim()
      .slice(0, 80)
    return fault('leaky_error', `Answers ${got.status} with ${what}: ${shown}`, 'an error without internals', what)
  }
  return undefined
}

const escapedPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** RFC 9111, 3.5: a shared cache may keep it for others in spite of the credential. */
function publicAnswer(exchange: Exchange): Fault | undefined {
  const { asked, got } = exchange
  const { operation } = asked
  if (!succeeded(exchange) || !isRead(operation) || operation.open || asked.credential !== 'own') return undefined
  if (operation.source['x-shared-between-tenants'] !== undefined) return undefined
  const control = (got.headers['cache-control'] ?? '').toLowerCase()
  if (!/\bpublic\b|\bs-maxage\s*=\s*[1-9]/.test(control) || /\b(private|no-store)\b/.test(control)) return undefined
  const sentence = `Answers a request with a credential with Cache-Control: ${control}.`
  return fault('private_cache', sentence, 'Cache-Control: private or no-store', 'public')
}

/** Every ordinary request accepts the body as it is and nothing else. */
function encoding({ asked, got }: Exchange): Fault | undefined {
  const used = (got.headers['content-encoding'] ?? 'identity').toLowerCase()
  if (used === 'identity' || asked.headers?.['accept-encoding'] !== undefined) return undefined
  const sentence = `Answers with Content-Encoding: ${used} to Accept-Encoding: identity.`
  return fault('content_encoding', sentence, 'no encoding that wasn’t accepted', used)
}

const LIMITS = /^(?:x-)?rate-?limit-(limit|remaining|reset)$/

function limits({ got }: Exchange): Fault[] {
  const found: Record<string, string> = {}
  for (const [name, value] of Object.entries(got.headers)) {
    const [, part] = LIMITS.exec(name) ?? []
    if (part !== undefined) found[part] = value
  }
  const [limit, remaining] = [found['limit'], found['remaining']].map(value =>
    value === undefined ? undefined : Number.parseInt(value, 10),
  )
  const wrong = (sentence: string, expected: string, alike: string) => [
    fault('rate_limit_headers', sentence, expected, alike),
  ]
  const retry = got.headers['retry-after']
  if (retry !== undefined && !/^\d+$/.test(retry.trim()) && Number.isNaN(Date.parse(retry)))
    return wrong(`Answers ${got.status} with Retry-After: ${retry}.`, 'seconds, or a date', 'retry')
  if (remaining !== undefined && !(remaining >= 0))
    return wrong(`Answers ${found['remaining']} remaining requests.`, 'a number from 0', 'remaining')
  if (limit !== undefined && !(limit >= 0))
    return wrong(`Answers a limit of ${found['limit']} requests.`, 'a number from 0', 'limit')
  if (limit !== undefined && remaining !== undefined && remaining > limit)
    return wrong(`Answers ${remaining} remaining requests of ${limit}.`, 'no more than the limit', 'more')
  if (got.status === 429 && remaining !== undefined && remaining > 0)
    return wrong(`Answers 429 with ${remaining} remaining requests.`, '0 remaining', 'refused early')
  const reset = Number(found['reset'])
  if (reset > 1_000_000_000 && reset < (reset > 1e11 ? Date.now() : Date.now() / 1_000) * 0.999_9)
    return wrong(`Answers a reset at ${found['reset']}, which has passed.`, 'a time to come', 'reset')
  return []
}
