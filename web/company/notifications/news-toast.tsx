import { Link } from 'wouter'
import type { News } from './line.ts'
import { words as texts } from './words.ts'

/** One sentence, and the way to what it is about; where there is much at once the bell has it. */
export function NewsToast({ news: { sentence, page } }: { news: Omit<News, 'page'> & { page: string | null } }) {
  return (
    <span className="flex items-baseline justify-between gap-3">
      <span className="min-w-0 break-words">{sentence}</span>
      {page !== null && (
        <Link href={page} className="shrink-0 font-medium underline underline-offset-2">
          {texts.open}
        </Link>
      )}
    </span>
  )
}
