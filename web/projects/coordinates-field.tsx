import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { parseCoordinates } from '#machines/projects/parse-place.ts'
import type { Schemas } from '#sdk/types.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'

type Form = { address: Schemas['Address'] }

/** Part of a form whose values have `address`: where the house stands, for a ZIP code nobody knows or a more exact place. */
export function CoordinatesField({ className }: { className?: string }) {
  const { setValue, getValues } = useFormContext<Form>()
  const [typed, setTyped] = useState(() => {
    const { latitude, longitude } = getValues('address') ?? {}
    return latitude === undefined || longitude === undefined ? '' : `${latitude}, ${longitude}`
  })
  const found = parseCoordinates(typed)
  const change = (text: string) => {
    setTyped(text)
    const place = parseCoordinates(text)
    setValue('address.latitude', place?.latitude, { shouldDirty: true })
    setValue('address.longitude', place?.longitude, { shouldDirty: true })
  }
  return (
    <TextField
      label="Coordinates"
      optional
      {...(className === undefined ? {} : { className })}
      autoComplete="off"
      placeholder="33.4484, -112.0740"
      value={typed}
      onChange={event => change(event.target.value)}
      help="Paste them, or a place's link, from a map. Production needs them."
      error={typed.trim() !== '' && !found ? 'Enter coordinates such as 33.4484, -112.0740.' : undefined}
    />
  )
}
