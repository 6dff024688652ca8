// A homeowner's page, opened once by its link, is kept on their device with its pictures. Called by the page when it is at rest.
export async function keepDocument() {
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  const here = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
  active?.postMessage({
    type: 'keep',
    proposal: window.location.pathname,
    assets: here.map(({ pathname }) => pathname),
    pictures: here.filter(({ pathname }) => pathname.startsWith('/files/')).map(({ href }) => href),
  })
}
