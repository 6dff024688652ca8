// The form of a group of settings: saved together from the version read, kept while someone else saves first, and through
// a reload. Every settings screen with more than one field stands in one.
import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect } from 'react'
import { type DefaultValues, type FieldValues, FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import type { Refusal } from '#sdk/refusal.ts'
import { cx } from '#web/lib/class-names.ts'
import { showRefusal, useFormDraft } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { tell, tellDone } from './tell.ts'

type Versioned = FieldValues & { version: number }
type Write<T> = {
  mutate: (input: T, then: { onSuccess: (answer: T) => void; onError: (refused: Refusal) => void }) => void
  error: Refusal | null
  isPending: boolean
  reset: () => void
}
type Options<T extends Versioned> = {
  /** Under which name the browser keeps what is typed. */
  name: string
  /** The contract's. */
  schema: object
  saved: T
  write: Write<T>
  done: string
  /** What of the form is sent; all of it unless told otherwise. */
  inputOf?: (values: T, form: UseFormReturn<T>) => T
}

export function useSettingForm<T extends Versioned>({ name, schema, saved, write, done, inputOf }: Options<T>) {
  const form = useForm<T>({ resolver: zodResolver(schema as never) as never, defaultValues: saved as DefaultValues<T> })
  const draft = useFormDraft(form, name)
  const { isDirty } = form.formState
  const show = (values: T) => {
    form.reset(values)
    // Showing what is saved is not typing.
    draft.forget()
  }
  const basis = form.watch().version
  const unlike = JSON.stringify(form.formState.defaultValues) !== JSON.stringify(saved)
  useEffect(() => {
    // Read anew while nothing is typed: what others saved is shown. The form's values live outside React's.
    if (!isDirty && unlike) show(saved)
  })
  const conflict = isDirty && basis !== saved.version
  const submit = form.handleSubmit(values => {
    const input = inputOf ? inputOf(values, form) : values
    // Whoever saves after having been told of the other's change means to.
    write.mutate(conflict ? { ...input, version: saved.version } : input, {
      onSuccess: answer => {
        show(answer)
        tellDone(done)
      },
      onError: refused => showRefusal(form, refused) || (refused.status !== 409 && tell(refused)),
    })
  })
  const drop = () => {
    write.reset()
    show(saved)
  }
  return { form, submit, conflict, isDirty, drop, busy: write.isPending }
}

type Props<T extends Versioned> = {
  setting: ReturnType<typeof useSettingForm<T>>
  whyNot: string | undefined
  children: ReactNode
}

export function SettingForm<T extends Versioned>({ setting, whyNot, children }: Props<T>) {
  const { form, submit, conflict, isDirty, drop, busy } = setting
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="flex max-w-[720px] flex-col gap-5">
        {conflict && (
          <Notice
            kind="warning"
            action={
              <button type="button" className="shrink-0 font-medium underline underline-offset-2" onClick={drop}>
                Show theirs
              </button>
            }
          >
            Someone saved other values meanwhile. What you typed is kept; saving puts it in their place.
          </Notice>
        )}
        {children}
        <div
          className={cx(
            'flex items-center gap-3 border-t pt-3 max-sm:-mx-4 max-sm:px-4',
            isDirty ? 'sticky bottom-0 z-10 border-hairline bg-page pb-3' : 'border-transparent',
          )}
        >
          <Button
            type="submit"
            look="primary"
            busy={busy}
            disabledReason={whyNot ?? (isDirty ? undefined : 'Nothing has changed.')}
          >
            Save
          </Button>
          {isDirty && (
            <Button look="ghost" onClick={drop}>
              Undo changes
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  )
}
