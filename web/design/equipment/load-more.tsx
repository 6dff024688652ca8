// The end of a long list: loads the next page when near, with a button as an alternative to scrolling.
import { useEffect, useRef } from 'react'
import { ShowMore } from '#web/ui/table/show-more.tsx'

type Props = { list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown } }

/** A page is on its way before its place is in sight. */
const EARLY = '600px'

export function LoadMore({ list }: Props) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const end = useRef<HTMLDivElement>(null)
  const next = useRef(fetchNextPage)
  next.current = fetchNextPage
  // The browser reports when the end is near; it is outside React.
  useEffect(() => {
    const place = end.current
    if (!place || !hasNextPage || isFetchingNextPage) return undefined
    const observer = new IntersectionObserver(entries => entries.some(one => one.isIntersecting) && next.current(), {
      root: place.parentElement,
      rootMargin: EARLY,
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [hasNextPage, isFetchingNextPage])
  if (!hasNextPage) return null
  return (
    <div ref={end}>
      <ShowMore list={list} />
    </div>
  )
}
