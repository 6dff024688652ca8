// Offers the equipment of the rep's last design to one that is only beginning.
import { useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import {
  firstInverter,
  firstStorage,
  type Preferences,
  sizeOf,
  withEquipment,
} from '#web/projects/sale/first-design.ts'
import { LastChoice } from '#web/projects/sale/starting/last-choice.tsx'
import type { Known } from '#web/projects/sale/use-equipment.ts'
import type { DesignForm } from '../manual-screen.tsx'

type Equipment = Schemas['StartEquipment']
type Props = { last: Equipment | null; known: Known; preferences: Preferences }

export function LastFigures({ last, known, preferences }: Props) {
  const { watch, setValue } = useFormContext<DesignForm>()
  const [arrays, inverters, storage = []] = watch(['arrays', 'inverters', 'storage'])
  const now = {
    panel_id: arrays[0]?.panel_id ?? null,
    inverter_id: inverters[0]?.inverter_id ?? null,
    storage_id: storage[0]?.storage_id ?? null,
  }
  const use = (taken: Equipment) => {
    const wanted = withEquipment(preferences, taken)
    const planes = arrays.map(array => ({ ...array, panel_id: taken.panel_id ?? array.panel_id }))
    const { dc_w, modules } = sizeOf(planes, known.panels)
    setValue('arrays', planes, { shouldDirty: true })
    setValue('inverters', [firstInverter(known.inverters, wanted, dc_w, modules)], { shouldDirty: true })
    setValue('storage', firstStorage(wanted), { shouldDirty: true })
  }
  return <LastChoice last={last} now={now} known={known} onUse={use} />
}
