// The electrical check of unsaved input.

import { useFormContext } from 'react-hook-form'
import { electricalFindings } from '#machines/design/electrical/electrical.ts'
import { useRead } from '#web/data/queries.ts'
import { FindingList, SiteTemperatures } from '#web/projects/sale/finding-list.tsx'
import type { Known } from '#web/projects/sale/use-equipment.ts'
import type { DesignForm } from './manual-screen.tsx'
import { words } from './words.ts'

type Props = { project_id: string; known: Known }

export function LiveElectrical({ project_id, known: { panels, inverters } }: Props) {
  const { watch } = useFormContext<DesignForm>()
  // Of the server only how cold and hot the place gets.
  const { data, error } = useRead('/v3/design.CheckElectrical', { project_id })
  const groups = watch('arrays').flatMap(({ name, panel_id, module_count }) => {
    const panel = panels.find(({ id }) => id === panel_id)
    return panel && module_count > 0 ? [{ name: name || words.a_plane, panel, count: module_count }] : []
  })
  const machines = watch('inverters').flatMap(({ inverter_id, count }) => {
    const inverter = inverters.find(({ id }) => id === inverter_id)
    return inverter && count > 0 ? [{ inverter, count }] : []
  })
  if (!data && !error) return null
  const site = data?.site ?? null
  return (
    <>
      <FindingList findings={electricalFindings({ groups, machines, site })} />
      {site && (
        <div className="figures mt-4 text-sm text-ink-3">
          <SiteTemperatures site={site} />
        </div>
      )}
    </>
  )
}
