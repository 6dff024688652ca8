// Catalog and price lists: equipment, adders, incentives, rate plans, resources.
import { FLAT } from '#tests/design/energy/plans.ts'
import { byId, half, type List, type ListPath, type Lists, NUMBER, type Place, wordOf } from './place.ts'

type Paths = Extract<
  ListPath,
  | `/v3/collections.${string}`
  | `/v3/sheet_imports.${string}`
  | `/v3/adders.${string}`
  | `/v3/energy.${string}`
  | `/v3/resources.${string}`
>

const IMPORT = 'id(0, 0)'
/** The separator between manufacturer and model in their key. */
const BETWEEN = `chr(31)`
const MADE = `'Maker ' || lpad((n % 500)::text, 3, '0')`
const models =
  (table: string) =>
  ({ company_id }: Place) => [
    {
      table,
      like: `company_id = ${company_id}`,
      set: {
        manufacturer: MADE,
        model: NUMBER,
        name_key: `lower(${MADE}) || ${BETWEEN} || ${NUMBER}`,
        active: 'n % 10 <> 0',
      },
    },
  ]
const inTheMiddle = (table: string, column: string) => (place: Place) =>
  `select ${column} as key from ${table} where company_id = ${place.company_id} order by 1 offset ${half(place)} limit 1`

const SOUGHT = {
  'on offer': {},
  'no longer on offer': { status: 'inactive' as const },
  'of a maker': { manufacturer: 'Maker 499' },
  'found by what many have': { search: 'maker 2' },
  'found by what one has': { search: `250 ${wordOf(250)}` },
  'found by what few have': { search: 'maker 250123' },
}
const MAKERS = { 'on offer': {}, found: { search: 'maker 25' } }
const middleOfMakers = () => `select 'Maker 250' as key`
const OF_MAKER = { 'of the last maker': { manufacturer: 'Maker 499' } }

const equipment = (table: string): Pick<List<'/v3/collections.ListPanels'>, 'fills' | 'asks' | 'middle'> => ({
  fills: models(table),
  asks: () => SOUGHT,
  middle: inTheMiddle(table, 'name_key'),
})
const makers = (table: string) => ({ fills: models(table), asks: () => MAKERS, middle: middleOfMakers })
const ofMaker = (table: string) => ({
  fills: models(table),
  asks: () => OF_MAKER,
  middle: (place: Place) => `select 'maker 499' || ${BETWEEN} || lpad(${half(place)}::text, 8, '0') as key`,
})

export const LISTS_OF_CATALOGUE: Lists<Paths> = {
  '/v3/collections.ListPanels': equipment('panels'),
  '/v3/collections.SearchPanel': {
    fills: models('panels'),
    asks: () => ({ 'by a word of many': { search: 'maker' }, 'by a word of one': { search: wordOf(250) } }),
    middle: inTheMiddle('panels', 'name_key'),
  },
  '/v3/collections.ListPanelManufacturers': makers('panels'),
  '/v3/collections.ListPanelsByManufacturer': ofMaker('panels'),
  '/v3/collections.ListInverters': equipment('inverters'),
  '/v3/collections.ListInverterManufacturers': makers('inverters'),
  '/v3/collections.ListInvertersByManufacturer': ofMaker('inverters'),
  '/v3/collections.ListStorage': equipment('storage'),
  '/v3/collections.ListStorageManufacturers': makers('storage'),
  '/v3/collections.ListStorageByManufacturer': ofMaker('storage'),
  '/v3/collections.ListOthers': {
    fills: ({ company_id }) => [
      {
        table: 'others',
        set: {
          category_id: `(select min(c.id::text)::uuid from other_categories c where c.company_id = ${company_id})`,
          name: `'Piece ' || ${NUMBER}`,
          name_key: `'piece ' || ${NUMBER}`,
          pricing_method: `'Fixed'`,
          active: 'n % 10 <> 0',
        },
      },
    ],
    asks: () => ({
      'on offer': {},
      'no longer on offer': { status: 'inactive' },
      'found by what one has': { search: wordOf(250) },
    }),
    middle: inTheMiddle('others', 'name_key'),
  },
  '/v3/sheet_imports.List': {
    fills: ({ user_id }) => [
      {
        table: 'sheet_imports',
        set: {
          kind: `(array['panel','adder','lead'])[1 + n % 3]`,
          status: `'applied'`,
          counts: `'{}'`,
          created_by: `'${user_id}'`,
          created_at: 'at(n)',
          applied_at: 'at(n)',
          heard_at: 'at(n)',
        },
      },
    ],
    asks: () => ({ newest: { kind: 'lead' } }),
    middle: byId,
  },
  '/v3/sheet_imports.ListRows': {
    fills: ({ user_id }) => [
      {
        table: 'sheet_imports',
        rows: 1,
        set: { id: IMPORT, kind: `'panel'`, status: `'ready'`, counts: `'{}'`, created_by: `'${user_id}'` },
      },
      {
        table: 'sheet_import_rows',
        set: {
          import_id: IMPORT,
          line: 'n::integer',
          name: `'Maker ' || ${NUMBER}`,
          change: `case when n % 10 = 0 then 'skipped' else 'unchanged' end`,
        },
      },
    ],
    asks: () => {
      const import_id = '01897bd9-8400-7000-8000-000000000000'
      return { 'in order': { import_id }, 'of one change': { import_id, show: 'skipped' } }
    },
    middle: place => `select ${half(place)}::text as key`,
  },
  '/v3/adders.List': {
    fills: ({ company_id }) => [
      {
        table: 'adders',
        like: `company_id = ${company_id}`,
        set: { name: `'Piece ' || ${NUMBER}`, active: 'n % 10 <> 0' },
      },
    ],
    asks: () => ({
      'on offer': {},
      'no longer on offer': { status: 'inactive' },
      'found by what many have': { search: 'piece' },
      'found by what one has': { search: wordOf(250) },
    }),
    middle: inTheMiddle('adders', 'name'),
  },
  '/v3/adders.ListOverrideRequests': {
    fills: ({ company_id, project_id, user_id }) => [
      { table: 'adders', like: `company_id = ${company_id}`, set: { name: `'Piece ' || ${NUMBER}` } },
      {
        table: 'adder_overrides',
        set: {
          project_id: `'${project_id}'`,
          adder_id: `id(n, ${company_id})`,
          requested_cents: '100',
          requested_by: `'${user_id}'`,
          requested_by_name: `'Test Owner'`,
          requested_at: 'at(n)',
        },
      },
    ],
    asks: () => ({ 'waiting longest': {} }),
    middle: place => `select to_char(at(${half(place)}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ' ' ||
      '${place.project_id} ' || id(${half(place)}, ${place.company_id}) as key`,
  },
  '/v3/collections.ListIncentives': {
    fills: ({ company_id }) => [
      {
        table: 'incentives',
        like: `company_id = ${company_id}`,
        set: {
          code: 'null',
          name: `'Rebate ' || ${NUMBER}`,
          level: `(array['state','utility','local'])[1 + n % 3]`,
          states: `array[(array['AZ','CA','NV'])[1 + n % 3]]`,
          active: 'n % 10 <> 0',
        },
      },
    ],
    asks: () => ({ 'in force': {}, 'of a level': { level: 'local' }, 'of a state': { state: 'NV' } }),
    middle: place => `select json_build_array(3, name, id)::text as key from incentives
      where company_id = ${place.company_id} and level = 'utility' order by name offset ${Math.floor(half(place) / 3)} limit 1`,
  },
  '/v3/energy.ListRatePlans': {
    fills: () => [
      {
        table: 'rate_plans',
        set: { name: `'Plan ' || ${NUMBER}`, plan: `'${JSON.stringify(FLAT)}'::jsonb`, updated_at: 'at(n)' },
      },
    ],
    asks: () => ({ 'by name': {}, 'found by what many have': { search: 'plan' } }),
    middle: place => `select json_build_array(name, id)::text as key from rate_plans
      where company_id = ${place.company_id} and id = id(${half(place)}, ${place.company_id})`,
  },
  '/v3/resources.List': {
    fills: ({ company_id }) => [
      {
        table: 'resources',
        set: {
          category_id: `(select min(c.id::text)::uuid from resource_categories c where c.company_id = ${company_id})`,
          title: `'Sheet ' || ${NUMBER}`,
          kind: `'link'`,
          url: `'https://example.com/'`,
          role_ids: `'{}'`,
          active: 'n % 10 <> 0',
        },
      },
    ],
    asks: () => ({
      newest: {},
      'put away': { status: 'inactive' },
      'found by what many have': { search: 'sheet' },
    }),
    middle: byId,
  },
}
