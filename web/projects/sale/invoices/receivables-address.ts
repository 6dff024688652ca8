// The console's URL has its state: the rows behind a figure, or a remittance.
import type { Schemas } from '#sdk/types.ts'
import { href } from '#web/frame/navigation.ts'

const at = (params: Record<string, string>) => `${href('/accounts-receivable/console')}?${new URLSearchParams(params)}`

type OpenOf = { payer?: string; bucket?: Schemas['AgingBucket'] }
export const openHref = ({ payer, bucket }: OpenOf = {}) =>
  at({ show: 'open', ...(payer ? { payer } : {}), ...(bucket ? { bucket } : {}) })

type ExpectedOf = { payer?: string; month?: string; step?: Schemas['ExpectedStep'] }
export const expectedHref = ({ payer, month, step }: ExpectedOf = {}) =>
  at({ show: 'expected', ...(payer ? { payer } : {}), ...(month ? { month } : {}), ...(step ? { step } : {}) })

/** 'new' to choose a file, 'to_match' for what waits, or one by its id. */
export const remittanceHref = (remittance: string) => at({ remittance })
