// When an adder applies: rules over the facts of a project, with reasons in words. Pure; the browser explains a rule while it is
// edited with the same functions that price it.
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export type Rule = Schemas['Rule']
export type Condition = Schemas['Condition']
type Field = Condition['field']
type Part = { id: string; manufacturer: string }

/** The facts of a project. Null and empty mean unknown; a rule that needs an unknown fact doesn't apply. */
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
/** Names of IDs; an ID without a name is shown as it is. */
export type Names = Readonly<Record<string, string>>

/** 'Number of panels' */
export const fieldLabel = (field: Field): string => words.field_label[field]

/** 'metal_standing_seam' → 'metal standing seam'. */
export const plain = (code: string): string => (isCode(code) ? words.code[code] : code.replaceAll('_', ' '))
const isCode = (code: string): code is keyof typeof words.code => Object.hasOwn(words.code, code)
const nameOf = (value: string, names: Names) => names[value] ?? plain(value)
function listed(values: readonly string[], last: 'or' | 'and'): string {
  const parts = { first: values.slice(0, -1).join(', '), last: values.at(-1) ?? '' }
  if (values.length < 2) return parts.last
  return last === 'or' ? words.list_or(parts) : words.list_and(parts)
}
const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const figure = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 3 })
const amount = (field: 'size_kw' | 'module_count', value: number) =>
  field === 'size_kw' ? `${figure(value)} kW` : figure(value)

/** A condition as a claim within a sentence: 'the state is AZ or NV'. */
function claimOf(condition: Condition, names: Names): string {
  const claim = words.claim
  switch (condition.field) {
    case 'adder': {
      const name = nameOf(condition.adder_id, names)
      return condition.operator === 'present' ? claim.in_price({ name }) : claim.not_in_price({ name })
    }
    case 'size_kw':
    case 'module_count': {
      const { operator, min = 0, max = 0 } = condition
      const field = words.field[condition.field]
      const [least, most] = [amount(condition.field, min), amount(condition.field, max)]
      if (operator === 'at_least') return claim.at_least({ field, least })
      if (operator === 'at_most') return claim.at_most({ field, most })
      return claim.between({ field, least, most })
    }
    default: {
      const field = words.field[condition.field]
      const list = listed(
        condition.values.map(value => nameOf(value, names)),
        'or',
      )
      return condition.operator === 'in' ? claim.in({ field, list }) : claim.not_in({ field, list })
    }
  }
}

/** A rule in one sentence. A rule without conditions always applies. */
export function ruleWords(rule: Rule | null, names: Names): string | null {
  if (!rule || isEmpty(rule)) return null
  const claims = [
    ...rule.conditions.map(condition => claimOf(condition, names)),
    ...rule.groups.map(({ match, conditions }) => {
      const inner = conditions.map(condition => claimOf(condition, names))
      return inner.length < 2 ? (inner[0] ?? '') : words.group({ match, claims: inner.join('; ') })
    }),
  ]
  const joined = claims.reduce((first, next) =>
    rule.match === 'all' ? words.both({ first, next }) : words.either({ first, next }),
  )
  return `${capitalized(joined)}.`
}

export const isEmpty = (rule: Rule) => rule.conditions.length === 0 && rule.groups.length === 0

type Verdict = { holds: boolean; because: string[] }

function judgeCondition(condition: Condition, facts: Facts, names: Names): Verdict {
  const say = words.verdict
  const verdict = (holds: boolean, sentence: string): Verdict => ({ holds, because: [sentence] })
  if (condition.field === 'adder') {
    const name = nameOf(condition.adder_id, names)
    const present = facts.adders.has(condition.adder_id)
    return verdict(
      present === (condition.operator === 'present'),
      present ? say.in_price({ name }) : say.not_in_price({ name }),
    )
  }
  const field = capitalized(words.field[condition.field])
  switch (condition.field) {
    case 'size_kw':
    case 'module_count': {
      const { operator } = condition
      const fact = facts[condition.field]
      if (fact === null) return verdict(false, say.unknown({ field }))
      const value = amount(condition.field, fact)
      const least = amount(condition.field, condition.min ?? 0)
      const most = amount(condition.field, condition.max ?? 0)
      if (operator !== 'at_most' && fact < (condition.min ?? 0))
        return verdict(false, say.below({ field, value, least }))
      if (operator !== 'at_least' && fact > (condition.max ?? 0))
        return verdict(false, say.above({ field, value, most }))
      if (operator === 'at_least') return verdict(true, say.at_least({ field, value, least }))
      if (operator === 'at_most') return verdict(true, say.at_most({ field, value, most }))
      return verdict(true, say.between({ field, value, least, most }))
    }
    default: {
      const fact_values = valuesOf(condition.field, facts)
      if (fact_values.length === 0)
        return verdict(false, isEquipment(condition.field) ? say[`no_${condition.field}`] : say.unknown({ field }))
      const wanted = new Set(condition.values.map(value => value.toLowerCase()))
      const is_listed = fact_values.some(({ keys }) => keys.some(key => wanted.has(key.toLowerCase())))
      const shown = listed([...new Set(fact_values.map(({ id }) => nameOf(id, names)))], 'and')
      const list = condition.values.map(value => nameOf(value, names)).join(', ')
      return verdict(
        is_listed === (condition.operator === 'in'),
        is_listed ? say.listed({ field, shown, list }) : say.not_listed({ field, shown, list }),
      )
    }
  }
}
const EQUIPMENT = ['panel', 'inverter', 'storage', 'other'] as const
const isEquipment = (field: Field): field is (typeof EQUIPMENT)[number] => EQUIPMENT.some(one => one === field)

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

/** The reasons why a rule applies, or those why it doesn't. */
function together(match: 'all' | 'any', verdicts: Verdict[]): Verdict {
  const holds = match === 'all' ? verdicts.every(one => one.holds) : verdicts.some(one => one.holds)
  return { holds, because: verdicts.filter(one => one.holds === holds).flatMap(({ because }) => because) }
}

/** Decides if the rule applies to these facts, with the reasons as sentences. Without a rule it applies everywhere. */
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

/** Returns a message if a range is invalid, otherwise undefined. */
export function rangeFault(condition: Condition): string | undefined {
  if (condition.field !== 'size_kw' && condition.field !== 'module_count') return undefined
  const { operator, min, max } = condition
  if (operator !== 'at_most' && min === undefined) return words.minimum_required
  if (operator !== 'at_least' && max === undefined) return words.maximum_required
  if (operator === 'between' && (min ?? 0) > (max ?? 0)) return words.minimum_above_maximum
  return undefined
}

/** Invalid size bands by index: an end before the start, or an overlap with another. */
export function bandFaults(bands: readonly Schemas['SizeBand'][]): Map<number, string> {
  const faults = new Map<number, string>()
  for (const [at, { from_kw, to_kw }] of bands.entries()) {
    if (to_kw !== null && to_kw <= from_kw) {
      faults.set(at, words.band_end_too_low)
      continue
    }
    const other = bands.findIndex(
      (one, index) => index < at && from_kw < (one.to_kw ?? Infinity) && one.from_kw < (to_kw ?? Infinity),
    )
    const hit = bands[other]
    if (hit) faults.set(at, words.band_overlaps({ band: bandWords(hit) }))
  }
  return faults
}

/** '4 to 6 kW'; what has no end: '10 kW and up'. */
export const bandWords = ({ from_kw, to_kw }: Pick<Schemas['SizeBand'], 'from_kw' | 'to_kw'>) =>
  to_kw === null ? words.open_band({ from: figure(from_kw) }) : words.band({ from: figure(from_kw), to: figure(to_kw) })
