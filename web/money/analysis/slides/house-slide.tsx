import { placeLine } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { kw, number } from '#web/lib/format.ts'
import { DesignPicture } from '#web/projects/sale/design-picture.tsx'
import { Big, SlideTitle } from './slide-text.tsx'
import { words } from './words.ts'

type Props = { project: Schemas['Project']; design: Schemas['Design']; simulation: Schemas['Simulation'] }

/** The house and its array: the picture next to three figures. */
export function HouseSlide({ project, design, simulation }: Props) {
  const place = project.address && placeLine(project.address)
  return (
    <>
      <SlideTitle note={place}>{words.solar_for_name({ name: project.name })}</SlideTitle>
      <div className="grid flex-1 items-center gap-8 lg:grid-cols-[1fr_2fr]">
        <dl className="grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-1">
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
        <DesignPicture project_id={project.id} view="house" className="rounded-card" />
      </div>
    </>
  )
}
