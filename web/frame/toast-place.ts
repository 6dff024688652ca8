// Toasts are at the top right (specification), where screens have their actions: they begin below the first free spot, and a
// click on one reaches what it covers.
import { toast } from 'react-toastify/unstyled'

const ACTIONS = ':is(button, a[href], input, select, textarea, summary, [role="combobox"])'
const START_PX = 56
const ROOM_PX = 64
const REACH_PX = 376

/** The first height at which no action is under a toast; where there is none, the usual one. */
export function freeTop(actions: readonly Pick<DOMRect, 'top' | 'bottom'>[], height_px: number): number {
  let top = START_PX
  for (const one of [...actions].sort((a, b) => a.bottom - b.bottom))
    if (one.top < top + ROOM_PX && one.bottom > top) top = one.bottom + 8
  return top + ROOM_PX < height_px / 2 ? top : START_PX
}

const underToasts = () =>
  [...document.querySelectorAll(`main ${ACTIONS}`)]
    .map(one => one.getBoundingClientRect())
    .filter(({ right, width, height }) => width > 0 && height > 0 && right > window.innerWidth - REACH_PX)

function passOn(event: MouseEvent) {
  const on = event.target
  if (!(on instanceof Element) || !on.closest('.Toastify__toast') || on.closest('button, a')) return
  const under = document.elementsFromPoint(event.clientX, event.clientY).find(one => !one.closest('.Toastify'))
  under?.closest<HTMLElement>(ACTIONS)?.click()
}

export function placeToasts() {
  let shown = 0
  const stop = toast.onChange(({ status }) => {
    if (status === 'updated') return
    if (status === 'added' && shown === 0)
      document.documentElement.style.setProperty('--toasts', `${freeTop(underToasts(), window.innerHeight)}px`)
    shown = Math.max(0, shown + (status === 'added' ? 1 : -1))
  })
  document.addEventListener('click', passOn)
  return () => {
    stop()
    document.removeEventListener('click', passOn)
  }
}
