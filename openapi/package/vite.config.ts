// Bundles the tools of the contract for `npm pack`: JavaScript that needs no other package, and the contracts beside it.
// `npm pack` runs it.
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../..')
const CONTRACT = 'contract.gen.json'

/** In the place where openapi/contract.ts looks for them: `sdk`, beside the folder it runs in. */
const contracts: Plugin = {
  name: 'contracts',
  buildStart() {
    const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
    const { info } = JSON.parse(readFileSync(join(root, 'sdk', CONTRACT), 'utf8'))
    if (version !== info.version)
      throw new Error(`openapi/package has version ${version}, the contract ${info.version}.`)
  },
  writeBundle: () => cpSync(join(root, 'sdk', CONTRACT), join(here, 'sdk', CONTRACT)),
}

/** The whole project's bundler would bring the whole project's dependencies. */
const smallerBundler: Plugin = {
  name: 'smaller-bundler',
  enforce: 'pre',
  resolveId: name => (name === './bundler.ts' ? join(here, 'bundler.ts') : null),
}

export default defineConfig({
  root,
  publicDir: false,
  logLevel: 'warn',
  plugins: [contracts, smallerBundler],
  resolve: { noExternal: true },
  build: {
    ssr: true,
    outDir: join(here, 'dist'),
    emptyOutDir: true,
    target: 'node20',
    minify: 'oxc',
    rollupOptions: {
      input: { main: join(here, 'main.ts'), 'bundle-yaml': join(here, 'bundle-yaml.ts') },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        banner: ({ name }) => (name === 'main' ? '#!/usr/bin/env node' : ''),
      },
    },
  },
})
