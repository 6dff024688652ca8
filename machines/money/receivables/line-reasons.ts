// Why a line of a remittance has its status. Stored as a code, with what it quotes of the file behind it, and put into words
// when it is read, since the line is read by people of both languages. Pure.
import { dollars } from '#machines/lib/format.ts'
import { words } from './words.ts'

const CODES = [
  'found_by_name_and_amount',
  'several_fit',
  'none_fits',
  'unknown_reference',
  'clawback_exceeds_paid',
  'nothing_open',
  'clawback',
  'differs',
  'matched_by_hand',
  'imported_before',
  'no_amount',
  'bad_amount',
  'zero_amount',
  'no_day',
  'bad_day',
  'future_day',
  'nobody_named',
] as const
type ReasonCode = (typeof CODES)[number]
/** 'no_day', or with what it quotes 'bad_day 31/12/2026'. */
export type Reason = ReasonCode | `${ReasonCode} ${string}`

type Line = {
  reason: string | null
  reference: string
  payee: string
  amount_cents: number
  expected_cents: number | null
}

/** Lines from before codes were stored have an English sentence, which stays as it is. */
export function lineReason({ reason, reference, payee, amount_cents, expected_cents }: Line): string | null {
  const [, code, text = ''] = /^(\S+)(?: (.*))?$/s.exec(reason ?? '') ?? []
  const reason_code = CODES.find(one => one === code)
  const line = words.line
  switch (reason_code) {
    case undefined:
      return reason
    case 'several_fit':
    case 'none_fits':
      return line[reason_code]({ payee })
    case 'unknown_reference':
      return line.unknown_reference({ reference })
    case 'clawback_exceeds_paid':
      return line.clawback_exceeds_paid({ taken: dollars(-amount_cents), paid: dollars(Number(text)) })
    case 'differs': {
      const owed = expected_cents ?? 0
      const figures = { by: dollars(Math.abs(amount_cents - owed)), owed: dollars(owed) }
      return amount_cents < owed ? line.short(figures) : line.over(figures)
    }
    case 'bad_amount':
    case 'bad_day':
      return line[reason_code]({ text })
    default:
      return line[reason_code]
  }
}
