// Rows of people to invite: input, errors, and the server's result for each.
import { type PastedPerson, pastedPeople } from '#machines/company/team/pasted-people.ts'
import { readTerritory } from '#machines/company/team/territory.ts'
import { EMAIL } from '#sdk/patterns.gen.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export type InviteRow = {
  key: number
  email: string
  firstname?: string | undefined
  lastname?: string | undefined
  role_id: string | null
  manager_id: string | null
  territory: string
  /** Why the server did not invite them. */
  refused?: Pick<Schemas['InviteResult'], 'field' | 'sentence'> | undefined
}
export type RowFaults = Partial<Record<'email' | 'role_id' | 'manager_id' | 'territory', string>>

/** The contract's limit. */
export const MOST_ROWS = 50

export const blankRow = (key: number, like?: InviteRow): InviteRow => ({
  key,
  email: '',
  // The next one mostly is of the same role and team.
  role_id: like?.role_id ?? null,
  manager_id: like?.manager_id ?? null,
  territory: like?.territory ?? '',
})

/** Pasted people as rows: the first takes the place of an empty row. */
export function withPasted(rows: readonly InviteRow[], text: string): InviteRow[] {
  const last = rows.at(-1)
  const key = Math.max(0, ...rows.map(row => row.key)) + 1
  const made = pastedPeople(text).map((person: PastedPerson, at) => ({ ...blankRow(key + at, last), ...person }))
  return [...rows.filter(({ email }) => email.trim() !== ''), ...made]
}

export function rowFaults(row: InviteRow, rows: readonly InviteRow[]): RowFaults {
  const email = row.email.trim()
  const first = rows.find(one => one.email.trim().toLowerCase() === email.toLowerCase())
  const territory = readTerritory(row.territory).fault
  const { field, sentence } = row.refused ?? {}
  return {
    ...(field && sentence ? { [field]: sentence } : {}),
    ...(EMAIL.test(email) ? {} : { email: words.enter_email_such_as }),
    ...(email !== '' && first && first.key !== row.key ? { email: words.list_twice({ email }) } : {}),
    ...(row.role_id === null ? { role_id: words.choose_role } : {}),
    ...(territory === undefined ? {} : { territory }),
  }
}

/** As the contract wants them. */
export const asInput = (rows: readonly InviteRow[]): Input<'/v3/users.InviteMembers'>['rows'] =>
  rows.map(({ email, firstname, lastname, role_id, manager_id, territory }) => {
    const read = readTerritory(territory)
    return {
      email: email.trim(),
      role_id: role_id ?? '',
      ...(firstname ? { firstname } : {}),
      ...(lastname ? { lastname } : {}),
      ...(manager_id ? { manager_id } : {}),
      ...(read.fault === undefined && read.territory ? { territory: read.territory } : {}),
    }
  })
