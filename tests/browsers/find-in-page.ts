// Finds parts of a page by role and name, label, text or CSS, as a script that runs in the page. The rules of roles and names are
// those of Testing Library, whose built file goes along once a page.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export type Sought = string | { regexp: string; flags: string } | undefined
export type Step =
  | { by: 'role'; role: string; name: Sought; exact: boolean }
  | { by: 'label' | 'text'; text: Sought; exact: boolean }
  | { by: 'css'; selector: string }
  | { by: 'nth'; index: number }

export const libraryText = () =>
  readFileSync(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'), 'utf8')

/** In the page: every element that the steps lead to, or null where the library has not come yet. */
export const FIND = `
  const find = steps => {
    const library = globalThis.TestingLibraryDom
    if (!library) return null
    const matcher = (sought, exact) =>
      sought === undefined ? undefined
      : typeof sought === 'object' ? new RegExp(sought.regexp, sought.flags)
      : exact ? sought
      : new RegExp(sought.replace(/[.*+?^$\\{}()|[\\]\\\\]/g, '\\\\$&').replace(/\\s+/g, '\\\\s+'), 'i')
    const within = (root, step) => {
      if (step.by === 'css') return [...root.querySelectorAll(step.selector)]
      if (step.by === 'role') {
        const name = matcher(step.name, step.exact)
        return library.queryAllByRole(root, step.role, name === undefined ? {} : { name })
      }
      const query = step.by === 'label' ? library.queryAllByLabelText : library.queryAllByText
      return query(root, matcher(step.text, step.exact), { ignore: 'script, style, noscript, template' })
    }
    return steps.reduce((found, step) =>
      step.by === 'nth' ? [found.at(step.index)].filter(one => one)
      : [...new Set(found.flatMap(root => within(root, step)))]
    , [document.body])
  }
  const isSeen = element => {
    const { width, height } = element.getBoundingClientRect()
    const { visibility } = getComputedStyle(element)
    return width > 0 && height > 0 && visibility === 'visible'
  }
`
