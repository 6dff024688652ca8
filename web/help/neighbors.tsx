// The articles before and after one, in the order in which they are read.
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { href } from '#web/frame/navigation.ts'
import type { Card } from './article.ts'
import { cardsQuery } from './library.ts'
import { words } from './words.ts'

export function Neighbors({ slug }: { slug: string }) {
  const { data: cards = [] } = useQuery(cardsQuery)
  const at = cards.findIndex(card => card.slug === slug)
  const before = cards[at - 1]
  const after = at === -1 ? undefined : cards[at + 1]
  return (
    <nav aria-label={words.more_articles} className="no-print grid gap-3 sm:grid-cols-2">
      {before && <Neighbor card={before} />}
      {after && <Neighbor card={after} next />}
    </nav>
  )
}

function Neighbor({ card, next }: { card: Card; next?: boolean }) {
  return (
    <Link
      href={href('/help/[slug]', { slug: card.slug })}
      className={`rounded-card border border-hairline bg-surface px-4 py-3 hover:border-hairline-strong ${next ? 'sm:col-start-2 sm:text-right' : ''}`}
    >
      <span className={`flex items-center gap-1.5 text-xs text-ink-3 ${next ? 'sm:justify-end' : ''}`}>
        {next ? (
          <>
            {words.next} <ArrowRight size={14} aria-hidden />
          </>
        ) : (
          <>
            <ArrowLeft size={14} aria-hidden /> {words.previous}
          </>
        )}
      </span>
      <span className="mt-0.5 block text-base font-medium">{card.title}</span>
    </Link>
  )
}
