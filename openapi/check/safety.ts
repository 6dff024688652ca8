// Limits of a check: it must not change a production server, or lock out its caller.
import type { Operation } from '../contract.ts'
import { isRead } from './case.ts'
import { canonical } from './links/names.ts'

/** Sent without their token alone: with it they would take away what the check works with. */
const OWN_END: { ends: RegExp; reason: string }[] = [
  {
    ends: /session[s]?[./](clear|end|delete)$|log-?out$|sign-?out$/i,
    reason: 'it would end the session of the token given',
  },
  { ends: /change-?password$|update-?password$/i, reason: 'it would change the password behind the token given' },
  {
    ends: /(company|tenant|account|organi[sz]ation)[./](delete|close|remove)$/i,
    reason: 'it would close the company of the token given',
  },
]

export const whyNever = (operation: Operation): string | undefined =>
  OWN_END.find(({ ends }) => ends.test(operation.path))?.reason ??
  (isStream(operation) ? 'its answer stays open for as long as somebody reads it' : undefined)

const isStream = ({ answers }: Operation) => 'text/event-stream' in (answers['200']?.media ?? {})

/** What ends or empties a server, by name; `reset` and the like only of the whole: with an ID in the path it's a row's. */
const ENDS_SERVER = /(^|_)(shut_?down|reboot|power_?off|factory_reset|self_destruct|drop_database)(_|$)/
const ENDS_WHOLE =
  /(^|_)(restart|quit|halt|kill|terminate|stop|reset|wipe|nuke|purge|truncate|flush_?(all|db)|(delete|remove|clear|reset|drop|erase)_?(all|everything|data))(_(server|service|system|app|api|database|db|store|state))?$/
/** A reset of one of these is a row's, whatever the path. */
const OF_ONE = /(^|_)(password|passcode|pin|mfa|otp|email|token|key|secret|user|account|timer)s?(_|$)/
const STOPS =
  /\b(shut(s|ting)? ?down|restart|reboot|stop|terminate|kill|halt|power(s)? off|quit)s? (the |this )?(\w+ )?(server|service|process|daemon|system|broker)\b/i
const WIPES =
  /\b(reset|wipe|erase|clear|purge|drop|truncate|delete|remove)s? (all|every|everything|the (entire|whole))\b/i
const RESETS =
  /\breset(s|ting)?\b[^.]{0,40}\b(server|database|(initial|default|factory) (state|settings)|factory defaults|everything)\b/i

/** Would end, reset or empty the whole server, which is then no longer there to be checked. */
export function whyDestructive(operation: Operation): string | undefined {
  const { path, id, summary, description, parameters, body } = operation
  const names = [
    id,
    path
      .replace(/\/?\{[^}]*\}$/, '')
      .split('/')
      .slice(-2)
      .join('_'),
  ].map(canonical)
  const isOfOne = /\{/.test(path) || names.some(name => OF_ONE.test(name))
  const needsNothing = !parameters.some(({ required }) => required) && body?.required !== true
  const words = [summary, description.split(/\.\s|\n/)[0] ?? '']
  const says = (pattern: RegExp) => !isRead(operation) && words.some(one => pattern.test(one))
  const ends = names.some(name => ENDS_SERVER.test(name)) || says(STOPS)
  const wipes = !isOfOne && (names.some(name => ENDS_WHOLE.test(name)) || (needsNothing && says(WIPES)) || says(RESETS))
  return ends || wipes
    ? 'by its name or description it ends, resets or empties the server: --destructive sends it'
    : undefined
}

/** Operations that identify the token's user: writes never reference what they return. */
export const tellsWhoIsAsking = ({ path, method }: Operation) =>
  method === 'get' && /\/(user|me|self|whoami)$/i.test(path)

/** A name that indicates testing, an address unreachable from outside, or this machine. */
const MEANT_FOR_TESTS = /(^|[.-])(staging|stage|dev|develop|development|test|testing|qa|sandbox|preview|ci)\d*([.-]|$)/i
const RESERVED = /(^localhost|\.localhost|\.local|\.test|\.example|\.invalid|\.internal|(^|\.)example\.(com|net|org))$/i
const PRIVATE =
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|0\.0\.0\.0$|\[?::1\]?$|\[?f[cd][0-9a-f]{2}:|\[?fe80:)/i

/** A message if the address may be production; undefined if it is safe. */
export function whyRefused(base: string): string | undefined {
  const { hostname } = new URL(base)
  const inside = !hostname.includes('.') && !hostname.includes(':')
  if (inside || RESERVED.test(hostname) || PRIVATE.test(hostname) || MEANT_FOR_TESTS.test(hostname)) return undefined
  return `${hostname} may be where people work: it is neither local nor named as a place for tests. If it may be checked, add --yes.`
}
