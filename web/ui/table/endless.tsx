// The end of a paged list: loads more well before it comes into view, with gray placeholder lines meanwhile. Placed in
// the scrolling box.
import { useEffect, useRef } from 'react'
import { Button } from '../button.tsx'
import { Skeleton } from '../states.tsx'
import { words } from './words.ts'

type Pages = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** How far ahead more is asked for: the reader of a table scrolls some thousand pixels while an answer is on its way. */
export function Endless({ list, ahead_px = 4_000, lines = 4 }: { list: Pages; ahead_px?: number; lines?: number }) {
  const end = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const waits = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    // Only the browser knows how far the end is from being seen.
    const element = end.current
    if (!element || !waits) return
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && fetchNextPage(),
      { root: element.parentElement, rootMargin: `0px 0px ${ahead_px}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [waits, fetchNextPage, ahead_px])
  if (!hasNextPage) return null
  return (
    <div ref={end} className="flex flex-col gap-5 border-t border-hairline p-3.5">
      {isFetchNextPageError ? (
        <Button className="self-center" onClick={() => fetchNextPage()}>
          {words.load_more}
        </Button>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey lines have no identity
        Array.from({ length: lines }, (_, index) => <Skeleton key={index} />)
      )}
    </div>
  )
}
