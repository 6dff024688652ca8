// Notices of pages that can't run, and the scripts that show them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'acorn'
import { describe, expect, it } from 'vitest'
import { plainWords } from '#server/http/plain-words.ts'
import { root } from '#tests/support/files.ts'

const languages = (path: string, first: 'en' | 'es') =>
  [...plainWords(path, first, 'Sunquill').matchAll(/<section class="plain" lang="(\w+)"/g)].map(([, one]) => one)

describe('a page without its application', () => {
  it('speaks the language the browser asks for, and to homeowners both', () => {
    for (const path of ['/sign/a/b', '/apply/a', '/simulation-report/a', '/verify', '/verify/']) {
      expect(languages(path, 'en')).toEqual(['en', 'es', 'en', 'es', 'en', 'es'])
      expect(languages(path, 'es')).toEqual(['es', 'en', 'es', 'en', 'es', 'en'])
    }
    for (const path of ['/', '/login', '/projects/1', '/signs'])
      expect(languages(path, 'es')).toEqual(['es', 'es', 'es'])
  })

  it('names the brand, whatever signs are in it', () => {
    expect(plainWords('/', 'en', 'Sun & <Sons> $1')).toContain('Your browser is too old for Sun &amp; &lt;Sons> $1.')
  })

  it.each(['theme.js', 'old-browser.js'])('%s can be read by an engine of 2010', name => {
    const code = readFileSync(join(root, 'web/public', name), 'utf8')
    expect(() => parse(code, { ecmaVersion: 5, sourceType: 'script' })).not.toThrow()
  })
})
