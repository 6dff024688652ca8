// The audit log: one line for every write and for every refusal by role, in the transaction of what it tells about. Lines
// form a chain: each carries a digest, keyed by the server's secret, over itself and the digest before it. The head of the chain
// is keyed too, so that nobody else can end the log earlier than it ends.
import { sql } from 'drizzle-orm'
import { deviceOf } from '#machines/lib/device.ts'
import { currentLanguage } from '#machines/words/language.ts'
import { operations } from '#sdk/operations.gen.ts'
import type { Feature, Path } from '#sdk/types.ts'
import type { Anyone, SignerCaller, UserCaller } from './caller.ts'
import { among } from './db/among.ts'
import type { Db } from './db/database.ts'
import { rowsOf } from './db/rows.ts'
import { audit_heads, type audits } from './db/schema/audits.ts'
import type { AuditNote, RequestFacts } from './handler.ts'
import { inBoth } from './lib/reader-language.ts'
import { type Ports, sameText } from './ports/ports.ts'
import { isFirstRaise, noteWritten, raised, returningRevision } from './project-revision.ts'

type Line = Omit<typeof audits.$inferInsert, 'seq' | 'digest'>

/** What goes to a lender in its own words is no operation of ours: 'lenders.goodleap.updateMilestone'. */
type Action = Path | `lenders.${string}`

export const writeAudit = (
  db: Db,
  ports: Ports,
  caller: UserCaller | SignerCaller | Anyone,
  request: RequestFacts,
  path: Action,
  outcome: 'done' | 'refused',
  note: AuditNote,
) => writeAudits(db, ports, caller, request, path, outcome, [note])

/** Several of one request, in order, at the cost of one: of many projects each has a line of its own. */
export async function writeAudits(
  db: Db,
  ports: Ports,
  caller: UserCaller | SignerCaller | Anyone,
  request: RequestFacts,
  path: Action,
  outcome: 'done' | 'refused',
  notes: readonly AuditNote[],
) {
  const [first] = notes
  const by = first?.actor ? { kind: 'user' as const, impersonator: undefined, ...first.actor } : caller
  if (!first || by.kind === 'anyone') return
  const at = ports.now()
  const support = by.kind === 'user' ? by.impersonator?.name : undefined
  const lines = notes.map(({ sentence, project_id, entity_id, detail, is_read }) => ({
    company_id: by.company_id,
    id: ports.id(),
    at,
    actor_id: by.kind === 'user' ? by.user_id : null,
    impersonator_id: by.kind === 'user' ? (by.impersonator?.user_id ?? null) : null,
    actor_name: by.name,
    action: isOperation(path) ? operations[path].id : path,
    outcome,
    project_id: project_id ?? null,
    entity_id: entity_id ?? null,
    ...both(sentence, {
      ...detail,
      ...(support ? { support } : {}),
      ...(is_read ? { [IS_READ]: true } : {}),
      ...(request.user_agent ? { device: deviceOf(request.user_agent) } : {}),
    }),
    ip: request.ip,
    request_id: request.id,
  }))
  const worked_on = outcome === 'done' ? notes.filter(({ is_read }) => !is_read) : []
  const kind = isOperation(path) ? operations[path].feature : 'lenders'
  const touched = [...new Set(worked_on.flatMap(({ project_id }) => project_id ?? []))].filter(id =>
    isFirstRaise(db, `${id} ${kind}`),
  )
  const head = await nextPlaces(db, by.company_id, lines.length, { touched, at, kind })
  // What is written on top of a head that is not ours is not vouched for: a log once cut short never looks whole again.
  const vouched = isHeadOurs(ports, { ...head, seq: head.seq - lines.length })
  let digest = head.digest
  const chained = lines.map((line, n) => {
    const seq = head.seq - lines.length + n + 1
    digest = digestOf(ports, line, seq, digest)
    return { ...line, seq, digest }
  })
  const last = Math.floor((chained.length - 1) / AT_ONCE) * AT_ONCE
  for (let from = 0; from < last; from += AT_ONCE) await db.execute(added(chained.slice(from, from + AT_ONCE)))
  const mac = vouched ? headCode(ports, { ...head, digest }) : null
  await db.execute(sql`
    with lines as (${added(chained.slice(last))})
    update audit_heads set digest = ${digest}, mac = ${mac} where company_id = ${by.company_id}`)
}

/**
 * Locks the head until the commit, so that the company's next writer waits here. Before that it sets `active_at` of the projects
 * concerned, which the list of projects where nothing happens reads, and tells those who look at them. Operations that lock a project do so before they write a line;
 * in any other order here, the two would deadlock.
 */
async function nextPlaces(
  db: Db,
  company_id: number,
  count: number,
  { touched, at, kind }: { touched: readonly string[]; at: Date; kind: Feature },
): Promise<Head> {
  const [head] = rowsOf<Omit<Head, 'seq'> & { seq: string | number; revision: string | number | null }>(
    await db.execute(sql`
      with touched as (
        update projects p set active_at = ${raised(sql`p.active_at`, at)} where ${among(sql`p.id`, touched)}
        ${returningRevision(kind)})
      insert into audit_heads as head (company_id, seq, digest)
      select ${company_id}::bigint, ${count}::bigint, '' from (select count(*) from touched) as first
      on conflict (company_id) do update set seq = head.seq + excluded.seq
      returning company_id, seq, digest, unchained, unchained_hash, mac, (select max(revision) from touched) as revision`),
  )
  if (!head) throw new Error('The audit log has no head')
  const { revision, ...rest } = head
  // A change of many has no one revision.
  if (touched.length > 0) noteWritten(touched.length === 1 ? touched[0] : undefined, Number(revision))
  return { ...rest, seq: Number(head.seq) }
}

/** In SQL, for every write passes here: composing it anew took longer than the answer. */
const added = (lines: readonly (Line & { seq: number; digest: string })[]) => sql`
  insert into audits (company_id, id, at, actor_id, impersonator_id, actor_name, action, outcome, project_id, entity_id, sentence, detail,
    ip, request_id, seq, digest)
  values ${sql.join(
    lines.map(
      ({ company_id, id, at, actor_id, impersonator_id, actor_name, action, outcome, ...line }) => sql`(
        ${company_id}, ${id}, ${at.toISOString()}, ${actor_id}, ${impersonator_id}, ${actor_name}, ${action}, ${outcome},
        ${line.project_id}, ${line.entity_id}, ${line.sentence}, ${JSON.stringify(line.detail)}, ${line.ip}, ${line.request_id},
        ${line.seq}, ${line.digest})`,
    ),
    sql`, `,
  )}`

/** English is the line's own sentence; the Spanish one stands in its detail, where the line's digest covers it as well. */
function both(sentence: AuditNote['sentence'], detail: Record<string, unknown>) {
  const { en, es } = inBoth(sentence)
  return { sentence: en, detail: { ...detail, [SPANISH]: es } }
}
const SPANISH = 'sentence_es'

/** What a line says, in the language of whoever reads it. */
export const sentenceOf = ({ sentence, detail }: Pick<Line, 'sentence' | 'detail'>): string => {
  const spanish = currentLanguage() === 'es' ? detail?.[SPANISH] : undefined
  return typeof spanish === 'string' ? spanish : sentence
}
/** The same in a statement, as a column of `audits`. */
export const sentenceColumn = () =>
  currentLanguage() === 'es' ? sql<string>`coalesce(detail ->> ${SPANISH}, sentence)` : sql<string>`sentence`

const IS_READ = 'is_read'
/** Lines of what somebody did, without those of what support read. */
export const isAct = () => sql`(impersonator_id is null or detail -> ${IS_READ} is null)`

/** A statement takes 65,535 values at most. */
const AT_ONCE = 1_000

const isOperation = (path: string): path is Path => Object.hasOwn(operations, path)

/** Over what a line says, in one fixed order, whatever order the database gives its parts back in. */
export const digestOf = (ports: Ports, line: Line, seq: number, before: string): string =>
  ports.sign('audit', canonical([seq, before, ...partsOf(line)]))

/** The same without a place in the chain. */
export const entryText = (line: Line): string => canonical(partsOf(line))

const partsOf = (line: Line) => [
  line.company_id,
  line.id,
  line.at.toISOString(),
  line.actor_id ?? null,
  line.impersonator_id ?? null,
  line.actor_name,
  line.action,
  line.outcome,
  line.project_id ?? null,
  line.entity_id ?? null,
  line.sentence,
  line.detail,
  line.ip ?? null,
  line.request_id,
]

type Head = typeof audit_heads.$inferSelect

export const headCode = (
  { sign }: Pick<Ports, 'sign'>,
  { company_id, seq, digest, unchained, unchained_hash }: Omit<Head, 'mac'>,
): string => sign(`audit head of company ${company_id}`, [seq, digest, unchained, unchained_hash ?? ''].join('\n'))

export const isHeadOurs = (ports: Pick<Ports, 'sign'>, head: Head): boolean =>
  head.mac !== null && sameText(head.mac, headCode(ports, head))

/** With the company: from then on a log without its head is one that somebody took away. */
export async function beginAudits(db: Db, ports: Pick<Ports, 'sign'>, company_id: number) {
  const head = { company_id, seq: 0, digest: '', unchained: 0, unchained_hash: null }
  await db.insert(audit_heads).values({ ...head, mac: headCode(ports, head) })
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** What an edit changed, for `detail`: fields that differ, each with what was and what is. */
export function changes<T extends object>(before: Partial<T>, after: Partial<T>) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const was = new Map(Object.entries(before))
  const is = new Map(Object.entries(after))
  return {
    changes: names
      .map(field => ({ field, before: said(was.get(field)), after: said(is.get(field)) }))
      .filter(({ before, after }) => before !== after),
  }
}

const said = (value: unknown): string | undefined =>
  value === undefined || value === null || value === ''
    ? undefined
    : typeof value === 'string'
      ? value
      : Array.isArray(value) && value.every(one => typeof one === 'string')
        ? [...value].sort().join(', ')
        : JSON.stringify(value)
