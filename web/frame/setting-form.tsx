// A form of settings saved together: saved from the version read; input survives a reload and another user's save. Used
// by every settings screen with several fields.
import { zodResolver } from '@hookform/resolvers/zod'
import { hashKey } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Mode,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { cx } from '#web/lib/class-names.ts'
import { showRefusal, useFormDraft } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Versioned = FieldValues & { version: number }
type Options<T extends Versioned> = {
  /** The browser's storage key for unsaved input. */
  name: string
  /** The last read values. */
  saved: T
  /** The contract's, or a resolver that asks it. */
  schema: object | Resolver<T>
  /** A field the browser does not keep. */
  secret?: keyof T & string
  mode?: Mode
}

export function useSettingForm<T extends Versioned>({ name, saved, schema, secret, mode = 'onSubmit' }: Options<T>) {
  const resolver = typeof schema === 'function' ? (schema as Resolver<T>) : (zodResolver(schema as never) as never)
  const form = useForm<T>({ resolver, defaultValues: saved as DefaultValues<T>, mode })
  return { form, ...useKeptForm(form, { name, saved, secret }) }
}

/** The same for a form its owner has made. */
export function useKeptForm<T extends Versioned>(
  form: UseFormReturn<T>,
  { name, saved, secret }: Pick<Options<T>, 'name' | 'saved'> & { secret?: Options<T>['secret'] | undefined },
) {
  const { restored, forget } = useFormDraft(form, name, secret)
  const { isDirty: differs, defaultValues } = form.formState
  // An empty field that the saved values leave out is no input, though the library counts it once a draft was restored.
  const isDirty = differs && hashKey([form.getValues()]) !== hashKey([defaultValues])
  const show = (values: T) => {
    form.reset(values)
    // Showing saved values isn't input.
    forget()
  }
  const unlike = JSON.stringify(defaultValues) !== JSON.stringify(saved)
  useEffect(() => {
    // The form's values are outside React: without input, others' saved values are shown. Also if the input is already
    // saved, as after a reload before the response.
    if (isDirty ? isSaved(form.getValues(), saved) : unlike) show(saved)
  })
  return {
    isDirty,
    restored,
    /** Someone saved while this was typed. */
    overtaken: isDirty && form.watch('version' as Path<T>) !== saved.version,
    show,
    discard: () => show(saved),
    keepTyped: () => form.setValue('version' as Path<T>, saved.version as PathValue<T, Path<T>>),
    refused: (failure: unknown) => showRefusal(form, failure),
  }
}

/** The database answers the parts of a value in an order of its own, which a key's hash does not mind. */
const isSaved = <T extends Versioned>(typed: T, saved: T) =>
  typed.version < saved.version && hashKey([{ ...typed, version: saved.version }]) === hashKey([saved])

type Setting<T extends Versioned> = ReturnType<typeof useSettingForm<T>>
type BarProps = {
  setting: Pick<Setting<Versioned>, 'isDirty' | 'overtaken' | 'restored' | 'discard' | 'keepTyped'>
  label?: string
  busy: boolean
  whyNot: string | undefined
}

/** The form's last line: visible while there is something to save or report. */
export function SaveBar({ setting, label = common.save, busy, whyNot }: BarProps) {
  const { isDirty, overtaken, restored, discard, keepTyped } = setting
  // Nothing to save or report; the status region must exist before it announces.
  const idle = !isDirty && !restored && whyNot === undefined
  return (
    <div
      className={cx(
        idle ? 'sr-only' : '-mx-4 flex flex-col gap-3 border-t bg-page px-4 pt-3 sm:mx-0 sm:px-0',
        isDirty ? 'sticky bottom-0 z-10 border-hairline pb-3' : 'border-transparent',
      )}
    >
      {overtaken && !busy ? (
        <Notice
          kind="warning"
          action={
            <span className="flex flex-wrap gap-2">
              <Button onClick={discard}>{words.use_saved_one}</Button>
              <Button onClick={keepTyped}>{words.keep_mine}</Button>
            </span>
          }
        >
          {words.someone_changed_edits_kept}
        </Notice>
      ) : (
        restored && <Notice>{words.what_you_typed_before}</Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {!idle && (
          <Button
            type="submit"
            look="primary"
            busy={busy}
            disabledReason={whyNot ?? (isDirty ? undefined : common.no_changes_to_save)}
          >
            {label}
          </Button>
        )}
        {isDirty && (
          <Button look="ghost" disabled={busy} onClick={discard}>
            {words.discard_changes}
          </Button>
        )}
        {/* Announced once saved; the bar itself becomes visible with it. */}
        <p role="status" className="ml-auto text-sm text-ink-2">
          {isDirty && words.unsaved_changes}
        </p>
      </div>
    </div>
  )
}

type FormProps<T extends Versioned> = Omit<BarProps, 'setting'> & {
  setting: Setting<T>
  onSave: (values: T, form: UseFormReturn<T>) => void
  className?: string
  children: ReactNode
}

/** One column with the bar below it. */
export function SettingForm<T extends Versioned>({ setting, onSave, className, children, ...bar }: FormProps<T>) {
  const { form } = setting
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={form.handleSubmit(values => onSave(values, form))}
        className={cx('flex min-w-0 flex-col gap-5', className)}
      >
        {children}
        <SaveBar setting={setting} {...bar} />
      </form>
    </FormProvider>
  )
}
