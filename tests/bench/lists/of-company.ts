// A company's lists: members, their actions, notifications and emails, and its money.
import { byId, byTimeAndId, half, type ListPath, type Lists, NUMBER, type Place } from './place.ts'

type Paths = Extract<
  ListPath,
  | `/v3/company.${string}`
  | `/v3/users.${string}`
  | `/v3/audits.${string}`
  | `/v3/messages.${string}`
  | `/v3/notifications.${string}`
  | `/v3/jobs.${string}`
  | `/v3/receivables.${string}`
>

const lines = ({ user_id }: Place) => [
  {
    table: 'audits',
    set: {
      actor_id: `case when n % 2 = 0 then '${user_id}'::uuid end`,
      actor_name: `'Test Owner'`,
      at: 'at(n)',
      action: `case when n % 10 = 0 then 'pricing.Update' else 'design.Save' end`,
      seq: '1000000 + n',
      outcome: `case when n % 100 = 0 then 'refused' else 'done' end`,
      sentence: `'changed number ' || ${NUMBER}`,
    },
  },
]
const REMITTANCE = 'id(0, 0)'
const REMITTANCE_ID = '01897bd9-8400-7000-8000-000000000000'
const remittance = ({ user_id }: Place) => ({
  lender: `'goodleap'`,
  columns: `'{"paid_on":null,"amount":null,"reference":null,"payee":null}'`,
  status: `'posted'`,
  created_by: `'${user_id}'`,
  created_at: 'at(n)',
  posted_at: 'at(n)',
})
/** Of a company that lived for years: one in fifty is still open, and some of these are overdue. */
const invoices = ({ project_id }: Place) => [
  {
    table: 'invoices',
    set: {
      project_id: `'${project_id}'`,
      number: `'INV-' || (1000 + n)`,
      title: `'Deposit'`,
      milestone: 'null',
      status: `case when n % 50 = 0 then 'issued' else 'paid' end`,
      total_cents: '100000',
      paid_cents: 'case when n % 50 = 0 then 0 else 100000 end',
      file_id: 'id(0, 0)',
      open_cents: 'case when n % 50 = 0 then 100000 else 0 end',
      issued_on: 'at(n)::date',
      due_on: 'at(n)::date + 14',
      created_at: 'at(n)',
      updated_at: 'at(n)',
      lines: `'[]'`,
    },
  },
]

export const LISTS_OF_COMPANY: Lists<Paths> = {
  '/v3/company.List': {
    shared: true,
    fills: () => [{ table: 'companies', set: { company_id: '(10000 + n)::integer', name: `'Sample ' || ${NUMBER}` } }],
    asks: () => ({
      'in order': {},
      'found by what many have': { search: 'sample' },
      'found nowhere': { search: 'nothing of the kind' },
    }),
    middle: place => `select ${10_000 + half(place)}::text as key`,
  },
  '/v3/users.GetUsers': {
    fills: ({ company_id, role_id }) => [
      {
        table: 'users',
        set: {
          sort_key: `'member ' || ${NUMBER} || ' test ' || id(n, ${company_id})`,
          role_id: `'${role_id}'`,
          firstname: `'Test'`,
          lastname: `'Member ' || ${NUMBER}`,
          email: `'member-' || n || '-${company_id}@example.com'`,
          status: `case when n % 10 = 0 then 'disabled' else 'active' end`,
        },
      },
    ],
    asks: ({ role_id }) => ({
      'by name': {},
      disabled: { status: 'disabled' },
      'of a role': { role_id },
      'found by what many have': { search: 'member' },
    }),
    middle: place =>
      `select 'member ' || lpad(${half(place)}::text, 8, '0') || ' test ' || id(${half(place)}, ${place.company_id}) as key`,
  },
  '/v3/users.ListActivity': {
    fills: lines,
    asks: ({ user_id }) => ({ newest: { user_id } }),
    middle: byId,
  },
  '/v3/audits.ListAudits': {
    fills: lines,
    asks: ({ user_id }) => ({
      newest: {},
      'of a person': { actor_id: user_id },
      'of an action': { action: 'pricing.Update' },
      refused: { outcome: 'refused' },
      'of the first day': { from: '2024-11-21', to: '2024-11-21' },
      'found by what many have': { search: 'changed' },
      'found nowhere': { search: 'nothing of the kind' },
    }),
    middle: byTimeAndId,
  },
  '/v3/messages.ListMails': {
    fills: () => [
      {
        table: 'mails',
        set: {
          kind: `'proposal'`,
          to_address: `'sample-' || n || '@example.com'`,
          to_key: `'sample-' || n || '@example.com'`,
          subject: `'Proposal ' || ${NUMBER}`,
          status: `'sent'`,
          created_at: 'at(n)',
          next_attempt_at: 'at(n)',
        },
      },
    ],
    asks: () => ({
      newest: {},
      'found by what many have': { search: 'example.com' },
      'found nowhere': { search: 'nobody of this name' },
    }),
    middle: byId,
  },
  '/v3/notifications.List': {
    fills: ({ user_id }) => [
      {
        table: 'notifications',
        set: {
          user_id: `'${user_id}'`,
          event: `'task_due'`,
          page: `'/'`,
          at: 'at(n)',
          in_app: 'true',
          read_at: `case when n % 100 <> 0 then at(n) end`,
        },
      },
    ],
    asks: () => ({ newest: {}, unread: { unread: true } }),
    middle: byTimeAndId,
  },
  '/v3/jobs.List': {
    fills: ({ user_id }) => [
      {
        table: 'jobs',
        set: {
          kind: `'projects_csv'`,
          name: `'Projects as CSV'`,
          status: `'done'`,
          facts: `'{}'`,
          sentence: `'Done.'`,
          created_by: `'${user_id}'`,
          created_at: 'at(n)',
          ended_at: 'at(n)',
        },
      },
    ],
    asks: () => ({ newest: {}, unfinished: { unfinished: true } }),
    middle: byId,
  },
  '/v3/receivables.ListInvoices': {
    fills: invoices,
    asks: () => ({
      newest: {},
      open: { status: 'open' },
      paid: { status: 'paid' },
      overdue: { overdue: true },
      'due on a day long ago': { due_from: '2024-12-05', due_to: '2024-12-05' },
      'found by its number': { search: 'INV-1500' },
    }),
    middle: byId,
  },
  '/v3/receivables.ListOpen': {
    fills: invoices,
    asks: () => ({ 'due longest': {}, 'of an age': { bucket: 'over_90' }, 'of homeowners': { payer: 'homeowner' } }),
    middle:
      place => `select due_on || ' ' || id as key from invoices where company_id = ${place.company_id} and open_cents > 0
      order by due_on, id offset ${Math.floor(half(place) / 50)} limit 1`,
  },
  '/v3/receivables.ListExpected': {
    fills: invoices,
    asks: () => ({ 'expected first': {}, 'of homeowners': { payer: 'homeowner' } }),
    middle:
      place => `select '2026-11-21 ' || id as key from invoices where company_id = ${place.company_id} and open_cents > 0
      order by id offset ${Math.floor(half(place) / 50)} limit 1`,
  },
  '/v3/receivables.ListRemittances': {
    fills: place => [{ table: 'remittances', set: remittance(place) }],
    asks: () => ({ newest: {} }),
    middle: byId,
  },
  '/v3/receivables.ListRemittanceLines': {
    fills: place => [
      { table: 'remittances', set: { ...remittance(place), id: REMITTANCE }, rows: 1 },
      {
        table: 'remittance_lines',
        set: {
          remittance_id: REMITTANCE,
          line: 'n::integer',
          line_key: 'n::text',
          taken: 'true',
          paid_on: 'at(n)::date',
          standing: `case when n % 10 = 0 then 'unknown' else 'posted' end`,
          amount_cents: '100000',
          entry_id: `case when n % 10 <> 0 then id(n, 0) end`,
        },
      },
    ],
    asks: () => ({
      'newest of all': {},
      'in the order of the file': { remittance_id: REMITTANCE_ID },
      'to match': { to_match: true },
      'of a standing': { standing: 'posted' },
    }),
    middle: byId,
  },
}
