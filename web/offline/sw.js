// The service worker: stores the built application, so that it opens without a network, and the proposals a homeowner
// opened by link. API responses don't pass through here; staff data is stored by web/data/copies.ts. The build replaces
// names between double underscores (web/service-worker.ts).
const BUILD = `build ${__BUILD__}`
/** Files of the first screen. */
const FIRST = __FIRST__
/** Screens of a sale, fetched when idle. */
const SOON = __SOON__
/** Help articles, by the language of who reads them. */
const HELP = __HELP__
/** The script the page begins with, by which a page knows whether it is of this build. */
const ENTRY = __ENTRY__

const PAGES = 'proposals'
const MOST_PAGES = 40
const WEEK_MS = 7 * 24 * 60 * 60 * 1000
/** A slower network counts as none, if a copy is stored here. */
const PATIENCE_MS = 5_000
/** Without a copy, a server that hasn't started responding by then counts as unreachable. */
const LIMIT_MS = 8_000

const ASSET =
  /^\/(assets|icons|pdf-fonts)\/|^\/(theme\.js|old-browser\.js|plain\.css|favicon\.svg|manifest\.webmanifest)$/
const PROPOSAL = /^\/(solar-)?proposal\/[^/]+\/?$/
/** Pages and answers that are the server's own. */
const NOT_OURS = /^\/(v1|v3|api|files|docs)(\/|$)/

self.addEventListener('install', event => event.waitUntil(install()))
self.addEventListener('activate', event => event.waitUntil(activate()))
self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (ASSET.test(url.pathname)) event.respondWith(asset(request))
  else if (request.mode === 'navigate' && PROPOSAL.test(url.pathname)) event.respondWith(proposal(request))
  else if (request.destination === 'image' && url.pathname.startsWith('/files/'))
    event.respondWith(picture(request, event.clientId))
  else if (request.mode === 'navigate' && !NOT_OURS.test(url.pathname)) event.respondWith(page(request))
})
self.addEventListener('message', event => {
  const { data, ports } = event
  if (data?.type === 'which') ports[0]?.postMessage(ENTRY)
  if (data?.type === 'keep') event.waitUntil(keep(data.assets, data.proposal, data.pictures))
  if (data?.type === 'fill') event.waitUntil(fill([...SOON, ...(HELP[data.language] ?? [])]))
})

/** At once: a page of the build before finds its parts where they were kept, and reloads when its person chooses to. */
async function install() {
  const cache = await caches.open(BUILD)
  const shell = await fetch('/', { cache: 'reload' })
  if (!shell.ok) throw new Error('The application did not come.')
  await Promise.all([cache.put('/', shell), ...FIRST.map(address => take(cache, address))])
  await self.skipWaiting()
}

/** The previous build stays for tabs still running it; older ones are deleted. */
async function activate() {
  const builds = (await caches.keys()).filter(name => name.startsWith('build ') && name !== BUILD)
  await Promise.all(builds.slice(0, -1).map(name => caches.delete(name)))
  await self.clients.claim()
}

/** A file an earlier build stored under the same name is identical. */
async function take(cache, address) {
  if (await cache.match(address)) return
  const hashed = address.startsWith('/assets/')
  const answer = (hashed && (await caches.match(address))) || (await fetch(address, hashed ? {} : { cache: 'reload' }))
  if (answer.ok) await cache.put(address, answer)
}

/** One at a time, so that the user's own requests aren't delayed. */
async function fill(addresses) {
  const cache = await caches.open(BUILD)
  for (const address of addresses) {
    try {
      await take(cache, address)
    } catch {
      return
    }
  }
}

async function asset(request) {
  const known = await caches.match(request, { ignoreSearch: true, ignoreVary: true })
  if (known) return known
  const answer = await inTime(fetch(request), LIMIT_MS)
  if (answer.ok && answer.status === 200) {
    const copy = answer.clone()
    const cache = await caches.open(BUILD)
    await cache.put(request, copy).catch(() => undefined)
  }
  return answer
}

async function page(request) {
  const cache = await caches.open(BUILD)
  const shell = await cache.match('/')
  try {
    const answer = await (shell ? inTime(fetch(request)) : fetch(request))
    return shell && isFromProxy(answer) ? shell : answer
  } catch (failure) {
    if (shell) return shell
    throw failure
  }
}

const inTime = (work, limit_ms = PATIENCE_MS) =>
  Promise.race([work, new Promise((_, fail) => setTimeout(() => fail(new Error('Too slow.')), limit_ms))])

/** A proxy in front of the server reports that it is down (web/reach/reach-rules.ts). */
const isFromProxy = ({ status, headers }) =>
  ((status >= 502 && status <= 504) || (status >= 520 && status <= 530)) && !headers.has('X-Request-Id')

async function proposal(request) {
  const { pathname } = new URL(request.url)
  const known = await keptPage(pathname)
  try {
    const answer = await inTime(fetch(request), known ? PATIENCE_MS : LIMIT_MS)
    if (known && isFromProxy(answer)) return known
    await keepPage(pathname, answer)
    return answer
  } catch {
    return known ?? new Response(NOT_KEPT, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  }
}

/** Only the pictures of proposals: other files are the company's. */
async function picture(request, client_id) {
  const client = await self.clients.get(client_id)
  if (!client || !PROPOSAL.test(new URL(client.url).pathname)) return fetch(request)
  const { pathname } = new URL(request.url)
  const known = await keptPage(pathname)
  try {
    const answer = await (known ? inTime(fetch(request)) : fetch(request))
    if (known && isFromProxy(answer)) return known
    await keepPage(pathname, answer)
    return answer
  } catch (failure) {
    if (known) return known
    throw failure
  }
}

/** A link that was withdrawn is withdrawn here too. */
async function keepPage(pathname, answer) {
  const cache = await caches.open(PAGES)
  if (answer.status === 404 || answer.status === 410) await cache.delete(pathname)
  if (answer.status !== 200) return
  await cache.put(pathname, answer.clone()).catch(() => undefined)
  for (const old of (await cache.keys()).slice(0, -MOST_PAGES)) await cache.delete(old)
}

async function keptPage(pathname) {
  const cache = await caches.open(PAGES)
  const known = await cache.match(pathname)
  if (!known) return undefined
  const kept_at = Date.parse(known.headers.get('date') ?? '')
  if (Date.now() - kept_at <= WEEK_MS) return known
  await cache.delete(pathname)
  return undefined
}

/** Stores files a page loaded before the worker was active. */
async function keep(assets = [], proposal_path = null, pictures = []) {
  await fill(assets.filter(address => ASSET.test(address)))
  const pages = proposal_path !== null && PROPOSAL.test(proposal_path) ? [proposal_path, ...pictures] : []
  for (const address of pages) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer) await keepPage(new URL(address, location.origin).pathname, answer)
  }
}

const IS_SPANISH = /^es\b/i.test(navigator.language)
const WORDS = IS_SPANISH
  ? {
      title: 'Sin conexión',
      what_to_do: 'Esta propuesta no se ha abierto antes en este dispositivo. Conéctese y abra el enlace de nuevo.',
    }
  : {
      title: 'No connection',
      what_to_do: 'This proposal hasn’t been opened on this device before. Connect and open the link again.',
    }

const NOT_KEPT = `<!doctype html>
<html lang="${IS_SPANISH ? 'es' : 'en'}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${WORDS.title}</title>
  </head>
  <body>
    <h1>${WORDS.title}</h1>
    <p>${WORDS.what_to_do}</p>
  </body>
</html>`
