// The published proposal under its link: the document, and around it what a homeowner can do with it.
import { useEffect, useRef, useState } from 'react'
import { visible } from '#machines/proposals/content.ts'
import { cx } from '#web/lib/class-names.ts'
import { fillMessage } from '#web/words/fill-message.tsx'
import { AcceptPart } from './accept-part.tsx'
import { Figure } from './blocks/figure.tsx'
import { DocumentFrame } from './document-frame.tsx'
import type { Explored } from './explore-controls.tsx'
import { KeepRow } from './keep-row.tsx'
import type { PageData } from './page-data.ts'
import { PagesView } from './pages-view.tsx'
import { chosenOffer, type Offer } from './shown.ts'
import { StateBand } from './state-band.tsx'
import { useAlive } from './use-alive.ts'
import { type Reading, useReading } from './use-reading.ts'
import { useTracking } from './use-tracking.ts'
import type { PageWords } from './words.ts'

/**
 * The primary action, always visible: first to compare payment options, then to accept. At the bottom of the window on a phone,
 * in the table of contents on a wide screen.
 */
type Props = { offers: Offer[]; chosen: Offer | undefined; reading: Reading; words: PageWords }

function NextAction({ offers, chosen, reading, words }: Props) {
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

/** '$188.40/mo'; an upfront payment has no period. */
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

/** Further down and of use to a script alone, so they come after the page is alive. One that cannot load them is read without. */
function useControls() {
  const [file, show] = useState<typeof import('./explore-controls.tsx')>()
  useEffect(() => {
    // A file is outside React.
    import('./explore-controls.tsx').then(show, () => undefined)
  }, [])
  return file?.ExploreControls
}

/** Old figures are dimmed while new ones load. */
const WAITING = '[&_[data-figure]]:opacity-40 [&_svg[role=img]]:opacity-40'

export function PublicProposal({ public_id, public_url, words, proposal: first }: PageData) {
  const [proposal, setProposal] = useState(first)
  const alive = useAlive()
  const own = proposal.figures
  const edition = `${proposal.published_at} ${proposal.state}`
  const [explored, explore] = useState<Explored>()
  // Trials on an older publication are discarded.
  const { figures, waiting } = explored?.edition === edition ? explored : { figures: own, waiting: false }
  const [picked, pick] = useState<string>()
  const tracked = useTracking(public_id)
  const Controls = useControls()
  const chosen = chosenOffer(proposal, figures.offers, picked)
  const open = proposal.state === 'open'
  const choose = (option_id: string) => {
    pick(option_id)
    tracked.chose(option_id)
  }
  const accepted = useRef(first.state === 'accepted')
  useEffect(() => {
    // Focus belongs to the browser: the form that had it is gone.
    if (proposal.state !== 'accepted' || accepted.current) return
    accepted.current = true
    document.getElementById('accepted')?.focus()
  }, [proposal.state])
  const reading = useReading(visible(proposal.content).pages[0]?.id)
  const acceptable = open && proposal.content.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'accept'))
  const next = acceptable && <NextAction offers={figures.offers} chosen={chosen} reading={reading} words={words.page} />
  return (
    <DocumentFrame proposal={proposal} className={cx('min-h-dvh', waiting && WAITING)}>
      <StateBand proposal={proposal} words={words.page} />
      <PagesView
        words={words}
        proposal={{ ...proposal, figures }}
        chosen={chosen?.option_id}
        {...(proposal.state === 'accepted' ? {} : { onChoose: choose })}
        link={public_url}
        reading={reading.page}
        next={next}
        controls={
          Controls ? (
            <Controls
              public_id={public_id}
              edition={edition}
              own={own}
              can_leave_battery={own.can_leave_battery && open}
              words={words.page}
              onExplore={explore}
            />
          ) : (
            <div className="h-72" />
          )
        }
        accept={
          <AcceptPart
            public_id={public_id}
            proposal={proposal}
            figures={figures}
            chosen={chosen}
            waiting={waiting}
            alive={alive}
            words={words.page}
            onChange={setProposal}
          />
        }
      />
      <KeepRow page="proposal" public_id={public_id} words={words.page} />
      {next && !reading.at_accept && (
        <div className="needs-script no-print sticky bottom-0 z-10 border-t border-hairline bg-surface p-3 @5xl:hidden">
          {next}
        </div>
      )}
    </DocumentFrame>
  )
}
