// Build plugins of the installed application: its manifest, and the service worker with its list of files.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rollup } from 'vite'

const here = (name: string) => new URL(name, import.meta.url)

/** Screens needed for a sale without a network, their frame, and the help for them. */
const OF_A_SALE =
  /web\/(company\/session\/login-screen|projects\/dashboard\/dashboard-screen|projects\/(list\/projects|project|new-project)-screen|projects\/homeowners\/homeowner-screen|money\/analysis\/(slides\/demo|analysis)-screen|proposals\/draft-proposal-screen|help\/(help|article)-screen)/
/** Reached from a sale, but of no use without a connection: the server makes a link, tries a mail server, reads a file, confirms, asks a lender. */
const ONLINE =
  /web\/(money\/guardrails\/approval-card|money\/pricing\/(adder|override)-dialog|charts\/qr-code|projects\/sale\/(invoices\/pay-dialog|change\/review-sheet|project\/size-price-fields)|company\/(messages\/(smtp-form|mail-server-dialog)|session\/(ask-for-link|other-ways|(forgotten|second-step|company-account)\/.*))|design\/(preferences\/(jurisdictions|racking)-card|(electrical\/electrical|plan-set\/plan-set)-part|energy\/usage\/usage-review|designer\/(survey\/.*|panels\/versions-drawer))|agreements\/(starter-dialog|first-contract|in-person-dialog|send-drawer)|proposals\/sending\/send-drawer|projects\/(privacy\/.*|ending\/end-sale-dialog|import\/lead-import|merge-dialog|site\/site-card)|applications\/lenders\/start\/start)\.tsx$/
/** Chunks that only readers of one language need. */
const HELP = { en: /\/web\/help\/(en\/|articles\/[^/]+\.md)/, es: /\/web\/help\/(articles\/)?es\// }
/** Houses in three dimensions, PDFs and rich text are kept once they were opened. */
const LARGE = 200_000
const PUBLIC = ['theme.js', 'old-browser.js', 'plain.css', 'favicon.svg', 'favicon-unread.svg']

export function manifest(brand: string): Plugin {
  return {
    name: 'manifest',
    generateBundle() {
      const source = {
        name: brand,
        short_name: brand,
        description: 'Solar sales, from the first call to the funded job.',
        id: '/',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#f8f6f2',
        theme_color: '#1d1b17',
        icons: [
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      }
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(source) })
    },
  }
}

export const serviceWorker: Plugin = {
  name: 'service-worker',
  // After vite has named the style sheets and written the page.
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(one => one.type === 'chunk')
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('web/index.html'))
    if (!entry) return
    const first = reached([entry], chunks, false)
    // The table of screens is among the first: whatever is reached through it would be everything.
    const others = chunks.filter(
      chunk => !first.has(chunk) && chunk.code.length < LARGE && !chunk.moduleIds.some(id => ONLINE.test(id)),
    )
    // Later imports of the first screen, except its table of screens.
    const later = [...first].filter(({ moduleIds }) => !moduleIds.some(id => id.endsWith('web/app/screens.ts')))
    const names = new Set(later.flatMap(({ dynamicImports }) => dynamicImports))
    const of_a_sale = others.filter(({ moduleIds }) => moduleIds.some(id => OF_A_SALE.test(id)))
    const soon = reached([...others.filter(({ fileName }) => names.has(fileName)), ...of_a_sale], others, true)
    const fonts = Object.keys(bundle).filter(name => /^assets\/inter-latin-wght-normal-.*\.woff2$/.test(name))
    const addresses = (names: Iterable<string>) => [...names].map(name => `/${name}`)
    const first_files = [...filesOf(first), ...fonts, ...PUBLIC]
    const soon_files = (language?: keyof typeof HELP) =>
      filesOf([...soon].filter(chunk => languageOf(chunk) === language)).filter(name => !first_files.includes(name))
    const page = bundle['index.html']
    const build = createHash('sha256').update(Object.keys(bundle).sort().join('\n'))
    // Files without a hash in their name.
    for (const name of PUBLIC) build.update(readFileSync(here(`public/${name}`)))
    if (page?.type === 'asset') build.update(page.source)
    const values = {
      __BUILD__: build.digest('hex').slice(0, 12),
      __FIRST__: addresses(first_files),
      __SOON__: addresses(soon_files()),
      __HELP__: { en: addresses(soon_files('en')), es: addresses(soon_files('es')) },
      __ENTRY__: `/${entry.fileName}`,
    }
    const source = Object.entries(values).reduce(
      (text, [name, value]) => text.replace(name, () => JSON.stringify(value)),
      readFileSync(here('offline/sw.js'), 'utf8'),
    )
    this.emitFile({ type: 'asset', fileName: 'sw.js', source })
  },
}

const languageOf = ({ moduleIds }: Rollup.OutputChunk) =>
  (['en', 'es'] as const).find(one => moduleIds.length > 0 && moduleIds.every(id => HELP[one].test(id)))

function reached(from: Rollup.OutputChunk[], chunks: Rollup.OutputChunk[], and_later: boolean) {
  const found = new Set<Rollup.OutputChunk>()
  const visit = (chunk: Rollup.OutputChunk) => {
    if (found.has(chunk)) return
    found.add(chunk)
    const names = and_later ? [...chunk.imports, ...chunk.dynamicImports] : chunk.imports
    for (const next of chunks) if (names.includes(next.fileName)) visit(next)
  }
  for (const chunk of from) visit(chunk)
  return found
}

const filesOf = (chunks: Iterable<Rollup.OutputChunk>) => [
  ...new Set([...chunks].flatMap(chunk => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])),
]
