// The article about a page: `/help?for=` with the page's URL leads to it.
import { href, matchRoute } from '#web/frame/navigation.ts'
import type { Card } from './article.ts'

/** The Help Center itself where no article belongs to the page. `address` with its query. */
export function helpFor(address: string, cards: readonly Card[]): string {
  const { pathname, searchParams } = new URL(address, window.location.origin)
  const path = matchRoute(pathname)?.route.path
  const belongs = (screen: string) => cards.find(({ screens }) => screens.includes(screen))
  const card = belongs(`${path}?tab=${searchParams.get('tab')}`) ?? belongs(`${path}`)
  return card ? href('/help/[slug]', { slug: card.slug }) : href('/help')
}
