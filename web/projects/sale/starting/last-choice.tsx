// The rep's last choice, offered if a design starts with another.
import type { Schemas } from '#sdk/types.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import type { Known } from '../use-equipment.ts'
import { words } from './words.ts'

type Equipment = Schemas['StartEquipment']
type Props = { last: Equipment | null; now: Equipment; known: Known; onUse: (last: Equipment) => void }

export function LastChoice({ last, now, known, onUse }: Props) {
  if (!last || isSame(last, now)) return null
  const rows = [
    known.panels.find(({ id }) => id === last.panel_id),
    known.inverters.find(({ id }) => id === last.inverter_id),
    known.storage.find(({ id }) => id === last.storage_id),
  ]
  const names = rows.flatMap(row => (row ? [`${row.manufacturer} ${row.model}`] : []))
  return (
    <Notice action={<Button onClick={() => onUse(last)}>{words.use_these}</Button>}>
      {words.your_last_design({ join: names.join(', ') })}
    </Notice>
  )
}

const isSame = (a: Equipment, b: Equipment) =>
  a.panel_id === b.panel_id && a.inverter_id === b.inverter_id && a.storage_id === b.storage_id
