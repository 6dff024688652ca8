// Saves what can be saved of a trial: the battery and what it does, the tariff. Another size has to be drawn.
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import type { Trial } from './energy-what-if.ts'
import { words } from './words.ts'

type Props = {
  trial: Trial
  project: Schemas['Project']
  design: Schemas['Design']
  drawing: Schemas['SavedDrawing']
}

export function ApplyTrial({ trial, project, design, drawing }: Props) {
  const mayDesign = useWhyNot('design.edit')
  const mayTariff = useWhyNot('projects.edit')
  const save = useWrite('/v3/design.Save')
  const draw = useWrite('/v3/design.SaveDrawing')
  const update = useWrite('/v3/projects.Update')
  const designs = trial.storageDiffers || trial.controlDiffers
  const whyNot =
    (designs ? mayDesign : undefined) ??
    (trial.tariffDiffers ? mayTariff : undefined) ??
    (designs || trial.tariffDiffers
      ? undefined
      : trial.sizeDiffers
        ? words.another_size_drawn_designer
        : words.project_already_stands_like)
  const apply = async () => {
    try {
      const { storage, storage_control } = trial.asked
      const drawn = drawing.applied ? drawing.drawing : null
      if (designs && (storage_control || !drawn))
        await save.mutateAsync({
          project_id: project.id,
          version: design.version,
          arrays: design.arrays,
          inverters: design.inverters,
          ...(storage ? { storage } : {}),
          ...(storage_control ? { storage_control } : {}),
        })
      // The design still matches the drawing, which also names the batteries.
      if (designs && drawn)
        await draw.mutateAsync({
          project_id: project.id,
          version: drawing.version,
          drawing: { ...drawn, ...(storage ? { storage } : {}) },
        })
      if (trial.asked.tariff)
        await update.mutateAsync({ project_id: project.id, version: project.version, tariff: trial.asked.tariff })
    } catch {
      // The writes report it themselves; the trial stays in the URL.
      return
    }
    tellDone(trial.tariffDiffers ? (designs ? words.battery_tariff_saved : words.tariff_saved) : words.battery_saved)
    trial.keepSize()
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="primary"
        busy={save.isPending || draw.isPending || update.isPending}
        disabledReason={whyNot}
        onClick={() => void apply()}
      >
        {words.apply}
      </Button>
      <Button look="ghost" disabled={!trial.differs} onClick={trial.discard}>
        {words.discard}
      </Button>
    </div>
  )
}
