// Replaces openapi/bundler.ts in the package: its bundler reads one contract and is independent of this product.
import { fileURLToPath } from 'node:url'

export const bundlerArguments = ([source = '']: string[], target: string): string[] => [
  fileURLToPath(new URL('bundle-yaml.js', import.meta.url)),
  source,
  target,
]
