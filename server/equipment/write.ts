// What adding and changing share: who may see or set a cost, one name once, and how a row is answered.
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../caller.ts'
import { sqlState } from '../db/database.ts'
import { fileAddress } from '../files/store.ts'
import { refuse } from '../lib/refuse.ts'
import type { Ports } from '../ports/ports.ts'
import { type Faults, tidy } from './rules.ts'

type Row = {
  company_id: number
  name_key: string
  price_usd: number | null
  datasheet_file_id: string | null
  datasheet_name: string | null
}

export const seesCost = (caller: Pick<UserCaller, 'permissions'>) => caller.permissions.has('pricing.view_cost')

/** A row as the contract has it: the cost for those who may see it, the datasheet by its address. */
export function viewOf<T extends Row>(
  { company_id, name_key, datasheet_file_id, price_usd, ...row }: T,
  caller: UserCaller,
  ports: Ports,
) {
  return {
    ...row,
    ...(seesCost(caller) ? { price_usd } : {}),
    datasheet_src: datasheet_file_id && fileAddress(ports, company_id, datasheet_file_id),
  }
}

/** The cost to write: as it was where none is given. Refuses one from somebody who does not see costs. */
export function costOf(caller: UserCaller, given: number | null | undefined, before: number | null): number | null {
  if (given === undefined) return before
  if (!seesCost(caller))
    throw refuse(400, 'invalid_input', { price_usd: 'Your role does not see costs, so it cannot set one.' })
  return given
}

export function requireNone(faults: Faults) {
  if (Object.keys(faults).length > 0) throw refuse(400, 'invalid_input', faults)
}

/** Blanks at the ends are nobody's intention, and a name of nothing but blanks is none. */
export function named(field: string, text: string): string {
  const trimmed = tidy(text)
  if (trimmed === '') throw refuse(400, 'invalid_input', { [field]: 'Enter a name.' })
  return trimmed
}

/** Runs a write that the database refuses where the name is taken, and says so. */
export async function unlessTaken<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (sqlState(error) === '23505')
      throw refuse(409, 'name_taken', `${name} is in the catalogue already, on offer or not. Change that one instead.`)
    throw error
  }
}

export const fullName = ({ manufacturer, model }: Pick<Schemas['Panel'], 'manufacturer' | 'model'>) =>
  `${manufacturer} ${model}`
