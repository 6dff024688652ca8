// Where a link leads that leads no further, said kindly and with whom to ask.
import { CircleSlash, FileText, LinkIcon, Undo2, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { Button } from '#web/ui/button.tsx'
import { Questions } from './contacts.tsx'
import { Message } from './frame.tsx'
import { useWords } from './words/words-context.tsx'

type Props = { signing: Schemas['Signing']; tools: ReactNode }
const MARK = { size: 40, 'aria-hidden': true, className: 'text-ink-3' } as const

export function DeclinedPage({ signing, tools }: Props) {
  const { t } = useWords()
  return (
    <Message company={signing.company} tools={tools} mark={<CircleSlash {...MARK} />} title={t('declined_title')}>
      <p>{t('declined_text', { company: signing.company.name })}</p>
      <Questions signing={signing} />
    </Message>
  )
}

export function EndedPage({ signing, tools }: Props) {
  const { t } = useWords()
  return (
    <Message company={signing.company} tools={tools} mark={<Undo2 {...MARK} />} title={t('ended_title')}>
      <p>{t('ended_text', { company: signing.company.name })}</p>
      {signing.reason && <p className="text-md wrap-anywhere">{t('ended_reason', { reason: signing.reason })}</p>}
      <Questions signing={signing} />
    </Message>
  )
}

type PaperProps = Props & { told: boolean; onBack: () => void }

export function OnPaperPage({ signing, tools, told, onBack }: PaperProps) {
  const { t } = useWords()
  const company = signing.company.name
  return (
    <Message company={signing.company} tools={tools} mark={<FileText {...MARK} />} title={t('on_paper_title')}>
      <p role="status">{told ? t('on_paper_text', { company }) : t('on_paper_pending', { company })}</p>
      <Button size="touch" className="mt-2 min-h-12" onClick={onBack}>
        {t('on_paper_back')}
      </Button>
      <Questions signing={signing} />
    </Message>
  )
}

export function DeadLinkPage({ why }: { why: 'expired' | 'unavailable' }) {
  const { t } = useWords()
  return (
    <Message mark={<LinkIcon {...MARK} />} title={t(`${why}_title`)}>
      <p>{t(`${why}_text`)}</p>
    </Message>
  )
}

export function UnreachablePage({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords()
  return (
    <Message mark={<WifiOff {...MARK} />} title={t('unreachable_title')}>
      <p role="alert">{t('unreachable_text')}</p>
      <Button size="touch" className="mt-2 min-h-12" onClick={onRetry}>
        {t('try_again')}
      </Button>
    </Message>
  )
}
