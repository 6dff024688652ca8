// The standard pages of a proposal, in the homeowner's language: a new company's templates. Pure. They use only
// variables every published proposal has, so nothing must be removed before sending.
import type { Schemas } from '#sdk/types.ts'
import type { Block, Content, RichText } from './content.ts'
import { USUAL_WORDS } from './usual-words.ts'

type Language = Schemas['Language']
type FigureKind = Schemas['FigureBlock']['kind']

export function usualPages(language: Language): Content {
  const words = USUAL_WORDS[language]
  let made = 0
  const id = () => {
    made += 1
    return `b${made}`
  }
  const figure = (kind: FigureKind, lead = ''): Block => ({ id: id(), kind, hidden: false, title: '', lead })
  const pages: [keyof typeof words.pages, Block[]][] = [
    [
      'welcome',
      [
        {
          id: id(),
          kind: 'cover',
          hidden: false,
          headline: words.headline,
          subline: words.subline,
          image_file_id: null,
        },
        { id: id(), kind: 'text', hidden: false, title: '', body: written(words.letter) },
      ],
    ],
    ['system', [figure('system', words.leads.system), figure('equipment', words.leads.equipment)]],
    ['energy', [figure('production', words.leads.production), figure('consumption')]],
    ['savings', [figure('bill'), figure('savings', words.leads.savings)]],
    ['ways', [figure('financing', words.leads.financing), figure('incentives')]],
    [
      'company',
      [
        { id: id(), kind: 'timeline', hidden: false, title: '', steps: words.steps },
        figure('team', words.leads.team),
        figure('environment'),
      ],
    ],
    [
      'terms',
      [
        figure('assumptions'),
        { id: id(), kind: 'terms', hidden: false, title: '', body: written(words.terms) },
        figure('accept', words.leads.accept),
      ],
    ],
  ]
  return {
    pages: pages.map(([name, blocks], at) => ({ id: `p${at + 1}`, name: words.pages[name], hidden: false, blocks })),
  }
}

const written = (paragraphs: string[]): RichText => paragraphs.map(text => ({ kind: 'paragraph', spans: [{ text }] }))
