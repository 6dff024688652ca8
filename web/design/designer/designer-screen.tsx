// The 2D designer: planes on an image, a map or a blank sheet, modules on them, with the price.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { together, useRead } from '#web/data/queries.ts'
import { LoadFailure } from '#web/frame/load-failure.tsx'
import { useParam } from '#web/frame/use-param.ts'
import {
  firstInverter,
  firstPanel,
  firstStorage,
  type Preferences,
  withEquipment,
} from '#web/projects/sale/first-design.ts'
import { useEquipment } from '#web/projects/sale/use-equipment.ts'
import { SkeletonPage } from '#web/ui/states.tsx'
import { Designer } from './designer.tsx'
import type { Drawing } from './drawing-types.ts'
import { onPicture } from './site-backdrop.ts'
import { leftDraft } from './use-drawing-saving.ts'

export default function DesignerScreen() {
  const project_id = useParam('id')
  const project = useRead('/v3/projects.Get', { project_id })
  const saved = useRead('/v3/design.GetDrawing', { project_id })
  const preferences = useRead('/v3/settings.GetDesignPreferences', {})
  const start = useRead('/v3/design.GetStart', { project_id })
  const site = useRead('/v3/design.GetSite', { project_id })
  const { failure, retry } = together(project, saved, preferences, start)
  // Only a first drawing begins on its picture; without a connection, on a blank sheet.
  const isSiteHere = site.data ?? site.error ?? (site.fetchStatus === 'paused' || Number(saved.data?.version) > 0)
  if (project.data && saved.data && preferences.data && start.data && isSiteHere)
    return (
      <WithEquipment
        key={project_id}
        project={project.data.project}
        saved={saved.data}
        preferences={withEquipment(preferences.data, start.data.start)}
        last={start.data.last}
        site={site.data?.site}
        reread={() => void saved.refetch()}
      />
    )
  if (failure) return <LoadFailure error={failure} onRetry={retry} />
  return <SkeletonPage />
}

type Props = {
  project: Schemas['Project']
  saved: Schemas['SavedDrawing']
  preferences: Preferences
  last: Schemas['StartEquipment'] | null
  site: Schemas['Site'] | undefined
  reread: () => void
}

/** Waits for the panels, inverters and batteries the drawing names, and the beginning of the catalogue. */
function WithEquipment(props: Props) {
  const { project, saved, last } = props
  const [taken, setTaken] = useState<Schemas['StartEquipment'] | null>(null)
  const preferences = taken ? withEquipment(props.preferences, taken) : props.preferences
  const [draft] = useState(() => leftDraft(project.id, saved))
  const from = [saved.drawing, draft?.work]
  const { known, keep, ready, error, refetch } = useEquipment({
    panels: [
      preferences.default_panel_id,
      last?.panel_id,
      ...from.flatMap(one => one?.planes.map(({ panel_id }) => panel_id)),
    ],
    inverters: [
      preferences.default_inverter_id,
      last?.inverter_id,
      ...from.flatMap(one => one?.inverters.map(({ inverter_id }) => inverter_id)),
    ],
    storage: [
      preferences.default_storage_id,
      last?.storage_id,
      ...from.flatMap(one => one?.storage.map(({ storage_id }) => storage_id)),
    ],
    others: [],
  })
  const [shown, setShown] = useState(false)
  if (ready && !shown) setShown(true)
  if (error && !shown) return <LoadFailure error={error} onRetry={refetch} />
  if (!shown) return <SkeletonPage />
  const begin = draft?.work ?? saved.drawing ?? onPicture(firstDrawing(preferences, known), props.site)
  return (
    <Designer
      {...props}
      preferences={preferences}
      onTakeLast={setTaken}
      draft={draft}
      begin={begin}
      known={known}
      keep={keep}
    />
  )
}

/** A blank sheet with the company's setbacks and its inverter. */
function firstDrawing(
  preferences: Preferences,
  { panels, inverters }: Pick<ReturnType<typeof useEquipment>['known'], 'panels' | 'inverters'>,
): Drawing {
  const model = firstInverter(inverters, preferences, 0, 0)
  return {
    backdrop: 'blank',
    // 120 by 90 feet: a house and its garden.
    width_m: 36.576,
    depth_m: 27.432,
    north_deg: 0,
    image: null,
    planes: [],
    obstructions: [],
    trees: [],
    horizon: [],
    setbacks: preferences.setbacks,
    inverters: model.inverter_id === '' || firstPanel(panels, preferences) === '' ? [] : [{ ...model, count: 1 }],
    storage: firstStorage(preferences),
  }
}
