// `npm run docs`: builds the API reference of every contract as self-contained pages in dist-docs, which the server serves.

import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { answerHelp } from '../answer-help.ts'
import { contractAt } from '../contract.ts'
import { escaped } from '../report-parts.ts'
import { addressOf, type Page, pages } from './pages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const here = fileURLToPath(new URL('.', import.meta.url))
const run = promisify(execFile)

/** Writes all pages into `out`, replacing its contents. Two at a time, because each keeps a core busy for some seconds. */
export async function buildDocs(out: string, built = pages()): Promise<void> {
  const assets = join(out, 'assets')
  rmSync(out, { recursive: true, force: true })
  mkdirSync(assets, { recursive: true })
  cpSync(join(here, 'docs.css'), join(assets, 'docs.css'))
  const waiting = [...built]
  const work = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const html = withContracts(await drawn(page), page, built)
      requireOperations(html, page)
      writeFileSync(join(out, `${page.name}.html`), scriptsApart(html, assets))
    }
  }
  await Promise.all([work(), work()])
}

async function drawn({ source, title }: Page): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'docs-'))
  const file = join(directory, 'page.html')
  const options = ['--config', 'openapi/redocly.yaml', '--template', join(here, 'page.hbs'), '--title', title]
  // Otherwise each page reports its readers to the tool's vendor.
  options.push('--openapi.disableTelemetry')
  try {
    await run(
      process.execPath,
      [
        join(root, 'node_modules/@redocly/cli/bin/cli.js'),
        'build-docs',
        source,
        '--inlineBundle',
        '-o',
        file,
        ...options,
      ],
      {
        cwd: root,
      },
    )
    return readFileSync(file, 'utf8')
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** Fails the build rather than publishing a page that lacks an operation. */
function requireOperations(html: string, { source, title }: Page) {
  const missing = contractAt(source).operations.filter(({ path }) => !html.includes(`"${path}"`))
  if (missing.length > 0) throw new Error(`${title} lacks ${missing.map(({ path }) => path).join(', ')}`)
}

/** Adds links to all contracts at the top of each page. */
function withContracts(html: string, shown: Page, all: Page[]): string {
  const links = all.map(page => {
    const current = page.name === shown.name ? ' aria-current="page"' : ''
    return `<a href="${addressOf(page)}"${current}>${escaped(page.title.split(',')[0] ?? '')}</a>`
  })
  return html.replace('<!--contracts-->', `<nav class="contracts" aria-label="Contracts">${links.join('')}</nav>`)
}

/** The vendor’s logo, the only thing Redoc would fetch from another origin. */
const REMOTE_PICTURES = /https:\/\/cdn\.redoc\.ly\/[\w/.-]+\.svg/g
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

/** The server’s content security policy forbids inline scripts, so each module becomes a file named by its hash. */
function scriptsApart(html: string, assets: string): string {
  return html.replaceAll(/<script type="module">([\s\S]*?)<\/script>/g, (_, module: string) => {
    const text = module.replaceAll(REMOTE_PICTURES, NO_PICTURE)
    const name = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`
    writeFileSync(join(assets, name), text)
    return `<script type="module" src="/docs/assets/${name}"></script>`
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  answerHelp('npm run docs\n\nBuilds the API reference into dist-docs. The server serves it at /docs.')
  const started = Date.now()
  const built = pages()
  const out = join(root, 'dist-docs')
  // A server that runs shows the pages before until all are there.
  await buildDocs(`${out}.new`, built)
  rmSync(out, { recursive: true, force: true })
  renameSync(`${out}.new`, out)
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`Built the reference of ${built.length} contracts in ${seconds} s. Start the server and open /docs.`)
}
