// Which credentials a call needs: any one requirement of several, each of which may ask for several schemes and scopes.
import { list, record, texts } from '../json.ts'
import type { Collector } from './collector.ts'
import { followed, type Place, rootOf, step, steps } from './place.ts'

type Requirement = Record<string, unknown>

export function compareSecurity(before: Place, after: Place, collector: Collector) {
  const [was, is] = [requirementsOf(before), requirementsOf(after)]
  // Who could call with what was asked must be able to call with the same.
  const lost = was.filter(one => !is.some(other => suffices(one, other)))
  const sentence = `It needs ${said(is)} now, was ${said(was)}.`
  const at = record(after.value)['security'] === undefined ? after : step(after, 'security')
  if (lost.length > 0) collector.add('security-tightened', at, sentence)
  else if (is.some(one => !was.some(other => suffices(one, other)))) collector.add('security-loosened', at, sentence)
}

/** An operation's own, or the document's; an empty list requires nothing. */
function requirementsOf(operation: Place): Requirement[] {
  const named = record(operation.value)['security'] ?? record(operation.contract.document)['security']
  const requirements = list(named).map(record)
  return requirements.length === 0 ? [{}] : requirements
}

/** True if a credential for one satisfies the other. */
const suffices = (one: Requirement, other: Requirement) =>
  Object.entries(other).every(
    ([scheme, scopes]) => scheme in one && texts(scopes).every(scope => texts(one[scheme]).includes(scope)),
  )

const said = (requirements: Requirement[]) =>
  requirements
    .map(one => {
      const schemes = Object.entries(one).map(([name, scopes]) => [name, ...texts(scopes)].join(' '))
      return schemes.length === 0 ? 'nothing' : schemes.join(' and ')
    })
    .join(' or ')

/** The schemes themselves. Operations that required a removed one have changes of their own. */
export function compareSchemes(old: Place, now: Place, collector: Collector) {
  const schemesOf = (root: Place) => step(rootOf(root.contract), 'components', 'securitySchemes')
  for (const [name, place] of steps(schemesOf(now)))
    if (step(schemesOf(old), name).value === undefined)
      collector.add('security-scheme-added', place, `The credential ${name} is new.`)
  for (const [name, place] of steps(schemesOf(old))) {
    const [before, after] = [followed(place), followed(step(schemesOf(now), name))]
    if (after.value === undefined) {
      collector.add('security-scheme-removed', place, `The credential ${name} is gone.`)
      continue
    }
    const [was, is] = [record(before.value), record(after.value)]
    const other = ['type', 'in', 'name', 'scheme'].filter(key => caseless(was[key]) !== caseless(is[key]))
    if (other.length > 0) {
      const way = (one: Record<string, unknown>) =>
        ['type', 'scheme', 'in', 'name'].flatMap(key => one[key] ?? []).join(' ')
      const rule = isRequired(old, name) ? 'security-scheme-changed' : 'security-scheme-unused-changed'
      collector.add(rule, after, `The credential ${name} is ${way(is)} now, was ${way(was)}.`)
    } else if (['flows', 'openIdConnectUrl'].some(key => JSON.stringify(was[key]) !== JSON.stringify(is[key])))
      collector.add(
        'security-address-changed',
        after,
        `The credential ${name} is got elsewhere or for other scopes now.`,
      )
  }
}

/** By any operation, or by all. */
function isRequired({ contract }: Place, scheme: string): boolean {
  const named = (holder: unknown) => list(record(holder)['security']).some(one => scheme in record(one))
  const operations = Object.values(record(contract.document['paths'])).flatMap(item => Object.values(record(item)))
  return named(contract.document) || operations.some(named)
}

/** Names of headers and schemes are the same in any letter case. */
const caseless = (value: unknown) => String(value).toLowerCase()
