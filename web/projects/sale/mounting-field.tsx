// How an array is mounted, chosen in the figures of a design and in its drawing alike.
import {
  DEFAULT_MOUNTING,
  MOUNTINGS,
  type Mounting,
  mountingName,
  noctOf,
} from '#machines/design/production/mounting.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { words } from './words.ts'

type Props = { mounting: Mounting | undefined; onChange: (mounting: Mounting) => void }

export function MountingField({ mounting = DEFAULT_MOUNTING, onChange }: Props) {
  return (
    <SelectField
      label={words.mounting}
      options={MOUNTINGS.map(value => ({ value, label: mountingName(value) }))}
      value={mounting}
      onChange={picked => onChange(MOUNTINGS.find(one => one === picked) ?? DEFAULT_MOUNTING)}
      help={words.cells_run_c_rating({ mounting: noctOf(mounting) })}
    />
  )
}
