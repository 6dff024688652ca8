// At the end of help: a person, with what was looked for in the subject already.
import { LifeBuoy } from 'lucide-react'
import { Link } from 'wouter'
import { href } from '#web/frame/navigation.ts'
import { words as texts } from './words.ts'

export const supportHref = (words: string) =>
  words ? `${href('/support')}?${new URLSearchParams({ subject: words.slice(0, 120) })}` : href('/support')

export const AskSupport = ({ words }: { words: string }) => (
  <p className="no-print flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-hairline pt-4 text-base text-ink-2">
    <LifeBuoy size={16} className="text-ink-3" aria-hidden />
    {texts.still_not_sure}
    <Link href={supportHref(words)} className="font-medium text-ink underline underline-offset-4">
      {texts.ask_support}
    </Link>
  </p>
)
