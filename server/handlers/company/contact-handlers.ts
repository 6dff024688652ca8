// A company's contacts by topic, and which of them homeowners see.

import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { readSetting, writeSetting } from '#server/company/settings/store.ts'
import { changes } from '../../audit.ts'
import { words } from '../../company/words.ts'
import type { Handlers } from '../../handler.ts'

type Paths = '/v3/settings.GetPointsOfContact' | '/v3/settings.PointsOfContact'

export const contactHandlers: Pick<Handlers<'company'>, Paths> = {
  '/v3/settings.GetPointsOfContact': async ({ db }) => {
    const { value, version } = await readSetting(db, 'points_of_contact')
    return { contacts: value, version }
  },

  '/v3/settings.PointsOfContact': async ({ input, caller, db, ports, audit }) => {
    const { contacts } = input
    requireReachable(contacts)
    const { before, version } = await writeSetting(db, ports, caller, 'points_of_contact', input.version, contacts)
    await audit({ sentence: () => words.contacts_changed, detail: changes(before, contacts) })
    return { contacts, version }
  },
}

/** A homeowner who is given a contact must be able to name and to reach them. */
function requireReachable(contacts: Schemas['PointsOfContact']) {
  const wrong = Object.entries(contacts)
    .filter(([, contact]) => contact.shown_to_homeowners)
    .flatMap(([purpose, { name, email, phone }]) => [
      ...(name?.trim() ? [] : [[`contacts.${purpose}.name`, words.contact_name_required]]),
      ...(email || phone ? [] : [[`contacts.${purpose}.phone`, words.contact_phone_or_email_required]]),
    ])
  if (wrong.length > 0) throw refuse(400, 'invalid_input', Object.fromEntries(wrong))
}
