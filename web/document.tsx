// A homeowner's page: the server has written it, this brings it to life. No shell, no router, no session.
import './document.css'
import { hydrateRoot } from 'react-dom/client'
import { received } from '#machines/words/message.ts'
import { describePage, reportFault, watchPage } from '#web/company/page-faults/page-faults.ts'
import { applyTheme } from '#web/lib/theme.ts'
import { whenIdle } from './lib/when-idle.ts'
import { KeepRow } from './proposals/document/keep-row.tsx'
import type { PageData } from './proposals/document/page-data.ts'
import { PublicProposal } from './proposals/document/public-proposal.tsx'

applyTheme()
if (!CSS.supports('selector(::details-content)'))
  import('./proposals/document/open-on-paper.ts').then(
    ({ openOnPaper }) => openOnPaper(),
    () => undefined,
  )
/** Errors React recovers from, such as text changed by a translator, aren't visible to readers. */
const options = { onRecoverableError: (error: unknown) => console.error(error) }
/** React empties a page that broke. What the server wrote can still be read. */
function restore(element: HTMLElement) {
  const written = element.innerHTML
  return (error: unknown) => {
    console.error(error)
    reportFault({ kind: 'not_drawn', error })
    setTimeout(() => {
      element.innerHTML = written
    })
  }
}
const root = document.getElementById('root')
const text = document.getElementById('data')?.textContent
const page = document.documentElement
// If the page can't hydrate, public/old-browser.js has shown its notice, and the page reads as without script.
if (root && text && !('stopped' in page.dataset)) {
  // Written by our own server with the markup, from the same object.
  const sent: PageData = JSON.parse(text)
  const data = { ...sent, words: received(sent.words, sent.proposal.language) }
  watchPage({ page: data.page, token: data.public_id })
  describePage({ company: data.proposal.company.name, language: data.proposal.language })
  if (data.page === 'proposal')
    hydrateRoot(root, <PublicProposal {...data} />, { ...options, onUncaughtError: restore(root) })
  else {
    // The figures of a summary stay as they were written.
    const keep = document.getElementById('keep')
    if (keep) hydrateRoot(keep, <KeepRow {...data} words={data.words.page} />, options)
    import('./proposals/document/track.ts').then(
      ({ track }) => track(data.public_id, []),
      () => undefined,
    )
  }
  page.dataset['alive'] = ''
}

if (import.meta.env.PROD && text && 'serviceWorker' in navigator)
  whenIdle(async () => (await import('./offline/keep-document.ts')).keepDocument().catch(() => undefined))
