// Where a homeowner accepts: the choice summarized, and a name. Afterwards: thanks, and next steps.

import { dayWords } from '#machines/lib/format.ts'
import type { Schemas } from '#sdk/types.ts'
import { AcceptForm } from './accept-form.tsx'
import { ContactLinks } from './blocks/contact-links.tsx'
import { stateSentence } from './state-band.tsx'
import type { PageWords } from './words.ts'

type Proposal = Schemas['ProposalDocument']
type Props = {
  public_id: string
  proposal: Proposal
  /** The figures shown, which may be those without the battery. */
  figures: Schemas['ProposalFigures']
  chosen: Schemas['Offer'] | undefined
  /** True while figures are loading, so that what is accepted is what is shown. */
  waiting: boolean
  alive: boolean
  words: PageWords
  onChange: (proposal: Proposal) => void
}

export function AcceptPart(props: Props) {
  const { proposal } = props
  return (
    <div id="accept" className="scroll-mt-6">
      {proposal.state === 'accepted' ? (
        <Accepted {...props} />
      ) : proposal.state === 'open' ? (
        <Open {...props} />
      ) : (
        <Closed {...props} />
      )}
    </div>
  )
}

function Open(props: Props) {
  const { proposal, words } = props
  return (
    <div className="flex flex-col gap-6">
      <div className="needs-script">
        <AcceptForm {...props} />
      </div>
      <p className="without-script text-reading">{words.only_online}</p>
      <div className="flex flex-col gap-3">
        <p className="text-base text-ink-2">
          {proposal.valid_until && `${words.valid_until({ until: dayWords(proposal.valid_until) })} `}
          {words.questions}
        </p>
        <ContactLinks proposal={proposal} words={words} />
      </div>
    </div>
  )
}

function Closed({ proposal, words }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-[60ch] text-reading">{stateSentence(proposal, words)}</p>
      <ContactLinks proposal={proposal} words={words} />
    </div>
  )
}

/** The heading takes the focus when the form gives way to it, so that it is read out. */
function Accepted({ proposal, words }: Props) {
  const { accepted, rep } = proposal
  if (!accepted) return null
  return (
    <div className="rounded-card border border-hairline bg-raised p-5 @2xl:p-8">
      <h2 id="accepted" tabIndex={-1} className="text-lg text-(--accent) outline-none @2xl:text-xl">
        {words.thanks({ name: accepted.name })}
      </h2>
      <p className="mt-2 max-w-[60ch] text-reading">
        {words.accepted_way({ option: accepted.option_name })}
        {!accepted.with_battery && proposal.figures.can_leave_battery && ` ${words.accepted_without_battery}`}
      </p>
      <h3 className="mt-6 text-md">{words.next_title}</h3>
      <ol className="mt-2 mb-6 flex max-w-[60ch] list-decimal flex-col gap-2 pl-5 text-reading text-ink-2">
        <li>{words.next_agreement({ rep: rep.name })}</li>
        <li>{words.next_signing}</li>
        <li>{words.next_visit}</li>
      </ol>
      <ContactLinks proposal={proposal} words={words} />
    </div>
  )
}
