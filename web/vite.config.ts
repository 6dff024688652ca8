import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { routes } from './routes.ts'

const root = new URL('.', import.meta.url).pathname
const server = `http://127.0.0.1:${process.env['PORT'] || 4710}`

/** The server reads this to answer 404 to an address the application does not know. */
const routeList: Plugin = {
  name: 'route-list',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routes.map(route => route.path)) })
  },
}

export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), routeList],
  define: { __BRAND__: JSON.stringify(process.env['BRAND_NAME'] || 'Sunquill') },
  build: { outDir: '../dist', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022', chunkSizeWarningLimit: 600 },
  server: { proxy: Object.fromEntries(['/v1', '/v3', '/api', '/files'].map(prefix => [prefix, server])) },
})
