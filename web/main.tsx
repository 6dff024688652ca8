import './lib/random-uuid.ts'
import './words/language.ts'
import './main.css'
import 'react-toastify/ReactToastify.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { takeTokenFromAddress } from '#web/lib/storage.ts'
import { applyTheme } from '#web/lib/theme.ts'
import { followBrowser } from '#web/reach/reachability.ts'
import { App } from './app/app.tsx'
import { whenIdle } from './lib/when-idle.ts'

const offered = takeTokenFromAddress()
applyTheme()
followBrowser()

const page = document.documentElement
const element = document.getElementById('root')
// If the application can't run, public/old-browser.js has shown its notice.
if (!('stopped' in page.dataset)) {
  const root = element && createRoot(element)
  if (root && offered) {
    const { replaceSession } = await import('#web/company/session/replace-session.tsx')
    await replaceSession(offered, root)
  }
  root?.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  page.dataset['alive'] = ''
}

// The development server's files change under their names.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  whenIdle(async () => (await import('./offline/register.ts')).registerWorker().catch(() => undefined))
