// Which template a proposal begins with, as the company chooses it.

import { refuse } from '#machines/lib/refuse.ts'
import { caseOf, type Rule, ruleRefusals } from '#machines/proposals/template-rules.ts'
import { readSetting, writeSetting } from '#server/company/settings/store.ts'
import { changes } from '../../audit.ts'
import { proposal_templates } from '../../db/schema/proposals.ts'
import type { Handlers } from '../../handler.ts'
import { templateNames } from '../../proposals/choose-template.ts'
import { words } from './words.ts'

type Paths = `/v3/templates.${'GetRules' | 'SaveRules'}`

export const ruleHandlers: Pick<Handlers<'proposals'>, Paths> = {
  '/v3/templates.GetRules': async ({ db }) => {
    const { value, version } = await readSetting(db, 'template_rules')
    return { rules: value.rules, templates: await templateNames(db), version }
  },

  '/v3/templates.SaveRules': async ({ input, caller, db, ports, audit }) => {
    const { rules } = input
    // Locked until the rules are saved, so that none references a template being deleted.
    await db.select({ id: proposal_templates.id }).from(proposal_templates).orderBy(proposal_templates.id).for('share')
    const templates = await templateNames(db)
    const wrong = ruleRefusals(rules, templates)
    if (Object.keys(wrong).length > 0) throw refuse(400, 'invalid_input', wrong)
    const { before, version } = await writeSetting(db, ports, caller, 'template_rules', input.version, { rules })
    const byCase = (all: Rule[]): Record<string, string | undefined> =>
      Object.fromEntries(all.map(rule => [caseOf(rule), templates.find(({ id }) => id === rule.template_id)?.name]))
    await audit({
      sentence: () => words.log.rules_saved,
      detail: changes(byCase(before.rules), byCase(rules)),
    })
    return { rules, templates, version }
  },
}
