// On a homeowner's page, for who answers such requests.
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { usePermissions } from '#web/data/queries.ts'
import { part } from '#web/lib/part.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { RequestsList } from './requests-list.tsx'
import { words } from './words.ts'

const RecordDialog = part(() => import('./record-dialog.tsx'))

export default function PrivacyCard({ homeowner_id }: { homeowner_id: string }) {
  const [recording, setRecording] = useState(false)
  const permissions = usePermissions()
  if (!permissions.has('privacy.manage') || !permissions.has('projects.view_all')) return null
  return (
    <Card
      title={words.title}
      actions={
        <Button icon={<ShieldCheck size={16} aria-hidden />} onClick={() => setRecording(true)}>
          {words.record}
        </Button>
      }
      flush
    >
      <RequestsList homeowner_id={homeowner_id} />
      {recording && <RecordDialog homeowner_id={homeowner_id} onClose={() => setRecording(false)} />}
    </Card>
  )
}
