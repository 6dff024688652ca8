// The winning rule for an example homeowner, with the rules on screen.

import { useState } from 'react'
import { STATES } from '#machines/lib/states.ts'
import { fittingTemplate, type Rule, winningRule } from '#machines/proposals/template-rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { stateOptions } from '#web/lib/states.ts'
import { TYPE_NAMES } from '#web/projects/sale/offer-words.ts'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { LANGUAGE_NAMES } from '#web/words/language-names.ts'
import { asLanguage, LANGUAGES } from './template-words.tsx'
import { words as texts } from './words.ts'

const TYPES = ['cash', 'loan', 'lease', 'ppa'] as const

export function RuleTrial({ rules, templates }: { rules: Rule[]; templates: Schemas['TemplateName'][] }) {
  const [type, setType] = useState<(typeof TYPES)[number]>('loan')
  const [state, setState] = useState('AZ')
  const [language, setLanguage] = useState<Schemas['Language']>('en')
  const input = { financing_type: type, state, language }
  const template = fittingTemplate(rules, templates, input)
  const rule = winningRule(rules, templates, input)
  return (
    <Card title={texts.try_rules} note={texts.most_particular_rule_wins}>
      <div className="flex flex-col gap-4">
        <div className="grid gap-3 sm:grid-cols-3">
          <SelectField
            label={texts.way_to_pay}
            options={TYPES.map(value => ({ value, label: TYPE_NAMES[value] }))}
            value={type}
            onChange={value => setType(TYPES.find(one => one === value) ?? 'loan')}
          />
          <ComboboxField label={common.state} options={stateOptions} value={state} onChange={setState} />
          <SelectField
            label={common.language}
            options={[...LANGUAGES]}
            value={language}
            onChange={value => setLanguage(asLanguage(value))}
          />
        </div>
        <p role="status" className="text-base">
          {template ? (
            <>
              {texts.uses} <strong className="font-semibold">{template.name}</strong>
              {template.language === language
                ? `, ${because(rule)}.`
                : texts.no_template_in_asked_language({ language_names: LANGUAGE_NAMES[language] })}
            </>
          ) : (
            texts.no_template_to_use
          )}
        </p>
      </div>
    </Card>
  )
}

function because(rule: Rule | undefined): string {
  const state = STATES.find(({ alphacode }) => alphacode === rule?.state)?.name
  const type = rule?.financing_type && TYPE_NAMES[rule.financing_type]
  if (type && state) return texts.by_type_and_state_rule({ type, state })
  if (state) return texts.by_state_rule({ state })
  return type ? texts.by_type_rule({ type }) : texts.by_default_rule
}
