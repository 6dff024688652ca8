// One day hour by hour; the day is in the URL.
import { dayDerivation } from '#machines/money/derivations/energy.ts'
import { DayChart, type DaySeries } from '#web/charts/day-chart.tsx'
import { hoursOf, readDay, writeDay } from '#web/charts/hours.ts'
import { useRead } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { Derived } from '#web/money/derivations/derived.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { daySentence } from './energy-words.ts'
import { Said } from './slides/said.tsx'
import { words } from './words.ts'

const JULY = { month: 6, date: null }

export function DaySection({ project_id, battery }: { project_id: string; battery: boolean }) {
  const { params, change } = useFilters()
  const { data, error, refetch, dataUpdatedAt } = useRead('/v3/energy.GetHours', { project_id })
  if (error && !data) return <ErrorCard sentence={error.message} onRetry={refetch} />
  if (!data)
    return (
      <Card>
        <Skeleton className="h-64" />
      </Card>
    )
  const { hours } = data
  if (!hours) return null
  const choice = readDay(params.get('day'), JULY)
  const day = {
    use: hoursOf(hours.use, choice),
    production: hoursOf(hours.production, choice),
    bought: hoursOf(hours.import, choice),
    sent: hoursOf(hours.export, choice),
  }
  const series: DaySeries[] = [
    { name: common.production, color: 'var(--production)', hours: hours.production, shape: 'area' },
    { name: words.use, color: 'var(--consumption)', hours: hours.use },
    { name: words.grid, color: 'var(--import)', hours: hours.import },
    { name: words.grid_2, color: 'var(--export)', hours: hours.export },
    ...(battery
      ? [
          {
            name: words.in_battery,
            color: 'var(--battery)',
            hours: hours.stored,
            shape: 'dashed' as const,
            level: true,
          },
        ]
      : []),
  ]
  return (
    <Card>
      <Said>
        <Derived derivation={dayDerivation(day)} at={dataUpdatedAt} sentence>
          {daySentence(choice, day)}
        </Derived>
      </Said>
      <DayChart
        title={words.day_hour_hour}
        series={series}
        choice={choice}
        onChoose={day => change({ day: writeDay(day) })}
      />
    </Card>
  )
}
