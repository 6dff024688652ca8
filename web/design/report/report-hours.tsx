// The year hour by hour: all of it at a glance, and any of its days.
import { useMemo } from 'react'
import { DayChart } from '#web/charts/day-chart.tsx'
import { readDay, writeDay } from '#web/charts/hours.ts'
import { YearHeatMap } from '#web/charts/year-heat-map.tsx'
import { useFilters } from '#web/frame/filters.ts'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** June, when the sun is highest: a typical summer day. */
const AT_FIRST = { month: 5, date: null }

export function HoursPart({ hours_wh }: { hours_wh: number[] }) {
  const { params, change } = useFilters()
  const choice = readDay(params.get('day'), AT_FIRST)
  const hours = useMemo(() => Float64Array.from(hours_wh, wh => wh / 1000), [hours_wh])
  return (
    <div className="flex flex-col gap-10">
      <YearHeatMap title={words.every_hour_year} name={common.production} hours={hours} />
      <DayChart
        title={words.day_hour_hour}
        series={[{ name: common.production, color: 'var(--production)', hours, shape: 'area' }]}
        choice={choice}
        onChoose={day => change({ day: writeDay(day) })}
      />
    </div>
  )
}
