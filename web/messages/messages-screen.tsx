// Mails of the company: those it wrote, and the words of those it will write.
import { useSearchParams } from 'wouter'
import { href } from '#web/frame/navigation.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { OutboxTab } from './outbox-tab.tsx'
import { TextsTab } from './texts-tab.tsx'

const HERE = href('/settings/services/messages')
const TABS = [
  { id: 'outbox', label: 'Outbox', href: HERE },
  { id: 'texts', label: 'Texts', href: `${HERE}?tab=texts` },
]
const NOTES = {
  outbox: 'Every mail the product wrote for your company.',
  texts: 'What the mails about your team’s accounts and with your proposals say.',
}

export default function MessagesScreen() {
  const [params] = useSearchParams()
  const tab = params.get('tab') === 'texts' ? 'texts' : 'outbox'
  return (
    <SettingsFrame title="Messages" note={NOTES[tab]}>
      <Tabs label="Messages" current={tab} tabs={TABS} />
      {tab === 'texts' ? <TextsTab chosen={params.get('mail')} /> : <OutboxTab />}
    </SettingsFrame>
  )
}
