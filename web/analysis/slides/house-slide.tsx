import type { Schemas } from '#sdk/types.ts'
import { kw, number } from '#web/lib/format.ts'
import { RoofPlan } from '#web/sale/roof-plan.tsx'
import { PanelRows } from '../panel-rows.tsx'
import { Big, SlideTitle } from './slide-text.tsx'
import { words } from './words.ts'

type Props = {
  project: Schemas['Project']
  design: Schemas['Design']
  simulation: Schemas['Simulation']
  drawing: Schemas['Drawing'] | null
  panels: Schemas['Panel'][]
  site_image: string | undefined
}

/** The house and the array on it. */
export function HouseSlide({ project, design, simulation, drawing, panels, site_image }: Props) {
  const sides = new Map(
    panels.flatMap(({ id, length_m, width_m }) => (length_m && width_m ? [[id, { length_m, width_m }] as const] : [])),
  )
  const place = project.address && `${project.address.line1}, ${project.address.city}, ${project.address.state}`
  const drawn = drawing?.planes.some(({ modules }) => modules.some(({ on }) => on))
  return (
    <>
      <SlideTitle note={place}>{words.solar_for_name({ name: project.name })}</SlideTitle>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-6 sm:grid-cols-3">
        <Big
          label={words.your_roof}
          value={number(design.module_count)}
          note={words.panels_together({ size_kw: kw(design.size_kw) })}
        />
        <Big label={words.makes_year} value={number(simulation.annual_kwh)} note={words.kwh_first_year} />
        {design.storage_kwh > 0 && (
          <Big label={words.in_your_battery} value={number(design.storage_kwh, 1)} note={words.usable_kwh} />
        )}
      </dl>
      {drawing && drawn ? (
        <RoofPlan
          drawing={drawing}
          panels={sides}
          image_src={site_image}
          label={words.your_roof_above_panels({ module_count: number(design.module_count) })}
          className="max-h-[56dvh] min-h-64 w-full flex-1"
        />
      ) : (
        <PanelRows arrays={design.arrays} />
      )}
    </>
  )
}
