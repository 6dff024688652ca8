import { Check, MapPin } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { uspsStreet } from '#machines/projects/address/usps-street.ts'
import type { Schemas } from '#sdk/types.ts'
import { read } from '#web/data/queries.ts'
import { said, trimmed } from '#web/lib/form.ts'
import { stateOptions } from '#web/lib/states.ts'
import { Button } from '#web/ui/button.tsx'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { CoordinatesField } from './coordinates-field.tsx'
import { HAS_ZIP, prepareToRead, readHere, readLine } from './read-line.ts'
import { words } from './words.ts'

type Form = { address: Schemas['HouseAddress'] }

const OFFERED_AFTER_MS = 400

/**
 * Part of a form whose values have `address`. The ZIP code brings city, state and where on the map the sun is asked for; an
 * address pasted into the street in one line is taken apart.
 */
export function AddressFields() {
  const { register, formState, getValues, setValue, setError, clearErrors, watch } = useFormContext<Form>()
  const errors = formState.errors.address
  const requested = useRef('')
  const [isPlacing, setIsPlacing] = useState(false)
  const state = watch('address.state') ?? null
  const street = (watch('address.line1') ?? '').trim()
  const [left, setLeft] = useState('')
  // Offered on blur: while typing it would change with every word. Offered immediately, it would shift Next away from
  // the click that left the field, losing that click.
  const usps = left === street ? uspsStreet(street) : street
  const lookUp = async (postal_code: string, city?: string) => {
    const zip = postal_code.trim().slice(0, 5)
    if (!/^\d{5}$/.test(zip) || requested.current === zip) return
    requested.current = zip
    try {
      const { place } = await read('/v3/projects.LookupPostalCode', { postal_code: zip })
      if (requested.current !== zip) return
      clearErrors('address')
      // The postal name typed for a place may be another than the ZIP code's main one: Kew Gardens, not Jamaica.
      setValue('address.city', city ?? place.city, { shouldDirty: true })
      setValue('address.state', place.state, { shouldDirty: true })
      setValue('address.latitude', place.latitude)
      setValue('address.longitude', place.longitude)
    } catch {
      // Unknown or unreachable: city and state can be typed, and the server checks the rest on saving.
      requested.current = ''
      setValue('address.latitude', undefined)
      setValue('address.longitude', undefined)
      setIsPlacing(true)
      setError('address.postal_code', {
        type: 'server',
        message: words.zip_code_not_found,
      })
    }
  }
  const takeApart = async (text: string) => {
    const here = readHere(text)
    if (here) return show(text, here)
    const typed = await readLine(text)
    // Something else was typed meanwhile.
    if (getValues('address.line1')?.trim() === text.trim()) show(text, typed)
  }
  const show = (text: string, typed: Schemas['TypedAddress'] | undefined) => {
    setTimeout(() => setLeft((typed?.line1 ?? text).trim()), OFFERED_AFTER_MS)
    if (!typed) return
    for (const [part, value] of Object.entries(typed))
      setValue(`address.${part as keyof typeof typed}`, value, { shouldDirty: true })
    clearErrors('address')
    if (typed.postal_code) void lookUp(typed.postal_code, typed.city)
  }
  const first = useRef(street)
  const readFirst = useEffectEvent(() => void takeApart(first.current))
  useEffect(() => {
    prepareToRead()
    // A whole address came with the page's address; its city is asked of the server.
    if (first.current !== '') readFirst()
  }, [])
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <TextField
        label={words.street}
        optional
        help={words.street_later}
        className="sm:col-span-4"
        autoComplete="off"
        placeholder={words.paste_whole_address}
        {...register('address.line1', {
          ...trimmed,
          onChange: event => HAS_ZIP.test(event.target.value) && void takeApart(event.target.value),
          onBlur: event => void takeApart(event.target.value),
        })}
        error={said(errors?.line1, words.use_120_characters_fewer)}
      />
      <TextField
        label={words.unit}
        optional
        className="sm:col-span-2"
        autoComplete="off"
        {...register('address.line2', trimmed)}
        error={said(errors?.line2, words.use_120_characters_fewer)}
      />
      <TextField
        label={words.zip_code}
        className="sm:col-span-2"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        {...register('address.postal_code', { ...trimmed, onChange: event => lookUp(event.target.value) })}
        error={said(errors?.postal_code, words.enter_zip_code_such)}
      />
      <TextField
        label={words.city}
        className="sm:col-span-2"
        autoComplete="off"
        {...register('address.city', trimmed)}
        error={said(errors?.city, words.enter_city)}
      />
      <ComboboxField
        label={common.state}
        className="sm:col-span-2"
        options={stateOptions}
        value={state}
        onChange={value => setValue('address.state', value, { shouldDirty: true, shouldValidate: true })}
        placeholder={common.search}
        error={said(errors?.state, words.choose_state)}
      />
      {usps !== street && (
        <div className="sm:col-span-6">
          <Button
            look="ghost"
            icon={<Check size={14} aria-hidden />}
            onClick={() => setValue('address.line1', usps, { shouldDirty: true })}
          >
            {words.use_usps_format({ usps })}
          </Button>
        </div>
      )}
      {isPlacing ? (
        <CoordinatesField className="sm:col-span-6" />
      ) : (
        <div className="sm:col-span-6">
          <Button look="ghost" icon={<MapPin size={14} aria-hidden />} onClick={() => setIsPlacing(true)}>
            {words.set_coordinates}
          </Button>
        </div>
      )}
    </div>
  )
}
