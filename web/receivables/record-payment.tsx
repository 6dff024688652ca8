// A payment that came before there is an invoice: first of which project, then what came.
import { useState } from 'react'
import { PayDialog } from '#web/sale/invoices/pay-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ProjectPicker } from './project-picker.tsx'

export function RecordPayment({ onClose }: { onClose: () => void }) {
  const [project_id, choose] = useState<string | null>(null)
  if (project_id !== null) return <PayDialog project_id={project_id} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title="Record a payment"
      description="A deposit, or money that came before its invoice. A payment of an invoice is recorded on the invoice."
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      <ProjectPicker onChoose={choose} />
    </Dialog>
  )
}
