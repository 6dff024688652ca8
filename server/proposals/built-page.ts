// A homeowner's page as the build left it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageTemplate } from '#machines/proposals/page-parts.ts'

/** Undefined without a build. */
export function builtPage(dist: string): PageTemplate | undefined {
  const file = join(dist, 'document.html')
  if (!existsSync(file)) return undefined
  const assets = readdirSync(join(dist, 'assets'))
  const font = (family: string) => {
    const name = assets.find(asset => new RegExp(`^${family}-latin-(?:wght|opsz)-normal-.*\\.woff2$`).test(asset))
    return name && `/assets/${name}`
  }
  return {
    html: readFileSync(file, 'utf8'),
    fonts: {
      inter: font('inter'),
      source_sans: font('source-sans-3'),
      nunito: font('nunito'),
      source_serif: font('source-serif-4'),
    },
  }
}
