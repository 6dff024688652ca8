// Lists of projects and of what belongs to one; all rows of the latter belong to the same, which is the worst that can be.
import { byId, byTimeAndId, half, type ListPath, type Lists, NUMBER, type Place, wordOf } from './place.ts'

type Paths = Extract<
  ListPath,
  | `/v3/projects.${string}`
  | `/v3/deals.${string}`
  | `/v3/homeowners.${string}`
  | `/v3/tasks.${string}`
  | `/v3/notes.${string}`
  | `/v3/design.${string}`
  | `/v3/proposal.${string}`
>

const STATUSES = `(array['new','active','active','submitted','approved','paid_by_cash','installation_completed','funded','declined','canceled'])[1 + n % 10]`
const STAGES = `(array[null,null,'agreement_out','at_lender','approved','approved','installed','funded',null,null])[1 + n % 10]`
const PLACES = `(array['AZ','CA','NV','TX'])[1 + n % 4]`
const NAMES = `'Sample ' || ${NUMBER}`

const projectRows = ({ company_id, user_id }: Place) => [
  {
    table: 'projects',
    set: {
      id: `id(n, ${company_id})`,
      number: '(2000 + n)::integer',
      name: NAMES,
      name_key: `lower(${NAMES})`,
      status: STATUSES,
      deal_stage: STAGES,
      deal_since: `case when ${STAGES} is not null then at(n) end`,
      owner_id: `case when n % 20 = 0 then '${user_id}'::uuid else (select u.id from users u where u.company_id = ${company_id}
        and u.email like 'sales-rep-%') end`,
      address: `jsonb_build_object('line1', n || ' Example Street', 'city', 'Phoenix', 'state', ${PLACES}, 'postal_code', '85004')`,
      size_w: '4000 + n % 9000',
      price_cents: '1000000 + n % 4000000',
      lead_source: `'Referral'`,
      tags: `case when n % 50 = 0 then array['battery'] else '{}' end`,
      sold_at: `case when n % 10 between 4 and 7 then at(n) end`,
      status_since: 'at(n)',
      active_at: 'at(n)',
      created_at: 'at(n)',
      updated_at: 'at(n)',
    },
  },
  {
    table: 'homeowners',
    set: { project_id: `id(n, ${company_id})`, firstname: `'Sample'`, lastname: 'n::text', is_primary: 'true' },
  },
  {
    table: 'project_search',
    set: { project_id: `id(n, ${company_id})`, text: `'p-' || (2000 + n) || ' ' || lower(${NAMES}) || ' phoenix'` },
  },
]

const placed = (sort: string, direction: string, column: string) => (place: Place) =>
  `select json_build_array('${sort}', '${direction}', ${column}::text, id)::text as key from projects
    where company_id = ${place.company_id} and id = id(${half(place)}, ${place.company_id})`

export const LISTS_OF_SALE: Lists<Paths> = {
  '/v3/projects.List': {
    fills: projectRows,
    asks: ({ user_id }) => ({
      'the newest': {},
      'by name': { sort: 'name' },
      'by price': { sort: 'price_cents' },
      'where something happened last': { sort: 'active_at' },
      'of a status': { status: ['submitted'] },
      'of a stage, by value': { stage: ['Sold'], sort: 'price_cents' },
      'of an owner': { owner_id: [user_id] },
      'with a tag': { tag: 'battery' },
      'of a state': { state: 'NV' },
      'begun on a day long ago': { created_from: '2024-11-21', created_to: '2024-11-21' },
      'sold on a day long ago': { sold_from: '2024-11-21', sold_to: '2024-11-21' },
      'idle the longest': { idle_days: 14, sort: 'active_at', direction: 'asc' },
      'found by what many have': { search: 'phoenix' },
      'found by what one has': { search: `sample ${wordOf(500)}` },
      'found nowhere': { search: 'nobody of this name' },
      'the newest, counted': { count: true },
    }),
    middle: placed('number', 'desc', 'number'),
  },
  '/v3/projects.ListBulkChanges': {
    fills: ({ company_id, user_id }) => [
      {
        table: 'project_bulk_changes',
        set: {
          change: `'{"kind":"add_tag","tag":"battery"}'::jsonb`,
          lines: `jsonb_build_array(jsonb_build_object('project_id', id(n, ${company_id}), 'version', 1))`,
          made_by: `'${user_id}'`,
          made_at: 'at(n)',
        },
      },
    ],
    asks: () => ({ newest: {} }),
    middle: byId,
  },
  '/v3/deals.List': {
    fills: projectRows,
    asks: ({ user_id }) => ({
      'the oldest': {},
      'the largest': { sort: 'largest' },
      'of a stage': { stage: ['approved'] },
      'of an owner': { owner_id: [user_id] },
    }),
    middle: place => `select json_build_array('oldest', deal_since::text, id)::text as key from projects
      where company_id = ${place.company_id} and deal_stage is not null and id >= id(${half(place)}, ${place.company_id}) order by id limit 1`,
  },
  '/v3/projects.ListActivity': {
    fills: ({ project_id, user_id }) => [
      {
        table: 'audits',
        set: {
          project_id: `'${project_id}'`,
          actor_id: `'${user_id}'`,
          actor_name: `'Test Owner'`,
          outcome: `'done'`,
          at: 'at(n)',
          action: `'pricing.Update'`,
          sentence: `'changed the price'`,
          seq: '1000000 + n',
        },
      },
    ],
    asks: ({ project_id }) => ({ newest: { project_id }, 'of a kind': { project_id, kind: 'sale' } }),
    middle: place => `select to_char(at(${half(place)}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ' 0 ' ||
      id(${half(place)}, ${place.company_id}) as key`,
  },
  '/v3/homeowners.ListMails': {
    fills: () => [
      {
        table: 'mails',
        set: {
          kind: `'proposal'`,
          to_address: `'sam.sample@example.com'`,
          to_key: `'sam.sample@example.com'`,
          status: `'sent'`,
          created_at: 'at(n)',
          next_attempt_at: 'at(n)',
        },
      },
    ],
    asks: ({ homeowner_id }) => ({ newest: { homeowner_id } }),
    middle: byId,
  },
  '/v3/projects.ListFiles': {
    fills: ({ company_id, project_id, user_id }) => [
      { table: 'files', set: { name: `'photo.jpg'`, media_type: `'image/jpeg'` } },
      {
        table: 'project_files',
        set: {
          project_id: `'${project_id}'`,
          file_id: `id(n, ${company_id})`,
          kind: `'photo'`,
          uploaded_by: `'${user_id}'`,
          uploaded_at: 'at(n)',
        },
      },
    ],
    asks: ({ project_id }) => ({ newest: { project_id } }),
    middle: byId,
  },
  '/v3/tasks.ListByProject': {
    fills: ({ project_id, user_id }) => [taskRows(user_id, `'${project_id}'`)],
    asks: ({ project_id }) => ({ open: { project_id }, done: { project_id, done: true } }),
    middle: ofDueTask,
  },
  '/v3/tasks.ListMine': {
    fills: ({ user_id }) => [taskRows(user_id, 'null')],
    asks: () => ({ open: {} }),
    middle: ofDueTask,
  },
  '/v3/notes.ListByProject': {
    fills: ({ project_id, user_id }) => [
      {
        table: 'notes',
        set: { project_id: `'${project_id}'`, author_id: `'${user_id}'`, mentions: `'[]'`, created_at: 'at(n)' },
      },
    ],
    asks: ({ project_id }) => ({ newest: { project_id } }),
    middle: byTimeAndId,
  },
  '/v3/design.ListDrawingVersions': {
    fills: ({ project_id }) => [
      { table: 'drawing_versions', set: { project_id: `'${project_id}'`, version: 'n::integer', saved_at: 'at(n)' } },
    ],
    asks: ({ project_id }) => ({ newest: { project_id } }),
    middle: place => `select ${half(place)}::text as key`,
  },
  '/v3/proposal.ListVersions': {
    fills: ({ project_id }) => [
      {
        table: 'proposals',
        set: { id: `'${project_id}'`, project_id: `'${project_id}'`, design_id: `'${project_id}'` },
        rows: 1,
      },
      {
        table: 'proposal_versions',
        set: { proposal_id: `'${project_id}'`, version: 'n::integer', reason: `'edited'`, saved_at: 'at(n)' },
      },
    ],
    asks: ({ project_id }) => ({ newest: { project_id } }),
    middle: place => `select ${half(place)}::text as key`,
  },
  '/v3/proposal.ListVisits': {
    fills: ({ project_id }) => [
      {
        table: 'proposal_visits',
        set: {
          project_id: `'${project_id}'`,
          proposal_id: `'${project_id}'`,
          opened_at: 'at(n)',
          last_at: 'at(n)',
          device: `'phone'`,
        },
      },
    ],
    asks: ({ project_id }) => ({ newest: { project_id } }),
    middle: byId,
  },
}

/** A tenth of them done, a tenth without a day. */
function taskRows(user_id: string, project: string) {
  return {
    table: 'tasks',
    set: {
      project_id: project,
      assignee_id: `'${user_id}'`,
      created_by: `'${user_id}'`,
      created_at: 'at(n)',
      due_on: `case when n % 10 <> 1 then at(n)::date end`,
      done_at: `case when n % 10 = 2 then at(n) end`,
      done_by: `case when n % 10 = 2 then '${user_id}'::uuid end`,
    },
  }
}

function ofDueTask(place: Place) {
  return `select at(${half(place)})::date || ' ' || id(${half(place)}, ${place.company_id}) as key`
}
