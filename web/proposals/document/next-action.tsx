// The one thing to do next, always at hand: first to see the ways to pay, then to accept. On a phone it lies at the bottom of the
// window, on a wide page in the contents beside the document.
import { WRITE } from './blocks/figure.tsx'
import type { Offer } from './shown.ts'
import type { Reading } from './use-reading.ts'
import type { PageWords } from './words.ts'

type Props = { chosen: Offer | undefined; reading: Reading; words: PageWords }

export function NextAction({ chosen, reading, words }: Props) {
  const first = chosen !== undefined && !reading.saw_ways
  return (
    <a
      href={first ? '#ways' : '#accept'}
      className="flex min-h-12 items-center justify-center rounded-control bg-(--main) px-4 text-center text-md font-semibold text-white dark:outline dark:outline-hairline-strong"
    >
      {first ? `${paymentOf(chosen, words)} · ${words.see_ways}` : words.accept}
    </a>
  )
}

/** '$188/mo'; what is paid at once without a word of when. */
const paymentOf = ({ monthly_payment_cents, upfront_cents }: Offer, words: PageWords) =>
  monthly_payment_cents === null
    ? WRITE.money(upfront_cents)
    : words.per_month({ payment: WRITE.money(monthly_payment_cents) })
