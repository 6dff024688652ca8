import './main.css'
import 'react-toastify/ReactToastify.css'
import { onlineManager } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { applyTheme } from './app/theme.ts'
import { whenIdle } from './lib/when-idle.ts'
import { takeTokenFromAddress } from './session/storage.ts'

const offered = takeTokenFromAddress()
applyTheme()
// Opened without a connection there is no event that tells of it.
onlineManager.setOnline(navigator.onLine)
if (offered) await (await import('./session/replace-session.ts')).replaceSession(offered)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )

// The development server's files change under their names.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  whenIdle(async () => (await import('./offline/register.ts')).registerWorker().catch(() => undefined))
