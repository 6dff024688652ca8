// The whole year at a glance, hour by hour: grid, production, use, battery level.
import { useMemo } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { YearHeatMap } from '#web/charts/year-heat-map.tsx'
import { useRead } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { number } from '#web/lib/format.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { Said } from './slides/said.tsx'
import { words } from './words.ts'

type Hours = Schemas['EnergyHours']

const VIEWS = [
  { value: 'grid', label: words.grid_3 },
  { value: 'production', label: common.production },
  { value: 'use', label: words.use },
  { value: 'battery', label: words.battery },
]

export function HoursSection({ project_id, battery }: { project_id: string; battery: boolean }) {
  const { params, change } = useFilters()
  // The day above reads the same hours, and shows a failure with its retry.
  const { data, error } = useRead('/v3/energy.GetHours', { project_id })
  const hours = data?.hours
  const views = VIEWS.filter(({ value }) => battery || value !== 'battery')
  const view = views.find(({ value }) => value === params.get('hours'))?.value ?? 'grid'
  const grid = useMemo(() => hours?.import.map((bought, hour) => bought - (hours.export[hour] ?? 0)) ?? [], [hours])
  if (!hours)
    return data || error ? null : (
      <Card>
        <Skeleton className="h-64" />
      </Card>
    )
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <Said>{sentence(view, hours, grid)}</Said>
        <SelectField
          label={words.what_hours_show}
          hideLabel
          className="mb-4 w-40"
          options={views}
          value={view}
          onChange={value => change({ hours: value === 'grid' ? null : value })}
        />
      </div>
      {view === 'grid' && (
        <YearHeatMap
          title={words.every_hour_year}
          hours={grid}
          name={words.from_grid}
          color="var(--import)"
          below={{ name: words.grid_2, color: 'var(--export)' }}
        />
      )}
      {view === 'production' && (
        <YearHeatMap title={words.every_hour_year} hours={hours.production} name={common.production} />
      )}
      {view === 'use' && (
        <YearHeatMap
          title={words.every_hour_year}
          hours={hours.use}
          name={words.house_uses}
          color="var(--consumption)"
        />
      )}
      {view === 'battery' && (
        <YearHeatMap
          title={words.every_hour_year}
          hours={hours.stored}
          name={words.in_battery}
          color="var(--battery)"
        />
      )}
    </Card>
  )
}

const LEAST_KWH = 0.005

function sentence(view: string, hours: Hours, grid: number[]): string {
  const count = (of: number[], is: (kwh: number) => boolean) => number(of.filter(is).length)
  const { production, use, stored } = hours
  if (view === 'production')
    return words.roof_makes_power_year({
      production: count(production, kwh => kwh > LEAST_KWH),
      number: number(Math.max(...production), 1),
    })
  if (view === 'use')
    return words.house_uses_most_one({ number: number(Math.max(...use), 1), number_2: number(Math.min(...use), 1) })
  if (view === 'battery') {
    const full = Math.max(...stored)
    return words.battery_full_nearly_so({ stored: count(stored, kwh => kwh > 0.95 * full) })
  }
  return words.hours_year_power_bought({
    grid: count(grid, kwh => kwh > LEAST_KWH),
    grid_2: count(grid, kwh => kwh < -LEAST_KWH),
  })
}
