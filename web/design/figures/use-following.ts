// The number of inverters follows the panels while a design is typed, until someone sets it.
import { useFormContext } from 'react-hook-form'
import { followedCount } from '#machines/design/inverter-count.ts'
import type { Schemas } from '#sdk/types.ts'
import { sizeOf } from '#web/projects/sale/first-design.ts'
import type { Known } from '#web/projects/sale/use-equipment.ts'
import type { DesignForm } from '../manual-screen.tsx'

/** Wraps what changes planes or panels. `picked` is a panel that is chosen just now and not among the known yet. */
export function useFollowing({ panels, inverters }: Known, dc_ac_target: number) {
  const { getValues, setValue } = useFormContext<DesignForm>()
  return (change: () => void, picked: Schemas['Panel'][] = []) => {
    const all = [...panels, ...picked]
    const before = sizeOf(getValues('arrays'), all)
    change()
    const after = sizeOf(getValues('arrays'), all)
    const count = followedCount(getValues('inverters'), { inverters, dc_ac_target }, before, after)
    if (count !== undefined) setValue('inverters.0.count', count, { shouldDirty: true })
  }
}
