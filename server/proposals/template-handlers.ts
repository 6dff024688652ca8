// The texts proposals start with.
import type { Schemas } from '#sdk/types.ts'
import { changes } from '../audit.ts'
import type { Handlers } from '../handler.ts'
import { refuse } from '../lib/refuse.ts'
import { readSetting, writeSetting } from '../settings/store.ts'
import { variableRefusal } from './variables.ts'

type Paths = '/v3/templates.Get' | '/v3/templates.Save'
type Text = Schemas['ProposalText']

export const templateHandlers: Pick<Handlers<'proposals'>, Paths> = {
  '/v3/templates.Get': async ({ db }) => {
    const { value, version } = await readSetting(db, 'proposal_templates')
    return { templates: value.templates, version }
  },

  '/v3/templates.Save': async ({ input, caller, db, ports, audit }) => {
    const { templates } = input
    requireFillable(templates)
    const { before, version } = await writeSetting(db, ports, caller, 'proposal_templates', input.version, {
      templates,
    })
    await audit({
      sentence: 'changed the texts proposals start with',
      detail: changes(byName(before.templates), byName(templates)),
    })
    return { templates, version }
  },
}

const nameOf = ({ financing_type, state }: Text) => (state ? `${financing_type} in ${state}` : financing_type)

const byName = (templates: Text[]): Record<string, string> =>
  Object.fromEntries(templates.map(text => [nameOf(text), `${text.headline}\n${text.message}`]))

function requireFillable(templates: Text[]) {
  const names = templates.map(nameOf)
  const wrong = templates.flatMap((text, index) =>
    Object.entries({
      headline: text.headline.trim() === '' ? 'Enter a headline.' : variableRefusal(text.headline),
      message: variableRefusal(text.message),
      state: names.indexOf(nameOf(text)) < index ? 'There is another text for this way to pay and state.' : undefined,
    }).flatMap(([field, sentence]) => (sentence ? [[`templates.${index}.${field}`, sentence]] : [])),
  )
  if (wrong.length > 0) throw refuse(400, 'invalid_input', Object.fromEntries(wrong))
}
