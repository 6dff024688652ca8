// Offers the equipment of the rep's last design until the first module is placed.
import type { Schemas } from '#sdk/types.ts'
import { firstInverter, firstStorage, withEquipment } from '#web/projects/sale/first-design.ts'
import { LastChoice } from '#web/projects/sale/starting/last-choice.tsx'
import { SuggestedPair } from '#web/projects/sale/starting/suggested-pair.tsx'
import { modulesOn } from '../canvas/settling.ts'
import { useEditor } from '../editor.ts'

export function LastEquipment() {
  const { project, drawing, edit, defaults, known, preferences, last, takeLast } = useEditor()
  if (modulesOn(drawing) > 0) return null
  const now = {
    panel_id: drawing.planes[0]?.panel_id ?? defaults.panel_id,
    inverter_id: drawing.inverters[0]?.inverter_id ?? null,
    storage_id: drawing.storage[0]?.storage_id ?? null,
  }
  const use = (taken: Schemas['StartEquipment']) => {
    takeLast(taken)
    const wanted = withEquipment(preferences, taken)
    const { panel_id } = taken
    edit([
      {
        type: 'site.changed',
        part: { inverters: [firstInverter(known.inverters, wanted, 0, 0)], storage: firstStorage(wanted) },
      },
      ...drawing.planes.map(({ id }) => ({ type: 'plane.changed' as const, id, part: panel_id ? { panel_id } : {} })),
    ])
  }
  return (
    <>
      <SuggestedPair project_id={project.id} />
      <LastChoice last={last} now={now} known={known} onUse={use} />
    </>
  )
}
