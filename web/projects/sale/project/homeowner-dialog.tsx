import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { zHomeownerFields } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { showRefusal, useFormDraft } from '#web/lib/form.ts'
import { tellKept } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { HomeownerFields } from './homeowner-fields.tsx'
import { words } from './words.ts'

type Props = {
  project_id: string
  /** Null adds one. */
  homeowner: Schemas['Homeowner'] | null
  onClose: () => void
}
type Form = { homeowner: Schemas['HomeownerFields'] }

export function HomeownerDialog({ project_id, homeowner, onClose }: Props) {
  const form = useForm<Form>({
    resolver: zodResolver(z.object({ homeowner: zHomeownerFields })) as never,
    defaultValues: homeowner ? { homeowner: fieldsOf(homeowner) } : {},
  })
  const draft_name = `homeowner-${homeowner?.id ?? project_id}`
  const draft = useFormDraft(form, draft_name)
  const close = () => {
    draft.forget()
    onClose()
  }
  const options = { onDone: close }
  const later = ({ homeowner: fields }: { homeowner?: Partial<Schemas['HomeownerFields']> }) => ({
    what: words.homeowner_full_name({ firstname: fields?.firstname ?? '', lastname: fields?.lastname ?? '' }),
    page: href('/projects/[id]', { id: project_id }),
    ...(homeowner ? { subject: `homeowner:${homeowner.id}` } : {}),
    draft: { name: draft_name, values: { homeowner: fields } },
    onKept: () => {
      close()
      tellKept(words.change)
    },
  })
  const add = useWrite('/v3/homeowners.Add', { ...options, later })
  const update = useWrite('/v3/homeowners.Update', { ...options, later })
  const failed = (failure: unknown) => showRefusal(form, failure)
  const save = form.handleSubmit(({ homeowner: fields }) =>
    homeowner
      ? update.mutate(
          { homeowner_id: homeowner.id, version: homeowner.version, homeowner: fields },
          { onError: failed },
        )
      : add.mutate({ project_id, homeowner: fields }, { onError: failed }),
  )
  return (
    <Dialog
      open
      onClose={close}
      title={homeowner ? words.change_homeowner : words.add_homeowner}
      actions={
        <>
          <Button onClick={close}>{common.cancel}</Button>
          <Button look="primary" worksOffline busy={add.isPending || update.isPending} onClick={save}>
            {common.save}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={save} className="flex flex-col gap-4">
          {draft.restored && <Notice>{words.draft_restored}</Notice>}
          <HomeownerFields />
          <button type="submit" hidden />
        </form>
      </FormProvider>
    </Dialog>
  )
}

/** The contract's fields of a loaded homeowner. */
export const fieldsOf = ({ firstname, lastname, email, phone, preferred_language }: Schemas['Homeowner']) => ({
  firstname,
  lastname,
  preferred_language,
  ...(email ? { email } : {}),
  ...(phone ? { phone } : {}),
})
