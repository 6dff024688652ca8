// A typed name under the choice. The request contains what is shown: the payment option, and the system of the figures.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { keepInTab, keptInTab } from '#web/lib/tab-memory.ts'
import { Figure } from './blocks/figure.tsx'
import { PriceLines } from './blocks/price-lines.tsx'
import { ask, send } from './call-server.ts'
import { FirstPayment } from './summary/way-parts.tsx'
import type { PageWords } from './words.ts'

type Proposal = Schemas['ProposalDocument']
type Props = {
  public_id: string
  proposal: Proposal
  figures: Schemas['ProposalFigures']
  chosen: Schemas['Offer'] | undefined
  waiting: boolean
  alive: boolean
  words: PageWords
  onChange: (proposal: Proposal) => void
}

const ACTION =
  'inline-flex min-h-12 items-center justify-center rounded-control bg-(--main) px-6 text-md font-semibold text-white hover:brightness-110 disabled:cursor-not-allowed disabled:opacity-60 dark:outline dark:outline-hairline-strong @2xl:self-start'

export function AcceptForm({ public_id, proposal, figures, chosen, waiting, alive, words, onChange }: Props) {
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ field: boolean; sentence: string }>()
  const field = useRef<HTMLInputElement>(null)
  const place = `name ${public_id}`
  useEffect(() => {
    // Input from before a reload is outside React.
    setName(before => before || (keptInTab(place) ?? ''))
  }, [place])
  if (!chosen) return null
  const leaves_battery = proposal.figures.can_leave_battery && !figures.with_battery && proposal.figures.with_battery
  const explored = figures.utility_escalation !== proposal.figures.utility_escalation

  const accept = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || waiting) return
    const typed = name.trim().replaceAll(/\s+/g, ' ')
    if (typed.length < 2) {
      setFault({ field: true, sentence: words.name_missing })
      field.current?.focus()
      return
    }
    setBusy(true)
    setFault(undefined)
    const { option_id } = chosen
    const body = { public_id, option_id, with_battery: figures.with_battery, name: typed }
    try {
      const { proposal: accepted } = await send('/v3/proposal.Accept', body)
      keepInTab(place, null)
      onChange(accepted)
    } catch (failure) {
      const refusal = failure instanceof Refusal ? failure : undefined
      setFault({ field: refusal?.fields['name'] !== undefined, sentence: sentenceOf(refusal, words) })
      // Out of date, expired or accepted by another person meanwhile: the page says which.
      if (refusal?.status === 409)
        await ask('/v3/proposal.View', { public_id }).then(
          ({ proposal: now }) => onChange(now),
          () => {},
        )
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={accept}
      className="flex flex-col gap-4 rounded-card border border-hairline bg-raised p-4 @2xl:gap-5 @2xl:p-8"
    >
      <Chosen offer={chosen} at={figures.offers.indexOf(chosen)} words={words} />
      {leaves_battery && <p className="max-w-[60ch] text-base font-medium">{words.leaves_battery}</p>}
      {explored && <p className="max-w-[60ch] text-base text-ink-2">{words.escalation_aside}</p>}
      <label className="flex flex-col gap-1.5">
        <span className="text-base font-medium">{words.name}</span>
        <input
          ref={field}
          value={name}
          maxLength={160}
          autoComplete="name"
          aria-invalid={fault?.field || undefined}
          aria-describedby="name-note"
          onChange={({ target }) => {
            setName(target.value)
            keepInTab(place, target.value)
            if (fault?.field) setFault(undefined)
          }}
          className="h-12 w-full max-w-[560px] rounded-control border border-control bg-surface px-3 text-md aria-invalid:border-danger"
        />
        <span id="name-note" className={fault?.field ? 'text-sm text-danger' : 'text-sm text-ink-3'}>
          {fault?.field ? fault.sentence : words.name_help}
        </span>
      </label>
      <p className="max-w-[60ch] text-base text-ink-2">{words.meaning}</p>
      {fault && !fault.field && (
        <p role="alert" className="max-w-[60ch] text-base text-danger">
          {fault.sentence}
        </p>
      )}
      <button type="submit" disabled={!alive || busy || waiting} aria-busy={busy || undefined} className={ACTION}>
        {busy ? words.accepting : waiting ? words.reckoning : words.accept}
      </button>
    </form>
  )
}

function Chosen({ offer, at, words }: { offer: Schemas['Offer']; at: number; words: PageWords }) {
  const { name, monthly_payment_cents, escalator, total_paid_cents } = offer
  return (
    <div aria-live="polite">
      <p className="text-sm text-ink-2">{words.you_choose}</p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="min-w-0 text-md font-semibold break-words">{name}</span>
        {monthly_payment_cents !== null && (
          <span className="text-lg font-semibold">
            <FirstPayment offer={offer} at={at} />
            <span className="text-base font-normal text-ink-2">
              {' '}
              {escalator ? words.a_month_first_year : words.a_month}
            </span>
          </span>
        )}
      </p>
      <PriceLines offer={offer} at={at} words={words} className="mt-2 text-base text-ink-2" />
      {offer.type !== 'cash' && (
        <dl className="flex justify-between gap-4 text-base text-ink-2">
          <dt>{words.total_paid}</dt>
          <dd>
            <Figure at={`figures.offers.${at}.total_paid_cents`} value={total_paid_cents} as="moneyExact" />
          </dd>
        </dl>
      )}
    </div>
  )
}

function sentenceOf(refusal: Refusal | undefined, words: PageWords): string {
  if (refusal === undefined) return words.failed
  if (refusal.fields['name'] !== undefined) return words.name_missing
  if (refusal.status === 0) return words.unreachable
  if (refusal.status === 409) return words.changed_meanwhile
  return refusal.status === 429 ? words.too_many : words.failed
}
