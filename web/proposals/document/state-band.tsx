// What has become of the proposal, said before anything else: open ones need no word.
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { ContactLinks } from './contact-links.tsx'
import { dayWords } from './days.ts'
import { pageWordsOf } from './page-words.ts'

type Proposal = Schemas['ProposalDocument']

export function stateSentence({ state, language, rep, valid_until }: Proposal): string | null {
  const words = pageWordsOf(language)
  switch (state) {
    case 'open':
      return null
    case 'draft':
      return words.state_draft
    case 'accepted':
      return words.state_accepted
    case 'expired':
      return words.state_expired(valid_until && dayWords(valid_until), rep.name)
    case 'out_of_date':
      return words.state_out_of_date(rep.name)
  }
}

export function StateBand({ proposal }: { proposal: Proposal }) {
  const sentence = stateSentence(proposal)
  if (!sentence) return null
  const closed = proposal.state === 'expired' || proposal.state === 'out_of_date'
  return (
    <div
      role="status"
      className={cx('no-print px-5 py-4 @2xl:px-10', closed ? 'bg-warning-soft text-warning' : 'bg-success-soft text-success')}
    >
      <div className="mx-auto flex max-w-[1000px] flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[60ch] text-md">{sentence}</p>
        {closed && (
          <div className="text-ink">
            <ContactLinks proposal={proposal} />
          </div>
        )}
      </div>
    </div>
  )
}
