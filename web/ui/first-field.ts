// Where the keyboard begins in what opens: a dialog, a drawer, a form, the step of one.
import { useEffect, useRef } from 'react'

const FIELDS = 'input:not([type=hidden], [type=file], [readonly]), select, textarea, [contenteditable=true]'
const CHOICES = '[role=radio], [role=checkbox], [role=switch], [role=combobox], [role=slider]'
const ACTIONS = 'button, a[href]'

const isThere = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled, [aria-disabled=true]') && element.checkVisibility()

const allOf = (box: Element, selector: string) => [...box.querySelectorAll<HTMLElement>(selector)].filter(isThere)
const firstOf = (box: Element, selector: string) => allOf(box, selector)[0]
const EITHER = `${FIELDS}, ${CHOICES}`

/** The first field or choice; a filter above a list counts, the tick of a row does not come before it. */
const firstField = (box: Element) => firstOf(box, EITHER)

/** Initial focus of a dialog or drawer: its first field, else its first control, else itself; never its Close. */
export function firstStop(popup: HTMLElement | null): HTMLElement | null {
  if (!popup) return null
  const [body, foot] = ['[data-body]', '[data-foot]'].map(part => popup.querySelector(part))
  for (const part of [body && firstField(body), body && firstOf(body, ACTIONS), foot && firstOf(foot, ACTIONS)])
    if (part) return part
  return popup
}

/** From the list of steps to what the open one asks; what has already led into it stays. */
export function leadToStep(list: Element) {
  const box = list.closest('form, [data-body], main') ?? list.parentElement
  if (!box) return
  const fields = allOf(box, EITHER).filter(
    field => list.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  if (fields.some(field => field === document.activeElement)) return
  const step = fields[0] ?? list.querySelector<HTMLElement>('[aria-current]')
  step?.focus({ preventScroll: true })
}

/** For a form's container: focuses its first field on mount. */
export function useFirstField<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  useEffect(() => {
    // The focus is the browser's. A field that asked for it itself keeps it.
    if (box.current && !box.current.contains(document.activeElement))
      firstField(box.current)?.focus({ preventScroll: true })
  }, [])
  return box
}
