// Homeowners by name, mail or phone, each person once. Called by the search over everything.

import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { fullName } from '#machines/lib/text.ts'
import { type Known, samePerson } from '#machines/projects/same-person.ts'
import { fieldsWith } from '#machines/projects/search-rules.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import { among } from '#server/db/among.ts'
import type { Db } from '#server/db/database.ts'
import { homeowners, projects } from '#server/db/schema/projects.ts'
import { visibleTo } from '#server/projects/access.ts'
import { LIMIT, marked, PROJECT } from './found-in.ts'
import { beginsFirst, idsLike, likeAllOfRow } from './like.ts'

/** Rows for each person who is answered: some have several projects. */
const ROWS = LIMIT * 2
const { firstname, lastname, email, phone } = homeowners
const TEXT = sql`homeowner_text(${firstname}, ${lastname}, ${email}, ${phone})`

export async function findHomeowners(
  db: Db,
  caller: UserCaller,
  words: readonly string[],
): Promise<Schemas['FoundHomeowner'][]> {
  const ids = await idsLike(db, 'homeowners_with', words)
  if (ids.length === 0) return []
  const rows = await db
    .select({ person: { id: homeowners.id, firstname, lastname, email, phone }, project: PROJECT })
    .from(homeowners)
    .innerJoin(projects, and(eq(projects.company_id, homeowners.company_id), eq(projects.id, homeowners.project_id)))
    .where(
      and(
        visibleTo(caller),
        isNull(projects.merged_into),
        ids === 'many' ? likeAllOfRow(TEXT, words) : among(homeowners.id, ids),
      ),
    )
    .orderBy(...beginsFirst(ids, sql`plain_text(${firstname} || ' ' || ${lastname})`, words), desc(projects.active_at))
    .limit(ROWS)
  const persons = rows.filter(({ person }, at) => rows.findIndex(other => isOne(other.person, person)) === at)
  return persons.slice(0, LIMIT).map(({ person, project }) => {
    const name = fullName(person)
    const matched = fieldsWith(words, [
      ['name', name],
      ['email', person.email ?? ''],
      ['phone', `${person.phone ?? ''} ${person.phone?.replaceAll(/\D/g, '') ?? ''}`],
    ])
    return { id: person.id, name, email: person.email, phone: person.phone, project: marked(project), matched }
  })
}

/** Two of one name are two, unless they share more than that. */
const isOne = (one: Known, other: Known) =>
  samePerson(one, other) && (one === other || one.email === other.email || one.phone === other.phone)
