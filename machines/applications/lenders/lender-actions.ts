// The actions every lender supports, in our own terms. A dialect translates each for a lender; the sandbox answers
// them.
import type {
  ChangeOrderStatus,
  ContractStatus,
  Decision,
  DocumentKind,
  DocumentsStatus,
  Milestone,
  MilestoneStatus,
  StipulationStatus,
} from './codes.ts'

export type { DocumentKind } from './codes.ts'

/** Of these an application knows at least ours; the lender's comes with its first answer. */
export type Reference = { ours: string; lenders: string | null }

export type Product = {
  id: string
  name: string
  type: 'loan' | 'lease' | 'ppa'
  term_months: number
  /** For loans, as the lender states it: see the lender's `states_apr`. */
  apr: number | null
  /** The share of the price the lender keeps of what it pays out. */
  dealer_fee: number | null
  /** Leases and PPAs. */
  escalator: number | null
  rate_usd_per_kwh: number | null
  min_amount_cents: number | null
  max_amount_cents: number | null
  requires_storage: boolean
}

export type Estimate = {
  product_id: string
  /** Of the first month; a lease or PPA rises from it by its escalator. */
  monthly_payment_cents: number
  /** After the expected lump sum (a tax credit, for example) is paid in; null if the product has none. */
  after_paydown_cents: number | null
}

export type System = {
  size_w: number
  annual_kwh: number
  module: { manufacturer: string; model: string; count: number } | null
  inverters: { manufacturer: string; model: string; count: number }[]
  storage: { manufacturer: string; model: string; count: number; usable_kwh: number }[]
}

export type Person = {
  role: 'applicant' | 'co_applicant'
  firstname: string
  lastname: string
  email: string
  phone: string
  birth_date: string
  /** Nine digits, or four where the lender asks for no more. */
  ssn: string
  annual_income_cents: number
  employment: 'employed' | 'self_employed' | 'retired' | 'other'
  monthly_housing_cents: number
}

export type Address = { line1: string; line2: string | null; city: string; state: string; postal_code: string }

export type Application = {
  reference: Reference
  type: 'loan' | 'lease' | 'ppa'
  product_id: string
  amount_cents: number
  people: Person[]
  address: Address
  mailing_address: Address
  occupancy: 'primary' | 'secondary' | 'rental'
  property: 'single_family' | 'townhouse' | 'condominium' | 'manufactured'
  autopay: boolean
  /** When each person agreed, and to the words with which SHA-256. */
  consents: { role: Person['role']; at: string; words_hash: string; ip: string }[]
  system: System
  sales_rep: { name: string; email: string }
}

export type Stipulation = {
  id: string
  name: string
  description: string
  status: StipulationStatus
  /** Why it was rejected. */
  reason: string | null
}

/** Everything a lender knows of an application at one moment. */
export type Facts = {
  lender_reference: string
  /** The lender's time of its last change, in ISO 8601; older than the stored time means no news. */
  as_of: string
  decision: Exclude<Decision, 'draft' | 'shared'>
  /** Why it was declined, frozen, held, in the lender's words. */
  reasons: string[]
  /** The amount approved, or offered instead. */
  approved_amount_cents: number | null
  approval_expires_on: string | null
  monthly_payment_cents: number | null
  documents: DocumentsStatus
  stipulations: Stipulation[]
  contract: { status: ContractStatus; reason: string | null }
  milestones: { milestone: Milestone; status: MilestoneStatus; reason: string | null; at: string | null }[]
  change_order: { id: string; status: ChangeOrderStatus; amount_cents: number; reason: string | null } | null
  funded: { at: string; amount_cents: number } | null
}

type LenderDocument = { id: string; name: string; status: DocumentsStatus; address: string | null }
export type RequiredDocument = {
  id: string
  name: string
  description: string
  /** Needed for the decision itself or for a milestone. */
  needed_for: 'decision' | Milestone
  received: boolean
}
export type Equipment = { kind: 'module' | 'inverter' | 'storage'; manufacturer: string; model: string }
export type LenderUser = { id: string; name: string; email: string; active: boolean }
/** Where the bytes are is not the dialect's business: the gateway streams them. */
export type FilePart = { name: string; media_type: string; size: number }

type OfApplication = { reference: Reference }

/** Each with what it needs and what it answers. */
export type LenderActions = {
  products: { input: { state: string; type: Product['type']; amount_cents: number; system: System }; output: Product[] }
  estimates: {
    input: { state: string; product_ids: string[]; amount_cents: number; paydown_cents: number; system: System }
    output: Estimate[]
  }
  submit: { input: Application; output: Facts }
  /** Null where the lender knows no such application. */
  details: { input: OfApplication; output: Facts | null }
  /** Resubmits after a freeze, no match or counteroffer, with another amount or missing data of a person. */
  resubmit: { input: OfApplication & { product_id: string; amount_cents: number; people: Person[] }; output: Facts }
  required_documents: { input: OfApplication; output: RequiredDocument[] }
  documents: { input: OfApplication; output: LenderDocument[] }
  send_documents: { input: OfApplication; output: Facts }
  upload_stipulation: { input: OfApplication & { stipulation_id: string; file: FilePart }; output: Facts }
  upload_contract: {
    input: OfApplication & { file: FilePart; amount_cents: number; signed_on: string }
    output: Facts
  }
  upload_document: { input: OfApplication & { kind: DocumentKind; file: FilePart }; output: Facts }
  milestone: { input: OfApplication & { milestone: Milestone; completed_on: string; note: string }; output: Facts }
  /** We withdraw; sent through the milestone endpoint, as there is no other. */
  withdraw: { input: OfApplication & { reason: string }; output: Facts }
  change_order: {
    input: OfApplication & { kind: 'offer' | 'amount'; product_id: string; amount_cents: number; reason: string }
    output: Facts
  }
  cancel_change_order: { input: OfApplication & { change_order_id: string }; output: Facts }
  equipment: { input: Record<never, never>; output: Equipment[] }
  update_design: { input: OfApplication & { system: System }; output: Facts }
  update_quote: { input: OfApplication & { product_id: string; amount_cents: number }; output: Facts }
  users: { input: Record<never, never>; output: LenderUser[] }
}
export type LenderAction = keyof LenderActions
