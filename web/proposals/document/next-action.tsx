// The one thing to do next, always at hand: first to see the ways to pay, then to accept. On a phone it lies at the bottom of the
// window, on a wide page in the contents beside the document.
import { fillMessage } from '#web/words/fill-message.tsx'
import { Figure } from './blocks/figure.tsx'
import type { Offer } from './shown.ts'
import type { Reading } from './use-reading.ts'
import type { PageWords } from './words.ts'

type Props = { offers: Offer[]; chosen: Offer | undefined; reading: Reading; words: PageWords }

export function NextAction({ offers, chosen, reading, words }: Props) {
  const ways = chosen !== undefined && !reading.saw_ways
  return (
    <a
      href={ways ? '#ways' : '#accept'}
      className="flex min-h-12 items-center justify-center rounded-control bg-(--main) px-4 py-2 text-center text-md font-semibold text-white dark:outline dark:outline-hairline-strong"
    >
      {ways ? (
        <span>
          <span className="whitespace-nowrap">{paymentOf(chosen, offers.indexOf(chosen), words)} ·</span>{' '}
          <span className="whitespace-nowrap">{words.see_ways}</span>
        </span>
      ) : (
        words.accept
      )}
    </a>
  )
}

/** '$188.40/mo'; what is paid at once without a word of when. */
function paymentOf({ monthly_payment_cents, upfront_cents }: Offer, at: number, words: PageWords) {
  const place = `figures.offers.${at}`
  return monthly_payment_cents === null ? (
    <Figure at={`${place}.upfront_cents`} value={upfront_cents} as="moneyExact" />
  ) : (
    fillMessage(words.per_month, {
      payment: <Figure at={`${place}.monthly_payment_cents`} value={monthly_payment_cents} as="moneyExact" />,
    })
  )
}
