// Where the reader is brought to. The bars above and below the pages are not in the way.
const BEHAVIOR = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'

const pageElement = (page: number) => document.querySelector(`[data-page="${page}"]`)

/** Window height not covered by the bottom bar. */
function bottom(): number {
  const bar = document.querySelector('footer')
  return bar ? Math.min(window.innerHeight, bar.getBoundingClientRect().top) : window.innerHeight
}

/** One screen further on this page, or to its end, which is what counts as read; to its beginning where it is not in view yet. */
export function readOn(page: number) {
  const place = pageElement(page)?.getBoundingClientRect()
  if (!place) return
  const visible = bottom()
  const to_begin = place.top - 8
  const to_end = place.bottom - visible + 8
  const further = place.top > visible * 0.4 ? to_begin : Math.min(to_end, visible * 0.85)
  window.scrollBy({ top: further, behavior: BEHAVIOR() })
}

export const showField = (id: string) =>
  document.getElementById(`field-${id}`)?.scrollIntoView({ block: 'center', inline: 'center', behavior: BEHAVIOR() })

/** The first page that is in view, at least in part. */
export function pageInView(): number | undefined {
  for (const element of document.querySelectorAll<HTMLElement>('[data-page]'))
    if (element.getBoundingClientRect().bottom > 80) return Number(element.dataset['page'])
  return undefined
}
export const showPage = (page: number) => pageElement(page)?.scrollIntoView({ block: 'start', behavior: 'auto' })

export const toTop = () => window.scrollTo({ top: 0, behavior: 'auto' })
