// Results of the proposals sent in the last 90 days: how many were opened, and how many led to a signed agreement.
import { dayWords } from '#machines/lib/format.ts'
import type { Answer } from '#sdk/types.ts'
import { ChartFrame } from '#web/charts/chart-frame.tsx'
import { useRead } from '#web/data/queries.ts'
import { number, percent } from '#web/lib/format.ts'
import { useWideScreen } from '#web/ui/use-wide-screen.ts'
import { common } from '#web/words/common.ts'
import { BLOCK, Block, Figure, WhenRead } from './block.tsx'
import { proposedIn } from './filters-of.ts'
import { words } from './words.ts'

type Funnel = Answer<'/v3/dashboard.GetFunnel'>

const TITLE = words.proposals
const STEPS = [
  { reach: 'sent', name: words.sent, what: words.projects_proposal_sent, color: 'var(--consumption)' },
  { reach: 'viewed', name: words.viewed, what: words.projects_whose_proposal_was, color: 'var(--import)' },
  { reach: 'signed', name: words.signed, what: words.projects_signed_since, color: 'var(--production)' },
] as const

export function FunnelBlock() {
  const read = useRead('/v3/dashboard.GetFunnel', {})
  if (read.data)
    return read.data.sent === 0 ? null : (
      <section className={BLOCK}>
        <Chart {...read.data} />
      </section>
    )
  return (
    <Block title={TITLE}>
      <WhenRead read={read}>{() => null}</WhenRead>
    </Block>
  )
}

function Chart(funnel: Funnel) {
  const isWide = useWideScreen()
  const { days, sent, signed } = funnel
  const shares = STEPS.map(step => ({ ...step, count: funnel[step.reach], share: funnel[step.reach] / sent }))
  return (
    <ChartFrame
      title={TITLE}
      note={words.those_first_sent_since({ percent: percent(signed / sent), from: dayWords(days.from) })}
      series={[]}
      head={[words.step, common.projects, words.those_sent]}
      rows={shares.map(({ reach, name, what, count, share }) => [
        name,
        <Figure key={reach} filters={proposedIn(days, reach)} what={what}>
          {number(count)}
        </Figure>,
        percent(share),
      ])}
      // On a phone each figure is as high as a thumb.
      height={isWide ? 132 : 192}
    >
      {() => (
        <ol className="flex h-full flex-col justify-between pt-1">
          {shares.map(({ reach, name, what, count, share, color }) => (
            <li key={reach}>
              <div className="mb-1.5 flex items-baseline justify-between gap-3">
                <span className="text-sm text-ink-2">{name}</span>
                <span className="flex items-baseline gap-2">
                  <Figure filters={proposedIn(days, reach)} what={what} className="text-md font-semibold">
                    {number(count)}
                  </Figure>
                  <span className="figures w-11 text-right text-sm text-ink-3">{percent(share)}</span>
                </span>
              </div>
              <div className="h-3 rounded-[3px] bg-sunken">
                <div
                  className="h-full min-w-[3px] rounded-[3px]"
                  style={{ width: `${share * 100}%`, background: color }}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
    </ChartFrame>
  )
}
