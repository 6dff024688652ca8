import { ExternalLink } from 'lucide-react'
import { judgedDerivation } from '#machines/money/derivations/incentive.ts'
import { incentiveSentence } from '#machines/money/incentives/incentive-sentence.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { cx } from '#web/lib/class-names.ts'
import { date, money } from '#web/lib/format.ts'
import { Derived } from '#web/money/derivations/derived.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { hostOf, TYPES, typeWord } from './incentive-words.ts'
import { words } from './words.ts'

type Judged = Schemas['ProjectIncentive']
type Props = {
  judged: Judged
  /** When it was judged. */
  at: number
  project_id: string
  whyNot: string | undefined
  onLeaveOut: () => void
}

const COLUMNS = 'lg:grid-cols-[minmax(0,1fr)_20rem_7rem]'

/** Above the columns where there are any; each value has its label besides. */
export const JudgedHeads = () => (
  <li aria-hidden className={cx('hidden gap-x-6 px-4 py-2.5 text-sm text-ink-3 lg:grid', COLUMNS)}>
    <span>{words.incentive}</span>
    <span className="grid grid-cols-4 gap-x-3 text-right">
      {TYPES.map(({ value, label }) => (
        <span key={value}>{label}</span>
      ))}
    </span>
  </li>
)

/** One rule: what it pays for each way to pay, why, and the way to count it or leave it out. */
export function JudgedRow({ at, judged, project_id, whyNot, onLeaveOut }: Props) {
  const { incentive, decision, decided_by } = judged
  const add = useWrite('/v3/projects.AddIncentive')
  const remove = useWrite('/v3/projects.RemoveIncentive')
  const input = { project_id, incentive_id: incentive.id }
  const out = decision === 'removed' || (!incentive.automatic && decision === null)
  const counts = judged.judged.some(one => one.counts)
  return (
    <li aria-label={incentive.name} className={cx('grid gap-x-6 gap-y-3 px-4 py-4 lg:items-start', COLUMNS)}>
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-base font-medium">{incentive.name}</h3>
          <Badge {...standingOf(judged)} />
        </div>
        {reasonsOf(judged).map(({ types, reason }) => (
          <p key={reason} className="max-w-[68ch] text-sm text-ink-2">
            {types && <span className="font-medium">{types}: </span>}
            {reason}
          </p>
        ))}
        {decided_by && (
          <p className="text-sm text-ink-3">
            {words.decided_by({ has_decision: decision === 'removed' ? 'yes' : 'no', decided_by })}
          </p>
        )}
        <details className="text-sm text-ink-2">
          <summary className="w-fit cursor-pointer text-ink-3 hover:text-ink">{words.rule}</summary>
          <p className="mt-1 max-w-[68ch]">
            {incentiveSentence(incentive)} {incentive.law}
          </p>
          <a
            href={incentive.source_url}
            target="_blank"
            rel="noreferrer"
            className="mt-1 inline-flex items-center gap-1 underline underline-offset-2 max-sm:py-2"
          >
            {hostOf(incentive.source_url)}
            <ExternalLink size={14} aria-hidden />
          </a>
        </details>
      </div>
      <dl className={cx('grid grid-cols-4 gap-x-3 lg:text-right', !counts && 'max-lg:hidden')}>
        {judged.judged.map(one => {
          const { type, counts, capped, amount_cents } = one
          return (
            <div key={type}>
              <dt className="text-xs text-ink-3 lg:sr-only">{typeWord(type)}</dt>
              <dd
                className={cx(
                  'figures text-base',
                  counts && incentive.claimed_by !== 'provider' ? 'font-medium' : 'text-ink-3',
                )}
              >
                <Derived derivation={counts ? judgedDerivation(judged, one) : null} at={at}>
                  {counts ? money(amount_cents) : '–'}
                </Derived>
              </dd>
              {capped && <dd className="text-xs text-ink-3">{words.at_cap}</dd>}
              {counts && incentive.claimed_by === 'provider' && (
                <dd className="text-xs text-ink-3">{words.provider}</dd>
              )}
            </div>
          )
        })}
      </dl>
      <div className="lg:justify-self-end">
        {incentive.ended && !counts ? null : out ? (
          <Button
            aria-label={words.count_name({ name: incentive.name })}
            busy={add.isPending}
            disabledReason={whyNot}
            onClick={() => add.mutate(input)}
          >
            {decision === 'removed' ? words.count_again : words.add}
          </Button>
        ) : (
          <Button
            aria-label={words.exclude_name({ name: incentive.name })}
            busy={remove.isPending}
            disabledReason={whyNot}
            onClick={() => (incentive.automatic ? onLeaveOut() : remove.mutate(input))}
          >
            {words.exclude}
          </Button>
        )}
      </div>
    </li>
  )
}

/** A rule whose last day is past looks past, also where it still counts for a system installed in time. */
function standingOf({ incentive, decision, judged }: Judged): { status: string; label: string } {
  const { ended, ends_on, claimed_by } = incentive
  if (ended && ends_on) return { status: 'ended', label: words.ended_on({ day: date(ends_on) }) }
  if (judged.some(one => one.counts))
    return claimed_by === 'provider'
      ? { status: 'not_ours', label: words.counts_provider }
      : { status: 'counts', label: words.counts }
  return decision === 'removed'
    ? { status: 'excluded', label: words.excluded_status }
    : { status: 'excluded', label: words.does_not_count }
}

/** One line if all payment types agree; types a rule doesn't cover aren't mentioned next to those it does. */
function reasonsOf({ incentive: { applies_to }, judged }: Judged): { types: string; reason: string }[] {
  const meant = judged.filter(({ type }) => applies_to.length === 0 || applies_to.includes(type))
  const relevant = meant.length > 0 ? meant : judged.slice(0, 1)
  const reasons = [...new Set(relevant.map(({ reason }) => reason))]
  return reasons.map(reason => ({
    reason,
    types:
      reasons.length === 1
        ? ''
        : relevant
            .filter(one => one.reason === reason)
            .map(({ type }) => typeWord(type))
            .join(', '),
  }))
}
