// The rules of one language: the default first, then what differs from it, the most particular last.

import { Plus } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { Link } from 'wouter'
import { STATES } from '#machines/lib/states.ts'
import { caseOf, type Rule } from '#machines/proposals/template-rules.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { href } from '#web/frame/navigation.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { pageLanguage } from '#web/words/language.ts'
import { LANGUAGE_NAMES } from '#web/words/language-names.ts'
import { RuleRow } from './rule-row.tsx'
import { words } from './words.ts'

type Props = {
  language: Schemas['Language']
  rules: Rule[]
  templates: Schemas['TemplateName'][]
  whyNot: string | undefined
}

const isDefault = ({ financing_type, state }: Rule) => financing_type === null && state === null
const CASES: Pick<Rule, 'financing_type' | 'state'>[] = [
  ...(['cash', 'loan', 'lease', 'ppa'] as const).map(financing_type => ({ financing_type, state: null })),
  ...STATES.map(({ alphacode }) => ({ financing_type: null, state: alphacode })),
]
const MOST = 500

export function LanguageRules({ language, rules, templates, whyNot }: Props) {
  const { setValue, formState } = useFormContext<Input<'/v3/templates.SaveRules'>>()
  // Within a sentence, where Spanish writes a language small.
  const name = pageLanguage === 'es' ? LANGUAGE_NAMES[language].toLowerCase() : LANGUAGE_NAMES[language]
  const own = templates.filter(template => template.language === language)
  const [first] = own
  const placed = rules.map((rule, index) => ({ rule, index })).filter(({ rule }) => rule.language === language)
  const standing = placed.find(({ rule }) => isDefault(rule))
  const particular = placed.filter(({ rule }) => !isDefault(rule))
  const set = (next: Rule[]) => setValue('rules', next, { shouldDirty: true })
  const replace = (index: number, rule: Rule) => set(rules.map((one, at) => (at === index ? rule : one)))
  const taken = new Set(rules.map(caseOf))
  const chooseDefault = (template_id: string) =>
    standing
      ? replace(standing.index, { ...standing.rule, template_id })
      : set([...rules, { financing_type: null, state: null, language, template_id }])
  /** The first case without a rule. */
  const add = () => {
    const [free] = CASES.filter(one => !taken.has(caseOf({ ...one, language })))
    if (first && free) set([...rules, { ...free, language, template_id: first.id }])
  }
  if (!first)
    return (
      <Card title={words.name_proposals({ name })}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-base text-ink-2">{words.no_template_in_language({ name })}</p>
          <Link href={href('/light-hub/proposal')} className={buttonLook()}>
            {words.add_one}
          </Link>
        </div>
      </Card>
    )
  const options = own.map(template => ({ value: template.id, label: template.name }))
  return (
    <Card
      title={words.name_proposals({ name })}
      actions={
        <Button
          icon={<Plus size={14} aria-hidden />}
          disabledReason={whyNot ?? (rules.length >= MOST ? words.rule_limit({ most: MOST }) : undefined)}
          onClick={add}
        >
          {words.add_rule}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <div className="grid items-end gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_32px]">
          <p className="self-center text-base">
            {particular.length === 0 ? words.all_ways_and_states : words.everything_else}
          </p>
          <SelectField
            label={words.default_template_label({ name })}
            hideLabel
            options={options}
            value={standing?.rule.template_id ?? first.id}
            onChange={chooseDefault}
            disabled={whyNot !== undefined}
          />
        </div>
        {particular.length > 0 && (
          <ul
            className="flex flex-col gap-3 border-t border-hairline pt-3"
            aria-label={words.rules_proposals({ name })}
          >
            {particular.map(({ rule, index }, at) => (
              <li key={`${index}`}>
                <RuleRow
                  rule={rule}
                  nth={at + 1}
                  language={name}
                  templates={options}
                  again={rules.findIndex(one => caseOf(one) === caseOf(rule)) < index}
                  error={formState.errors.rules?.[index]?.template_id?.message}
                  whyNot={whyNot}
                  onChange={next => replace(index, next)}
                  onRemove={() => set(rules.filter((_, place) => place !== index))}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
