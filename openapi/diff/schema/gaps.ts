// Why values allowed by one schema may be rejected by another. No result means that whatever fits the first fits the
// second, which makes verdicts reliable. Called in both directions by schema-changes.ts.
import { list, record } from '../../json.ts'
import { branchesOf, type Place, schemaOf, step, targetOf } from '../place.ts'
import { areApart, fits, type Kind, kindsOf, typesOf, valuesOf } from './alternatives.ts'
import { type Ask, type Compare, type Gap, gap, shown } from './gap.ts'
import { listGaps } from './lists.ts'
import { objectGaps } from './objects.ts'
import { numberGaps, stringGaps } from './plain-values.ts'

const BY_TYPE: Record<Kind['type'], Compare> = {
  null: () => [],
  boolean: () => [],
  number: numberGaps,
  integer: numberGaps,
  string: stringGaps,
  array: listGaps,
  object: objectGaps,
}

/** `isUnchanged` skips what is textually equal in both documents. */
export function gapFinder(isUnchanged: (one: Place, other: Place) => boolean): Ask {
  const known = new Map<string, Gap[]>()
  // A recursive schema fits unless something else contradicts it.
  const once = (key: string, find: () => Gap[]) => {
    const before = known.get(key)
    if (before) return before
    known.set(key, [])
    const found = find()
    known.set(key, found)
    return found
  }
  const keyOf = (parts: Place[], to: Place) =>
    [...parts, to].map(({ contract, at }) => `${sideOf(contract)}${at}`).join(' ')
  const sides: unknown[] = []
  const sideOf = (contract: unknown) => {
    if (!sides.includes(contract)) sides.push(contract)
    return sides.indexOf(contract)
  }

  const ask: Ask = {
    gaps: (from, to) =>
      once(keyOf(from, to), () => {
        if (to.value === true || from.some(one => isUnchanged(one, to))) return []
        return distinct(kindsOf(from).flatMap(kind => kindGaps(kind, to)))
      }),
    below: (name, from, to) => ask.gaps(from, to).map(found => ({ ...found, path: [name, ...found.path] })),
  }
  const kindGaps = (kind: Kind, to: Place) => once(`${kind.type} ${keyOf(kind.parts, to)}`, () => found(kind, to))

  function found(kind: Kind, to: Place): Gap[] {
    if (kind.parts.some(part => part.at === to.at && part.contract === to.contract)) return []
    const values = valuesOf(kind)
    if (to.value === false) return [typeGap(kind, to)]
    if (values) {
      const refused = values.filter(value => !fits(to, value))
      if (refused.length === 0) return []
      if (kindsOf([to]).some(({ type }) => type === kind.type || (type === 'number' && kind.type === 'integer')))
        return [
          gap('enum', kind, to, {
            at: listAt(to),
            values: refused,
            none_left: refused.length === values.length,
            ...said(kind, to),
          }),
        ]
      return [typeGap(kind, to)]
    }
    const [own] = typesOf([to]).filter(type => type === kind.type || (type === 'number' && kind.type === 'integer'))
    if (own === undefined) return [typeGap(kind, to)]
    const schema = schemaOf(to)
    if (Array.isArray(schema['enum']) || 'const' in schema)
      return [
        gap('valueList', kind, to, { at: listAt(to), wants: shown(schema['enum'] ?? schema['const']), has: kind.type }),
      ]
    const target = targetOf(to)
    return [
      ...BY_TYPE[kind.type](kind, to, ask),
      ...(target ? kindGaps(kind, target) : []),
      ...branchesOf(to, 'allOf').flatMap(part => kindGaps(kind, part)),
      ...(['anyOf', 'oneOf'] as const).flatMap(union => (schema[union] ? unionGaps(kind, to, union) : [])),
      ...notGaps(kind, to),
      ...conditionGaps(kind, to),
    ]
  }

  function unionGaps(kind: Kind, to: Place, union: 'anyOf' | 'oneOf'): Gap[] {
    const branches = branchesOf(to, union)
    if (kind.parts.some(part => isSameUnion(part, to, union))) return []
    const tries = branches.map(branch => kindGaps(kind, branch))
    const cost = (one: Gap[]) => one.length + 1000 * one.filter(({ weak }) => !weak).length
    const [best = []] = [...tries].sort((one, other) => cost(one) - cost(other))
    const isFitting = best.every(({ weak }) => weak)
    // Among non-fitting branches, one of the same kind explains why; others only that they differ.
    const near = isFitting ? branches : branches.filter(branch => !areApart(kind, branch))
    if (near.length === 0) {
      const ownName = tries.find((_, index) => isReferred(kind, branches[index]))
      return ownName ?? [missing(kind, to, union, branches)]
    }
    const [closest = []] = tries
      .filter((_, index) => near.some(branch => branch === branches[index]))
      .sort((one, other) => cost(one) - cost(other))
    if (!isFitting) return closest
    if (union === 'anyOf') return closest
    // Exactly one of them may fit: the others are apart, or lie within what the first schema already keeps apart.
    const excluded = kind.parts
      .flatMap(part => branchesOf(part, 'oneOf'))
      .filter(one => !kind.parts.some(part => part.at === one.at))
    const isOut = (branch: Place) =>
      areApart(kind, branch) || excluded.some(one => ask.gaps([branch], one).every(({ weak }) => weak))
    const alone = tries.find(
      (one, index) =>
        one.every(({ weak }) => weak) && branches.every((branch, other) => other === index || isOut(branch)),
    )
    return alone ?? [...closest, gap('overlap', kind, step(to, union), { weak: true })]
  }

  /** What fits exactly one of these alternatives fits exactly one of the same, in whatever order. */
  function isSameUnion(part: Place, to: Place, union: 'anyOf' | 'oneOf'): boolean {
    const [some, others] = [branchesOf(part, union), branchesOf(to, union)]
    if (some.length !== others.length) return false
    const pairs = some.map((one, index) => [one, partnerOf(one, index, others)] as const)
    if (new Set(pairs.map(([, other]) => other)).size < others.length) return false
    return pairs.every(([one, other]) => other && isEqual(one, other))
  }

  /** Of the same name or text, or else at the same position. */
  const partnerOf = (one: Place, index: number, others: Place[]) =>
    others.find(other => isSameReference(record(one.value)['$ref'], record(other.value)['$ref'])) ??
    others.find(other => isUnchanged(one, other)) ??
    others[index]

  const isEqual = (one: Place, other: Place) =>
    isUnchanged(one, other) || (ask.gaps([one], other).length === 0 && ask.gaps([other], one).length === 0)

  /** True if a branch is named as the kind's source, however little is left of it. */
  const isReferred = (kind: Kind, branch: Place | undefined) =>
    branch !== undefined &&
    kind.parts.some(({ value }) => isSameReference(record(value)['$ref'], record(branch.value)['$ref']))

  /** Of its type, or of its kind alone. */
  function missing(kind: Kind, to: Place, union: string, branches: Place[]): Gap {
    if (!branches.some(branch => kindsOf([branch]).some(({ type }) => type === kind.type))) return typeGap(kind, to)
    const from = kind.parts.find(part => /\/(anyOf|oneOf)\/\d+$/.test(part.at))
    return gap('alternative', kind, step(to, union), { from, has: from && nameOfBranch(from) })
  }

  function notGaps(kind: Kind, to: Place): Gap[] {
    if (schemaOf(to)['not'] === undefined) return []
    const refused = step(to, 'not')
    const isRefused = kind.parts.some(
      part => schemaOf(part)['not'] !== undefined && ask.gaps([refused], step(part, 'not')).length === 0,
    )
    return isRefused || areApart(kind, refused) ? [] : [gap('not', kind, to)]
  }

  /** Values meeting the condition must fit `then`, all others `else`. */
  function conditionGaps(kind: Kind, to: Place): Gap[] {
    const schema = schemaOf(to)
    if (schema['if'] === undefined) return []
    const condition = step(to, 'if')
    const own = kind.parts.filter(part => schemaOf(part)['if'] !== undefined)
    const holds = (keyword: 'then' | 'else', also: Place[]) => {
      if (schema[keyword] === undefined) return true
      const known = own
        .filter(part => {
          const [one, other] = keyword === 'then' ? [condition, step(part, 'if')] : [step(part, 'if'), condition]
          return schemaOf(part)[keyword] !== undefined && ask.gaps([one], other).length === 0
        })
        .map(part => step(part, keyword))
      return ask.gaps([...kind.parts, ...also, ...known], step(to, keyword)).length === 0
    }
    return holds('then', [condition]) && holds('else', []) ? [] : [gap('if', kind, to)]
  }
  return ask
}

const typeGap = (kind: Kind, to: Place) =>
  gap(kind.type === 'null' ? 'nullable' : 'type', kind, to, {
    has: kind.type,
    wants: [...new Set(kindsOf([to]).map(({ type }) => type))].join(' or ') || 'nothing',
  })

/** Where its values are listed. */
const listAt = (to: Place) => {
  const keyword = ['enum', 'const'].find(one => one in schemaOf(to))
  return keyword === undefined ? to : step(to, keyword)
}

const said = (kind: Kind, to: Place) => ({
  has: shown(valuesOf(kind)),
  wants: shown(schemaOf(to)['enum'] ?? schemaOf(to)['const']),
})

const isSameReference = (one: unknown, other: unknown) => typeof one === 'string' && one === other

const nameOfBranch = (branch: Place) => {
  const { $ref, title, type } = record(branch.value)
  return String($ref ?? title ?? type ?? 'an alternative').replace(/^.*\//, '')
}

function distinct(gaps: Gap[]): Gap[] {
  const seen = new Map(gaps.map(one => [JSON.stringify([one.keyword, one.path, one.at.at, list(one.values)]), one]))
  return [...seen.values()]
}
