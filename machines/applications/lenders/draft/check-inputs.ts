// Inputs of the checks before an application, and how each reports its result. Pure.

import type { Language } from '#machines/words/language.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Equipment, Product, System } from '../lender-actions.ts'
import type { LenderLimits } from '../lender-dialect.ts'

export type Check = Schemas['LenderCheck']
type Verdict = Check['verdict']
type Name = { firstname: string; lastname: string }

export type CheckInputs = {
  lender_name: string
  /** Null where it can be asked. */
  why_not_connected: string | null
  /** Applied for in the lender's portal or at the company itself: no connection is needed. */
  by_hand?: boolean
  types: readonly Product['type'][]
  limits: LenderLimits
  project_status: Schemas['ProjectStatus']
  /** The project has only a ZIP code so far. */
  lacks_street?: boolean
  /** The project's payment type; null until chosen. */
  chosen_type: Schemas['FinancingType'] | null
  /** Null while there is no price or no year. */
  sale: {
    state: string
    /** Of the draft, else of what would be applied for. */
    type: Product['type']
    /** The amount to finance; the largest of several products. */
    amount_cents: number
    /** Of several products the least. */
    least_amount_cents?: number
    /** The contract price for that way to pay, as it is today. */
    price_cents: number
    size_w: number
    has_storage: boolean
    system: System
    /** Adders that cost something. */
    adders_cents: number
  } | null
  /** Of the draft, where there is one. */
  draft: {
    product: Product
    price_cents: number
    is_current: boolean
    changed: readonly string[]
  } | null
  people: readonly (Name & { email: string; phone: string })[]
  /** The newest agreement that is sent or signed; null if there is none. */
  agreement: { name: string; signed: boolean; people: readonly string[]; price_cents: number | null } | null
  license_problem: { sentence: string } | null
  /** Items beyond the owner's role limits and not approved. */
  beyond_limits?: readonly string[]
  /** Null where the lender keeps no list; undefined where it did not answer. */
  approved: readonly Equipment[] | null | undefined
}

/** Where a check is mended: a tab of the project, or an address. */
export type Fix = Schemas['NextStep']['tab'] | `/${string}`

/** A failed check says where to fix it. */
export function outcome(check: string, verdict: 'pass', sentence: string): Check
export function outcome(check: string, verdict: Verdict, sentence: string, fix: Fix): Check
export function outcome(check: string, verdict: Verdict, sentence: string, fix: Fix | null = null): Check {
  return { check, verdict, sentence, fix: verdict === 'pass' ? null : fix }
}

export type Sale = NonNullable<CheckInputs['sale']>

/** 'loans, leases and PPAs'. British lists have no comma before the last. */
export const listed = (names: readonly string[], language: Language = currentLanguage()) =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(names)
