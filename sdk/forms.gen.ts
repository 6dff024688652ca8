// Made by sdk/generate.ts from openapi/. Change the contract, then run `npm run sdk`.

import * as z from 'zod/mini';

export const zSignIn = /*#__PURE__*/ (() => z.object({
    email: z.string().check(z.minLength(1), z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(200))
}))();

/**
 * A UUIDv7.
 */
export const zId = /*#__PURE__*/ (() => z.uuid())();

export const zUser = /*#__PURE__*/ (() => z.object({
    id: zId,
    firstname: z.string(),
    lastname: z.string(),
    company_id: z.int().check(z.gte(1)),
    company: z.object({
        id: z.int(),
        name: z.string(),
        brand_color: z.optional(z.string())
    }),
    role_id: zId,
    role: z.string(),
    status: z.enum([
        'invited',
        'active',
        'disabled'
    ]),
    must_change_password: z.boolean(),
    last_login_at: z.nullish(z.iso.datetime({ offset: true })),
    contacts: z.array(z.object({
        type: z.union([z.literal(0), z.literal(1)]),
        contact: z.string()
    }))
}))();

/**
 * Counts changes; an update carries the one it was made from.
 */
export const zVersion = /*#__PURE__*/ (() => z.int().check(z.gte(1)))();

export const zError = /*#__PURE__*/ (() => z.object({
    message: z.union([
        z.string(),
        z.record(z.string(), z.string())
    ]),
    code: z.string().check(z.regex(/^[a-z0-9_]+$/)),
    request_id: z.string(),
    legal: z.optional(z.array(z.string())),
    current_version: z.optional(zVersion)
}))();

export const zPermission = /*#__PURE__*/ (() => z.enum([
    'dashboard.view',
    'projects.view_own',
    'projects.view_all',
    'projects.create',
    'projects.edit',
    'projects.change_status',
    'projects.reopen',
    'homeowners.edit',
    'design.edit',
    'pricing.view_cost',
    'pricing.override',
    'financing.select',
    'lenders.apply',
    'lenders.manage',
    'proposals.edit',
    'proposals.send',
    'agreements.send',
    'agreements.void',
    'catalog.edit',
    'adders.edit',
    'incentives.edit',
    'financing.edit',
    'agreement_templates.edit',
    'proposal_templates.edit',
    'team.view',
    'team.invite',
    'team.disable',
    'team.reset_password',
    'roles.view',
    'roles.edit',
    'company.edit',
    'settings.edit',
    'settings.services',
    'settings.lenders',
    'audits.view',
    'billing.view',
    'receivables.view',
    'receivables.edit',
    'resources.edit',
    'exports.create',
    'users.impersonate'
]))();

export const zProjectStatus = /*#__PURE__*/ (() => z.enum([
    'paid_by_cash',
    'draft',
    'new',
    'submitted',
    'approved',
    'installation_completed',
    'funded',
    'canceled',
    'declined',
    'voided',
    'active'
]))();

export const zStage = /*#__PURE__*/ (() => z.enum([
    'New Project',
    'In Progress',
    'Sold',
    'Rejected'
]))();

export const zProjectRow = /*#__PURE__*/ (() => z.object({
    id: zId,
    number: z.string(),
    name: z.string(),
    status: zProjectStatus,
    stage: zStage,
    owner_id: zId,
    owner_name: z.string(),
    city: z.nullable(z.string()),
    state: z.nullable(z.string()),
    size_kw: z.nullable(z.number()),
    price_cents: z.nullable(z.int()),
    created_at: z.iso.datetime({ offset: true }),
    updated_at: z.iso.datetime({ offset: true })
}))();

/**
 * Where the next page begins; null at the end.
 */
export const zCursor = /*#__PURE__*/ (() => z.nullable(z.string()))();

/**
 * A US state or territory by its two letters.
 */
export const zStateCode = /*#__PURE__*/ (() => z.string().check(z.regex(/^[A-Z]{2}$/)))();

export const zAddress = /*#__PURE__*/ (() => z.object({
    line1: z.string().check(z.minLength(1), z.maxLength(120)),
    line2: z.optional(z.string().check(z.maxLength(120))),
    city: z.string().check(z.minLength(1), z.maxLength(80)),
    state: zStateCode,
    postal_code: z.string().check(z.regex(/^[0-9]{5}(-[0-9]{4})?$/)),
    latitude: z.optional(z.number().check(z.gte(-90), z.lte(90))),
    longitude: z.optional(z.number().check(z.gte(-180), z.lte(180)))
}))();

export const zTariff = /*#__PURE__*/ (() => z.object({
    rate_usd_per_kwh: z.number().check(z.gt(0), z.lte(2)),
    fixed_charge_cents_per_month: z.int().check(z.gte(0), z.lte(100000))
}))();

export const zAnnualUse = /*#__PURE__*/ (() => z.object({
    mode: z.literal('annual_kwh'),
    values: z.tuple([z.number().check(z.gte(0), z.lte(1000000))])
}))();

export const zMonthlyUse = /*#__PURE__*/ (() => z.object({
    mode: z.literal('monthly_kwh'),
    values: z.tuple([
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000))
    ])
}))();

export const zMonthlyBills = /*#__PURE__*/ (() => z.object({
    mode: z.literal('monthly_bill_cents'),
    values: z.tuple([
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000))
    ])
}))();

/**
 * What the household uses. One value for annual_kwh, twelve for the monthly modes.
 */
export const zConsumption = /*#__PURE__*/ (() => z.union([
    z.intersection(z.object({
        mode: z.literal('annual_kwh')
    }), zAnnualUse),
    z.intersection(z.object({
        mode: z.literal('monthly_kwh')
    }), zMonthlyUse),
    z.intersection(z.object({
        mode: z.literal('monthly_bill_cents')
    }), zMonthlyBills)
]))();

export const zProject = /*#__PURE__*/ (() => z.object({
    id: zId,
    company_id: z.int(),
    number: z.string(),
    name: z.string(),
    status: zProjectStatus,
    stage: zStage,
    owner_id: zId,
    owner_name: z.string(),
    address: z.nullable(zAddress),
    utility_id: z.nullable(z.string()),
    utility_name: z.nullable(z.string()),
    tariff: z.nullable(zTariff),
    consumption: z.nullable(zConsumption),
    annual_consumption_kwh: z.nullable(z.number()),
    installation_on: z.nullable(z.iso.date()),
    notes: z.string(),
    tags: z.array(z.string()),
    lead_source: z.nullable(z.string()),
    created_at: z.iso.datetime({ offset: true }),
    updated_at: z.iso.datetime({ offset: true }),
    version: zVersion,
    next_statuses: z.array(zProjectStatus)
}))();

/**
 * Local part, @, domain, a dot, then at least two letters.
 */
export const zEmail = /*#__PURE__*/ (() => z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/)))();

/**
 * Area code and exchange by the North American numbering rules (neither begins with 0 or 1, neither is N11, no area code has 9 in the middle); +1 before and an extension behind may be there.
 */
export const zUsPhone = /*#__PURE__*/ (() => z.string().check(z.maxLength(40), z.regex(/^(?:\+?1[\s.\-]?)?(?:\((?:[2-9](?:1[02-9]|[02-8]1|[02-8][02-9]))\)|[2-9](?:1[02-9]|[02-8]1|[02-8][02-9]))[\s.\-]?[2-9](?:1[02-9]|[02-9]1|[02-9][02-9])[\s.\-]?[0-9]{4}(?:\s*(?:x|ext\.?|extension)\s*[0-9]{1,6})?$/)))();

export const zHomeownerFields = /*#__PURE__*/ (() => z.object({
    firstname: z.string().check(z.minLength(1), z.maxLength(80)),
    lastname: z.string().check(z.minLength(1), z.maxLength(80)),
    email: z.optional(zEmail),
    phone: z.optional(zUsPhone),
    preferred_language: z.optional(z.enum(['en', 'es']))
}))();

export const zNewProject = /*#__PURE__*/ (() => z.object({
    status: z.enum(['draft', 'new']),
    homeowner: zHomeownerFields,
    address: z.optional(zAddress),
    utility_id: z.optional(z.string().check(z.maxLength(40))),
    tariff: z.optional(zTariff),
    consumption: z.optional(zConsumption),
    lead_source: z.optional(z.string().check(z.maxLength(80))),
    notes: z.optional(z.string().check(z.maxLength(5000)))
}))();

export const zProjectChange = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: zVersion,
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
    owner_id: z.optional(zId),
    address: z.optional(zAddress),
    utility_id: z.optional(z.string().check(z.maxLength(40))),
    tariff: z.optional(zTariff),
    consumption: z.optional(zConsumption),
    installation_on: z.optional(z.iso.date()),
    notes: z.optional(z.string().check(z.maxLength(5000))),
    tags: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(30))).check(z.maxLength(20))),
    lead_source: z.optional(z.string().check(z.maxLength(80)))
}))();

export const zHomeowner = /*#__PURE__*/ (() => z.object({
    id: zId,
    project_id: zId,
    firstname: z.string(),
    lastname: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    is_primary: z.boolean(),
    preferred_language: z.enum(['en', 'es']),
    version: zVersion
}))();

export const zRoofArray = /*#__PURE__*/ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    tilt_deg: z.number().check(z.gte(0), z.lte(90)),
    azimuth_deg: z.number().check(z.gte(0), z.lt(360)),
    panel_id: zId,
    module_count: z.int().check(z.gte(1), z.lte(500)),
    shading: z.optional(z.tuple([
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1))
    ]))
}))();

export const zInverterChoice = /*#__PURE__*/ (() => z.object({
    inverter_id: zId,
    count: z.int().check(z.gte(1), z.lte(500))
}))();

export const zDesign = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: zVersion,
    arrays: z.array(zRoofArray),
    inverters: z.array(zInverterChoice),
    module_count: z.int(),
    size_kw: z.number(),
    ac_kw: z.number(),
    dc_ac_ratio: z.number(),
    updated_at: z.iso.datetime({ offset: true })
}))();

export const zDesignInput = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: z.int().check(z.gte(0)),
    arrays: z.array(zRoofArray).check(z.minLength(1), z.maxLength(20)),
    inverters: z.array(zInverterChoice).check(z.minLength(1), z.maxLength(10))
}))();

/**
 * January to December.
 */
export const zTwelve = /*#__PURE__*/ (() => z.tuple([
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000))
]))();

export const zSimulation = /*#__PURE__*/ (() => z.object({
    annual_kwh: z.number(),
    monthly_kwh: zTwelve,
    monthly_poa_kwh_m2: zTwelve,
    monthly_consumption_kwh: z.nullable(zTwelve),
    offset: z.nullable(z.number()),
    size_kw: z.number(),
    specific_yield: z.number(),
    performance_ratio: z.number(),
    arrays: z.array(z.object({
        name: z.string(),
        size_kw: z.number(),
        annual_kwh: z.number(),
        specific_yield: z.number()
    })),
    losses: z.array(z.object({
        name: z.string(),
        share: z.number()
    })),
    weather: z.object({
        source: z.string(),
        stations: z.array(z.string()),
        file_name: z.nullable(z.string())
    }),
    assumptions: z.array(z.string()),
    design_version: zVersion
}))();

export const zPanel = /*#__PURE__*/ (() => z.object({
    id: zId,
    manufacturer: z.string(),
    model: z.string(),
    power_w: z.number(),
    efficiency: z.number(),
    temp_coeff_pmax: z.number(),
    voc: z.nullish(z.number()),
    vmp: z.nullish(z.number()),
    isc: z.nullish(z.number()),
    imp: z.nullish(z.number()),
    length_m: z.number(),
    width_m: z.number(),
    technology: z.string(),
    bifacial: z.boolean(),
    warranty_years: z.int(),
    degradation: z.number(),
    active: z.boolean(),
    version: zVersion
}))();

export const zInverter = /*#__PURE__*/ (() => z.object({
    id: zId,
    manufacturer: z.string(),
    model: z.string(),
    type: z.enum(['micro', 'string']),
    ac_power_w: z.number(),
    max_dc_w: z.nullable(z.number()),
    efficiency_cec: z.number(),
    active: z.boolean(),
    version: zVersion
}))();

export const zPricingMethod = /*#__PURE__*/ (() => z.enum([
    'Quantity',
    'Fixed',
    'System Size',
    'Flat Price',
    'Per Watt'
]))();

export const zAdder = /*#__PURE__*/ (() => z.object({
    id: zId,
    name: z.string(),
    description: z.string(),
    pricing_method: zPricingMethod,
    amount_usd: z.number(),
    active: z.boolean(),
    version: zVersion
}))();

export const zProjectAdder = /*#__PURE__*/ (() => z.object({
    adder_id: zId,
    name: z.string(),
    pricing_method: zPricingMethod,
    amount_usd: z.number(),
    quantity: z.int(),
    amount_cents: z.nullable(z.int())
}))();

/**
 * Money in US cents.
 */
export const zCents = /*#__PURE__*/ (() => z.int().check(z.gte(-900000000000), z.lte(900000000000)))();

export const zPrice = /*#__PURE__*/ (() => z.object({
    size_w: z.number(),
    base_cents: zCents,
    adders: z.array(z.object({
        adder_id: zId,
        name: z.string(),
        pricing_method: zPricingMethod,
        quantity: z.int(),
        total_cents: zCents
    })),
    discount_cents: zCents,
    price_cents: zCents,
    price_usd_per_w: z.number()
}))();

export const zProviderCode = /*#__PURE__*/ (() => z.enum([
    'goodleap',
    'sunlight-financial',
    'mosaic',
    'lightreach',
    'cash',
    'enfin',
    'lifestyle-solar'
]))();

export const zFinancingType = /*#__PURE__*/ (() => z.enum([
    'loan',
    'cash',
    'lease',
    'ppa'
]))();

export const zFinancingOption = /*#__PURE__*/ (() => z.object({
    id: zId,
    provider_id: zId,
    type: zFinancingType,
    type_code: z.union([
        z.literal(0),
        z.literal(1),
        z.literal(2),
        z.literal(3)
    ]),
    name: z.string(),
    term_months: z.nullish(z.int()),
    apr: z.nullish(z.number()),
    dealer_fee: z.nullish(z.number()),
    escalator: z.nullish(z.number()),
    rate_usd_per_kwh: z.nullish(z.number()),
    active: z.boolean()
}))();

export const zOffer = /*#__PURE__*/ (() => z.object({
    option_id: zId,
    provider_code: zProviderCode,
    provider_name: z.string(),
    type: zFinancingType,
    type_code: z.union([
        z.literal(0),
        z.literal(1),
        z.literal(2),
        z.literal(3)
    ]),
    name: z.string(),
    term_months: z.nullable(z.int()),
    apr: z.nullable(z.number()),
    escalator: z.nullable(z.number()),
    rate_usd_per_kwh: z.nullable(z.number()),
    price_cents: zCents,
    upfront_cents: zCents,
    amount_financed_cents: zCents,
    monthly_payment_cents: z.nullable(z.int()),
    final_payment_cents: z.nullable(z.int()),
    total_paid_cents: zCents,
    dealer_fee_cents: z.optional(z.int()),
    bill_without_cents: z.nullable(z.int()),
    savings_25y_cents: z.nullable(z.int()),
    payback_years: z.nullable(z.number()),
    tax_credit: z.object({
        amount_cents: z.int(),
        claimed_by: z.enum(['homeowner', 'provider']),
        sentence: z.string(),
        source: z.string()
    }),
    years: z.array(z.object({
        year: z.int(),
        production_kwh: z.number(),
        bill_without_cents: z.int(),
        bill_with_cents: z.int(),
        financing_cents: z.int(),
        upkeep_cents: z.int(),
        net_cents: z.int(),
        cumulative_cents: z.int()
    })),
    assumptions: z.array(z.string())
}))();

export const zProjectFinancing = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    option_id: zId,
    offer: zOffer,
    price: zPrice,
    snapshot_hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    is_current: z.boolean(),
    chosen_at: z.iso.datetime({ offset: true })
}))();

export const zProposal = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    headline: z.string(),
    message: z.string(),
    option_ids: z.array(zId),
    status: z.enum([
        'draft',
        'sent',
        'viewed',
        'accepted',
        'expired'
    ]),
    public_url: z.nullable(z.string()),
    published_at: z.nullable(z.iso.datetime({ offset: true })),
    is_current: z.boolean(),
    view_count: z.int(),
    last_viewed_at: z.nullable(z.iso.datetime({ offset: true })),
    version: zVersion
}))();

export const zPublicProposal = /*#__PURE__*/ (() => z.object({
    headline: z.string(),
    message: z.string(),
    homeowner_name: z.string(),
    address_line: z.string(),
    company: z.object({
        name: z.string(),
        phone: z.nullable(z.string()),
        email: z.nullable(z.string()),
        license_number: z.nullable(z.string()),
        brand_color: z.string()
    }),
    rep: z.object({
        name: z.string(),
        email: z.nullable(z.string()),
        phone: z.nullable(z.string())
    }),
    system: z.object({
        size_kw: z.number(),
        module_count: z.int(),
        panels: z.array(z.object({
            name: z.string(),
            count: z.int(),
            warranty_years: z.int()
        })),
        inverters: z.array(z.object({
            name: z.string(),
            count: z.int()
        }))
    }),
    production: z.object({
        annual_kwh: z.number(),
        monthly_kwh: zTwelve,
        monthly_consumption_kwh: z.nullable(zTwelve),
        offset: z.nullable(z.number()),
        weather_source: z.string()
    }),
    price: zPrice,
    offers: z.array(zOffer),
    disclaimer: z.string(),
    is_current: z.boolean(),
    published_at: z.iso.datetime({ offset: true })
}))();

export const zPage = /*#__PURE__*/ (() => z.object({
    width: z.number(),
    height: z.number()
}))();

export const zFieldType = /*#__PURE__*/ (() => z.enum([
    'signature',
    'initials',
    'date',
    'text',
    'checkbox',
    'variable'
]))();

export const zSignerRole = /*#__PURE__*/ (() => z.enum([
    'homeowner',
    'co_homeowner',
    'utility_account_holder',
    'sales_rep',
    'countersigner'
]))();

export const zVariable = /*#__PURE__*/ (() => z.enum([
    'homeowner_name',
    'project_address',
    'company_name',
    'contract_price',
    'system_size',
    'annual_production',
    'financing_name',
    'monthly_payment',
    'today'
]))();

export const zField = /*#__PURE__*/ (() => z.object({
    id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)),
    type: zFieldType,
    page: z.int().check(z.gte(1), z.lte(500)),
    x: z.number().check(z.gte(0), z.lte(1)),
    y: z.number().check(z.gte(0), z.lte(1)),
    w: z.number().check(z.gt(0), z.lte(1)),
    h: z.number().check(z.gt(0), z.lte(1)),
    signer_role: zSignerRole,
    required: z.boolean(),
    variable: z.optional(zVariable)
}))();

export const zAgreement = /*#__PURE__*/ (() => z.object({
    id: zId,
    name: z.string(),
    page_count: z.int(),
    pages: z.array(zPage),
    src: z.string(),
    document_hash: z.string(),
    fields: z.array(zField),
    active: z.boolean(),
    version: zVersion,
    updated_at: z.iso.datetime({ offset: true })
}))();

export const zSignerStatus = /*#__PURE__*/ (() => z.enum([
    'pending',
    'viewed',
    'signed',
    'declined'
]))();

export const zTransaction = /*#__PURE__*/ (() => z.object({
    id: zId,
    project_id: zId,
    agreement_id: zId,
    agreement_name: z.string(),
    agreement_version: zVersion,
    status: z.enum([
        'sent',
        'signed',
        'voided',
        'canceled'
    ]),
    signers: z.array(z.object({
        id: zId,
        role: zSignerRole,
        name: z.string(),
        email: z.string(),
        status: zSignerStatus,
        viewed_at: z.nullable(z.iso.datetime({ offset: true })),
        signed_at: z.nullable(z.iso.datetime({ offset: true })),
        link_expires_at: z.nullable(z.iso.datetime({ offset: true }))
    })),
    document_hash: z.string(),
    signed_src: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    is_current: z.boolean(),
    events: z.array(z.object({
        at: z.iso.datetime({ offset: true }),
        event: z.string(),
        actor: z.string(),
        hash: z.string()
    })),
    created_at: z.iso.datetime({ offset: true }),
    version: zVersion
}))();

export const zSigning = /*#__PURE__*/ (() => z.object({
    transaction_id: zId,
    signer_id: zId,
    agreement_name: z.string(),
    company: z.object({
        name: z.string(),
        phone: z.nullable(z.string()),
        email: z.nullable(z.string()),
        brand_color: z.string()
    }),
    signer: z.object({
        name: z.string(),
        role: zSignerRole,
        email: z.string(),
        status: zSignerStatus
    }),
    status: z.enum([
        'sent',
        'signed',
        'voided',
        'canceled'
    ]),
    fields: z.array(zField),
    variables: z.record(z.string(), z.string()),
    pages: z.array(zPage),
    pages_read: z.array(z.int()),
    consent: z.object({
        version: z.string(),
        text: z.string(),
        given_at: z.nullable(z.iso.datetime({ offset: true }))
    }),
    document_src: z.string(),
    signed_src: z.nullable(z.string()),
    expires_at: z.iso.datetime({ offset: true })
}))();

export const zSignatureImage = /*#__PURE__*/ (() => z.object({
    kind: z.enum([
        'drawn',
        'typed',
        'uploaded'
    ]),
    png_base64: z.string().check(z.minLength(8), z.maxLength(700000), z.regex(/^[A-Za-z0-9+\/]+=*$/))
}))();

/**
 * Words to look for, in any letter case.
 */
export const zSearch = /*#__PURE__*/ (() => z.string().check(z.maxLength(100)))();

/**
 * How many rows to answer at most.
 */
export const zLimit = /*#__PURE__*/ (() => z._default(z.int().check(z.gte(1), z.lte(200)), 50))();

/**
 * The `next_cursor` of the page before.
 */
export const zCursor2 = /*#__PURE__*/ (() => z.string().check(z.maxLength(400)))();

/**
 * The project asked about.
 */
export const zProjectId = /*#__PURE__*/ (() => zId)();

/**
 * The same key with the same body answers what it answered first; with another body it is refused.
 */
export const zIdempotencyKey = /*#__PURE__*/ (() => z.string().check(z.minLength(8), z.maxLength(255)))();

export const zSessionsCreateBody = /*#__PURE__*/ (() => zSignIn)();

export const zUsersSearchQuery = /*#__PURE__*/ (() => z.object({
    search: z.optional(z.string().check(z.maxLength(100))),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50)
}))();

export const zProjectsListQuery = /*#__PURE__*/ (() => z.object({
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400))),
    search: z.optional(z.string().check(z.maxLength(100))),
    status: z.optional(zProjectStatus),
    count: z._default(z.optional(z.boolean()), false)
}))();

export const zProjectsGetQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zLeadCreateBody = /*#__PURE__*/ (() => zNewProject)();

export const zLeadCreateHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zProjectsUpdateBody = /*#__PURE__*/ (() => zProjectChange)();

export const zProjectsUpdateHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zProjectsUpdateProjectStatusBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: zVersion,
    status: zProjectStatus,
    reason: z.optional(z.string().check(z.maxLength(500)))
}))();

export const zProjectsUpdateProjectStatusHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zProjectsListActivityQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50)
}))();

export const zLeadUtilitiesQuery = /*#__PURE__*/ (() => z.object({
    state: zStateCode,
    search: z.optional(z.string().check(z.maxLength(100)))
}))();

export const zProjectsLookupPostalCodeQuery = /*#__PURE__*/ (() => z.object({
    postal_code: z.string().check(z.regex(/^[0-9]{5}$/))
}))();

export const zHomeownersListByProjectQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zHomeownersAddBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    homeowner: zHomeownerFields,
    is_primary: z._default(z.optional(z.boolean()), false)
}))();

export const zHomeownersAddHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zHomeownersUpdateBody = /*#__PURE__*/ (() => z.object({
    homeowner_id: zId,
    version: zVersion,
    homeowner: zHomeownerFields,
    is_primary: z.optional(z.boolean())
}))();

export const zHomeownersUpdateHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zHomeownersDeleteBody = /*#__PURE__*/ (() => z.object({
    homeowner_id: zId,
    version: zVersion
}))();

export const zHomeownersDeleteHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zDesignGetQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zDesignSaveBody = /*#__PURE__*/ (() => zDesignInput)();

export const zDesignSaveHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zSolarGetPerformanceSimulationQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zSolarUploadWeatherBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255))
}))();

export const zSolarUploadWeatherHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zSolarRemoveWeatherBody = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zSolarRemoveWeatherHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsListPanelsQuery = /*#__PURE__*/ (() => z.object({
    search: z.optional(z.string().check(z.maxLength(100))),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400)))
}))();

export const zCollectionsListInvertersQuery = /*#__PURE__*/ (() => z.object({
    search: z.optional(z.string().check(z.maxLength(100))),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400)))
}))();

export const zAddersListQuery = /*#__PURE__*/ (() => z.object({
    search: z.optional(z.string().check(z.maxLength(100)))
}))();

export const zAddersListProjectAddersQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zAddersAddProjectAdderBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    adder_id: zId,
    quantity: z._default(z.optional(z.int().check(z.gte(1), z.lte(10000))), 1),
    amount_cents: z.optional(z.int().check(z.gte(0), z.lte(100000000)))
}))();

export const zAddersAddProjectAdderHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zAddersRemoveProjectAdderBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    adder_id: zId
}))();

export const zAddersRemoveProjectAdderHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zPricingGetQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zPricingSaveBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: zVersion,
    price_usd_per_w: z.number().check(z.gte(0.5), z.lte(20)),
    discount_cents: z.int().check(z.gte(0), z.lte(100000000))
}))();

export const zPricingSaveHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zFinancingCompareQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zProjectsGetFinancingQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zProjectsSetFinancingBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    option_id: zId
}))();

export const zProjectsSetFinancingHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zProposalGetQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zProposalSaveBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: z.int().check(z.gte(0)),
    headline: z.string().check(z.minLength(1), z.maxLength(120)),
    message: z.string().check(z.maxLength(4000)),
    option_ids: z.array(zId).check(z.minLength(1), z.maxLength(4)),
    publish: z.boolean()
}))();

export const zProposalSaveHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zProposalViewQuery = /*#__PURE__*/ (() => z.object({
    public_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
}))();

export const zCollectionsListAgreementsQuery = /*#__PURE__*/ (() => z.object({
    search: z.optional(z.string().check(z.maxLength(100)))
}))();

export const zCollectionsGetAgreementQuery = /*#__PURE__*/ (() => z.object({
    agreement_id: zId
}))();

export const zCollectionsUploadAgreementBody = /*#__PURE__*/ (() => z.object({
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255)),
    name: z.string().check(z.minLength(1), z.maxLength(120))
}))();

export const zCollectionsUploadAgreementHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsUpdateAgreementBody = /*#__PURE__*/ (() => z.object({
    agreement_id: zId,
    version: zVersion,
    name: z.string().check(z.minLength(1), z.maxLength(120)),
    fields: z.array(zField).check(z.maxLength(300))
}))();

export const zCollectionsUpdateAgreementHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsDeleteAgreementBody = /*#__PURE__*/ (() => z.object({
    agreement_id: zId,
    version: zVersion
}))();

export const zCollectionsDeleteAgreementHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zAgreementsListTransactionsByProjectQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zAgreementsSendBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    agreement_id: zId,
    signers: z.array(z.object({
        role: zSignerRole,
        name: z.string().check(z.minLength(1), z.maxLength(160)),
        email: zEmail
    })).check(z.minLength(1), z.maxLength(6))
}))();

export const zAgreementsSendHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zAgreementsGenerateUrlBody = /*#__PURE__*/ (() => z.object({
    transaction_id: zId,
    signer_id: zId
}))();

export const zAgreementsVoidAgreementTransactionBody = /*#__PURE__*/ (() => z.object({
    transaction_id: zId,
    version: zVersion,
    reason: z.string().check(z.minLength(3), z.maxLength(500))
}))();

export const zAgreementsVoidAgreementTransactionHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zAgreementsTrackBody = /*#__PURE__*/ (() => z.object({
    event: z.enum([
        'viewed',
        'consented',
        'page_read',
        'signature_adopted'
    ]),
    page: z.optional(z.int().check(z.gte(1), z.lte(500)))
}))();

export const zAgreementsSaveSignedBody = /*#__PURE__*/ (() => z.object({
    signature: zSignatureImage,
    initials: z.optional(zSignatureImage),
    values: z.record(z.string(), z.string().check(z.maxLength(500))),
    consent_version: z.string().check(z.maxLength(40))
}))();

export const zAgreementsDeclineBody = /*#__PURE__*/ (() => z.object({
    reason: z.string().check(z.minLength(3), z.maxLength(500))
}))();

export const zFilesReadPath = /*#__PURE__*/ (() => z.object({
    file_id: zId
}))();

export const zFilesReadQuery = /*#__PURE__*/ (() => z.object({
    company_id: z.int().check(z.gte(1)),
    expires: z.int(),
    signature: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
    download: z.optional(z.string().check(z.maxLength(200)))
}))();
