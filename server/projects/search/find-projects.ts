// Projects by number, name, address or homeowner. Called by the search over everything.

import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { addressLine, fullName } from '#machines/lib/text.ts'
import { fieldsWith, holds } from '#machines/projects/search-rules.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { homeowners, projects } from '#server/db/schema/projects.ts'
import { visibleTo } from '#server/projects/access.ts'
import { LIMIT, marked, PROJECT } from './found-in.ts'
import { beginsFirst, holdsProject, type Ids } from './like.ts'

export async function findProjects(
  db: Db,
  caller: UserCaller,
  words: readonly string[],
  ids: Ids,
): Promise<Schemas['FoundProject'][]> {
  const select = (which: SQL, ...order: SQL[]) =>
    db
      .select({ ...PROJECT, status: projects.status, address: projects.address })
      .from(projects)
      .where(and(visibleTo(caller), isNull(projects.merged_into), which))
      .orderBy(...order)
      .limit(LIMIT)
  const number = numberOf(words)
  const exact = number ? await select(number, desc(projects.active_at)) : []
  const order = [...beginsFirst(ids, sql`${projects.name_key}`, words), desc(projects.active_at)]
  const others = ids.length === 0 ? [] : await select(holdsProject(ids, words), ...order)
  const rows = [...exact, ...others.filter(({ id }) => !exact.some(one => one.id === id))].slice(0, LIMIT)
  const people = await peopleOf(db, rows)
  return rows.map(marked).map(({ address, ...row }) => {
    const its = people.filter(({ project_id }) => project_id === row.id)
    const shown = its.find(({ text }) => words.some(word => holds(text, word))) ?? its[0]
    const line = address && addressLine(address)
    const matched = fieldsWith(words, [
      ['number', row.number],
      ['name', row.name],
      ['address', line ?? ''],
      ['homeowner', shown?.text ?? ''],
    ])
    // 1001 and p1001 are P-1001 as well.
    const by_number = exact.some(({ id }) => id === row.id) && !matched.includes('number')
    return {
      ...row,
      address: line,
      homeowner: shown?.name ?? null,
      matched: by_number ? ['number', ...matched] : matched,
    }
  })
}

/** `P-1001`, `p1001` and `1001` ask for one number. */
function numberOf(words: readonly string[]): SQL | undefined {
  const [word = '', ...others] = words
  const [, letters, digits] = /^(?:([a-z]{1,10})-?)?0*(\d{1,9})$/i.exec(word) ?? []
  if (others.length > 0 || digits === undefined) return undefined
  const prefixed = sql`replace(lower(${projects.number_prefix}), '-', '') = ${letters?.toLowerCase()}`
  return and(eq(projects.number, Number(digits)), letters === undefined ? undefined : prefixed)
}

async function peopleOf(db: Db, rows: readonly { id: string }[]) {
  if (rows.length === 0) return []
  const people = await db
    .select()
    .from(homeowners)
    .where(
      inArray(
        homeowners.project_id,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(desc(homeowners.is_primary), homeowners.id)
  return people.map(({ project_id, firstname, lastname, email, phone }) => {
    const name = fullName({ firstname, lastname })
    return { project_id, name, text: [name, email, phone, phone?.replaceAll(/\D/g, '')].join(' ') }
  })
}
