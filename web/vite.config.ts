import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { buildTargets } from './browsers.ts'
import { chunkGroups, sharedModules } from './chunks.ts'
import { articlesPlugin } from './help/articles-plugin.ts'
import { manifest, serviceWorker } from './service-worker.ts'
import { wordsPlugin } from './words-plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
/** `all` builds the screens that serve development too. */
const development = process.env['SCREENS'] === 'all'
const brand = process.env['BRAND_NAME'] || 'Sunquill'
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
/** Derived from its types: an answer stored under another contract is not shown. */
const contract = createHash('sha256')
  .update(readFileSync(new URL('../sdk/product.gen.ts', import.meta.url)))
  .digest('hex')
  .slice(0, 12)
const server = `http://127.0.0.1:${process.env['PORT'] || 4710}`

/** The server reads this to answer 404 to an address the application does not know. */
const routeList: Plugin = {
  name: 'route-list',
  generateBundle() {
    // Read as text: importing the table would pull every screen into this configuration.
    const table = readFileSync(new URL('./app/screens.ts', import.meta.url), 'utf8')
    // One without a screen is not there yet; a document is the server's own page.
    const paths = [...table.matchAll(/^ {2}'([^']+)': \(\)/gm)].map(([, path]) => path)
    if (development) paths.push('/widgets')
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(paths) })
  },
}

/** Contents of each file, for the tests of download size (tests/house/bundle.test.ts). */
const chunkList: Plugin = {
  name: 'chunk-list',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(one => one.type === 'chunk')
    const listed = chunks.map(({ fileName, facadeModuleId, imports, dynamicImports, moduleIds }) => {
      return { fileName, facadeModuleId, imports, dynamicImports, moduleIds }
    })
    this.emitFile({ type: 'asset', fileName: 'chunks', source: JSON.stringify(listed) })
  },
}

/** The fonts a PDF may name without carrying them; pdf.js asks for them by address. */
const pdfFonts: Plugin = {
  name: 'pdf-fonts',
  generateBundle() {
    const folder = new URL('../node_modules/pdfjs-dist/standard_fonts/', import.meta.url)
    for (const name of readdirSync(folder).filter(name => /\.(ttf|pfb)$/.test(name)))
      this.emitFile({ type: 'asset', fileName: `pdf-fonts/${name}`, source: readFileSync(new URL(name, folder)) })
  },
}

/** Files are compressed once, here: the server only picks the encoding the browser accepts. Tiny files don't benefit. */
const compressed: Plugin = {
  name: 'compressed',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter(name => /^assets\/.*\.(m?js|css|svg)$/.test(name))) {
      const bytes = readFileSync(join(dir, name))
      if (bytes.length < 1024) continue
      // Level 9 takes 20 s longer and saves less than 1%.
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 6 } }))
      writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }))
    }
  },
}

export default defineConfig({
  root,
  plugins: [
    sharedModules,
    react(),
    // Lowered and minified once, by vite, for the browsers of the list: Tailwind has older ones of its own.
    tailwindcss({ optimize: false }),
    articlesPlugin,
    wordsPlugin,
    routeList,
    pdfFonts,
    ...(development ? [chunkList] : []),
    compressed,
    manifest(brand),
    serviceWorker,
  ],
  // A worker that speaks carries no parser of ICU texts either.
  worker: { plugins: () => [wordsPlugin] },
  define: {
    __BRAND__: JSON.stringify(brand),
    __CONTRACT__: JSON.stringify(contract),
    __DEVELOPMENT__: JSON.stringify(development),
    __VERSION__: JSON.stringify(version),
  },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: buildTargets(),
    chunkSizeWarningLimit: 600,
    modulePreload: {
      // Every browser of the list fetches modules ahead by itself.
      polyfill: false,
      // Otherwise the script everyone loads first would list the imports of seventy screens.
      resolveDependencies: (_file, imported, { hostType }) =>
        hostType === 'html' ? imported : imported.filter(name => name.endsWith('.css')),
    },
    rollupOptions: {
      // Later imports of the first page may share a file with others loaded then.
      checks: { ineffectiveDynamicImport: false },
      // The application, and what a homeowner opens by a link.
      input: [`${root}index.html`, `${root}document.html`],
      // Pages without dates don't load the date library. React is in one file: both entry points need it.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // Template editor and signing pages both render PDFs.
            { name: 'pdf-library', test: /node_modules\/pdfjs-dist\// },
            ...chunkGroups,
          ],
        },
      },
      treeshake: { moduleSideEffects: [{ test: /node_modules\/dayjs\//, sideEffects: false }] },
    },
  },
  server: {
    proxy: Object.fromEntries(['/v1', '/v3', '/api', '^/files/[0-9a-f-]{36}\\?'].map(prefix => [prefix, server])),
  },
})
