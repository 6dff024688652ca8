// Pages for links that no longer work, with the reason and a contact.
import { CircleSlash, FileText, LinkIcon, Undo2, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { Button } from '#web/ui/button.tsx'
import { Questions } from './contacts.tsx'
import { Message } from './frame.tsx'
import { HandOn } from './hand-on.tsx'
import { useWords } from './words/words-context.tsx'

type Props = { signing: Schemas['Signing']; tools: ReactNode }
const MARK = { size: 40, 'aria-hidden': true, className: 'text-ink-3' } as const

export function DeclinedPage({ signing, tools }: Props) {
  const { words } = useWords()
  return (
    <Message company={signing.company} tools={tools} mark={<CircleSlash {...MARK} />} title={words.declined_title}>
      <p>{words.declined_text({ company: signing.company.name })}</p>
      <Questions signing={signing} />
      <HandOn over />
    </Message>
  )
}

export function EndedPage({ signing, tools }: Props) {
  const { words } = useWords()
  return (
    <Message company={signing.company} tools={tools} mark={<Undo2 {...MARK} />} title={words.ended_title}>
      <p>{words.ended_text({ company: signing.company.name })}</p>
      {signing.reason && <p className="text-md wrap-anywhere">{words.ended_reason({ reason: signing.reason })}</p>}
      <Questions signing={signing} />
      <HandOn over />
    </Message>
  )
}

type PaperProps = Props & { told: boolean; onBack: () => void }

export function OnPaperPage({ signing, tools, told, onBack }: PaperProps) {
  const { words } = useWords()
  const company = signing.company.name
  return (
    <Message company={signing.company} tools={tools} mark={<FileText {...MARK} />} title={words.on_paper_title}>
      <p role="status">{told ? words.on_paper_text({ company }) : words.on_paper_pending({ company })}</p>
      <Button size="touch" className="mt-2 min-h-12" onClick={onBack}>
        {words.on_paper_back}
      </Button>
      <Questions signing={signing} />
      <HandOn />
    </Message>
  )
}

export function DeadLinkPage({ why }: { why: 'expired' | 'unavailable' }) {
  const { words } = useWords()
  return (
    <Message mark={<LinkIcon {...MARK} />} title={why === 'expired' ? words.expired_title : words.unavailable_title}>
      <p>{why === 'expired' ? words.expired_text : words.unavailable_text}</p>
      <HandOn over />
    </Message>
  )
}

export function UnreachablePage({ onRetry }: { onRetry: () => void }) {
  const { words } = useWords()
  return (
    <Message mark={<WifiOff {...MARK} />} title={words.unreachable_title}>
      <p role="alert">{words.unreachable_text}</p>
      <Button size="touch" className="mt-2 min-h-12" onClick={onRetry}>
        {words.try_again}
      </Button>
    </Message>
  )
}
