// A payment that came before there is an invoice: first of which project, then what came.
import { useState } from 'react'
import PayDialog from '#web/projects/sale/invoices/pay-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { common } from '#web/words/common.ts'
import { ProjectPicker } from './project-picker.tsx'
import { words } from './words.ts'

export function RecordPayment({ onClose }: { onClose: () => void }) {
  const [project_id, choose] = useState<string | null>(null)
  if (project_id !== null) return <PayDialog project_id={project_id} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.record_payment_title}
      description={words.record_payment_description}
      actions={<Button onClick={onClose}>{common.cancel}</Button>}
    >
      <ProjectPicker onChoose={choose} />
    </Dialog>
  )
}
