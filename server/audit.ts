// The audit log: one line for every write and every refusal by role, in the same transaction as what it records. Lines
// form a hash chain: each carries a digest over itself and the previous digest, keyed by the server's secret. The head
// of the chain is keyed too, so that no one else can truncate the log.
import { sql } from 'drizzle-orm'
import { deviceOf } from '#machines/lib/device.ts'
import { currentLanguage } from '#machines/words/language.ts'
import { operations } from '#sdk/operations.gen.ts'
import { subjects } from '#sdk/subjects.gen.ts'
import type { Feature, Path } from '#sdk/types.ts'
import type { Anyone, SignerCaller, UserCaller } from './caller.ts'
import { among } from './db/among.ts'
import type { Db } from './db/database.ts'
import { rowsOf } from './db/rows.ts'
import { audit_heads, type audits } from './db/schema/audits.ts'
import type { AuditNote, RequestFacts } from './handler.ts'
import { inBoth } from './lib/reader-language.ts'
import { companyMessage } from './ports/channel.ts'
import { type Ports, sameText } from './ports/ports.ts'
import { isFirstRaise, noteWritten, raised, returningRevision } from './project-revision.ts'

type Line = Omit<typeof audits.$inferInsert, 'seq' | 'digest'>

/** A request to a lender isn't one of our operations and has a name of its own: 'lenders.goodleap.updateMilestone'. */
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

/** Several entries of one request, in order, at the cost of one. An entry about several projects becomes a line for each. */
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
  const wide =
    isOperation(path) && worked_on.length > 0 && worked_on.every(note => !note.project_id) && isCompanyWide(path)
  const head = await nextPlaces(db, by.company_id, lines.length, { touched, at, kind, wide })
  // Lines on top of a head that isn't ours aren't signed: a log that was truncated once never looks whole again.
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
 * Locks the head until the commit, so the company's next writer waits here. Before that, sets `active_at` of the projects
 * concerned, which the list of inactive projects reads, and notifies those who have them open. Operations that lock a project do
 * so before they write a line; the opposite order would deadlock.
 */
async function nextPlaces(
  db: Db,
  company_id: number,
  count: number,
  { touched, at, kind, wide }: { touched: readonly string[]; at: Date; kind: Feature; wide: boolean },
): Promise<Head> {
  const [head] = rowsOf<
    Omit<Head, 'seq'> & { seq: string | number; revision: string | number | null; notified?: unknown }
  >(
    await db.execute(sql`
      with touched as (
        update projects p set active_at = ${raised(sql`p.active_at`, at)} where ${among(sql`p.id`, touched)}
        ${returningRevision(kind)})
      insert into audit_heads as head (company_id, seq, digest)
      select ${company_id}::bigint, ${count}::bigint, '' from (select count(*) from touched) as first
      on conflict (company_id) do update set seq = head.seq + excluded.seq
      returning company_id, seq, digest, unchained, unchained_hash, mac, (select max(revision) from touched) as revision
        ${wide ? sql`, ${companyMessage(company_id, kind)} as notified` : sql``}`),
  )
  if (!head) throw new Error('The audit log has no head')
  const { revision, notified, ...rest } = head
  // A change of several projects has no single revision.
  if (touched.length > 0) noteWritten(touched.length === 1 ? touched[0] : undefined, Number(revision))
  return { ...rest, seq: Number(head.seq) }
}

/** What a member does that any screen of the company may show: not a sign-in, nor what concerns only the member. */
const isCompanyWide = (path: Path): boolean => {
  const { id, feature, permission } = operations[path]
  const [name = ''] = id.split('.')
  return feature !== 'session' && !permission.some(one => one === 'public') && subjects[name] !== 'user'
}

/** In raw SQL because every write comes through here: building it with the query builder took longer than the database. */
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

/** The line's sentence is English; the Spanish one is in its detail, so that the line's digest covers both. */
function both(sentence: AuditNote['sentence'], detail: Record<string, unknown>) {
  const { en, es } = inBoth(sentence)
  return { sentence: en, detail: { ...detail, [SPANISH]: es } }
}
const SPANISH = 'sentence_es'

/** The sentence of a line in the reader's language. */
export const sentenceOf = ({ sentence, detail }: Pick<Line, 'sentence' | 'detail'>): string => {
  const spanish = currentLanguage() === 'es' ? detail?.[SPANISH] : undefined
  return typeof spanish === 'string' ? spanish : sentence
}
/** The same within a statement, as a column of `audits`. */
export const sentenceColumn = () =>
  currentLanguage() === 'es' ? sql<string>`coalesce(detail ->> ${SPANISH}, sentence)` : sql<string>`sentence`

const IS_READ = 'is_read'
/** Lines about changes, without those about what support read. */
export const isAct = () => sql`(impersonator_id is null or detail -> ${IS_READ} is null)`

/** A statement takes at most 65,535 parameters. */
const AT_ONCE = 1_000

const isOperation = (path: string): path is Path => Object.hasOwn(operations, path)

/** Covers the content of a line in a fixed order, whatever order the database returns its parts in. */
export const digestOf = (ports: Ports, line: Line, seq: number, before: string): string =>
  ports.sign('audit', canonical([seq, before, ...partsOf(line)]))

/** Of an entry whose personal data was erased: over what is left and the digest it was written with. */
export const redactionCode = ({ sign }: Pick<Ports, 'sign'>, line: Line, seq: number, digest: string): string =>
  sign('audit redaction', canonical([seq, digest, ...partsOf(line)]))

/** The same without the line's position in the chain. */
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

/** Called when the company is created: from then on, a log without a head has been tampered with. */
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

/** Changed fields for `detail`, each with its old and new value. */
export function changes<T extends object>(before: Partial<T>, after: Partial<T>) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const was = new Map(Object.entries(before))
  const is = new Map(Object.entries(after))
  return {
    changes: names
      .map(field => ({ field, before: comparable(was.get(field)), after: comparable(is.get(field)) }))
      .filter(({ before, after }) => before !== after),
  }
}

const comparable = (value: unknown): string | undefined =>
  value === undefined || value === null || value === ''
    ? undefined
    : typeof value === 'string'
      ? value
      : Array.isArray(value) && value.every(one => typeof one === 'string')
        ? [...value].sort().join(', ')
        : JSON.stringify(value)
