// An application as the homeowner behind a link sees it.

import { applicationFaults, missingSentences, shownPeople } from '#machines/applications/lenders/draft/people.ts'
import { dayInState } from '#machines/applications/lenders/draft/state-day.ts'
import { addressLine, fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { fileAddress } from '#server/files/store.ts'
import type { Ports } from '#server/ports/ports.ts'
import { dialectOf } from '../connections.ts'
import { consentWords } from './consents.ts'
import { openPrivate } from './private.ts'
import { type Opened, sellerOf } from './share.ts'

export async function sharedView(
  db: Db,
  ports: Ports,
  { row, project, language }: Opened,
): Promise<Schemas['SharedApplication']> {
  const dialect = dialectOf(ports, row.lender)
  const { company, rep } = await sellerOf(db, project)
  const { quote, people, property } = row
  const private_data = openPrivate(ports, row)
  const today = dayInState(project.address?.state, ports.now())
  const state = row.status === 'shared' ? 'open' : row.status === 'draft' || row.status === 'canceled' ? 'over' : 'sent'
  const faults = state === 'open' ? applicationFaults(row, private_data, dialect, today, language) : {}
  return {
    lender_name: dialect.name,
    company_name: company.name,
    company_phone: rep?.phone ?? company.phone,
    company_color: company.brand_color,
    company_logo_src: company.logo_file_id ? fileAddress(ports, row.company_id, company.logo_file_id) : null,
    rep_name: rep ? fullName(rep) : company.name,
    language,
    state,
    type: row.type,
    product_name: quote.product.name,
    amount_cents: quote.amount_cents,
    monthly_payment_cents: quote.monthly_payment_cents,
    address_line: project.address ? addressLine(project.address) : '',
    people: shownPeople(people, private_data, dialect.ssn),
    occupancy: property.occupancy,
    property: property.kind,
    autopay: property.autopay,
    ssn: dialect.ssn,
    words: await consentWords(db, dialect, row, language),
    missing: missingSentences(faults, people),
    version: row.version,
  }
}
