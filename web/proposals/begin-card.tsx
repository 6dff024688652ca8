// A proposal that is not there yet: what it begins with. Everything can be changed later.
import { useState } from 'react'
import type { Answer, Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/form.ts'
import { tell, tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { LanguageField } from './language-field.tsx'
import { type Proposed, proposedKey } from './proposed.ts'
import { dayAfter, ValidUntilField } from './valid-until-field.tsx'
import { WaysField } from './ways-field.tsx'
import { words as texts } from './words.ts'

type Start = Pick<Answer<'/v3/proposal.Get'>, 'templates' | 'suggested'>
type Chosen = {
  language: Schemas['Language']
  template_id: string | null
  option_ids: string[]
  valid_until: string | null
}
type Props = { proposed: Proposed; start: Start; offers: Schemas['Offer'][] }

export function BeginCard({ proposed, start: { templates, suggested }, offers }: Props) {
  const draft = `proposal-begin-${proposedKey(proposed)}`
  const [typed, setTyped] = useState<Partial<Chosen>>(() => readDraft<Partial<Chosen>>(draft) ?? {})
  const chosen: Chosen = { ...suggested, valid_until: dayAfter(30), ...typed }
  const change = (part: Partial<Chosen>) => {
    setTyped({ ...typed, ...part })
    keepDraft(draft, { ...typed, ...part })
  }
  const whyNot = useWhyNot('proposals.edit')
  const begin = useWrite('/v3/proposal.Save', {
    onDone: () => {
      dropDraft(draft)
      tellDone(texts.proposal_started)
    },
  })
  const fitting = templates.filter(({ language }) => language === chosen.language)
  const template = fitting.find(({ id }) => id === chosen.template_id) ?? fitting[0]
  const fields = begin.error?.fields ?? {}
  const submit = () => {
    const { language, option_ids, valid_until } = chosen
    begin.mutate(
      {
        ...proposed,
        version: 0,
        language,
        option_ids,
        valid_until,
        publish: false,
        ...(template ? { template_id: template.id } : {}),
      },
      { onError: tell },
    )
  }
  return (
    <Card title={texts.start_proposal} note={texts.start_proposal_note}>
      <form
        noValidate
        className="flex max-w-[560px] flex-col gap-5"
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <LanguageField value={chosen.language} onChange={language => change({ language })} />
        {fitting.length > 0 ? (
          <SelectField
            label={texts.template}
            help={texts.template_help}
            value={template?.id ?? null}
            onChange={template_id => change({ template_id })}
            options={fitting.map(({ id, name }) => ({
              value: id,
              label: name,
              ...(id === suggested.template_id ? { note: texts.fits_project } : {}),
            }))}
            error={fields['template_id']}
          />
        ) : (
          <p className="text-sm text-ink-2">{texts.no_template_in_language}</p>
        )}
        <WaysField
          project_id={proposed.project_id}
          offers={offers}
          chosen={chosen.option_ids}
          onChange={option_ids => change({ option_ids })}
          error={fields['option_ids'] ?? (chosen.option_ids.length === 0 ? texts.choose_least_one_way : undefined)}
        />
        <ValidUntilField
          value={chosen.valid_until}
          onChange={valid_until => change({ valid_until })}
          error={fields['valid_until']}
        />
        <div>
          <Button
            type="submit"
            look="primary"
            busy={begin.isPending}
            disabledReason={whyNot ?? (chosen.option_ids.length === 0 ? texts.choose_least_one_way : undefined)}
          >
            {texts.start_proposal}
          </Button>
        </div>
      </form>
    </Card>
  )
}
