import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { number } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { UndoImport } from '#web/sheet-import/undo-import.tsx'
import { words as imports } from '#web/sheet-import/words.ts'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Props = { current: Schemas['EquipmentImport'] }

export function UndoButton({ current }: Props) {
  const { counts, id: import_id, version, kind, file_name } = current
  const whyNot = useWhyNot('catalog.edit')
  const undo = useWrite('/v3/equipment.UndoImport', {
    quiet: true,
    onDone: () => tellDone(imports.import_undone),
  })
  return (
    <UndoImport
      file_name={file_name}
      label={common.undo}
      consequence={words.takes_out_catalogue_puts({ new: number(counts.new), kind, changed: number(counts.changed) })}
      whyNot={whyNot}
      undo={{ ...undo, mutate: () => undo.mutate({ import_id, version }) }}
    />
  )
}
