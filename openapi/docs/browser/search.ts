// Searches operations by words of their name or summary: “/” focuses the field, arrows select a result, Enter opens it.
// Also adds a copy button to each sample.

type Found = [method: string, path: string, summary: string, address: string]
const MOST = 12

const field = document.querySelector<HTMLInputElement>('#search')
const results = document.querySelector<HTMLUListElement>('#found')
let operations: Promise<Found[]> | undefined
let active = -1

/** Loaded once, on the first search. */
const load = (): Promise<Found[]> =>
  (operations ??= fetch('/docs/assets/operations.json').then(answer => answer.json()))

async function show() {
  if (!field || !results) return
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  const all = words.length > 0 ? await load() : []
  const matches = all
    .filter(one => words.every(word => `${one[1]} ${one[2]}`.toLowerCase().includes(word)))
    .slice(0, MOST)
  results.replaceChildren(...(words.length > 0 && matches.length === 0 ? [nothing()] : matches.map(option)))
  results.hidden = words.length === 0
  field.setAttribute('aria-expanded', String(!results.hidden))
  move(-1)
}

function option([method, path, summary, address]: Found, at: number): HTMLElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const mark = document.createElement('span')
  const code = document.createElement('code')
  item.setAttribute('role', 'option')
  item.id = `found-${at}`
  link.href = address
  link.tabIndex = -1
  mark.className = `method ${method}`
  mark.textContent = method.toUpperCase()
  code.textContent = path
  link.append(mark, ` ${summary} `, code)
  item.append(link)
  return item
}

function nothing(): HTMLElement {
  const item = document.createElement('li')
  item.className = 'none'
  item.textContent = 'No operations found'
  return item
}

function move(to: number) {
  const options = [...(results?.querySelectorAll('[role=option]') ?? [])]
  active = options.length === 0 ? -1 : Math.max(-1, Math.min(to, options.length - 1))
  for (const [at, one] of options.entries()) one.setAttribute('aria-selected', String(at === active))
  if (active === -1) field?.removeAttribute('aria-activedescendant')
  else field?.setAttribute('aria-activedescendant', `found-${active}`)
  options[active]?.scrollIntoView({ block: 'nearest' })
}

function close() {
  if (results) results.hidden = true
  field?.setAttribute('aria-expanded', 'false')
}

field?.addEventListener('focus', () => void load())
field?.addEventListener('input', () => void show())
field?.addEventListener('keydown', event => {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    move(active + (event.key === 'ArrowDown' ? 1 : -1))
  }
  if (event.key === 'Escape') close()
  if (event.key === 'Enter') results?.querySelectorAll('a')[Math.max(0, active)]?.click()
})
results?.addEventListener('click', close)
document.addEventListener('click', event => {
  if (event.target instanceof Element && !event.target.closest('.search')) close()
})
document.addEventListener('keydown', event => {
  const typing = event.target instanceof Element && event.target.closest('input, textarea')
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  field?.focus()
})

// Of the menu on a small screen, whose links lead to parts of the page as well.
const contents = document.querySelector<HTMLElement>('#contents')
contents?.addEventListener('click', event => {
  if (event.target instanceof HTMLAnchorElement && contents.matches(':popover-open')) contents.hidePopover()
})

for (const figure of document.querySelectorAll('figure.code')) {
  const button = document.createElement('button')
  const title = figure.querySelector('figcaption')
  button.type = 'button'
  button.textContent = 'Copy'
  button.setAttribute('aria-label', `Copy ${title?.textContent}`)
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(figure.querySelector('pre')?.textContent ?? '')
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 2000)
  })
  title?.append(button)
}

export {}
