// Another tenant's token reveals nothing: the first one's rows are not found, and in no list.
import type { Contract, Operation, Schema } from '../../contract.ts'
import { type Case, caseId, type Input, isRead, ordinary, succeeded } from '../case.ts'
import { mediaOf } from '../inputs/inputs.ts'
import { canonical, linksOf } from '../links/names.ts'
import { identityOf, idsIn } from '../links/pool.ts'
import { whyNever } from '../safety.ts'
import type { Session } from '../session.ts'
import { propertiesOf, shapeOf } from '../shape.ts'

export async function checkTenants(session: Session, only: (operation: Operation) => boolean = () => true) {
  const { contract, bases, options, inScope } = session
  if (options.second_token === undefined) return
  const working = contract.operations.filter(one => only(one) && inScope(one) && !one.open && bases.get(one)?.works)
  const shared = await checkLists(session, working)
  const owned = (link: string, id: unknown) => session.pool.row(link, id) !== undefined && !shared.has(String(id))
  const reads = working.filter(isRead).flatMap(operation => {
    const input = bases.get(operation)?.input
    return input && namesOwned(contract, operation, input, owned) ? [foreign(operation, input, 'denied')] : []
  })
  await session.askAll(reads)
  if (!options.writes) return
  const writes = working.filter(one => !isRead(one) && whyNever(one) === undefined)
  for (const operation of writes) {
    const input = bases.get(operation)?.input
    // Any refusal is fine: another tenant's row is no more than a wrong id.
    if (input && namesOwned(contract, operation, input, owned)) await session.ask(foreign(operation, input, 'refused'))
  }
}

/** A case of the first tenant's, sent with the token of another. */
export const foreign = (operation: Operation, input: Input, expects: 'denied' | 'refused'): Case => ({
  ...ordinary(operation, input, 'tenant:row'),
  check: 'tenant_isolation',
  expects,
  what: 'the token of another tenant, for a row of the first',
  rule: 'another tenant’s row answers as none',
  changed: 'tenant',
  credential: 'second',
})

/** True if it references a row only the first tenant has. */
export function namesOwned(
  contract: Contract,
  operation: Operation,
  input: Input,
  owned: (link: string, id: unknown) => boolean,
): boolean {
  const fields = propertiesOf(shapeOf(contract, mediaOf(operation)?.media.schema ?? {}, input.body))
  const shared = new Set([
    ...operation.parameters.filter(({ schema }) => isShared(schema)).flatMap(one => linksOf(operation, one)),
    ...Object.keys(fields).flatMap(name => (isShared(fields[name] ?? {}) ? [canonical(name)] : [])),
  ])
  return idsOf(operation, input).some(([link, id]) => !shared.has(link) && owned(link, id))
}

/** Optional parts of a read only filter rows, and without own rows nothing is filtered. */
const idsOf = (operation: Operation, { parameters, ...input }: Input) => {
  const isNeeded = (place: string) =>
    operation.parameters.some(one => one.required && place === `${one.in} ${one.name}`)
  const needed = isRead(operation)
    ? Object.fromEntries(Object.entries(parameters).filter(([place]) => isNeeded(place)))
    : parameters
  return Object.entries(idsIn({ operation, input: { ...input, parameters: needed } }))
}

/** Such as the code by which everybody knows a place. */
const isShared = (schema: Schema) => schema['x-shared-between-tenants'] === true

/** Requests every list with both tokens; returns the ids both may see by the contract. */
async function checkLists(session: Session, working: Operation[]): Promise<Set<string>> {
  const shared = new Set<string>()
  for (const operation of working.filter(isRead)) {
    const base = session.bases.get(operation)?.input
    if (!base || idsOf(operation, base).length > 0) continue
    const mine = await session.ask(ordinary(operation, base, 'tenant:mine'))
    const theirs = await session.ask({
      ...foreign(operation, base, 'refused'),
      id: caseId(operation, 'tenant:list'),
      expects: 'answered',
    })
    if (!mine || !theirs || !succeeded(mine) || !succeeded(theirs)) continue
    const rows = rowsIn(mine.json)
    const both = [...rowsIn(theirs.json)].filter(
      ([id, row]) => rows.has(id) && (isUnguessable(id) || rows.get(id) === row),
    )
    if (operation.source['x-shared-between-tenants'] === true) for (const [id] of both) shared.add(id)
    else if (both[0])
      session.report(theirs, {
        check: 'tenant_isolation',
        sentence: `Lists ${both.length} of the first tenant’s rows to another, such as ${both[0][0]}.`,
        expected: 'rows of one’s own alone',
        alike: 'list',
      })
  }
  return shared
}

/** Ids that count from one are alike in two tenants without being the same row. */
const isUnguessable = (id: string) => /^[0-9a-f-]{32,36}$/i.test(id)

function rowsIn(value: unknown, found = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(value)) for (const one of value) rowsIn(one, found)
  else if (value !== null && typeof value === 'object') {
    const id = identityOf({ ...value }, '')
    if (typeof id === 'string' || typeof id === 'number') found.set(String(id), JSON.stringify(value))
    for (const one of Object.values(value)) if (typeof one === 'object') rowsIn(one, found)
  }
  return found
}
