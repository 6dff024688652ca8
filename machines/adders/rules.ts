// Where an adder applies: rules over what is known of a project, judged in words. Pure; the browser says a rule while it
// is being made with the same functions that price it.
import type { Schemas } from '#sdk/types.ts'

export type Rule = Schemas['Rule']
export type Condition = Schemas['Condition']
type Field = Condition['field']
type Part = { id: string; manufacturer: string }

/** What is known of a project. Null and empty are not known; a rule that asks for them does not hold. */
export type Facts = {
  state: string | null
  utility: string | null
  financing_type: string | null
  roof_type: string | null
  size_kw: number | null
  module_count: number | null
  panel: readonly Part[]
  inverter: readonly Part[]
  storage: readonly Part[]
  other: readonly Part[]
  /** The adders that are in the price so far. */
  adders: ReadonlySet<string>
}
/** Ids in words. What has none stands as it is. */
export type Names = Readonly<Record<string, string>>

export const FIELD_WORDS: Record<Field, string> = {
  state: 'The state',
  utility: 'The utility',
  financing_type: 'The financing',
  roof_type: 'The roof',
  panel: 'The panel',
  inverter: 'The inverter',
  storage: 'The battery',
  other: 'The other equipment',
  size_kw: 'The size',
  module_count: 'The number of panels',
  adder: 'The adder',
}

/** 'metal_standing_seam' → 'metal standing seam'; 'ppa' is an abbreviation. */
export const plain = (code: string) => (code === 'ppa' ? 'PPA' : code.replaceAll('_', ' '))
const said = (value: string, names: Names) => names[value] ?? plain(value)
const listed = (values: readonly string[], last: 'or' | 'and') =>
  values.length < 2 ? (values[0] ?? '') : `${values.slice(0, -1).join(', ')} ${last} ${values.at(-1)}`
const figure = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 3 })
const amount = (field: 'size_kw' | 'module_count', value: number) =>
  field === 'size_kw' ? `${figure(value)} kW` : figure(value)

/** What a condition asks, without the field's name: 'is AZ or NV'. */
function asks(condition: Condition, names: Names): string {
  switch (condition.field) {
    case 'adder':
      return condition.operator === 'present' ? 'is in the price' : 'is not in the price'
    case 'size_kw':
    case 'module_count': {
      const { field, operator, min = 0, max = 0 } = condition
      if (operator === 'at_least') return `is ${amount(field, min)} or more`
      if (operator === 'at_most') return `is ${amount(field, max)} or less`
      return `is ${amount(field, min)} to ${amount(field, max)}`
    }
    default: {
      const values = listed(
        condition.values.map(value => said(value, names)),
        'or',
      )
      return condition.operator === 'in' ? `is ${values}` : `is not ${values}`
    }
  }
}

const subject = (condition: Condition, names: Names) =>
  condition.field === 'adder' ? said(condition.adder_id, names) : FIELD_WORDS[condition.field]

/** A condition as a claim: 'The state is AZ or NV'. */
export const conditionWords = (condition: Condition, names: Names): string =>
  `${subject(condition, names)} ${asks(condition, names)}`

/** A rule in one sentence; a rule without conditions always holds. */
export function ruleWords(rule: Rule | null, names: Names): string | null {
  if (!rule || isEmpty(rule)) return null
  const parts = [
    ...rule.conditions.map(condition => conditionWords(condition, names)),
    ...rule.groups.map(group => {
      const inner = group.conditions.map(condition => lower(conditionWords(condition, names), condition))
      return group.conditions.length < 2
        ? (inner[0] ?? '')
        : `${group.match === 'all' ? 'all of' : 'any of'} (${inner.join('; ')})`
    }),
  ]
  const joined = parts
    .map((part, at) => (at === 0 ? part : lowerFirst(part)))
    .join(rule.match === 'all' ? ', and ' : ', or ')
  return `${joined.charAt(0).toUpperCase()}${joined.slice(1)}.`
}
const lowerFirst = (text: string) => (text.startsWith('The ') ? `t${text.slice(1)}` : text)
const lower = (text: string, condition: Condition) => (condition.field === 'adder' ? text : lowerFirst(text))

export const isEmpty = (rule: Rule) => rule.conditions.length === 0 && rule.groups.length === 0

type Verdict = { holds: boolean; because: string[] }

function judgeCondition(condition: Condition, facts: Facts, names: Names): Verdict {
  const name = subject(condition, names)
  const verdict = (holds: boolean, sentence: string): Verdict => ({ holds, because: [sentence] })
  switch (condition.field) {
    case 'adder': {
      const present = facts.adders.has(condition.adder_id)
      return verdict(present === (condition.operator === 'present'), `${name} is ${present ? '' : 'not '}in the price.`)
    }
    case 'size_kw':
    case 'module_count': {
      const { field, operator } = condition
      const value = facts[field]
      if (value === null) return verdict(false, `${name} is not known.`)
      const below = operator !== 'at_most' && value < (condition.min ?? 0)
      const above = operator !== 'at_least' && value > (condition.max ?? 0)
      const bound = below
        ? `less than ${amount(field, condition.min ?? 0)}`
        : above
          ? `more than ${amount(field, condition.max ?? 0)}`
          : operator === 'at_least'
            ? `at least ${amount(field, condition.min ?? 0)}`
            : operator === 'at_most'
              ? `at most ${amount(field, condition.max ?? 0)}`
              : `from ${amount(field, condition.min ?? 0)} to ${amount(field, condition.max ?? 0)}`
      return verdict(!below && !above, `${name} is ${amount(field, value)}, which is ${bound}.`)
    }
    default: {
      const known = valuesOf(condition.field, facts)
      if (known.length === 0)
        return verdict(false, EQUIPMENT.has(condition.field) ? `${name} is in no design.` : `${name} is not known.`)
      const wanted = new Set(condition.values.map(value => value.toLowerCase()))
      const found = known.find(({ keys }) => keys.some(key => wanted.has(key.toLowerCase())))
      const shown = listed([...new Set(known.map(({ id }) => said(id, names)))], 'and')
      return verdict(
        (found !== undefined) === (condition.operator === 'in'),
        `${name} is ${shown}, which is ${found ? 'on' : 'not on'} the list: ${condition.values.map(value => said(value, names)).join(', ')}.`,
      )
    }
  }
}
const EQUIPMENT = new Set<Field>(['panel', 'inverter', 'storage', 'other'])

function valuesOf(field: Schemas['ListCondition']['field'], facts: Facts): { id: string; keys: string[] }[] {
  switch (field) {
    case 'panel':
    case 'inverter':
    case 'storage':
    case 'other':
      return facts[field].map(({ id, manufacturer }) => ({ id, keys: [id, manufacturer] }))
    default: {
      const value = facts[field]
      return value === null ? [] : [{ id: value, keys: [value] }]
    }
  }
}

/** Of what holds the reasons it does, of what does not the reasons it does not. */
function together(match: 'all' | 'any', verdicts: Verdict[]): Verdict {
  const holds = match === 'all' ? verdicts.every(one => one.holds) : verdicts.some(one => one.holds)
  return { holds, because: verdicts.filter(one => one.holds === holds).flatMap(({ because }) => because) }
}

/** Whether the rule holds for these facts, and the sentences that say why. No rule holds everywhere. */
export function judge(rule: Rule | null, facts: Facts, names: Names = {}): Verdict {
  if (!rule || isEmpty(rule)) return { holds: true, because: [] }
  return together(rule.match, [
    ...rule.conditions.map(condition => judgeCondition(condition, facts, names)),
    ...rule.groups.map(({ match, conditions }) =>
      together(
        match,
        conditions.map(condition => judgeCondition(condition, facts, names)),
      ),
    ),
  ])
}

export const conditionsOf = (rule: Rule | null): Condition[] =>
  rule ? [...rule.conditions, ...rule.groups.flatMap(({ conditions }) => conditions)] : []

/** The adders a rule asks about. */
export const referredTo = (rule: Rule | null): string[] =>
  conditionsOf(rule).flatMap(condition => (condition.field === 'adder' ? [condition.adder_id] : []))

/** What is wrong with a range; undefined when nothing is. */
export function rangeFault(condition: Condition): string | undefined {
  if (condition.field !== 'size_kw' && condition.field !== 'module_count') return undefined
  const { operator, min, max } = condition
  if (operator !== 'at_most' && min === undefined) return 'Enter the least.'
  if (operator !== 'at_least' && max === undefined) return 'Enter the most.'
  if (operator === 'between' && (min ?? 0) > (max ?? 0)) return 'The least is more than the most.'
  return undefined
}

/** What is wrong with size bands, by the place of the band: an end before its start, an overlap with another. */
export function bandFaults(bands: readonly Schemas['SizeBand'][]): Map<number, string> {
  const faults = new Map<number, string>()
  for (const [at, { from_kw, to_kw }] of bands.entries()) {
    if (to_kw !== null && to_kw <= from_kw) {
      faults.set(at, 'The band ends before it begins.')
      continue
    }
    const other = bands.findIndex(
      (one, index) => index < at && from_kw < (one.to_kw ?? Infinity) && one.from_kw < (to_kw ?? Infinity),
    )
    const hit = bands[other]
    if (hit) faults.set(at, `Overlaps the band ${bandWords(hit)}.`)
  }
  return faults
}

/** '4 to 6 kW'; what has no end: '10 kW and up'. */
export const bandWords = ({ from_kw, to_kw }: Pick<Schemas['SizeBand'], 'from_kw' | 'to_kw'>) =>
  to_kw === null ? `${figure(from_kw)} kW and up` : `${figure(from_kw)} to ${figure(to_kw)} kW`
