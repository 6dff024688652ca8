// The two days that incentives are judged by.
import { dayWords } from '#machines/lib/format.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { ProjectRow } from './access.ts'
import { words } from './words.ts'

type Dates = Pick<ProjectRow, 'installation_on' | 'construction_begins_on'>

/** Throws 400 at the date that was changed where construction would begin after the installation. */
export function requireDateOrder(before: Dates, changes: { [Name in keyof Dates]?: Dates[Name] | undefined }) {
  const { installation_on = before.installation_on, construction_begins_on = before.construction_begins_on } = changes
  if (installation_on === null || construction_begins_on === null || construction_begins_on <= installation_on) return
  if (construction_begins_on !== before.construction_begins_on)
    throw refuse(400, 'invalid_input', {
      construction_begins_on: words.construction_after_installation({ day: dayWords(installation_on) }),
    })
  if (installation_on !== before.installation_on)
    throw refuse(400, 'invalid_input', {
      installation_on: words.installation_before_construction({ day: dayWords(construction_begins_on) }),
    })
}
