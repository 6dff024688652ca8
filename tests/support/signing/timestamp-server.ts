// A timestamp authority of a test's own: openssl behind a port of this machine, with ways to answer wrongly.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const CONFIG = `[req]
distinguished_name = name
x509_extensions = use
prompt = no
[name]
CN = Example Timestamps
[use]
extendedKeyUsage = critical,timeStamping
[tsa]
default_tsa = one
[one]
serial = serial
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_chain = no
ess_cert_id_alg = sha256
`

export async function timestampServer() {
  const cwd = mkdtempSync(join(tmpdir(), 'authority-'))
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd, stdio: 'pipe' })
  writeFileSync(join(cwd, 'config'), CONFIG)
  writeFileSync(join(cwd, 'serial'), '01')
  openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-config', 'config', '-keyout', 'key', '-out', 'certificate')
  let last: Buffer | undefined
  const stamp = (query: Buffer): Buffer => {
    writeFileSync(join(cwd, 'query'), query)
    openssl(
      ...[
        'ts',
        '-reply',
        '-config',
        'config',
        '-queryfile',
        'query',
        '-signer',
        'certificate',
        '-inkey',
        'key',
        '-out',
        'reply',
      ],
    )
    return readFileSync(join(cwd, 'reply'))
  }
  const state = { silent: false, asked: 0 }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      state.asked++
      if (state.silent) response.writeHead(503).end()
      else if (request.url === '/') {
        last = stamp(Buffer.concat(parts))
        response.end(last)
      } else if (request.url === '/words') response.end('no timestamp today')
      else if (request.url === '/stale') response.end(last)
      else if (request.url === '/flood') response.end(Buffer.alloc(200_000))
      else response.writeHead(404).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, state, close: () => new Promise(resolve => server.close(resolve)) }
}
