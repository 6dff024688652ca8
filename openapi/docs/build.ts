// `npm run docs`: builds the API reference of every contract in dist-docs, which the server serves. Pages are plain HTML; what moves
// on them are two small scripts.

import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { transformWithOxc } from 'vite'
import { answerHelp } from '../answer-help.ts'
import { jsonOf, yamlOf } from './documents.ts'
import { conventionsPage, errorsPage } from './page/basics.ts'
import { anchorOf, CHART_STYLE, chartsMarkup, readCharts } from './page/charts.ts'
import { framed } from './page/frame.ts'
import { groupPage } from './page/group-page.ts'
import type { Links } from './page/markdown.ts'
import { documentAddress, pagesOf, readApis } from './sites.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Every file of the reference by its path below /docs, but for the style sheet and the font. */
async function docsFiles(apis = readApis()): Promise<Map<string, string>> {
  const pages = apis.flatMap(pagesOf)
  const site = { apis, pages }
  const files = new Map<string, string>()
  const linksOf = (name: string): Links =>
    new Map(
      pages
        .filter(({ api }) => api.name === name)
        .flatMap(({ address, operations }) => operations.map(({ id }) => [id, `${address}#${id}`])),
    )
  const product = apis.find(({ name }) => name === '')
  if (product) {
    const text = (path: string) => readFileSync(join(here, path), 'utf8')
    const conventions = conventionsPage(text('start.md'), text('../decisions.md'), linksOf(''))
    files.set('index.html', framed(site, { address: '/docs', title: 'Conventions', ...conventions }))
    const errors = errorsPage(product.contract, linksOf(''))
    files.set('errors.html', framed(site, { address: '/docs/errors', title: 'Error codes', ...errors }))
    files.set('charts.html', framed(site, { address: '/docs/charts', title: 'Statecharts', ...chartsPage() }))
  }
  for (const page of pages) {
    const { address, title, operations } = page
    const main = groupPage(page, linksOf(page.api.name))
    const parts = operations.map(({ id, summary }): [string, string] => [id, summary])
    files.set(`${address.replace('/docs/', '')}.html`, framed(site, { address, title, main, parts }))
  }
  for (const api of apis) {
    const name = documentAddress(api).replace('/docs/', '')
    files.set(`${name}.json`, jsonOf(api))
    files.set(`${name}.yaml`, yamlOf(api))
  }
  const found = pages.flatMap(({ api, address, operations }) =>
    operations.map(({ id, method, path, summary }) => [method, api.base + path, summary, `${address}#${id}`]),
  )
  files.set('assets/operations.json', JSON.stringify(found))
  for (const name of ['search', 'console']) files.set(`assets/${name}.js`, await script(`browser/${name}.ts`))
  return files
}

/** Which flows take which transition. The mocks' page has the same, colored by the last replay. */
function chartsPage() {
  const charts = readCharts()
  const intro =
    'What each status allows, and the flows that replay every transition. Select a transition for its flows. A dashed line asks the server nothing; a dashed box stands for several states.'
  const main = `<div class="prose"><h1>Statecharts</h1><p>${intro}</p></div>${chartsMarkup(charts)}`
  return { main, parts: charts.map((chart): [string, string] => [anchorOf(chart), chart.title]) }
}

/** For the browsers that package.json lists, without types. */
async function script(file: string): Promise<string> {
  const source = readFileSync(join(here, file), 'utf8')
  return (await transformWithOxc(source, file, { target: 'es2022', sourcemap: false })).code
}

/** Writes all of it into `out`, replacing its contents. */
export async function buildDocs(out: string) {
  rmSync(out, { recursive: true, force: true })
  for (const [name, text] of await docsFiles()) {
    mkdirSync(dirname(join(out, name)), { recursive: true })
    writeFileSync(join(out, name), text)
    // Served in place of the file: openapi.yaml is 2.5 MB, and 0.26 MB compressed.
    writeFileSync(join(out, `${name}.gz`), gzipSync(text))
  }
  writeFileSync(join(out, 'assets/docs.css'), readFileSync(join(here, 'browser/docs.css'), 'utf8') + CHART_STYLE)
  const font = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
  cpSync(createRequire(import.meta.url).resolve(font), join(out, 'assets/inter.woff2'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  answerHelp('npm run docs\n\nBuilds the API reference into dist-docs. The server serves it at /docs.')
  const out = fileURLToPath(new URL('../../dist-docs', import.meta.url))
  // A server that runs shows the pages before until all are there.
  await buildDocs(`${out}.new`)
  rmSync(out, { recursive: true, force: true })
  renameSync(`${out}.new`, out)
  if (!process.argv.includes('--quiet'))
    console.log(
      `Built the API reference in ${(performance.now() / 1000).toFixed(1)} s. Start the server and open /docs.`,
    )
}
