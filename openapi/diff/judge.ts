// The effect of a schema change on senders and receivers of its values. All verdicts on schemas are here.
import type { Direction, Severity } from './report.ts'
import { LIFECYCLE } from './rules.ts'
import type { SchemaChange } from './schema/schema-changes.ts'

type Judged = { rule: string; severity: Severity }

/** Wherever values are sent, fewer allowed is what breaks; wherever they are got, more. */
export function judge(change: SchemaChange, direction: Exclude<Direction, 'call'>): Judged {
  const { about, effect } = change
  const lifecycle = lifecycleOf(about)
  if (lifecycle) return { rule: `${direction}-property-${about}`, severity: lifecycle }
  const rule = effect === 'aside' || SPELT.test(about) ? `${direction}-${about}` : `${direction}-${about}-${effect}`
  if (change.unseen_in === direction) return { rule, severity: about === 'schema-words' ? 'words' : 'note' }
  return { rule, severity: direction === 'request' ? sent(change) : got(change) }
}

/** A promise about a field is the same in both directions. */
const lifecycleOf = (about: string): Severity | undefined =>
  Object.entries(LIFECYCLE).find(([rule]) => rule === about)?.[1]

/** These names already describe the change. */
const SPELT = /^property-(added|removed|moved)|^overlap$|^properties-opened$/

function sent({ about, effect }: SchemaChange): Severity {
  switch (about) {
    case 'property-added-required':
    case 'property-removed-required':
    // Values callers send there are ignored from now on, or refused.
    case 'property-removed-optional':
    case 'property-moved':
    case 'discriminator-changed':
    case 'discriminator-value-removed':
    case 'discriminator-value-changed':
    case 'open-value-removed':
      return 'breaking'
    case 'property-added-optional':
    case 'became-write-only':
    case 'no-longer-write-only':
    case 'no-longer-read-only':
    case 'discriminator-value-added':
      return 'note'
    case 'overlap':
    // The field may have held another name while it selected nothing.
    case 'discriminator-added':
    // Callers that omit it get another value; those that send it are ignored.
    case 'default':
    case 'became-read-only':
      return 'warning'
    default:
      return aside(about, effect) ?? (effect === 'widened' ? 'note' : 'breaking')
  }
}

function got({ about, effect, closed, none_left }: SchemaChange): Severity {
  switch (about) {
    // A reader ignores what it does not know, unless it holds answers against the old contract, which named all there is.
    case 'property-added-required':
    case 'property-added-optional':
      return closed ? 'warning' : 'note'
    case 'property-removed-required':
    case 'property-moved':
    case 'discriminator-changed':
    case 'discriminator-value-changed':
      return 'breaking'
    // A reader had to live without it.
    case 'property-removed-optional':
    case 'overlap':
    case 'became-write-only':
    case 'additional-properties':
    case 'properties-opened':
    case 'discriminator-value-added':
    case 'discriminator-removed':
      return effect === 'narrowed' ? 'note' : 'warning'
    case 'default':
    case 'became-read-only':
    case 'no-longer-read-only':
    case 'no-longer-write-only':
    case 'discriminator-value-removed':
      return 'note'
    // Readers must expect unknown values; only exhaustive ones break.
    case 'enum':
      return effect === 'narrowed' ? 'note' : none_left ? 'breaking' : 'warning'
    default:
      return aside(about, effect) ?? (effect === 'narrowed' ? 'note' : 'breaking')
  }
}

function aside(about: string, effect: SchemaChange['effect']): Severity | undefined {
  if (about === 'schema-words') return 'words'
  return effect === 'aside' ? 'note' : undefined
}
