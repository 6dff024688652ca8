// All projects in four stages, in one line.
import { useRead } from '#web/data/queries.ts'
import { kw, money, number } from '#web/lib/format.ts'
import { STAGE_NAMES } from '#web/projects/sale/project/project-filters.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { Figure } from './block.tsx'
import { inStage } from './filters-of.ts'
import { words } from './words.ts'

const PLACES = ['first', 'second', 'third', 'fourth'] as const

export function PipelineBlock() {
  const { data, error, refetch } = useRead('/v3/dashboard.GetPipeline', {})
  if (error && !data) return <ErrorCard sentence={error.message} onRetry={refetch} />
  return (
    <dl aria-label={words.pipeline} className="grid grid-cols-2 gap-x-6 gap-y-3 px-1 lg:grid-cols-4">
      {PLACES.map((place, index) => {
        const stage = data?.pipeline[index]
        if (!stage) return <Skeleton key={place} className="h-12" />
        const name = STAGE_NAMES[stage.stage]
        return (
          <div key={place} className="min-w-0">
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="flex gap-x-2.5 max-sm:flex-col sm:items-baseline">
              <Figure
                filters={inStage(stage.stage)}
                what={words.projects_stage({ stage: name })}
                className="inline-block min-w-6 text-xl font-semibold tracking-tight max-sm:min-w-11 max-sm:py-2"
              >
                {number(stage.count)}
              </Figure>
              {stage.value_cents > 0 && (
                <span className="figures text-sm text-ink-3">
                  {words.value_and_size({ value: money(stage.value_cents), size: kw(Math.round(stage.size_kw)) })}
                </span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
