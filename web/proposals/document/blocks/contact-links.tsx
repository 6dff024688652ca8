// The contact for a proposal: its sales rep, else the company.
import type { Schemas } from '#sdk/types.ts'
import { phoneHref } from '#web/lib/figures.ts'
import type { PageWords } from '../words.ts'

type Proposal = Schemas['ProposalDocument']

const LINK =
  'inline-flex min-h-11 items-center gap-2 rounded-control border border-hairline-strong bg-raised px-4 text-md font-medium hover:bg-sunken'

const reachOf = ({ rep, company }: Proposal) => ({
  phone: rep.phone ?? company.phone,
  email: rep.email ?? company.email,
})

export function ContactLinks({ proposal, words }: { proposal: Proposal; words: PageWords }) {
  const { phone, email } = reachOf(proposal)
  const first = proposal.rep.name.split(' ')[0] ?? proposal.company.name
  if (!phone && !email) return null
  return (
    <p className="flex flex-wrap gap-2">
      {phone && (
        <a href={phoneHref(phone)} className={LINK}>
          {words.call({ who: first })} <span className="figures">{phone}</span>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={LINK}>
          {words.write({ who: first })}
        </a>
      )}
    </p>
  )
}
