// Households financed where no API speaks: by the demo company itself, and by a lender in its portal. What happened there is recorded.
import { dayInState } from '#machines/applications/lenders/draft/state-day.ts'
import type { Schemas } from '#sdk/types.ts'
import { the } from './answers.ts'
import { begun } from './apply.ts'
import { FULLY_SIGNED } from './papers/signing.ts'
import { APS, type DemoProject, desert, person, phoenix, QCELLS, SUNLIGHT_LOAN, south } from './projects.ts'
import type { Client, Time } from './sell.ts'

type Sale = { rep: Client; books: Client; operations: Client; owner: Client; project_id: string; time: Time }
type Application = Schemas['LenderApplication']

const PORTAL = 'sunlight-financial'

/** Up to funding: the lender's events in order. */
const RECORDS: Record<'portal' | 'in_house', readonly Recorded[]> = {
  portal: [
    { kind: 'sent', days: 0, note: 'Submitted in the portal.', detail: { reference: 'SF-204417' } },
    { kind: 'approved', days: 1, note: 'Approval page of the portal.', amount: true },
    {
      kind: 'stipulations_asked',
      days: 0,
      note: 'Listed below the approval.',
      detail: { stipulations: ['Proof of income'] },
    },
  ],
  in_house: [
    { kind: 'sent', days: 0, note: 'Signed application in the folder.', detail: { reference: 'DS-1042' } },
    { kind: 'approved', days: 2, note: 'Decided in the Tuesday meeting.', amount: true },
    { kind: 'documents_signed', days: 3, note: 'Signed at the office.' },
    { kind: 'milestone_reached', days: 6, note: 'Permit issued.', detail: { milestone: 'notice_to_proceed' } },
    { kind: 'milestone_reached', days: 20, note: 'Inspection passed.', detail: { milestone: 'installation_complete' } },
    {
      kind: 'milestone_reached',
      days: 15,
      note: 'Letter of the utility.',
      detail: { milestone: 'permission_to_operate' },
    },
  ],
}
/** Days from one step to the next: the first installment was paid, the second is due soon. */
const INSTALLMENTS = [14]

type Recorded = {
  kind: Schemas['LenderRecordKind']
  days: number
  note: string
  detail?: Schemas['LenderRecordDetail']
  amount?: true
}

export async function recordByHand(sale: Sale, mode: 'portal' | 'in_house') {
  const { rep, operations, owner, project_id, time } = sale
  const lender = mode === 'portal' ? PORTAL : 'lifestyle-solar'
  if (mode === 'portal') await setPortal(owner, 'portal')
  let at: Application = await begun(rep, { project_id, lender })
  if (mode === 'portal') await setPortal(owner, 'api')
  for (const { kind, days, note, detail, amount } of RECORDS[mode]) {
    time.pass(days)
    // No state of the demo is behind this one.
    const happened_on = dayInState('HI', time.today())
    const told = { ...detail, ...(amount && { amount_cents: at.amount_cents }) }
    const body = { application_id: at.id, version: at.version, kind, happened_on, note, detail: told }
    at = the(await operations.POST('/v3/lender_applications.Record', { body })).application
  }
  if (mode === 'in_house') for (const days of INSTALLMENTS) await payInstallment(sale, days)
}

async function payInstallment({ books, project_id, time }: Sale, days: number) {
  time.pass(days)
  const { installments } = the(await books.GET('/v3/receivables.GetProject', { params: { query: { project_id } } }))
  const amount_cents = installments?.plan?.next?.amount_cents ?? 0
  const received_on = dayInState('HI', time.today())
  const body = { project_id, amount_cents, method: 'ach' as const, reference: 'Autopay', received_on, receipt: false }
  the(await books.POST('/v3/receivables.RecordPayment', { body }))
}

/** For applications that begin meanwhile; those continue as they began. */
async function setPortal(owner: Client, mode: 'api' | 'portal') {
  const { lenders } = the(await owner.GET('/v3/settings.GetLenderConfig', {}))
  const { enabled = true, version = 0 } = lenders.find(({ lender }) => lender === PORTAL) ?? {}
  const portal_url = 'https://portal.example.com/applications/{number}'
  const body = { lender: PORTAL, enabled, credentials: {}, remove_credentials: false, mode, portal_url, version }
  the(await owner.POST('/v3/settings.UpdateLenderConfig', { body }))
}

const household = {
  ...APS,
  planes: [south(16)],
  panel: QCELLS,
  inverter: { model: 'SE7600H-US', count: 1 },
  adders: [],
}

export const demoByHand: DemoProject[] = [
  {
    ...household,
    sold_by: 'manager@example.com',
    days_ago: 13,
    monthly_kwh: desert(12_200),
    homeowner: person('Wynn', 'Sample', 91),
    address: phoenix(153, '85016', 33.511, -112.026),
    financing: SUNLIGHT_LOAN,
    by_hand: 'portal',
    stop: 'sent',
  },
  {
    ...household,
    sold_by: 'rep@example.com',
    days_ago: 88,
    monthly_kwh: desert(11_400),
    homeowner: person('Yale', 'Specimen', 92),
    partner: person('Yara', 'Specimen', 93),
    address: phoenix(154, '85018', 33.499, -111.993),
    financing: 'Demo Solar 10 years',
    agreements: [FULLY_SIGNED],
    by_hand: 'in_house',
    stop: 'sent',
  },
]
