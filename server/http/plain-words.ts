// What a page of the application says where it cannot run: without JavaScript, in a browser too old for it, or when it did not
// start. Homeowner pages say it in both languages, first in the one the browser asks for. Pure.
import type { Schemas } from '#sdk/types.ts'

type Language = Schemas['Language']
type Why = 'no_script' | 'too_old' | 'not_started'

const WHY: Record<Why, Record<Language, { heading: string; sentence: string }>> = {
  no_script: {
    en: {
      heading: 'JavaScript is off',
      sentence: '{brand} needs JavaScript. Turn it on in your browser’s settings, then reload this page.',
    },
    es: {
      heading: 'JavaScript está desactivado',
      sentence:
        '{brand} necesita JavaScript. Actívelo en la configuración de su navegador y vuelva a cargar esta página.',
    },
  },
  too_old: {
    en: {
      heading: 'Your browser is too old for {brand}.',
      sentence: 'Update it or use a current Chrome, Safari, Edge or Firefox.',
    },
    es: {
      heading: 'Su navegador es demasiado antiguo para {brand}.',
      sentence: 'Actualícelo o use una versión actual de Chrome, Safari, Edge o Firefox.',
    },
  },
  not_started: {
    en: {
      heading: '{brand} did not start',
      sentence: 'Reload this page. If that does not help, update your browser or use another one.',
    },
    es: {
      heading: '{brand} no se pudo iniciar',
      sentence: 'Vuelva a cargar esta página. Si no funciona, actualice su navegador o use otro.',
    },
  },
}

/** What whoever came by a link can do instead. */
const INSTEAD = {
  sender: {
    en: 'If that does not work, call or email the company that sent you this link.',
    es: 'Si no funciona, llame o escriba a la empresa que le envió este enlace.',
  },
  signing: {
    en: 'If you cannot sign here, call or email the company that sent you this link. You can ask for the agreement on paper.',
    es: 'Si no puede firmar aquí, llame o escriba a la empresa que le envió este enlace. Puede pedir el acuerdo en papel.',
  },
  verifier: {
    en: 'Adobe Acrobat Reader can also check the document: open the PDF and look at its signature panel.',
    es: 'Adobe Acrobat Reader también puede verificar el documento: abra el PDF y consulte el panel de firmas.',
  },
} satisfies Record<string, Record<Language, string>>

/** Addresses a homeowner is sent. Any other page is for the company's own people, who read English. */
const HOMEOWNER_PAGES: readonly (readonly [RegExp, keyof typeof INSTEAD])[] = [
  [/^\/sign\//, 'signing'],
  [/^\/(apply|simulation-report)\//, 'sender'],
  [/^\/verify\/?$/, 'verifier'],
]

/** For index.html: a noscript element, and the templates that public/old-browser.js shows. */
export function plainWords(path: string, first: Language, brand: string): string {
  const instead = HOMEOWNER_PAGES.find(([pattern]) => pattern.test(path))?.[1]
  const other: Language = first === 'en' ? 'es' : 'en'
  const languages: Language[] = instead ? [first, other] : ['en']
  const said = (why: Why) =>
    languages
      .map((language, at) => {
        const { heading, sentence } = WHY[why][language]
        const tag = at === 0 ? 'h1' : 'h2'
        const logo = at === 0 ? '<img src="/favicon.svg" alt="">' : ''
        const more = instead ? `<p>${INSTEAD[instead][language]}</p>` : ''
        const text = `${logo}<${tag}>${heading}</${tag}><p>${sentence}</p>${more}`
        return `<section class="plain" lang="${language}">${text.replaceAll('{brand}', () => escaped(brand))}</section>`
      })
      .join('')
  return [
    `<noscript><link rel="stylesheet" href="/plain.css"><main>${said('no_script')}</main></noscript>`,
    `<template id="too-old">${said('too_old')}</template>`,
    `<template id="not-started">${said('not_started')}</template>`,
  ].join('\n    ')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
