// Messages of a page that can't run: without JavaScript, in an outdated browser, or after a failed start. Homeowner
// pages show both languages, the browser's preferred one first. Pure.
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type Language = Schemas['Language']
type Why = 'no_script' | 'too_old' | 'not_started'
type Instead = 'sender' | 'signing' | 'verifier'

/** Addresses a homeowner is sent. Any other page is for the company's own people, and speaks the language of their browser. */
const HOMEOWNER_PAGES: readonly (readonly [RegExp, Instead])[] = [
  [/^\/sign\//, 'signing'],
  [/^\/(apply|simulation-report)\//, 'sender'],
  [/^\/verify\/?$/, 'verifier'],
]

/** For index.html: a noscript element, and the templates that public/old-browser.js shows. */
export function plainWords(path: string, first: Language, brand: string): string {
  const instead = HOMEOWNER_PAGES.find(([pattern]) => pattern.test(path))?.[1]
  const other: Language = first === 'en' ? 'es' : 'en'
  const languages: Language[] = instead ? [first, other] : [first]
  const notice = (why: Why) =>
    languages
      .map((language, at) => {
        const texts = words.in(language)
        const heading = textOf(texts.cannot_run[why].heading, brand)
        const sentence = textOf(texts.cannot_run[why].sentence, brand)
        const tag = at === 0 ? 'h1' : 'h2'
        const logo = at === 0 ? '<img src="/favicon.svg" alt="">' : ''
        const more = instead ? `<p>${texts.instead[instead]}</p>` : ''
        const text = `${logo}<${tag}>${heading}</${tag}><p>${sentence}</p>${more}`
        return `<section class="plain" lang="${language}">${text}</section>`
      })
      .join('')
  return [
    `<noscript><link rel="stylesheet" href="/plain.css"><main>${notice('no_script')}</main></noscript>`,
    `<template id="too-old">${notice('too_old')}</template>`,
    `<template id="not-started">${notice('not_started')}</template>`,
  ].join('\n    ')
}

const textOf = (said: string | ((values: { brand: string }) => string), brand: string) =>
  typeof said === 'string' ? said : said({ brand: escaped(brand) })

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
