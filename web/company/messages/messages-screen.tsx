// Mails of the company: those it wrote, and the words of those it will write.
import { useSearchParams } from 'wouter'
import { href } from '#web/frame/navigation.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { OutboxTab } from './outbox-tab.tsx'
import { TextsTab } from './texts-tab.tsx'
import { words } from './words.ts'

const HERE = href('/settings/services/messages')
const TABS = [
  { id: 'outbox', label: words.outbox, href: HERE },
  { id: 'texts', label: words.texts, href: `${HERE}?tab=texts` },
]
const NOTES = {
  outbox: words.every_mail_product_wrote,
  texts: words.texts_note,
}

export default function MessagesScreen() {
  const [params] = useSearchParams()
  const tab = params.get('tab') === 'texts' ? 'texts' : 'outbox'
  return (
    <SettingsFrame title={words.messages} note={NOTES[tab]}>
      <Tabs label={words.messages} current={tab} tabs={TABS} />
      {tab === 'texts' ? <TextsTab chosen={params.get('mail')} /> : <OutboxTab />}
    </SettingsFrame>
  )
}
