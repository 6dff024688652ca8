// The reader's position in the document: the current page, and if the payment options and the accept form are on
// screen.
import { useEffect, useState } from 'react'

export type Reading = { page: string | undefined; saw_ways: boolean; at_accept: boolean }

/** A page is read from when its head passes this share of the window's height. */
const LINE = 0.4

export function useReading(first_page: string | undefined): Reading {
  const [reading, setReading] = useState<Reading>({ page: first_page, saw_ways: false, at_accept: false })
  useEffect(() => {
    // Only the browser knows what is on screen.
    const look = () =>
      setReading(before => {
        const pages = [...document.querySelectorAll<HTMLElement>('[data-page]')]
        const passed = pages.filter(page => page.getBoundingClientRect().top <= innerHeight * LINE)
        const ends = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
        const now = {
          page: (ends ? pages.at(-1) : (passed.at(-1) ?? pages[0]))?.dataset['page'],
          saw_ways: before.saw_ways || isOnScreen('ways'),
          at_accept: isOnScreen('accept'),
        }
        const same = now.page === before.page && now.saw_ways === before.saw_ways && now.at_accept === before.at_accept
        return same ? before : now
      })
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [])
  return reading
}

/** More than a sliver of it. */
function isOnScreen(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect()
  return box !== undefined && box.top < innerHeight * 0.8 && box.bottom > 0
}
