// Sent agreements, by title, signer or project; in "purchase jones" the title contains one word and a name the other. Called by
// global search.
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { fieldsWith, holdsAll } from '#machines/projects/search-rules.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import { among } from '#server/db/among.ts'
import type { Db } from '#server/db/database.ts'
import { agreement_versions, signers, transactions } from '#server/db/schema/agreements.ts'
import { projects } from '#server/db/schema/projects.ts'
import { visibleTo } from '#server/projects/access.ts'
import { LIMIT, marked, PROJECT } from './found-in.ts'
import { holdsProject, type Ids, idsLike, likeAll } from './like.ts'

type Words = readonly string[]

export async function findAgreements(
  db: Db,
  caller: UserCaller,
  words: Words,
  project_ids: Ids,
): Promise<Schemas['FoundAgreement'][]> {
  const versions = await db
    .select({
      agreement_id: agreement_versions.agreement_id,
      version: agreement_versions.version,
      name: sql<string>`${agreement_versions.content} ->> 'name'`,
    })
    .from(agreement_versions)
  /** A company has few templates with few versions: their names lead to the transactions. */
  const titled = (some: Words) => {
    const fitting = versions.filter(({ name }) => holdsAll(name, some))
    const pairs = fitting.map(({ agreement_id, version }) => sql`(${agreement_id}::uuid, ${version}::integer)`)
    if (pairs.length === 0) return undefined
    return sql`(${transactions.agreement_id}, ${transactions.agreement_version}) in (${sql.join(pairs, sql`, `)})`
  }
  const in_title = words.filter(word => titled([word]))
  const rest = words.filter(word => !in_title.includes(word))
  const title = titled(in_title)
  const mixed = title && in_title.length > 0 && rest.length > 0
  const ways = [
    await concerning(db, words, project_ids),
    rest.length === 0 ? title : undefined,
    mixed ? and(title, (await concerning(db, rest)) ?? sql`false`) : undefined,
  ]
  // One query per field: each has its own index, and no index covers all.
  const rows: Awaited<ReturnType<typeof select>> = []
  for (const way of ways) if (way) rows.push(...(await select(db, caller, way)))
  const newest = rows
    .filter(({ id }, at) => rows.findIndex(row => row.id === id) === at)
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, LIMIT)
  return dressed(db, words, newest)
}

/** Those of these words in a signer or in the project. */
async function concerning(db: Db, words: Words, known?: Ids): Promise<SQL | undefined> {
  const project_ids = known ?? (await idsLike(db, 'projects_with', words))
  const signed = await idsLike(db, 'signers_with', words)
  return or(
    signed === 'many'
      ? // Not as exists, which the planner would turn into a search of all signers.
        sql`(select bool_or(${likeAll(sql`named_text(s.name, s.email)`, words)}) from signers s
          where s.company_id = ${transactions.company_id} and s.transaction_id = ${transactions.id})`
      : signed.length > 0
        ? among(transactions.id, signed)
        : undefined,
    project_ids === 'many'
      ? holdsProject(project_ids, words)
      : project_ids.length > 0
        ? among(transactions.project_id, project_ids)
        : undefined,
  )
}

const select = (db: Db, caller: UserCaller, way: SQL) =>
  db
    .select({
      id: transactions.id,
      title: sql<string>`${transactions.content} ->> 'name'`,
      status: transactions.status,
      project: PROJECT,
      project_text: sql<string>`(select s.text from project_search s
        where s.company_id = ${projects.company_id} and s.project_id = ${projects.id})`,
    })
    .from(transactions)
    .innerJoin(
      projects,
      and(eq(projects.company_id, transactions.company_id), eq(projects.id, transactions.project_id)),
    )
    .where(and(visibleTo(caller), way))
    .orderBy(desc(transactions.id))
    .limit(LIMIT)

async function dressed(db: Db, words: Words, rows: Awaited<ReturnType<typeof select>>) {
  const ids = rows.map(({ id }) => id)
  const people =
    ids.length === 0
      ? []
      : await db
          .select({ transaction_id: signers.transaction_id, name: signers.name, email: signers.email })
          .from(signers)
          .where(inArray(signers.transaction_id, ids))
          .orderBy(asc(signers.step), asc(signers.position))
  return rows.map(({ project_text, project, ...row }) => {
    const its = people.filter(({ transaction_id }) => transaction_id === row.id)
    const matched = fieldsWith(words, [
      ['title', row.title],
      ['signer', its.map(({ name, email }) => `${name} ${email}`).join(' ')],
      ['project', project_text],
    ])
    return { ...row, project: marked(project), signers: its.map(({ name }) => name), matched }
  })
}
