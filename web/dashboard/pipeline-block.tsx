// All projects in four stages, and what each stage is made of.
import { words as projectWords } from '#machines/projects/words.ts'
import { useRead } from '#web/data/queries.ts'
import { kw, money, number } from '#web/lib/format.ts'
import { STAGE_NAMES } from '#web/sale/project/project-filters.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { Figure } from './block.tsx'
import { inStage, inStatus } from './filters-of.ts'
import { words as texts } from './words.ts'

const PLACES = ['first', 'second', 'third', 'fourth'] as const

export function PipelineBlock() {
  const { data, error, refetch } = useRead('/v3/dashboard.GetPipeline', {})
  if (error && !data) return <ErrorCard sentence={error.message} onRetry={refetch} />
  return (
    <div className="grid grid-cols-1 gap-px overflow-hidden rounded-card border border-hairline bg-hairline min-[360px]:grid-cols-2 lg:grid-cols-4">
      {PLACES.map((place, index) => {
        const stage = data?.pipeline[index]
        return (
          <section key={place} className="min-w-0 bg-surface px-4 py-4 sm:px-5">
            {stage ? (
              <>
                <h2 className="text-sm font-medium text-ink-2">{STAGE_NAMES[stage.stage]}</h2>
                <Figure
                  filters={inStage(stage.stage)}
                  what={texts.projects_stage({ stage: STAGE_NAMES[stage.stage] })}
                  className="mt-1 inline-block text-2xl font-semibold tracking-tight"
                >
                  {number(stage.count)}
                </Figure>
                <p className="figures mt-1 text-sm text-ink-2">
                  {money(stage.value_cents)} · {kw(Math.round(stage.size_kw * 10) / 10)}
                </p>
                <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-ink-3">
                  {stage.statuses.map(({ status, count }) => (
                    <li key={status}>
                      <Figure
                        filters={inStatus(status)}
                        what={texts.projects_in_status({ status: projectWords.status[status] })}
                      >
                        {`${number(count)} ${projectWords.status[status]}`}
                      </Figure>
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <Skeleton className="h-24" />
            )}
          </section>
        )
      })}
    </div>
  )
}
