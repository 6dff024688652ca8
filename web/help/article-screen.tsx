// One Help Center article, with its contents next to it and neighbors below.
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { usePermissions } from '#web/data/queries.ts'
import { BRAND, href } from '#web/frame/navigation.ts'
import { useParam } from '#web/frame/use-param.ts'
import { setPageTitle } from '#web/lib/page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, Notice, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import type { ArticlePage } from './article.ts'
import { ArticleBody } from './article-body.tsx'
import { AskSupport } from './ask-support.tsx'
import { Contents } from './contents.tsx'
import { loadArticle } from './library.ts'
import { Neighbors } from './neighbors.tsx'
import { words as texts } from './words.ts'

export default function ArticleScreen() {
  const slug = useParam('slug')
  const [, go] = useLocation()
  const { data, error, refetch } = useQuery({
    queryKey: ['help', 'article', slug],
    queryFn: () => loadArticle(slug),
    // It may be on this device.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data === null)
    return (
      <Page>
        <EmptyState
          title={texts.article_not_found_title}
          action={<Button onClick={() => go(href('/help'))}>{texts.open_help_center}</Button>}
        >
          {texts.article_not_found_hint}
        </EmptyState>
      </Page>
    )
  return (
    <Page>
      {data ? (
        <Shown key={slug} article={data} />
      ) : error ? (
        <ErrorState sentence={texts.article_offline} onRetry={refetch} />
      ) : (
        <div role="status" aria-label={common.loading} className="flex flex-col gap-4">
          <Skeleton className="h-8 w-72" />
          <Skeleton className="h-64 max-w-[680px]" />
        </div>
      )}
    </Page>
  )
}

function Shown({ article }: { article: ArticlePage }) {
  const permissions = usePermissions()
  const { permission } = article
  useEffect(() => {
    // The document's title and where it is scrolled to belong to the browser; the text was not there when it looked for the place.
    setPageTitle(`${article.title} | ${BRAND}`)
    const place = decodeURIComponent(window.location.hash.slice(1))
    if (place) document.getElementById(place)?.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [article.title])
  return (
    <>
      <PageHeader
        above={
          <Link href={href('/help')} className="hover:text-ink hover:underline">
            {texts.help_center}
          </Link>
        }
        title={article.title}
        note={article.summary}
      />
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,680px)_200px]">
        <article className="flex min-w-0 flex-col gap-6">
          {permission && !permissions.has(permission) && <Notice>{texts.role_not_allowed}</Notice>}
          <ArticleBody blocks={article.blocks} />
          <Neighbors slug={article.slug} />
          <AskSupport words={article.title} />
        </article>
        <Contents blocks={article.blocks} />
      </div>
    </>
  )
}
