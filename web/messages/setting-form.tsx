// What the settings of this feature share: a form that is saved from the version it was read in, and that says when someone
// else was faster without losing what was typed.
import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { cx } from '#web/lib/class-names.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'

type Versioned = FieldValues & { version: number }
const VERSION = 'version'

type Draft = { restored: boolean; forget: () => void }

/** `stored` is what the server has now. `saving` keeps quiet about the version that a save of one's own makes. */
export function useStoredVersion<T extends Versioned>(
  form: UseFormReturn<T>,
  stored: T,
  { forget, restored }: Draft,
  saving: boolean,
) {
  const basis: number = form.watch(VERSION as Path<T>)
  const { isDirty } = form.formState
  const outdated = basis !== stored.version && !saving
  const untouched = outdated && !isDirty
  useEffect(() => {
    // The form's values live outside React; whoever has typed nothing simply sees what is stored now.
    if (!untouched) return
    form.reset(stored)
    forget()
  }, [form, untouched, stored, forget])
  return {
    outdated: outdated && isDirty,
    restored,
    takeStored: () => {
      form.reset(stored)
      forget()
    },
    keepTyped: () => form.setValue(VERSION as Path<T>, stored.version as PathValue<T, Path<T>>),
  }
}

/** Above a form: that it is not what is stored any more, or that what was typed before is back. */
export function FormNotice({ outdated, restored, takeStored, keepTyped }: ReturnType<typeof useStoredVersion>) {
  if (outdated)
    return (
      <Notice
        kind="warning"
        action={
          <span className="flex flex-wrap gap-2">
            <Button onClick={takeStored}>Use the saved one</Button>
            <Button onClick={keepTyped}>Keep mine</Button>
          </span>
        }
      >
        Someone changed this meanwhile. What you typed is kept here.
      </Notice>
    )
  return restored ? (
    <Notice action={<Button onClick={takeStored}>Start over</Button>}>What you typed before is still here.</Notice>
  ) : null
}

/** Stays in sight below a form as long as it has something to save. */
export function SaveBar({
  dirty,
  busy,
  disabledReason,
  onDiscard,
}: {
  dirty: boolean
  busy: boolean
  disabledReason: string | undefined
  onDiscard: () => void
}) {
  return (
    <div
      className={cx(
        '-mx-4 flex flex-wrap items-center gap-2 bg-page px-4 sm:mx-0 sm:px-0',
        dirty && 'sticky bottom-0 border-t border-hairline py-3',
      )}
    >
      <Button type="submit" look="primary" busy={busy} disabled={!dirty} disabledReason={disabledReason}>
        Save
      </Button>
      {dirty && (
        <Button look="ghost" onClick={onDiscard}>
          Discard changes
        </Button>
      )}
    </div>
  )
}
