import { useState } from 'react'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Props = { company: { id: number; name: string }; onClose: () => void }

/** The name is typed, since nothing brings the company back after the waiting time. */
export default function EraseCompanyDialog({ company: { id: company_id, name: company }, onClose }: Props) {
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  const erase = useWrite('/v3/installation.EraseCompany', {
    onDone: () => {
      tellDone(words.erasure_ordered({ company }))
      onClose()
    },
  })
  const missing =
    name.trim() === company
      ? reason.trim().length < 10
        ? words.reason_first
        : undefined
      : words.type_name({ company })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.erase_company({ company })}
      description={words.what_erasing_does}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            look="danger"
            busy={erase.isPending}
            disabledReason={missing}
            onClick={() => erase.mutate({ company_id, name: name.trim(), reason: reason.trim() })}
          >
            {words.order_erasure}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextArea
          label={common.reason}
          rows={2}
          maxLength={300}
          value={reason}
          error={erase.error?.fields['reason']}
          onChange={event => setReason(event.target.value)}
        />
        <TextField
          label={words.type_name({ company })}
          value={name}
          error={erase.error?.fields['name']}
          autoComplete="off"
          onChange={event => setName(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
