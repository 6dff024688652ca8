// The look of proposals: read and chosen.

import { writeSetting } from '#server/company/settings/store.ts'
import { changes } from '../../audit.ts'
import type { Handlers } from '../../handler.ts'
import { requireCover, themeOf } from '../../proposals/theme.ts'
import { words } from './words.ts'

type Paths = `/v3/settings.${'GetProposalTheme' | 'ProposalTheme'}`

export const themeHandlers: Pick<Handlers<'proposals'>, Paths> = {
  '/v3/settings.GetProposalTheme': ({ db, ports }) => themeOf(db, ports),

  '/v3/settings.ProposalTheme': async ({ input, caller, db, ports, audit }) => {
    const { theme, version } = input
    await requireCover(db, theme)
    const { before } = await writeSetting(db, ports, caller, 'proposal_theme', version, theme)
    await audit({ sentence: () => words.log.theme_changed, detail: changes(before, theme) })
    return themeOf(db, ports)
  },
}
