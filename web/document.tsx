// A homeowner's page: the server has written it, this brings it to life. No shell, no router, no session.
import './document.css'
import { hydrateRoot } from 'react-dom/client'
import type { PageData } from '#server/proposals/page-data.ts'
import { applyTheme } from './app/theme.ts'
import { DocumentPage } from './proposals/document/document-page.tsx'

applyTheme()
const root = document.getElementById('root')
const text = document.getElementById('data')?.textContent
if (root && text) {
  // Written by our own server beside the markup, from the same object.
  const data: PageData = JSON.parse(text)
  hydrateRoot(root, <DocumentPage {...data} />)
}
