// Bundles the contract tools for `npm pack`: JavaScript without dependencies, plus the contracts. Run by `npm pack`.
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../..')
const CONTRACT = 'contract.gen.json'

/** Where the tools look for them: relative to their folder. */
const documents: Plugin = {
  name: 'documents',
  buildStart() {
    const { version, peerDependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
    const { info } = JSON.parse(readFileSync(join(root, 'sdk', CONTRACT), 'utf8'))
    if (version !== info.version)
      throw new Error(`openapi/package has version ${version}, the contract ${info.version}.`)
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    for (const [name, tried] of Object.entries(peerDependencies))
      if (devDependencies[name] !== tried) throw new Error(`openapi/package asks for ${name} ${tried}, we use another.`)
  },
  writeBundle() {
    copied('sdk', name => name.endsWith(CONTRACT))
    copied('sdk/lenders', name => name.endsWith(CONTRACT))
    copied('sdk/runtime', name => name.endsWith('.ts'))
    copied('mocks/flows', name => name.endsWith('.arazzo.yaml'))
  },
}

function copied(folder: string, is_wanted: (name: string) => boolean) {
  const to = join(here, folder.replace('mocks/', ''))
  for (const name of readdirSync(join(root, folder)).filter(is_wanted)) cpSync(join(root, folder, name), join(to, name))
}

/** The whole project's bundler would bring the whole project's dependencies, and its server itself. */
const standIns: Plugin = {
  name: 'stand-ins',
  enforce: 'pre',
  resolveId: name => (['./bundler.ts', './local.ts'].includes(name) ? join(here, name) : null),
}

export default defineConfig({
  root,
  publicDir: false,
  logLevel: 'warn',
  plugins: [documents, standIns],
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
