// An adder, made or changed. What is typed is kept while someone else saves first, and through a reload.
import { FormProvider } from 'react-hook-form'
import { zAdderFields } from '#sdk/forms.gen.ts'
import type { Answer, Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { useSettingForm } from '#web/frame/setting-form.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { ErrorState, Notice, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { AdderFields } from './adder-fields.tsx'
import { type AdderForm, formOf, NEW_ADDER } from './adder-form.ts'
import { words } from './words.ts'

type Props = { adder_id: string | null; onClose: () => void }

export function AdderDrawer({ adder_id, onClose }: Props) {
  const { data, error, refetch } = useRead(
    '/v3/adders.Get',
    { adder_id: adder_id ?? '' },
    { enabled: adder_id !== null },
  )
  if (adder_id === null) return <Form saved={NEW_ADDER} adder={undefined} names={{}} onClose={onClose} />
  if (data) return <Form saved={formOf(data.adder)} adder={data.adder} names={data.names} onClose={onClose} />
  return (
    <Drawer open onClose={onClose} title={words.adder} editable>
      {error ? <ErrorState sentence={error.message} onRetry={refetch} /> : <Skeleton className="h-72" />}
    </Drawer>
  )
}

type FormProps = {
  saved: AdderForm
  adder: Schemas['Adder'] | undefined
  names: Answer<'/v3/adders.Get'>['names']
  onClose: () => void
}

function Form({ saved, adder, names, onClose }: FormProps) {
  const whyNot = useWhyNot('adders.edit')
  const setting = useSettingForm<AdderForm>({ name: `adder-${adder?.id ?? 'new'}`, saved, schema: zAdderFields })
  const { form } = setting
  const done = (sentence: string) => {
    setting.discard()
    tellDone(sentence)
    onClose()
  }
  const create = useWrite('/v3/adders.Create', {
    onDone: answer => done(words.added_to_catalog({ name: answer.adder.name })),
  })
  const update = useWrite('/v3/adders.Update', {
    onDone: answer => done(words.name_saved({ name: answer.adder.name })),
  })
  const toggle = useWrite('/v3/adders.SetActive', {
    onDone: answer =>
      done(words.name_switched_has_active({ name: answer.adder.name, has_active: answer.adder.active ? 'yes' : 'no' })),
  })
  const busy = create.isPending || update.isPending
  const refused = (failure: { status: number }) =>
    failure.status === 409 && adder ? undefined : setting.refused(failure)
  const save = form.handleSubmit(fields => {
    const { version: _, amount_usd, ...rest } = fields
    if (amount_usd === null) return
    const given = { ...rest, amount_usd }
    if (!adder) return create.mutate(given, { onError: setting.refused })
    // Saving after the conflict was shown overwrites the other change on purpose.
    update.mutate(
      { ...given, adder_id: adder.id, version: setting.overtaken ? saved.version : form.getValues('version') },
      { onError: refused },
    )
  })
  const close = () => {
    setting.discard()
    onClose()
  }
  return (
    <Drawer
      open
      onClose={onClose}
      title={adder ? adder.name : words.new_adder}
      description={adder && !adder.active ? words.switched_off_not_offered : undefined}
      editable
      actions={
        <>
          {adder && (
            <Button
              look="ghost"
              className="mr-auto"
              busy={toggle.isPending}
              disabledReason={whyNot ?? (setting.isDirty ? words.save_discard_your_changes : undefined)}
              onClick={() => toggle.mutate({ adder_id: adder.id, version: adder.version, active: !adder.active })}
            >
              {adder.active ? words.switch_off : words.switch_on}
            </Button>
          )}
          <Button onClick={close}>{setting.isDirty ? words.discard : common.close}</Button>
          <Button
            look="primary"
            busy={busy}
            disabledReason={whyNot ?? (setting.isDirty ? undefined : common.no_changes_to_save)}
            onClick={save}
          >
            {adder ? words.save_adder : words.add_catalogue}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={save} className="flex flex-col gap-5">
          {setting.overtaken && !busy && (
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
              {words.someone_changed_adder_meanwhile}
            </Notice>
          )}
          {setting.restored && !setting.overtaken && <Notice>{words.what_you_typed_before}</Notice>}
          {adder?.problems.map(problem => (
            <Notice key={problem} kind="warning">
              {problem}
            </Notice>
          ))}
          <AdderFields adder_id={adder?.id} names={names} />
          <button type="submit" hidden />
        </form>
      </FormProvider>
    </Drawer>
  )
}
