// The page of a homeowner's application link, mostly on a phone. The chart has the state; this screen shows it.
import { CircleCheck, LinkIcon, Undo2, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { describePage } from '#web/company/page-faults/page-faults.ts'
import { useParam } from '#web/frame/use-param.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { Filling } from './filling.tsx'
import { LanguageButton, Message } from './frame.tsx'
import { useApplying } from './use-applying.ts'
import { words } from './words.ts'

const MARK = { size: 40, 'aria-hidden': true, className: 'text-ink-3' } as const

export default function ApplyScreen() {
  const token = useParam('token')
  return <Apply key={token} token={token} />
}

function Apply({ token }: { token: string }) {
  const applying = useApplying(token)
  const { state, send, shared, language, speak } = applying
  const t = words.in(language)
  useEffect(() => {
    // The document's language is the browser's.
    document.documentElement.lang = language
    return () => {
      document.documentElement.lang = 'en'
    }
  }, [language])
  const company = shared?.company_name
  useEffect(() => describePage({ company, language }), [company, language])
  const tools = <LanguageButton language={language} label={t.language_other} onChange={speak} />
  const names = { lender: shared?.lender_name ?? '', company: shared?.company_name ?? '', rep: shared?.rep_name ?? '' }

  if (state.matches('dead'))
    return (
      <Message mark={<LinkIcon {...MARK} />} title={t.dead_title} t={t}>
        <p>{t.dead_text}</p>
      </Message>
    )
  if (state.matches('unreachable'))
    return (
      <Message mark={<WifiOff {...MARK} />} title={t.unreachable_title} t={t}>
        <p role="alert">{t.unreachable_text}</p>
        <Button size="touch" className="min-h-12" onClick={() => send({ type: 'retry.chosen' })}>
          {t.try_again}
        </Button>
      </Message>
    )
  if (!shared || state.matches('loading')) return <Opening label={t.loading} />
  if (state.matches('sent'))
    return (
      <Message
        shared={shared}
        tools={tools}
        mark={<CircleCheck size={40} aria-hidden className="text-success" />}
        title={t.sent_title(names)}
        t={t}
      >
        <p role="status">{t.sent_text(names)}</p>
        <p>{t.sent_close}</p>
      </Message>
    )
  if (state.matches('over'))
    return (
      <Message shared={shared} tools={tools} mark={<Undo2 {...MARK} />} title={t.over_title} t={t}>
        <p>{t.over_text(names)}</p>
      </Message>
    )
  return <Filling applying={applying} shared={shared} token={token} tools={tools} />
}

/** In the shape of what comes. */
const Opening = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="mx-auto flex w-full max-w-[640px] flex-col gap-5 px-4 py-6">
    <Skeleton className="h-10 w-44" />
    <Skeleton className="h-8 w-72 max-w-full" />
    <Skeleton className="h-24" />
    <Skeleton className="h-48" />
  </div>
)
