import './main.css'
import 'react-toastify/ReactToastify.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { applyTheme } from './app/theme.ts'
import { takeTokenFromAddress } from './session/storage.ts'

const offered = takeTokenFromAddress()
applyTheme()
if (offered) await (await import('./session/replace-session.ts')).replaceSession(offered)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
