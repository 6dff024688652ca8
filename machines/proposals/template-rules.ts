// Which template a proposal begins with. Pure: the settings screen shows who wins before anything is saved.

import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export type Rule = Schemas['TemplateRule']
type Case = {
  /** Null while no way to pay is chosen. */
  financing_type: Schemas['FinancingType'] | null
  state: string | null
  language: Schemas['Language']
}

/** State and way to pay, then the state, then the way to pay. */
const weight = ({ state, financing_type }: Rule) => (state === null ? 0 : 2) + (financing_type === null ? 0 : 1)

/** The most specific rule in the language. Rules whose template is missing or in another language don't count. */
export function winningRule(
  rules: Rule[],
  templates: Pick<Schemas['TemplateName'], 'id' | 'language'>[],
  of: Case,
): Rule | undefined {
  const languages = new Map(templates.map(({ id, language }) => [id, language]))
  return rules
    .filter(
      rule =>
        rule.language === of.language &&
        languages.get(rule.template_id) === rule.language &&
        (rule.state === null || rule.state === of.state) &&
        (rule.financing_type === null || rule.financing_type === of.financing_type),
    )
    .sort((a, b) => weight(b) - weight(a))[0]
}

/**
 * The template of the winning rule; otherwise the first in the language, then the winner in another language, then the
 * first of all. Undefined only without templates. `templates` are in order of creation.
 */
export function fittingTemplate<T extends Pick<Schemas['TemplateName'], 'id' | 'language'>>(
  rules: Rule[],
  templates: T[],
  of: Case,
): T | undefined {
  const languages = [of.language, ...(['en', 'es'] as const).filter(other => other !== of.language)]
  for (const language of languages) {
    const rule = winningRule(rules, templates, { ...of, language })
    const rule_template =
      templates.find(({ id }) => id === rule?.template_id) ?? templates.find(template => template.language === language)
    if (rule_template) return rule_template
  }
  return undefined
}

/** Faults of rules about to be saved, by index; empty if they are consistent. */
export function ruleRefusals(rules: Rule[], templates: Schemas['TemplateName'][]): Record<string, string> {
  const template_by_id = new Map(templates.map(template => [template.id, template]))
  const seen = new Set<string>()
  const wrong: Record<string, string> = {}
  for (const [index, rule] of rules.entries()) {
    const template = template_by_id.get(rule.template_id)
    const key = caseOf(rule)
    if (!template) wrong[`rules.${index}.template_id`] = words.template_rules.template_deleted
    else if (template.language !== rule.language)
      wrong[`rules.${index}.template_id`] = words.template_rules.wrong_language({
        language: template.language,
        name: template.name,
      })
    if (seen.has(key)) wrong[`rules.${index}.state`] = words.template_rules.same_case
    seen.add(key)
  }
  return wrong
}

export const caseOf = ({ financing_type, state, language }: Omit<Rule, 'template_id'>) =>
  `${language}/${financing_type ?? 'any'}/${state ?? 'any'}`
