import { Locate } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { parseCoordinates } from '#machines/projects/parse-place.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { hasGeocoder } from '#web/lib/page-facts.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { words } from './words.ts'

type Form = { address: Schemas['HouseAddress'] }

/** Part of a form whose values have `address`: the house's coordinates, for an unknown ZIP code or a more exact place. */
export function CoordinatesField({ className }: { className?: string }) {
  const { setValue, getValues, watch } = useFormContext<Form>()
  const [typed, setTyped] = useState(() => {
    const { latitude, longitude } = getValues('address') ?? {}
    return latitude === undefined || longitude === undefined ? '' : `${latitude}, ${longitude}`
  })
  const coordinates = parseCoordinates(typed)
  const change = (text: string) => {
    setTyped(text)
    const place = parseCoordinates(text)
    setValue('address.latitude', place?.latitude, { shouldDirty: true })
    setValue('address.longitude', place?.longitude, { shouldDirty: true })
  }
  const geocode = useWrite('/v3/projects.Geocode', {
    onDone: ({ match }) => change(`${match.latitude}, ${match.longitude}`),
  })
  const { line1, city, state, postal_code } = watch('address') ?? {}
  const address = line1 && city && state && postal_code ? { line1, city, state, postal_code } : undefined
  const { matched } = geocode.data?.match ?? {}
  return (
    <div className={className}>
      <div className="flex flex-wrap items-start gap-2">
        <TextField
          label={words.coordinates}
          optional
          className="min-w-56 flex-1"
          autoComplete="off"
          placeholder="33.4484, -112.0740"
          value={typed}
          onChange={event => change(event.target.value)}
          help={matched ? words.found_matched({ matched }) : words.coordinates_hint}
          error={typed.trim() !== '' && !coordinates ? words.enter_coordinates_such_as : geocode.error?.message}
        />
        {hasGeocoder() && (
          <Button
            className="sm:mt-6"
            icon={<Locate size={14} aria-hidden />}
            busy={geocode.isPending}
            disabledReason={address ? undefined : words.enter_address_first}
            onClick={() => address && geocode.mutate({ address })}
          >
            {words.find_address}
          </Button>
        )}
      </div>
    </div>
  )
}
