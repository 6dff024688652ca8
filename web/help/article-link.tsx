// One article in a list: its title, and what one learns there.
import { Link } from 'wouter'
import { href } from '#web/frame/navigation.ts'
import type { Card } from './article.ts'

export const ArticleLink = ({ card }: { card: Card }) => (
  <Link
    href={href('/help/[slug]', { slug: card.slug })}
    className="-mx-2.5 block rounded-control px-2.5 py-2 hover:bg-sunken"
  >
    <span className="block text-base font-medium text-ink">{card.title}</span>
    <span className="block text-sm text-ink-3">{card.summary}</span>
  </Link>
)
