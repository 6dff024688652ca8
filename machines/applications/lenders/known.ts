// The lenders the product knows, in the order they are listed in.
import type { Schemas } from '#sdk/types.ts'
import { TABLE } from './each/table.gen.ts'
import type { Lender } from './lender.ts'

/** A folder whose code isn't in the contract is a type error here. */
export type LenderCode = (typeof TABLE)[number]['code'] & Schemas['ProviderCode']
type Known = Lender & { code: LenderCode }

export const LENDERS: readonly Known[] = [...TABLE].sort((a, b) => a.position - b.position)

export const lenderOf = (code: string): Known | undefined => LENDERS.find(one => one.code === code)
