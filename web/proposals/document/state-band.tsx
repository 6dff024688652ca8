// The proposal's state, above everything else; open ones need none.

import { dayWords } from '#machines/lib/format.ts'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { ContactLinks } from './blocks/contact-links.tsx'
import type { PageWords } from './words.ts'

type Proposal = Schemas['ProposalDocument']

export function stateSentence({ state, rep, valid_until }: Proposal, words: PageWords): string | null {
  switch (state) {
    case 'accepted':
      return words.state_accepted
    case 'expired':
      return valid_until
        ? words.state_expired({ until: dayWords(valid_until), rep: rep.name })
        : words.state_over({ rep: rep.name })
    case 'out_of_date':
      return words.state_out_of_date({ rep: rep.name })
    case 'under_way':
      return words.state_under_way({ rep: rep.name })
    default:
      return null
  }
}

export function StateBand({ proposal, words }: { proposal: Proposal; words: PageWords }) {
  const sentence = stateSentence(proposal, words)
  if (!sentence) return null
  const closed = proposal.state === 'expired' || proposal.state === 'out_of_date'
  return (
    <div
      role="status"
      className={cx(
        'no-print px-5 py-4 @2xl:px-10',
        closed ? 'bg-warning-soft text-warning' : 'bg-success-soft text-success',
      )}
    >
      <div className="mx-auto flex max-w-[1000px] flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[60ch] text-md">{sentence}</p>
        {closed && (
          <div className="text-ink">
            <ContactLinks proposal={proposal} words={words} />
          </div>
        )}
      </div>
    </div>
  )
}
