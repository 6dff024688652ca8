// Registers the service worker after the page has loaded, and announces a newer build. Never reloads automatically.
import { toast } from 'react-toastify/unstyled'
import { pageLanguage } from '#web/words/language.ts'
import { tellNewVersion } from './new-version.tsx'

const HOUR_MS = 60 * 60 * 1000
const assetsHere = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname)

export async function registerWorker() {
  const { serviceWorker } = navigator
  const had_one = serviceWorker.controller !== null
  const registration = await serviceWorker.register('/sw.js')
  serviceWorker.addEventListener('controllerchange', () => had_one && void tellIfOlder())
  const { active } = await serviceWorker.ready
  active?.postMessage({ type: 'keep', assets: assetsHere() })
  if (!savesData()) active?.postMessage({ type: 'fill', language: pageLanguage })
  setInterval(() => void registration.update().catch(() => undefined), HOUR_MS)
}

/** With data saver on, only opened pages are stored. */
const savesData = () => 'connection' in navigator && Object(navigator.connection).saveData === true

const ownEntry = () => {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  return script && new URL(script.src).pathname
}

async function tellIfOlder() {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => {
    if (data !== ownEntry() && !toast.isActive('new-version')) tellNewVersion()
    port1.close()
  }
  navigator.serviceWorker.controller?.postMessage({ type: 'which' }, [port2])
}
