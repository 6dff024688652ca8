// The figures of the drawing along the bottom of the 3D view.
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { kw, kwh, number, percent } from '#web/lib/format.ts'
import { common } from '#web/words/common.ts'
import type { Drawing } from '../drawing-types.ts'
import type { DrawnShade } from '../sunlight/use-shade.ts'
import { dcWatts, modulesOn } from './settling.ts'
import { words } from './words.ts'

type Props = {
  project_id: string
  drawing: Drawing
  panels: readonly Schemas['Panel'][]
  shade: DrawnShade | null
  /** True if the simulated design matches the drawing. */
  applied: boolean
}

export function ViewFigures({ project_id, drawing, panels, shade, applied }: Props) {
  const simulated = useRead('/v3/solar.GetPerformanceSimulation', { project_id }, { enabled: applied })
  const year = simulated.data?.simulation
  const modules = shade?.modules ?? []
  const access = modules.reduce((sum, one) => sum + one.access, 0) / modules.length
  const figures = [
    [words.modules, number(modulesOn(drawing))],
    [common.size, kw(dcWatts(drawing.planes, panels) / 1000)],
    [words.solar_access, modules.length > 0 ? percent(access, 1) : '–'],
    [words.yearly_production, applied && year ? kwh(year.annual_kwh) : '–'],
  ] as const
  return (
    <dl className="sticky bottom-0 z-10 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-1 border-t border-hairline bg-surface px-4 py-2 text-sm sm:px-6">
      {figures.map(([name, value]) => (
        <div key={name} className="flex items-baseline gap-1.5">
          <dt className="text-ink-3">{name}</dt>
          <dd className="figures font-semibold">{value}</dd>
        </div>
      ))}
      {!applied && <p className="text-ink-3">{words.year_simulated_once_modules}</p>}
    </dl>
  )
}
