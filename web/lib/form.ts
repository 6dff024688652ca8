// Shared by all forms: messages at fields, the server's field errors, and a draft that outlives the page.
import { useEffect, useState } from 'react'
import type { FieldError, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { Refusal } from '#sdk/refusal.ts'
import { phone } from './format.ts'
import { forgetAll, keep, kept, keptWith } from './storage.ts'

const SERVER = 'server'

/** The server's sentence where there is one; otherwise the form's own. */
export const said = (error: FieldError | undefined, sentence: string): string | undefined =>
  error && (error.type === SERVER ? error.message : sentence)

/** Shows a refusal's messages at their fields. Returns true if any field has one. */
export function showRefusal<T extends FieldValues>(form: UseFormReturn<T>, failure: unknown): boolean {
  if (!(failure instanceof Refusal)) return false
  const fields = Object.entries(failure.fields)
  for (const [name, message] of fields) form.setError(name as Path<T>, { type: SERVER, message })
  return fields.length > 0
}

/** For `register`: an emptied field is not there, rather than an empty text. */
export const trimmed = {
  setValueAs: (text: unknown) => (typeof text === 'string' ? text.trim() || undefined : text),
} as const

/** For `register` of a phone number: written as the product writes them, once it is one. */
export const phoneRules = (write: (number: string) => void) => ({
  ...trimmed,
  onBlur: (event: { target: { value: string } }) => {
    const written = phone(event.target.value)
    if (written) write(written)
  },
})

const draftKey = (name: string) => `draft:${name}`

/**
 * Stores input in the browser until it is saved: it survives a reload, an expired session and a dead server. `secret`
 * names a field that is not stored. Without a name nothing is stored.
 */
export function useFormDraft<T extends FieldValues>(
  form: UseFormReturn<T>,
  name: string | undefined,
  secret?: keyof T & string,
) {
  const [restored, setRestored] = useState(false)
  useEffect(() => {
    // Storage is outside React.
    if (name === undefined) return
    const draft = readDraft<T>(name)
    if (draft) {
      form.reset(draft, { keepDefaultValues: true })
      setRestored(true)
    }
    const { unsubscribe } = form.watch(values =>
      keepDraft(name, secret === undefined ? values : { ...values, [secret]: undefined }),
    )
    return unsubscribe
  }, [form, name, secret])
  return {
    restored,
    forget: () => {
      if (name !== undefined) dropDraft(name)
      setRestored(false)
    },
  }
}

export function readDraft<T>(name: string): T | undefined {
  try {
    return (JSON.parse(kept(draftKey(name)) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}

export const keepDraft = (name: string, values: unknown) => keep(draftKey(name), JSON.stringify(values))
export const dropDraft = (name: string) => keep(draftKey(name), null)

/** True if this device has unsaved input, in any tab. */
export const hasDrafts = () => keptWith(draftKey('')).some(draft => isTyped(parsed(draft)))

const parsed = (draft: string): unknown => {
  try {
    return JSON.parse(draft)
  } catch {
    return null
  }
}
const isTyped = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'object' && value !== null
      ? Object.values(value).some(isTyped)
      : typeof value === 'number'

/** Signing out by hand removes all data from the device; an expired session keeps it. */
export const dropAllDrafts = () => forgetAll(draftKey(''))
