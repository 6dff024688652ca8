// Help Center results: each article with the matching passage, words highlighted.

import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { href } from '#web/frame/navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { Marked } from '#web/ui/marked.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { pageLanguage } from '#web/words/language.ts'
import type { Card as ArticleCard } from './article.ts'
import { AskSupport, supportHref } from './ask-support.tsx'
import { GROUP_NAMES } from './group-names.ts'
import { loadWords } from './library.ts'
import { type Found, searchArticles } from './search-articles.ts'
import { words as texts } from './words.ts'

export function SearchResults({ question, cards }: { question: string; cards: readonly ArticleCard[] }) {
  const [, go] = useLocation()
  const words = useQuery({
    queryKey: ['help', 'words'],
    queryFn: loadWords,
    staleTime: Number.POSITIVE_INFINITY,
    // They may be on this device.
    networkMode: 'always',
  })
  if (words.error && !words.data) return <ErrorState sentence={texts.search_failed} onRetry={words.refetch} />
  if (!words.data) return <Skeleton className="h-48" />
  const results = searchArticles(question, cards, words.data, pageLanguage)
  return (
    <section aria-label={texts.search_results_label}>
      <p role="status" className={results.length === 0 ? 'sr-only' : 'mb-2 text-sm text-ink-3'}>
        {results.length === 0
          ? texts.no_articles
          : results.length === 1
            ? texts.one_article
            : texts.count_articles({ count: results.length })}
      </p>
      <Card flush className="mb-5">
        {results.length === 0 ? (
          <EmptyState
            title={texts.no_article_about({ question })}
            action={<Button onClick={() => go(supportHref(question))}>{texts.ask_support_about}</Button>}
          >
            {texts.no_articles_hint}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-hairline">
            {results.map(one => (
              <li key={one.card.slug}>
                <Result found={one} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      {results.length > 0 && <AskSupport words={question} />}
    </section>
  )
}

function Result({ found: { card, title, heading, id, text } }: { found: Found }) {
  return (
    <Link
      href={`${href('/help/[slug]', { slug: card.slug })}${id ? `#${id}` : ''}`}
      className="block px-4 py-3 hover:bg-sunken"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-base font-medium text-ink">
          <Marked {...title} />
          {heading && (
            <span className="font-normal text-ink-2">
              {' › '}
              <Marked {...heading} />
            </span>
          )}
        </span>
        <span className="text-xs text-ink-3">{GROUP_NAMES[card.group]}</span>
      </span>
      <span className="mt-0.5 block max-w-[80ch] text-sm text-ink-2">
        <Marked {...text} />
      </span>
    </Link>
  )
}
