// The drawer for adding or editing a catalog row: saved from the version read; input survives another user's save and a
// reload. Closing keeps the input; canceling drops it.
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import type { Refusal } from '#sdk/refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { useKeptForm } from './setting-form.tsx'
import { words } from './words.ts'

type Versioned = FieldValues & { version: number }
type Outcome = { onSuccess: () => void; onError: (failure: Refusal) => void }

type Props<F extends Versioned> = {
  title: string
  description?: ReactNode
  form: UseFormReturn<F>
  /** The browser's storage key for unsaved input. */
  draft: string
  /** The last read values; version 0 for a new row. */
  saved: F
  /** A field the browser does not keep. */
  secret?: keyof F & string
  label: string
  busy: boolean
  whyNot: string | undefined
  save: (values: F, then: Outcome) => void
  onClose: () => void
  children: ReactNode
}

export function EditDrawer<F extends Versioned>(props: Props<F>) {
  const { title, description, form, draft, saved, secret, label, busy, whyNot, save, onClose, children } = props
  const setting = useKeptForm(form, { name: draft, saved, secret })
  const submit = form.handleSubmit(values =>
    // Saving after the conflict was shown overwrites the other change on purpose.
    save(setting.overtaken ? { ...values, version: saved.version } : values, {
      onSuccess: () => {
        setting.discard()
        onClose()
      },
      onError: setting.refused,
    }),
  )
  const drop = () => {
    setting.discard()
    onClose()
  }
  return (
    <Drawer
      open
      editable
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={drop}>{common.cancel}</Button>
          <Button
            look="primary"
            busy={busy}
            disabledReason={whyNot ?? (setting.isDirty || saved.version === 0 ? undefined : common.no_changes_to_save)}
            onClick={submit}
          >
            {busy ? common.saving : label}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          {setting.overtaken && !busy ? (
            <Notice
              kind="warning"
              action={
                <button
                  type="button"
                  className="shrink-0 font-medium underline underline-offset-2"
                  onClick={setting.discard}
                >
                  {words.show_theirs}
                </button>
              }
            >
              {words.someone_changed_meanwhile_what}
            </Notice>
          ) : (
            setting.restored && <Notice>{words.what_you_typed_before}</Notice>
          )}
          {children}
          <button type="submit" hidden disabled={busy} />
        </form>
      </FormProvider>
    </Drawer>
  )
}
