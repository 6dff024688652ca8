import { ChevronDown } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '../words/words-context.tsx'
import { readOn } from './scrolling.ts'

type Props = { count: number; unread: readonly number[] }

export function ReadingBar({ count, unread }: Props) {
  const { words } = useWords()
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="figures min-w-0 text-md text-ink-2" aria-live="polite">
        {words.reading({ read: count - unread.length, count })}
      </p>
      <Button
        look="primary"
        size="touch"
        className="min-h-12"
        icon={<ChevronDown size={20} aria-hidden />}
        onClick={() => readOn(unread[0] ?? 1)}
      >
        {words.next_page}
      </Button>
    </div>
  )
}
