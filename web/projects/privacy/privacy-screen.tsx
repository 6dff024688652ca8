import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { Card } from '#web/ui/page.tsx'
import { RequestsList } from './requests-list.tsx'
import { words } from './words.ts'

export default function PrivacyScreen() {
  return (
    <SettingsFrame title={words.title} note={words.note}>
      <Card flush>
        <RequestsList />
      </Card>
    </SettingsFrame>
  )
}
