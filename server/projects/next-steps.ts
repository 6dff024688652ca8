// The next steps of projects, from one query for all. Whether a payment option still fits design and price needs a calculation per
// project: the project page runs it, lists assume it.
import { isTurnOf } from '#machines/agreements/turns.ts'
import { standingOf } from '#machines/applications/lenders/application.ts'
import { inMode, withOwn } from '#machines/applications/lenders/modes.ts'
import { lacksOf } from '#machines/applications/lenders/reasons.ts'
import { netMeteringConfirmation, rateConfirmation } from '#machines/design/utilities/tariff-standing.ts'
import { dayIn } from '#machines/lib/day-in.ts'
import type { LenderStanding } from '#machines/projects/lender-step.ts'
import { nextStep, type SaleFacts } from '#machines/projects/next-step.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import { type LineFacts, lineFacts } from './line-facts.ts'
import type { ProjectLine } from './list.ts'

type Step = Schemas['NextStep'] | null
/** True if the hash of a quote is still current. */
type IsCurrent = (basis_hash: string | null) => boolean

export async function nextSteps(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  lines: readonly ProjectLine[],
): Promise<Map<string, Step>> {
  const facts = await lineFacts(
    db,
    caller,
    lines.map(({ id }) => id),
  )
  return new Map(lines.map(line => [line.id, stepOf(line, facts.get(line.id), ports)]))
}

export function stepOf(line: ProjectLine, facts: LineFacts | undefined, ports: Ports): Step {
  return facts ? nextStep(saleFacts(line, facts, ports)) : null
}

/** The inputs of a project's next step and path. */
export function saleFacts(
  line: Pick<ProjectLine, 'status' | 'address' | 'size_w'>,
  { company_timezone, has_use, is_sent, invoices, ...facts }: LineFacts,
  ports: Ports,
  isCurrent: IsCurrent = () => true,
): SaleFacts {
  const now = ports.now()
  const today = dayIn(company_timezone, now)
  return {
    status: line.status,
    has_address: line.address !== null,
    has_use,
    assumed: assumedOf(facts),
    is_designed: line.size_w !== null,
    financing: financingOf(facts, isCurrent),
    proposal: proposalOf(facts, isCurrent, today),
    sends: is_sent ? 1 : 0,
    transactions: facts.transactions.map(({ status, basis_hash, signers }) => {
      const all = (signers ?? []).toSorted((a, b) => a.position - b.position)
      const shown = all.map(signer => ({ ...signer, my_turn: status === 'sent' && isTurnOf(signer, all) }))
      return { status, is_current: isCurrent(basis_hash), signers: shown }
    }),
    application: applicationOf(facts, ports),
    invoices,
    now: now.getTime(),
    today,
  }
}

function assumedOf({ tariff, confirmed, terms }: Pick<LineFacts, 'tariff' | 'confirmed' | 'terms'>) {
  if (!tariff) return null
  return PARTS.filter(part => !CONFIRMATIONS[part]({ tariff, confirmed, terms }))
}
const CONFIRMATIONS = { net_metering: netMeteringConfirmation, rate: rateConfirmation }
const PARTS = ['net_metering', 'rate'] as const

function financingOf({ financing }: Pick<LineFacts, 'financing'>, isCurrent: IsCurrent): SaleFacts['financing'] {
  if (!financing) return null
  const { basis_hash, ...offer } = financing
  return { ...offer, is_current: isCurrent(basis_hash) }
}

function proposalOf(
  { proposal }: Pick<LineFacts, 'proposal'>,
  isCurrent: IsCurrent,
  today: string,
): SaleFacts['proposal'] {
  if (!proposal) return null
  const { status, valid_until, basis_hash, ...known } = proposal
  const is_over = (status === 'sent' || status === 'viewed') && (valid_until ?? '9999-12-31') < today
  return { status: is_over ? 'expired' : status, is_current: isCurrent(basis_hash), ...known }
}

/** The newest with a lender that still exists. */
function applicationOf({ applications }: Pick<LineFacts, 'applications'>, ports: Ports): LenderStanding | undefined {
  const dialects = withOwn(ports.lenders.dialects)
  const row = applications.findLast(({ lender }) => dialects.some(({ code }) => code === lender))
  const lender_dialect = row && dialects.find(({ code }) => code === row.lender)
  if (!lender_dialect) return undefined
  const dialect = inMode(lender_dialect, row.mode)
  const { regions, name: lender_name } = dialect
  const inputs = { status: row.status, news: row.facts, calls_pending: [], regions, lender_name }
  return {
    status: row.status,
    mode: row.mode,
    lender_name,
    approved_amount_cents: row.facts?.approved_amount_cents ?? null,
    stipulations: row.facts?.stipulations ?? [],
    documents: row.facts?.documents ?? 'none',
    contract: row.facts?.contract ?? { status: 'not_uploaded', reason: null },
    regions: [...regions],
    notice_to_proceed: standingOf({ ...inputs, lacks: lacksOf(dialect) }).notice_to_proceed,
    milestones: row.facts?.milestones ?? [],
  }
}
