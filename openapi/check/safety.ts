// Limits of a check: it must not change a production server, or lock out its caller.
import type { Operation } from '../contract.ts'

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
