// The effects of a change, one by one: figures before and after, and the action taken.
import type { Schemas } from '#sdk/types.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TabLink } from '../project/tab-link.tsx'
import { words as texts } from './words.ts'

type Consequence = Schemas['ChangeConsequence']

const OUTCOMES = {
  renewed: null,
  withdrawn: { status: 'withdrawn', label: texts.withdrawn },
  kept: { status: 'kept', label: texts.unchanged },
  yours: { status: 'yours', label: texts.your_decision },
} as const
const PLACES: Record<Consequence['tab'], string> = {
  price: texts.open_price,
  financing: texts.open_financing,
  proposal: texts.open_proposal,
  lender: texts.open_lender,
  agreements: texts.open_agreements,
}

export function ConsequenceList({ project_id, all }: { project_id: string; all: readonly Consequence[] }) {
  return (
    <ul
      aria-label={texts.what_changes}
      className="flex flex-col divide-y divide-hairline rounded-card border border-hairline bg-surface"
    >
      {all.map(one => (
        <Row key={`${one.kind} ${one.title} ${one.sentence}`} project_id={project_id} one={one} />
      ))}
    </ul>
  )
}

function Row({ project_id, one }: { project_id: string; one: Consequence }) {
  const { title, before, after, sentence, outcome, tab } = one
  const badge = OUTCOMES[outcome]
  return (
    <li className="flex flex-col gap-1 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <p className="flex min-w-0 flex-wrap items-center gap-2 text-base font-medium">
          <span className="min-w-0 break-words">{title}</span>
          {badge && <Badge {...badge} />}
        </p>
        {before && (
          <p className="figures text-base">
            {after ? <s className="text-ink-3 no-underline">{before}</s> : before}
            {after && (
              <>
                <span className="mx-1.5 text-ink-3">→</span>
                <span className="font-medium">{after}</span>
              </>
            )}
          </p>
        )}
      </div>
      <p className="text-sm text-ink-2">
        {sentence}{' '}
        {outcome === 'yours' && (
          <TabLink project_id={project_id} tab={tab}>
            {PLACES[tab]}
          </TabLink>
        )}
      </p>
    </li>
  )
}
