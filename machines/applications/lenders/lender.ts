// What the product knows about a lender before any call. Each has a folder in machines/applications/lenders/each.
import type { Milestone } from './codes.ts'

export type Lender = {
  /** As rows, addresses and the contract's ProviderCode name it: 'sunlight-financial'. Its folder is called so. */
  code: string
  /** In the address of the gateway, and the name of its contract in openapi/lenders: 'lightReach'. */
  path: string
  name: string
  /** Its place where lenders are listed, the lowest first, and that of its port among the mocks. Each has another. */
  position: number
  /** Its mark in 24 by 24, as the path of an SVG: drawn by us, not its trademark. */
  mark: string
  /** Its products, the usual kind first. */
  types: readonly LenderType[]
  /** The rate of a loan is called APR in its own words, not interest rate, and is shown as its own. */
  states_apr?: boolean
  payout: PayoutTerms
  /** Options a new company can offer immediately. */
  starter_options: readonly StarterOption[]
}
type LenderType = 'loan' | 'lease' | 'ppa'

type StarterOption = {
  type: LenderType
  name: string
  term_months: number
  /** Shares of 1; `apr` is the interest rate. */
  apr?: number
  dealer_fee?: number
  escalator?: number
  rate_usd_per_kwh?: number
}

/** In which parts a lender pays, and what it keeps back for how long. */
export type PayoutTerms = {
  /** Of what the lender pays; they come to 1. */
  shares: Partial<Record<Milestone, number>>
  /** Earned at one milestone and kept until another: a share of that payment, or dollars a watt. */
  holdback: { of: Milestone; until: Milestone; share?: number; usd_per_w?: number } | null
  /** From an approved milestone to the money. */
  pays_after_days: number
}

/** The environment variable that holds its address: 'sunlight-financial' is at SUNLIGHT_FINANCIAL_URL. */
export const addressVariable = (code: string) => `${code.toUpperCase().replaceAll('-', '_')}_URL`
