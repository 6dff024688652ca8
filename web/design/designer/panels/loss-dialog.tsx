// The loss and snow cards of the manual design, for a drawing: applying is one undoable step.
import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { siteFaults } from '#machines/design/site-conditions.ts'
import { zDesignInput } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { DesignLossFields, type LossForm } from '#web/design/losses/design-loss-fields.tsx'
import { SiteFields } from '#web/design/site/site-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

const zLossForm = z.pick(zDesignInput, { losses: true, conditions: true })

type Props = {
  company: Schemas['SystemLosses']
  begin: LossForm
  onApply: (form: LossForm) => void
  onClose: () => void
}

export default function LossDialog({ company, begin, onApply, onClose }: Props) {
  const form = useForm<LossForm>({ resolver: zodResolver(zLossForm) as never, defaultValues: begin })
  const apply = form.handleSubmit(values => {
    const faults = Object.entries(siteFaults(values.conditions ?? {}))
    for (const [field, message] of faults)
      form.setError(`conditions.${field}` as 'conditions', { type: 'server', message })
    if (faults.length === 0) onApply(values)
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.losses_design}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" onClick={apply}>
            {words.apply}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <div className="flex flex-col gap-4">
          <DesignLossFields company={company} />
          <SiteFields />
        </div>
      </FormProvider>
    </Dialog>
  )
}
