// A proxy that, on command, serves a later build's service worker: the tested server has only one version.
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export async function serveNewerBuild(base_url: string) {
  let is_newer = false
  const later = (source: string) =>
    source
      .replace(/const BUILD = .*/, "const BUILD = 'build next'")
      .replace(/const ENTRY = .*/, "const ENTRY = '/next.js'")
  const server = createServer(async (asked, answer) => {
    if (is_newer && asked.url === '/sw.js') {
      const source = await (await fetch(new URL('/sw.js', base_url))).text()
      answer.setHeader('Content-Type', 'text/javascript').end(later(source))
      return
    }
    const { method, headers } = asked
    const passed = request(new URL(asked.url ?? '/', base_url), { method, headers }, response => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    release: () => {
      is_newer = true
    },
    close: () => server.close(),
  }
}
