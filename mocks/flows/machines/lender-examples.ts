// Named examples of an application's states: as few as needed for all reads of the lender flows. They are written to
// openapi/applications/lender-examples.yaml, so that a mock can show each.
import { stringifyYaml } from '@redocly/openapi-core'
import type { ApplicationStanding, AvailableAction } from '#machines/applications/lenders/application.ts'
import { MILESTONES, type StipulationStatus } from '#machines/applications/lenders/codes.ts'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import { lacksOf } from '#machines/applications/lenders/reasons.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Lender } from '../lender-steps.ts'
import { type Fact, fieldsOf } from './lender-road.ts'

export type Stands = {
  lender: Lender
  dialect: Dialect
  standing: ApplicationStanding
  stipulations: StipulationStatus[]
  actions: AvailableAction[]
}
export type Example = { name: string; stands: Stands }

/** Collects examples while flows are generated, reusing one that fits. */
export function examplesOf() {
  const all: Example[] = []
  return {
    all,
    of(stands: Stands, facts: readonly Fact[]): Example {
      const found = all.find(example => shows(example.stands, facts))
      if (found) return found
      const plain = nameOf(stands)
      const alike = all.filter(({ name }) => name === plain || name.startsWith(`${plain}-no-`)).length
      const made = { name: alike === 0 ? plain : `${plain}-no-${alike + 1}`, stands }
      all.push(made)
      return made
    },
  }
}
export type Examples = ReturnType<typeof examplesOf>

function shows(stands: Stands, facts: readonly Fact[]): boolean {
  const fields = new Map(fieldsOf(stands).map(({ field, value }) => [field, value]))
  return facts.every(fact =>
    'field' in fact
      ? fields.get(fact.field) === fact.value
      : stands.actions.some(
          ({ action, available, reason }) =>
            action === fact.action && available === fact.available && (fact.reason === null || reason === fact.reason),
        ),
  )
}

/** Lender, decision, and how far it is. */
function nameOf({ lender, standing, stipulations }: Stands): string {
  const { status, documents, contract, milestones, change_order } = standing
  const last = MILESTONES.findLast(milestone => milestones[milestone] !== 'not_started')
  const furthest = last
    ? [last, milestones[last]]
    : contract !== 'not_uploaded'
      ? ['contract', contract]
      : documents !== 'none'
        ? ['documents', documents]
        : stipulations.length > 0
          ? ['stipulations', stipulations[0]]
          : []
  const parts = [lender, status, ...furthest, ...(change_order ? ['change', change_order] : [])]
  return parts.join('-').replaceAll('_', '-')
}

const ID = '0198f7a2-0000-7000-8000-0000000000e1'
const AT = '2026-11-21T17:00:00.000Z'
const AMOUNT = 2_885_000
const WORDS: Schemas['ConsentWords'] = {
  version: '2026-11',
  hash: '0'.repeat(64),
  credit_check: 'I authorize the lender to check my credit.',
  electronic_records: 'I agree to receive records electronically.',
  true_and_complete: 'Everything I entered is true and complete.',
  disclosures: [],
}

/** The stipulations' subjects, in the order the sandbox opens them. */
const STIPULATIONS = ['Proof of income', 'Proof of title', 'Utility bill']

function applicationOf({ lender, dialect, standing, stipulations, actions }: Stands): Schemas['LenderApplication'] {
  const { status, documents, contract, milestones, change_order, notice_to_proceed, regions } = standing
  const sent = status !== 'draft' && status !== 'shared'
  const decided = sent && !['submitted', 'in_review', 'no_match', 'credit_frozen', 'declined'].includes(status)
  const ppa = lender === 'lightreach'
  const type: 'loan' | 'ppa' = ppa ? 'ppa' : 'loan'
  return {
    id: ID,
    project_id: '0198f7a2-0000-7000-8000-000000000010',
    lender,
    lender_name: dialect.name,
    type,
    status,
    product: {
      id: `${lender}-${ppa ? 'ppa-25-299' : 'loan-25-749'}`,
      name: ppa ? 'PPA, 2.99% a year' : '25 years, 7.49%',
      type,
      term_months: 300,
      apr: ppa ? null : 0.0749,
      escalator: ppa ? 0.0299 : null,
      rate_usd_per_kwh: ppa ? 0.15 : null,
      min_amount_cents: null,
      max_amount_cents: null,
      requires_storage: false,
    },
    amount_cents: AMOUNT,
    monthly_payment_cents: 21_302,
    quote_is_current: true,
    quote_changes: [],
    people: [
      {
        role: 'applicant',
        firstname: 'Sam',
        lastname: 'Sample',
        email: 'sam.sample@example.com',
        phone: '(602) 555-0142',
        ssn_last4: '6789',
        birth_date_given: true,
        annual_income_cents: 9_600_000,
        employment: 'employed' as const,
        monthly_housing_cents: 145_000,
      },
    ],
    occupancy: 'primary' as const,
    property: 'single_family' as const,
    autopay: true,
    ssn: dialect.ssn,
    ...(sent ? {} : { words: WORDS }),
    share:
      status === 'shared'
        ? {
            sent_to: 'sam.sample@example.com',
            sent_at: AT,
            expires_at: '2026-12-05T17:00:00.000Z',
            opened_at: null,
            submitted_at: null,
          }
        : null,
    lender_reference: sent ? 'GL-1A2B3C4D5E' : null,
    reasons: status === 'declined' ? ['The debt-to-income ratio is too high.'] : [],
    approved_amount_cents: status === 'counter_offered' ? 2_300_000 : decided ? AMOUNT : null,
    approval_expires_on: status.startsWith('approved') ? '2027-05-20' : null,
    documents,
    stipulations: stipulations.map((stands, at) => ({
      id: `STIP-${at + 1}`,
      name: STIPULATIONS[at] ?? 'Another paper',
      description: '',
      status: stands,
      reason: null,
    })),
    contract: { status: contract, reason: contract === 'rejected' ? 'The price differs.' : null },
    milestones: regions.includes('milestones')
      ? MILESTONES.map(milestone => ({
          milestone,
          status: milestones[milestone],
          reason: null,
          checks: [],
          at: milestones[milestone] === 'not_started' ? null : AT,
        }))
      : [],
    change_order: change_order && {
      id: 'CO-1',
      status: change_order,
      amount_cents: 2_785_000,
      price_difference_cents: -100_000,
      reason: null,
    },
    notice_to_proceed,
    funded: status === 'funded' ? { at: AT, amount_cents: AMOUNT, due_cents: AMOUNT } : null,
    regions: [...regions],
    calls: [],
    uploads: [],
    attention: [],
    events: [],
    lacks: lacksOf(dialect),
    mode: 'api',
    records: [],
    moved_from: null,
    confirmed_at: sent ? AT : null,
    available_actions: actions,
    submitted_at: sent ? AT : null,
    version: 3,
    created_at: AT,
    updated_at: AT,
  }
}

/** The text of openapi/applications/lender-examples.yaml. */
export function examplesYaml(examples: readonly Example[]): string {
  const sorted = [...examples].sort((one, other) => (one.name < other.name ? -1 : 1))
  const named = (value: (example: Example) => unknown) =>
    Object.fromEntries(sorted.map(example => [example.name, value(example)]))
  const document = {
    components: {
      responses: {
        ApplicationStands: {
          description: 'The application with its current status.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['application'],
                properties: { application: { $ref: 'lenders.yaml#/components/schemas/LenderApplication' } },
              },
              examples: named(({ name }) => ({ $ref: `#/components/examples/${name}` })),
            },
          },
        },
      },
      examples: named(({ stands }) => ({ value: { application: applicationOf(stands) } })),
    },
  }
  const made = '# Made by mocks/flows/machines/lender-examples.ts: run `npm run flows`, then `npm run sdk`.\n'
  return made + wrapped(stringifyYaml(document, { lineWidth: -1, noRefs: true, quotingType: "'", flowLevel: 6 }))
}

const LINE = 160

/** Breaks long lines after a comma: between two entries, or within a text, where YAML reads the break as the blank it replaces. */
const wrapped = (yaml: string) =>
  yaml
    .split('\n')
    .flatMap(line => {
      const indent = `${line.match(/^ */)?.[0] ?? ''}  `
      const rows: string[] = []
      for (const piece of line.split(/(?<=,) |(?<=:) (?=\{\$ref)/)) {
        const row = rows.pop()
        if (row === undefined) rows.push(piece)
        else if (row.length + piece.length < LINE) rows.push(`${row} ${piece}`)
        else rows.push(row, indent + piece)
      }
      return rows
    })
    .join('\n')
