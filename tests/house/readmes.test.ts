// What the READMEs name is there: a path by itself, from the README's folder or from the root, or the end of one; a command of
// package.json. And each is short enough to be read.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesOf, root } from '#tests/support/files.ts'

const ROOMS = ['openapi', 'sdk', 'machines', 'server', 'web', 'mocks', 'tests']
const FIRST = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md']
const all = [...filesOf(ROOMS, ['']), 'package.json', ...FIRST]
const readmes = [...FIRST, ...all.filter(file => file.endsWith('/README.md') && !file.includes('/articles/'))]
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Made by commands or by running servers. */
const MADE =
  /^(dist|dist-docs|data|reports|contract|node_modules)\b|^DATA_DIR|sunquill-<version>|contract\.(sh|json)$|\.har$|^(old|new)\.yaml$|^signature\.json$/
/** Addresses and media types look like paths too. */
const NO_PATH = /^[/.]|^\d+\/|^https?:|^npm:|^application\/|[{<*]|^xstate\/|^files\/</
const FILE = /\.(tsx?|mjs|ya?ml|md|json|css|html|js|sql|png)$/

const DRAWN = /\b(?:openapi|sdk|machines|server|web|mocks|tests)\/[\w./-]+\.(?:tsx?|mjs)\b/g
/** As GitHub makes an address of a heading. */
const headingsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )

const namedIn = (text: string) =>
  [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`|\]\(([^)#]+)[^)]*\)/g)].flatMap(
    ([, code, link]) => link ?? code?.split(/[\s:]+/) ?? [],
  )

describe.each(readmes)('%s', file => {
  const text = readFileSync(join(root, file), 'utf8')

  it('is short enough to be read', () => {
    expect(text.split('\n').length - 1).toBeLessThanOrEqual(FIRST.includes(file) ? 150 : 200)
  })

  it('names paths that are there', () => {
    const paths = namedIn(text)
      .filter(name => (FILE.test(name) || /^[\w.-]+\/[\w./-]+$/.test(name)) && !MADE.test(name) && !NO_PATH.test(name))
      .map(name => name.replace(/\/$/, ''))
    const missing = paths.filter(
      name =>
        !existsSync(join(root, name)) &&
        !existsSync(join(root, dirname(file), name)) &&
        !all.some(one => one.endsWith(`/${name}`) || one.includes(`/${name}/`) || one.includes(`/${name}.`)),
    )
    expect([...new Set(missing)]).toEqual([])
  })

  it('draws paths that are there', () => {
    const drawn = [...text.matchAll(/```[\s\S]*?```/g)].flatMap(([block]) => block.match(DRAWN) ?? [])
    expect(drawn.filter(name => !existsSync(join(root, name)))).toEqual([])
  })

  it('links to headings that are there', () => {
    const links = [...text.matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)]
    const missing = links.filter(([, name = '', heading = '']) => {
      const target = name === '' ? text : readFileSync(join(root, dirname(file), name), 'utf8')
      return !headingsOf(target).includes(heading)
    })
    expect(missing.map(([link]) => link)).toEqual([])
  })

  it('names commands that are there', () => {
    const commands = [...text.matchAll(/npm run (?:--silent |-s |--prefix \S+ )*([a-z][\w:-]*)/g)].map(
      ([, name = '']) => name,
    )
    expect(commands.filter(name => !(name in scripts))).toEqual([])
  })
})
