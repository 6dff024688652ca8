// Asks the reader of a homeowner's page, in one sentence at its top, whether a fault may be reported, and reports it once they agree.
// It draws without React, which may be what broke. The answer holds for this link on this device.
import type { Fault, PageDescription, WatchedPage } from './page-faults.ts'
import { type ProblemReport, reportOf } from './problem-report.ts'
import { words as catalog } from './words.ts'

/** Per visit; a page failing in a loop adds no information. */
const MOST = 5
const THANKS_MS = 4_000

const seen = new Set<string>()
let waiting: ProblemReport[] = []
let has_asked = false

export function considerFault(fault: Fault, page: WatchedPage, facts: () => PageDescription): void {
  const language = facts().language ?? (document.documentElement.lang.startsWith('es') ? 'es' : 'en')
  const report = reportOf(fault, page, thisDevice(), language)
  if (!report) return
  const { token, kind, error_name, error_message } = report
  // The same key the server uses to tell problems apart.
  const key = JSON.stringify([token, kind, error_name, error_message])
  if (seen.has(key) || seen.size >= MOST) return
  seen.add(key)
  const answer = keptAnswer(token)
  if (answer === 'no') return
  if (answer === 'yes') return void send(report)
  waiting.push(report)
  if (has_asked) return
  has_asked = true
  ask(facts().company, language, agreed => {
    const reports = waiting
    waiting = []
    has_asked = false
    keepAnswer(token, agreed ? 'yes' : 'no')
    return agreed ? Promise.all(reports.map(send)).then(sent => sent.every(Boolean)) : undefined
  })
}

const thisDevice = () => ({
  user_agent: navigator.userAgent,
  touch_points: navigator.maxTouchPoints,
  width: window.innerWidth,
  origin: window.location.origin,
  online: navigator.onLine,
})

/** Without a session or cookie: the link alone authorizes it. */
async function send(report: ProblemReport): Promise<boolean> {
  try {
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify(report)
    const answer = await fetch('/v3/page_problems.Report', {
      method: 'POST',
      headers,
      body,
      credentials: 'omit',
      keepalive: true,
    })
    return answer.ok
  } catch {
    return false
  }
}

type Answer = 'yes' | 'no'
/** Enough of the secret to tell links apart, too little to open one. */
const placeOf = (token: string) => `page-reports:${token.slice(0, 8)}`

function keptAnswer(token: string): Answer | undefined {
  try {
    const kept = localStorage.getItem(placeOf(token))
    return kept === 'yes' || kept === 'no' ? kept : undefined
  } catch {
    return undefined
  }
}

function keepAnswer(token: string, answer: Answer) {
  try {
    localStorage.setItem(placeOf(token), answer)
  } catch {
    // Without storage the next fault asks again.
  }
}

const BUTTON =
  'inline-flex h-11 shrink-0 cursor-pointer items-center justify-center rounded-control border px-4 text-md font-medium'

/** `answered` reports if the agreed report could be sent. */
function ask(
  company: string | undefined,
  language: 'en' | 'es',
  answered: (agreed: boolean) => Promise<boolean> | undefined,
) {
  const words = catalog.in(language)
  const strip = element(
    'section',
    'no-print sticky top-0 z-30 border-b border-hairline bg-raised px-4 py-3 text-ink sm:px-6',
  )
  strip.lang = language
  strip.setAttribute('aria-label', words.label)
  const line = element('div', 'mx-auto flex max-w-[860px] flex-wrap items-center gap-x-5 gap-y-2')
  const sentence = element('p', 'min-w-0 flex-1 basis-72 text-base wrap-anywhere')
  sentence.setAttribute('role', 'status')
  const buttons = element('div', 'flex gap-2')
  const yes = element('button', `${BUTTON} border-transparent bg-primary text-on-primary hover:bg-primary-hover`)
  const no = element('button', `${BUTTON} border-hairline-strong bg-raised hover:bg-sunken`)
  yes.textContent = words.yes
  no.textContent = words.no
  yes.onclick = async () => {
    buttons.remove()
    sentence.textContent = (await answered(true)) ? words.sent : words.unsent
    setTimeout(() => strip.remove(), THANKS_MS)
  }
  no.onclick = () => {
    strip.remove()
    void answered(false)
  }
  buttons.append(yes, no)
  line.append(sentence, buttons)
  strip.append(line)
  document.body.prepend(strip)
  // A screen reader reads out what changes in a status, not what it already held.
  requestAnimationFrame(() => {
    sentence.textContent = words.question({ company: company ?? words.someone })
  })
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, className: string): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), { className })
}
