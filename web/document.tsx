// A homeowner's page: the server has written it, this brings it to life. No shell, no router, no session.
import './document.css'
import { hydrateRoot } from 'react-dom/client'
import { applyTheme } from './app/theme.ts'
import { whenIdle } from './lib/when-idle.ts'
import { KeepRow } from './proposals/document/keep-row.tsx'
import type { PageData } from './proposals/document/page-data.ts'
import { PublicProposal } from './proposals/document/public-proposal.tsx'
import { track } from './proposals/document/track.ts'

applyTheme()
const root = document.getElementById('root')
const text = document.getElementById('data')?.textContent
if (root && text) {
  // Written by our own server beside the markup, from the same object.
  const data: PageData = JSON.parse(text)
  if (data.page === 'proposal') hydrateRoot(root, <PublicProposal {...data} />)
  else {
    // The figures of a summary stay as they were written.
    const keep = document.getElementById('keep')
    if (keep) hydrateRoot(keep, <KeepRow {...data} />)
    track(data.public_id, [])
  }
}

if (import.meta.env.PROD && text && 'serviceWorker' in navigator)
  whenIdle(async () => (await import('./offline/keep-document.ts')).keepDocument().catch(() => undefined))
