// The Help Center: an article for each job, in groups, and a search through all of them that answers as one types.

import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import { Redirect } from 'wouter'
import { useFilters } from '#web/frame/filters.ts'
import { rememberPage } from '#web/frame/last-page.ts'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import type { Card } from './article.ts'
import { ArticleLink } from './article-link.tsx'
import { AskSupport } from './ask-support.tsx'
import { GROUP_NAMES } from './group-names.ts'
import { helpFor } from './help-for.ts'
import { cardsQuery, groupCards } from './library.ts'
import { SearchResults } from './search-results.tsx'
import { words as texts } from './words.ts'

export default function HelpScreen() {
  const { params, change } = useFilters()
  const typed = params.get('search') ?? ''
  const question = useDeferredValue(typed.trim())
  const page = params.get('for')
  const { data: cards, error, refetch } = useQuery(cardsQuery)
  if (page && cards) return <HelpFor page={page} cards={cards} />
  return (
    <Page>
      <PageHeader title={texts.help_center} note={texts.help_center_note} />
      <SearchField
        label={texts.search_help_center}
        placeholder={texts.what_do_you_want}
        className="w-full sm:max-w-[560px]"
        value={typed}
        onChange={text => change({ search: text })}
      />
      {!cards ? (
        error ? (
          <ErrorState sentence={texts.help_offline} onRetry={refetch} />
        ) : (
          <Skeleton className="h-64" />
        )
      ) : question ? (
        <SearchResults question={question} cards={cards} />
      ) : (
        <div className="gap-x-10 sm:columns-2 lg:columns-3">
          {groupCards(cards).map(({ name, cards }) => (
            // Padding within, since Safari begins a column with the margin of what ended the one before.
            <section key={name} className="inline-block w-full min-w-0 pb-7 align-top break-inside-avoid">
              <h2 className="mb-1.5 border-b border-hairline pb-2 text-base">{GROUP_NAMES[name]}</h2>
              <ul>
                {cards.map(card => (
                  <li key={card.slug}>
                    <ArticleLink card={card} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {!question && <AskSupport words="" />}
    </Page>
  )
}

/** Help was requested on a page: show its article. Support gets that page too, also in a new tab. */
function HelpFor({ page, cards }: { page: string; cards: readonly Card[] }) {
  useEffect(() => {
    // The previous page is stored outside React.
    rememberPage(page)
  }, [page])
  return <Redirect to={helpFor(page, cards)} replace />
}
