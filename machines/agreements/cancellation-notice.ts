// The notice of cancellation as 16 CFR 429.1(b) prescribes it, and its translation. Pure.
import type { Language } from '../words/language.ts'
import type { RescissionRule } from './rescission.ts'
import { words } from './words.ts'

type Seller = { name: string; address: string }

export function cancellationNotice(
  language: Language,
  { business_days, older }: RescissionRule,
  { name, address }: Seller,
) {
  const { notice } = words.in(language)
  const period = notice.period({ days: String(business_days) })
  return {
    title: notice.title,
    /** Says which of the two it is: the rule wants the form in duplicate. */
    copy: (n: number) => notice.copy({ n }),
    date: notice.date,
    paragraphs: [
      older ? `${period} ${notice.period_older({ age: older.age, days: String(older.business_days) })}` : period,
      notice.returned,
      notice.goods,
      notice.goods_kept,
      notice.how_to_cancel({ name, address }),
    ],
    /** The text before the last day. */
    until: notice.until,
    older: older ? notice.until_older({ age: older.age }) : null,
    declaration: notice.declaration,
    date_line: notice.date_line,
    signature_line: notice.signature_line,
  }
}
export type CancellationNotice = ReturnType<typeof cancellationNotice>
