// The sources of a project's history, as one select each with the same columns. They don't overlap: user actions come
// from the audit log; moves, visits, signing steps, lenders’ answers, delivered mails and failed pages from their own
// tables. They return facts, which `describe-activity.ts` puts into words.

import { type SQL, sql } from 'drizzle-orm'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { isAct, sentenceColumn } from '../audit.ts'
import { among, uuids } from '../db/among.ts'
import type { ActivityFacts } from './describe-activity.ts'

type Kind = Schemas['ActivityKind']
export type SourceRow = {
  id: string
  at: Date | string
  kind: Kind
  actor_name: string | null
  action: string
  /** The source's own sentence, if it has one; otherwise it is made from the facts. */
  sentence: string | null
  facts: ActivityFacts | null
  detail: string | null
  from_status: Schemas['ProjectStatus'] | null
  to_status: Schemas['ProjectStatus'] | null
  page: string | null
}
/** `ids` are the project's own and those of what was merged into it. */
type Scope = {
  project_id: string
  ids: readonly string[]
  lenders: readonly string[]
  brand: string
  /** Only entries before this cursor. */
  after: Place | undefined
  /** The maximum number of entries. */
  most: number
}
export type Place = { at: string; follows: number; id: string }

/** As the order of the lines is: second, follows, at, id. */
export const placed = ({ at, follows, id }: Place): SQL =>
  sql`(date_trunc('second', ${at}::timestamptz), ${follows}::integer, ${at}::timestamptz, ${id}::text)`

const none = sql`null::text`
const noFacts = sql`null::jsonb`
const page = (project_id: string, tab: string) => sql`${`/projects/${project_id}?tab=${tab}`}::text`

/**
 * A drawing and a lender’s form are saved a second after each change. Of consecutive saves by one person within an hour only the
 * last is listed; the audit log has them all.
 */
const audited = (scope: Scope, kind: Kind | undefined) => sql`
  select id::text as id, at, ${KIND_OF_LINE} as kind,
    actor_name, action, ${sentenceColumn()} as sentence, ${noFacts} as facts, ${none} as detail, ${none} as from_status, ${none} as to_status, ${none} as page
  from (${newestLines(scope, kind)}) as lines`

const KIND_OF_LINE = sql`
    case
      when action in ('files.Upload', 'projects.DeleteFile') then 'file'
      when action like 'tasks.%' then 'task'
      when action like 'notes.%' then 'note'
      when actor_id is null and action <> 'agreements.SendLink' then 'homeowner'
      when action like 'lender%' then 'lender'
      when action in ('proposal.Send', 'agreements.Send', 'agreements.SendLink') then 'mail'
      when action like 'invoices.%' or action like 'payments.%' or action like 'receivables.%'
        or action like 'remittances.%' or action like 'credit_notes.%' then 'money'
      else 'sale'
    end`

/**
 * Of a project with very many lines only as many as needed are read, for each of its IDs by index. None of these lines is a
 * consequence of another, so their order by time is the order of the list.
 */
function newestLines({ ids, after, most }: Scope, kind: Kind | undefined): SQL {
  const is_listed = sql`audits.project_id = scope.id and outcome = 'done'
    and action not in ('projects.UpdateProjectStatus', 'notes.Create', 'notes.Update')
    and (action = ${SEEN} or ${isAct()})
    and not (action in ('design.SaveDrawing', 'lender_applications.SaveDraft') and ${GOES_ON})
    ${kind ? sql`and ${KIND_OF_LINE} = ${kind}` : sql``}
    ${
      after
        ? sql`and at < date_trunc('second', ${after.at}::timestamptz) + interval '1 second'
          and (date_trunc('second', at), 0, at, audits.id::text) < ${placed(after)}`
        : sql``
    }`
  return sql`
    select newest.* from unnest(${uuids(ids)}) as scope(id)
    cross join lateral (select * from audits where ${is_listed} order by at desc, audits.id desc limit ${most}) as newest`
}

/** Support opens a project: of all that it reads there, the one line that its history has. */
const SEEN = 'projects.Get'

/** Repeated saves by the same person within an hour, with no other action in between. */
const GOES_ON = sql`coalesce((select next.action = audits.action and next.actor_id = audits.actor_id
    and next.at < audits.at + interval '1 hour'
  from audits next where next.project_id = audits.project_id and next.outcome = 'done' and next.id > audits.id
  order by next.id limit 1), false)`

const moves = ({ ids }: Scope) => sql`
  select id::text, at, 'status', actor_name, 'moved', ${none},
    jsonb_build_object('about', 'move', 'is_reopening', from_status in ('declined', 'canceled', 'voided')), reason, from_status, to_status, ${none}
  from project_moves where ${among(sql`project_id`, ids)}`

const visits = ({ project_id, ids }: Scope) => sql`
  select id::text, opened_at, 'homeowner', ${none}, 'proposal_opened', ${none},
    jsonb_build_object('about', 'visit', 'device', device, 'minutes', seconds / 60), ${none}, ${none}, ${none}, ${page(project_id, 'proposal')}
  from proposal_visits where ${among(sql`project_id`, ids)}`

/** Signing and declining are written down as what a person does. */
const signing = ({ project_id, ids }: Scope) => sql`
  select e.transaction_id || '/' || e.seq, e.at, case e.event when 'sealed' then 'file' else 'homeowner' end,
    case when e.event in ('completed', 'sealed', 'project_not_moved') then null else e.actor end, e.event,
    ${none}, jsonb_build_object('about', 'signing', 'event', e.event, 'name', t.content ->> 'name'),
    ${none}, ${none}, ${none},
    ${`/projects/${project_id}?tab=`}::text || case e.event when 'sealed' then 'files' else 'agreements' end
  from transactions t join transaction_events e on e.company_id = t.company_id and e.transaction_id = t.id
  where ${among(sql`t.project_id`, ids)} and e.event in ('viewed', 'consented', 'consent_withdrawn', 'paper_requested',
    'downloaded', 'completed', 'sealed', 'project_not_moved')`

/** A lender’s event has its Spanish sentence in its detail. */
const lenderSentence = () =>
  currentLanguage() === 'es' ? sql`coalesce(e.detail ->> 'sentence_es', e.sentence)` : sql`e.sentence`

/** Members' and homeowners' actions at a lender are logged as theirs, except opening a link. */
const lenders = ({ project_id, ids, lenders: names, brand }: Scope) => sql`
  select e.id::text, e.at, case e.event when 'opened' then 'homeowner' else 'lender' end, ${none}, e.event, ${lenderSentence()},
    ${noFacts}, ${none}, ${none}, ${none}, ${page(project_id, 'lender')}
  from lender_applications a join lender_events e on e.company_id = a.company_id and e.application_id = a.id
  where ${among(sql`a.project_id`, ids)} and e.event <> 'exchange'
    and (e.event = 'opened' or e.actor in (${sql.join(
      [...names, brand].map(name => sql`${name}`),
      sql`, `,
    )}))`

/** Mails a person sent are listed as their own entries; here are automatic ones, and those that couldn't be delivered. */
const mails = ({ ids }: Scope) => sql`
  select id::text, coalesce(sent_at, next_attempt_at), 'mail', ${none},
    case status when 'failed' then 'mail_failed' else 'mail_sent' end,
    ${none}, jsonb_build_object('about', 'mail', 'failed', status = 'failed', 'to', to_address, 'subject', subject),
    case status when 'failed' then last_error end, ${none}, ${none}, ${none}
  from mails
  where (id in (select mail_id from proposal_sends where ${among(sql`project_id`, ids)} and mail_id is not null)
      or signer_id in (select s.id from signers s join transactions t
        on t.company_id = s.company_id and t.id = s.transaction_id where ${among(sql`t.project_id`, ids)})
      or lender_application_id in (select id from lender_applications where ${among(sql`project_id`, ids)}))
    and (status = 'failed' or (status = 'sent' and created_by is null and kind <> 'agreement_reminder'))`

/** Dismissed problems are not listed. */
const problems = ({ ids }: Scope) => sql`
  select id::text, last_seen_at, 'homeowner', ${none}, 'page_failed', ${none},
    jsonb_build_object('about', 'problem', 'count', count, 'page', page, 'page_number', page_number,
      'browser', browser, 'browser_version', browser_version, 'device', device), ${none}, ${none}, ${none}, ${none}
  from page_problems where ${among(sql`project_id`, ids)} and status <> 'dismissed'`

const notes = ({ project_id, ids }: Scope) => sql`
  select id::text, created_at, 'note', author_name, 'noted', ${none}, jsonb_build_object('about', 'note'), body, ${none}, ${none},
    ${`/projects/${project_id}?tab=notes&note=`}::text || id
  from notes where ${among(sql`project_id`, ids)}`

/** An import is one line of the audit log, however many leads it brought. */
const imports = ({ ids }: Scope) => sql`
  select i.id || '/' || r.line, i.applied_at, 'sale', i.created_by_name, 'imported', ${none},
    jsonb_build_object('about', 'import', 'file', i.file_name, 'is_new', r.before is null), ${none}, ${none}, ${none}, '/projects?import=' || i.id
  from sheet_import_rows r join sheet_imports i on i.company_id = r.company_id and i.id = r.import_id
  where ${among(sql`r.row_id`, ids)} and r.outcome in ('added', 'updated', 'kept')`

/** The sources with entries of a kind; all of them without a kind. */
const SOURCES: { select: (scope: Scope, kind: Kind | undefined) => SQL; kinds: readonly Kind[] }[] = [
  { select: audited, kinds: ['file', 'task', 'note', 'homeowner', 'lender', 'mail', 'money', 'sale'] },
  { select: moves, kinds: ['status'] },
  { select: visits, kinds: ['homeowner'] },
  { select: signing, kinds: ['homeowner', 'file'] },
  { select: lenders, kinds: ['lender', 'homeowner'] },
  { select: mails, kinds: ['mail'] },
  { select: problems, kinds: ['homeowner'] },
  { select: notes, kinds: ['note'] },
  { select: imports, kinds: ['sale'] },
]

export const activityUnion = (scope: Scope, kind: Kind | undefined): SQL =>
  sql.join(
    SOURCES.filter(({ kinds }) => kind === undefined || kinds.includes(kind)).map(
      ({ select }) =>
        // The first names the columns of all.
        sql`(select * from (${select(scope, kind)}) as s(id, at, kind, actor_name, action, sentence, facts, detail, from_status, to_status, page))`,
    ),
    sql` union all `,
  )
