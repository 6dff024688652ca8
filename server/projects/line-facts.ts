// The facts behind each line of a list and its next step, in one statement. Ten statements took three times as long to build, send
// and read.
import { sql } from 'drizzle-orm'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import type { LenderMode } from '#machines/applications/lenders/modes.ts'
import type { TariffConfirmed } from '#machines/design/utilities/tariff-standing.ts'
import type { SaleInvoice } from '#machines/projects/sold-step.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../caller.ts'
import { uuids } from '../db/among.ts'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'

/** Days and times as JSON has them. */
export type LineFacts = {
  project_id: string
  company_timezone: string
  owner_name: string
  homeowner: { id: string; name: string; phone: string | null; email: string | null } | null
  tariff: Schemas['Tariff'] | null
  confirmed: TariffConfirmed | null
  has_use: boolean
  terms: Schemas['UtilityTerms'] | null
  financing: { provider_code: Schemas['ProviderCode']; provider_name: string; basis_hash: string } | null
  /** Of the design that is sold. */
  proposal: {
    status: Schemas['Proposal']['status']
    is_published: boolean
    is_accepted: boolean
    valid_until: string | null
    basis_hash: string | null
  } | null
  is_sent: boolean
  /** Newest first, their signers in order. */
  transactions: LineTransaction[]
  /** Oldest first. */
  applications: LineApplication[]
  /** Oldest first; null for users who may not see them. */
  invoices: SaleInvoice[] | null
}
type LineTransaction = {
  id: string
  status: Schemas['Transaction']['status']
  basis_hash: string | null
  signers: LineSigner[] | null
}
type LineSigner = { position: number } & Pick<
  Schemas['TransactionSigner'],
  'name' | 'role' | 'step' | 'status' | 'link_expires_at'
>
type LineApplication = {
  created_at: string
  lender: string
  mode: LenderMode
  status: Schemas['LenderDecision']
  facts: Facts | null
}
/** As returned by the database: null instead of empty lists, and unordered, as sorting would read all rows of a company. */
type Row = Omit<LineFacts, 'transactions' | 'applications'> & {
  transactions: LineTransaction[] | null
  applications: LineApplication[] | null
}

/** The first design has the project's id. */
const SOLD_DESIGN = sql`coalesce((select d.id from project_designs d where d.project_id = p.id and d.chosen), p.id)`

const lines = (ids: readonly string[], sees_invoices: boolean) => sql`
  select p.id as project_id, p.tariff, p.tariff_confirmed as confirmed, p.consumption is not null as has_use,
    (select c.timezone from companies c) as company_timezone,
    (select u.firstname || ' ' || u.lastname from users u where u.id = p.owner_id) as owner_name,
    (select jsonb_build_object('id', h.id, 'name', h.firstname || ' ' || h.lastname, 'phone', h.phone, 'email', h.email)
      from homeowners h where h.project_id = p.id and h.is_primary) as homeowner,
    (select to_jsonb(t) - 'company_id' from utility_terms t where t.utility_id = p.utility_id) as terms,
    (select jsonb_build_object('provider_code', f.snapshot -> 'offer' -> 'provider_code',
        'provider_name', f.snapshot -> 'offer' -> 'provider_name', 'basis_hash', f.snapshot -> 'basis_hash')
      from project_financing f where f.project_id = p.id) as financing,
    (select jsonb_build_object('status', r.status, 'is_published', r.published_at is not null,
        'is_accepted', r.accepted is not null, 'valid_until', r.snapshot -> 'valid_until', 'basis_hash', r.basis_hash)
      from proposals r where r.project_id = p.id and r.design_id = ${SOLD_DESIGN}) as proposal,
    -- A mail that no server took, or could deliver, reached nobody.
    exists (select from proposal_sends s
      join proposals r on r.company_id = s.company_id and r.id = s.proposal_id
      left join mails m on m.company_id = s.company_id and m.id = s.mail_id
      where s.project_id = p.id and r.design_id = ${SOLD_DESIGN}
        and (s.way <> 'mail' or m.status in ('queued', 'sent'))) as is_sent,
    (select jsonb_agg(jsonb_build_object('id', a.id, 'status', a.status, 'basis_hash', a.basis_hash, 'signers',
        (select jsonb_agg(jsonb_build_object('position', g.position, 'name', g.name, 'role', g.role, 'step', g.step,
            'status', g.status, 'link_expires_at', g.link_expires_at))
          from signers g where g.transaction_id = a.id)))
      from transactions a where a.project_id = p.id) as transactions,
    (select jsonb_agg(jsonb_build_object('created_at', l.created_at, 'lender', l.lender, 'mode', l.mode,
        'status', l.status, 'facts', l.facts))
      from lender_applications l where l.project_id = p.id and l.status <> 'canceled') as applications,
    case when ${sees_invoices}::boolean then
      (select jsonb_agg(jsonb_build_object('id', i.id, 'title', i.title, 'milestone', i.milestone, 'status', i.status,
          'total_cents', i.total_cents, 'open_cents', i.open_cents, 'due_on', i.due_on))
        from invoices i where i.project_id = p.id and i.status <> 'void')
    end as invoices
  from projects p where p.id = any(${uuids(ids)})`

/** By project. */
export async function lineFacts(
  db: Db,
  caller: UserCaller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LineFacts>> {
  if (ids.length === 0) return new Map()
  const sees_invoices = caller.permissions.has('receivables.view')
  const rows = rowsOf<Row>(await db.execute(lines(ids, sees_invoices)))
  return new Map(
    rows.map(({ transactions, applications, invoices, ...row }) => {
      const ordered = {
        transactions: (transactions ?? []).toSorted(by('id')).toReversed(),
        applications: (applications ?? []).toSorted(by('created_at')),
        invoices: sees_invoices ? (invoices ?? []).toSorted(by('id')) : null,
      }
      return [row.project_id, { ...row, ...ordered }]
    }),
  )
}

const by =
  <K extends string>(key: K) =>
  (a: Record<K, string>, b: Record<K, string>) =>
    a[key] < b[key] ? -1 : 1
