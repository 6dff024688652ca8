// What forms of the settings share: what is typed outlives a reload and a refusal, and is saved over the version shown.
import { type ReactNode, useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { showRefusal, useFormDraft } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { tell } from './tell.ts'

type Versioned = FieldValues & { version: number }

/** `saved` is what was read last; `name` is the draft's. */
export function useVersionedForm<F extends Versioned>(form: UseFormReturn<F>, name: string, saved: F) {
  const { isDirty } = form.formState
  const draft = useFormDraft(form, name)
  const begun_from = form.watch('version' as Path<F>)
  const { forget } = draft
  useEffect(() => {
    // The form's values live outside React: untouched ones follow what was read.
    if (form.formState.isDirty || begun_from === saved.version) return
    form.reset(saved)
    forget()
  })
  const show = (values: F) => {
    form.reset(values)
    forget()
  }
  return {
    isDirty,
    restored: draft.restored,
    overtaken: isDirty && begun_from !== saved.version,
    show,
    discard: () => show(saved),
    /** At its fields and as a message (specification, section 8): a field may be out of sight. */
    refused: (failure: unknown) => {
      showRefusal(form, failure)
      tell(failure)
    },
  }
}

type BarProps = {
  setting: Pick<ReturnType<typeof useVersionedForm>, 'isDirty' | 'restored' | 'overtaken' | 'discard'>
  label: string
  busy: boolean
  /** Something beside the form's fields has changed. */
  changed?: boolean
  onDiscard?: () => void
  whyNot: string | undefined
  children?: ReactNode
}

/** The form's last line; it stays in sight while the form is longer than the screen. */
export function SaveBar({ setting, label, busy, changed = false, onDiscard, whyNot, children }: BarProps) {
  const dirty = setting.isDirty || changed
  return (
    <div className="sticky bottom-0 z-10 flex flex-col gap-3 border-t border-hairline bg-page py-3">
      {setting.overtaken && !busy ? (
        <Notice kind="warning">
          Someone changed this meanwhile. What you typed is kept: save it over theirs, or discard it to see theirs.
        </Notice>
      ) : (
        setting.restored && <Notice>What you typed before is still here. It is not saved yet.</Notice>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {children}
        {dirty && !busy && (
          <Button
            look="ghost"
            onClick={() => {
              setting.discard()
              onDiscard?.()
            }}
          >
            Discard changes
          </Button>
        )}
        <Button type="submit" look="primary" busy={busy} disabled={!dirty} disabledReason={whyNot}>
          {label}
        </Button>
      </div>
    </div>
  )
}
