// Made by sdk/generate.ts from openapi/. Change the contract, then run `npm run sdk`.

import * as z from 'zod/mini';

/**
 * Flush on the roof (NOCT 49 °C), tilted rack on the roof, ground rack or carport (NOCT 45 °C). Defaults to flush on the roof.
 */
export const zMounting = /*#__PURE__*/ (() => z.enum([
    'roof',
    'roof_rack',
    'ground',
    'carport'
]))();

/**
 * Equal rows one behind another, as on an open rack. Snow sliding off piles up below them. The rows shade each other and the ground seen by the rear of bifacial panels.
 */
export const zRows = /*#__PURE__*/ (() => z.object({
    ground_cover_ratio: z.number().check(z.gte(0.05), z.lte(0.95)),
    slope_length_m: z.number().check(z.gte(0.3), z.lte(20)),
    lower_edge_m: z.number().check(z.gte(0), z.lte(10))
}))();

/**
 * Single-axis tracker that follows the sun from east to west. The plane's tilt and azimuth are then those of the axis.
 */
export const zTracker = /*#__PURE__*/ (() => z.object({
    max_angle_deg: z.number().check(z.gte(5), z.lte(85)),
    backtracking: z.boolean(),
    cross_slope_deg: z.optional(z.number().check(z.gte(-30), z.lte(30)))
}))();

export const zPartId = /*#__PURE__*/ (() => z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)))();

/**
 * Share of what remains after the preceding losses.
 */
export const zLossShare = /*#__PURE__*/ (() => z.number().check(z.gte(0), z.lte(0.5)))();

/**
 * Losses between the panels and the inverter, in PVWatts categories.
 */
export const zSystemLosses = /*#__PURE__*/ (() => z.object({
    soiling: zLossShare,
    shading: zLossShare,
    snow: zLossShare,
    mismatch: zLossShare,
    wiring: zLossShare,
    connections: zLossShare,
    light_induced_degradation: zLossShare,
    nameplate: zLossShare,
    age: zLossShare,
    availability: zLossShare
}))();

/**
 * Monthly soiling, January to December. Replaces the flat share.
 */
export const zMonthlySoiling = /*#__PURE__*/ (() => z.tuple([
    zLossShare,
    zLossShare,
    zLossShare,
    zLossShare,
    zLossShare,
    zLossShare,
    zLossShare,
    zLossShare,
    zLossShare,
    zLossShare,
    zLossShare,
    zLossShare
]))();

/**
 * Snow in an average year, January to December, as in climate normals. Snow losses follow the monthly model of Townsend and Powers (2011) and replace the flat snow share.
 */
export const zSiteSnow = /*#__PURE__*/ (() => z.object({
    snowfall_cm: z.tuple([
        z.number().check(z.gte(0), z.lte(1000)),
        z.number().check(z.gte(0), z.lte(1000)),
        z.number().check(z.gte(0), z.lte(1000)),
        z.number().check(z.gte(0), z.lte(1000)),
        z.number().check(z.gte(0), z.lte(1000)),
        z.number().check(z.gte(0), z.lte(1000)),
        z.number().check(z.gte(0), z.lte(1000)),
        z.number().check(z.gte(0), z.lte(1000)),
        z.number().check(z.gte(0), z.lte(1000)),
        z.number().check(z.gte(0), z.lte(1000)),
        z.number().check(z.gte(0), z.lte(1000)),
        z.number().check(z.gte(0), z.lte(1000))
    ]),
    snowy_days: z.tuple([
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31))
    ]),
    covered_days: z.tuple([
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31)),
        z.number().check(z.gte(0), z.lte(31))
    ]),
    humidity: z.tuple([
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
    ])
}))();

/**
 * Site conditions missing from the weather data. Without them, no snow and a ground albedo of 20% are assumed.
 */
export const zSiteConditions = /*#__PURE__*/ (() => z.object({
    snow: z.optional(zSiteSnow),
    monthly_albedo: z.optional(z.tuple([
        z.number().check(z.gte(0), z.lte(0.9)),
        z.number().check(z.gte(0), z.lte(0.9)),
        z.number().check(z.gte(0), z.lte(0.9)),
        z.number().check(z.gte(0), z.lte(0.9)),
        z.number().check(z.gte(0), z.lte(0.9)),
        z.number().check(z.gte(0), z.lte(0.9)),
        z.number().check(z.gte(0), z.lte(0.9)),
        z.number().check(z.gte(0), z.lte(0.9)),
        z.number().check(z.gte(0), z.lte(0.9)),
        z.number().check(z.gte(0), z.lte(0.9)),
        z.number().check(z.gte(0), z.lte(0.9)),
        z.number().check(z.gte(0), z.lte(0.9))
    ]))
}))();

/**
 * Which modules feed which inverter. If omitted, all modules feed one inverter.
 */
export const zWiring = /*#__PURE__*/ (() => z.object({
    kind: z.enum([
        'string',
        'optimizer',
        'micro'
    ]),
    units: z.array(z.object({
        ac_kw: z.number().check(z.gt(0), z.lte(100000)),
        inputs: z.array(z.array(z.object({
            plane: z.int().check(z.gte(0), z.lte(19)),
            module_count: z.int().check(z.gte(1), z.lte(500))
        })).check(z.maxLength(10000))).check(z.maxLength(10000))
    })).check(z.maxLength(5000))
}))();

/**
 * Offset right and up from the drawing's center, in meters. `north_deg` gives the direction of north.
 */
export const zPoint = /*#__PURE__*/ (() => z.tuple([z.number().check(z.gte(-1000), z.lte(1000)), z.number().check(z.gte(-1000), z.lte(1000))]))();

export const zOrientation = /*#__PURE__*/ (() => z.enum(['portrait', 'landscape']))();

export const zDrawnObstruction = /*#__PURE__*/ (() => z.object({
    id: zPartId,
    kind: z.enum([
        'chimney',
        'vent',
        'skylight',
        'dormer',
        'escape_window',
        'building',
        'wall',
        'other'
    ]),
    points: z.array(zPoint).check(z.minLength(3), z.maxLength(20)),
    height_m: z.number().check(z.gte(0), z.lte(200)),
    on_roof: z.boolean()
}))();

export const zDrawnTree = /*#__PURE__*/ (() => z.object({
    id: zPartId,
    kind: z.enum(['deciduous', 'evergreen']),
    x_m: z.number().check(z.gte(-1000), z.lte(1000)),
    y_m: z.number().check(z.gte(-1000), z.lte(1000)),
    height_m: z.number().check(z.gt(0), z.lte(120)),
    crown_m: z.number().check(z.gt(0), z.lte(60))
}))();

export const zHorizonPoint = /*#__PURE__*/ (() => z.object({
    azimuth_deg: z.number().check(z.gte(0), z.lt(360)),
    elevation_deg: z.number().check(z.gte(0), z.lte(90))
}))();

/**
 * Shading objects and the surfaces they shade, from the drawing, so that hourly shading of each module can be reproduced.
 */
export const zShadeScene = /*#__PURE__*/ (() => z.object({
    north_deg: z.number().check(z.gte(0), z.lt(360)),
    planes: z.array(z.object({
        id: zPartId,
        points: z.array(zPoint).check(z.minLength(3), z.maxLength(40)),
        tilt_deg: z.number().check(z.gte(0), z.lte(75)),
        azimuth_deg: z.number().check(z.gte(0), z.lt(360)),
        eave_height_m: z.number().check(z.gte(0), z.lte(100)),
        module_length_m: z.nullable(z.number().check(z.gt(0), z.lte(10))),
        module_width_m: z.nullable(z.number().check(z.gt(0), z.lte(10))),
        modules: z.array(z.object({
            u_m: z.number().check(z.gte(-2000), z.lte(2000)),
            v_m: z.number().check(z.gte(-2000), z.lte(2000)),
            orientation: zOrientation
        })).check(z.maxLength(800))
    })).check(z.maxLength(20)),
    obstructions: z.array(zDrawnObstruction).check(z.maxLength(60)),
    trees: z.array(zDrawnTree).check(z.maxLength(60)),
    horizon: z.array(zHorizonPoint).check(z.maxLength(72))
}))();

export const zReceiptInputs = /*#__PURE__*/ (() => z.object({
    place: z.object({
        latitude_deg: z.number().check(z.gte(-90), z.lte(90)),
        longitude_deg: z.number().check(z.gte(-180), z.lte(180))
    }),
    planes: z.array(z.object({
        name: z.string().check(z.maxLength(60)),
        tilt_deg: z.number().check(z.gte(0), z.lte(90)),
        azimuth_deg: z.number().check(z.gte(0), z.lt(360)),
        kw: z.number().check(z.gte(0), z.lte(100000)),
        temp_coeff: z.optional(z.number().check(z.gte(-0.1), z.lte(0.1))),
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
        ])),
        losses: z.optional(z.number().check(z.gte(0), z.lte(1))),
        module_count: z.optional(z.int().check(z.gte(1), z.lte(500))),
        mounting: z.optional(zMounting),
        rows: z.optional(zRows),
        tracker: z.optional(zTracker),
        bifaciality: z.optional(z.number().check(z.gte(0), z.lte(1))),
        scene_plane: z.optional(zPartId)
    })).check(z.minLength(1), z.maxLength(20)),
    losses: zSystemLosses,
    monthly_soiling: z.optional(zMonthlySoiling),
    conditions: z.optional(zSiteConditions),
    inverters: z.object({
        ac_kw: z.number().check(z.gt(0), z.lte(100000)),
        efficiency: z.number().check(z.gt(0), z.lte(1)),
        wiring: z.optional(zWiring)
    }),
    scene: z.optional(zShadeScene),
    weather: z.object({
        rule: z.string().check(z.maxLength(400)),
        stations: z.array(z.string().check(z.maxLength(400))).check(z.maxLength(12)),
        file_name: z.nullable(z.string().check(z.maxLength(255))),
        file_sha256: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
        utc_offset_h: z.optional(z.number().check(z.gte(-26), z.lte(26)))
    })
}))();

/**
 * Values for January through December.
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

/**
 * Energy to the watt-hour, shares to one millionth.
 */
export const zReceiptResults = /*#__PURE__*/ (() => z.object({
    annual_kwh: z.number(),
    monthly_kwh: zTwelve,
    monthly_poa_kwh_m2: zTwelve,
    planes: z.array(z.object({
        name: z.string(),
        annual_kwh: z.number()
    })),
    losses: z.array(z.object({
        name: z.string(),
        share: z.number()
    })),
    specific_yield: z.number(),
    performance_ratio: z.number(),
    hours_sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/))
}))();

/**
 * SHA-256 of the canonical JSON (sorted keys, no spaces).
 */
export const zHash = /*#__PURE__*/ (() => z.string().check(z.regex(/^[0-9a-f]{64}$/)))();

export const zReceipt = /*#__PURE__*/ (() => z.object({
    schema: z.literal(1),
    engine: z.int().check(z.gte(1)),
    made_at: z.iso.datetime({ offset: true }),
    inputs: zReceiptInputs,
    results: zReceiptResults,
    inputs_sha256: zHash,
    results_sha256: zHash
}))();

export const zSignIn = /*#__PURE__*/ (() => z.object({
    email: z.string().check(z.minLength(1), z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(200)),
    link: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)))
}))();

/**
 * At least 12 characters and not a commonly used password. No rules about character types.
 */
export const zNewPassword = /*#__PURE__*/ (() => z.string().check(z.minLength(12), z.maxLength(200)))();

export const zChangePassword = /*#__PURE__*/ (() => z.object({
    current_password: z.string().check(z.minLength(1), z.maxLength(200)),
    new_password: zNewPassword
}))();

export const zSetPin = /*#__PURE__*/ (() => z.object({
    current_password: z.string().check(z.minLength(1), z.maxLength(200)),
    pin: z.nullable(z.string().check(z.regex(/^[0-9]{6}$/)))
}))();

export const zPin = /*#__PURE__*/ (() => z.string().check(z.regex(/^[0-9]{6}$/)))();

/**
 * The token of the sign-in that waits for its second step.
 */
export const zPending = /*#__PURE__*/ (() => z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)))();

/**
 * From the operation that began it. Works once.
 */
export const zTicket = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(1000), z.regex(/^[A-Za-z0-9_-]+$/)))();

/**
 * The browser's credential as JSON (Web Authentication, `toJSON`).
 */
export const zPasskeyResponse = /*#__PURE__*/ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(2000)),
    rawId: z.string().check(z.minLength(1), z.maxLength(2000)),
    type: z.literal('public-key'),
    authenticatorAttachment: z.nullish(z.string().check(z.maxLength(40))),
    response: z.record(z.string(), z.unknown()),
    clientExtensionResults: z.record(z.string(), z.unknown())
}))();

export const zOwnPassword = /*#__PURE__*/ (() => z.object({
    current_password: z.optional(z.string().check(z.minLength(1), z.maxLength(200)))
}))();

export const zPasskeyName = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[^\x00-\x1f\x7f-\x9f\u2028\u2029]+$/)))();

/**
 * A UUIDv7.
 */
export const zId = /*#__PURE__*/ (() => z.uuid())();

export const zPasskeyRenamed = /*#__PURE__*/ (() => z.object({
    passkey_id: zId,
    name: zPasskeyName
}))();

/**
 * Six digits of the authenticator app, or a recovery code. Spaces, hyphens and case are ignored.
 */
export const zCode = /*#__PURE__*/ (() => z.string().check(z.minLength(6), z.maxLength(40)))();

export const zIdentityProof = /*#__PURE__*/ (() => z.object({
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    code: z.optional(zCode),
    passkey: z.optional(z.object({
        ticket: zTicket,
        response: zPasskeyResponse
    }))
}))();

export const zOwnCode = /*#__PURE__*/ (() => z.object({
    code: zCode
}))();

/**
 * Local part, @, domain, a dot, then at least two letters.
 */
export const zEmail = /*#__PURE__*/ (() => z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/)))();

/**
 * A code of 20 letters and digits. Spaces, hyphens and case are ignored.
 */
export const zPasswordCode = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(60)))();

export const zResetByCode = /*#__PURE__*/ (() => z.object({
    email: zEmail,
    code: zPasswordCode,
    password: zNewPassword
}))();

export const zRequestReset = /*#__PURE__*/ (() => z.object({
    email: zEmail
}))();

export const zResetPassword = /*#__PURE__*/ (() => z.object({
    reset: z.string().check(z.minLength(1), z.maxLength(200)),
    password: zNewPassword
}))();

export const zPermission = /*#__PURE__*/ (() => z.enum([
    'dashboard.view',
    'projects.view_own',
    'projects.view_all',
    'projects.create',
    'projects.edit',
    'projects.change_status',
    'projects.reopen',
    'leads.import',
    'homeowners.edit',
    'privacy.manage',
    'design.edit',
    'pricing.view_cost',
    'pricing.override',
    'guardrails.edit',
    'guardrails.approve',
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

/**
 * Version number, incremented with every change. Send the version your update is based on.
 */
export const zVersion = /*#__PURE__*/ (() => z.int().check(z.gte(1)))();

export const zSecondStepPolicy = /*#__PURE__*/ (() => z.object({
    required_of: z.enum([
        'nobody',
        'everyone',
        'roles',
        'permissions'
    ]),
    role_ids: z.array(zId).check(z.maxLength(100)),
    permissions: z.array(zPermission).check(z.maxLength(100)),
    grace_days: z.int().check(z.gte(0), z.lte(90)),
    version: zVersion
}))();

export const zBeginSingleSignOn = /*#__PURE__*/ (() => z.object({
    email: z.string().check(z.minLength(1), z.maxLength(254)),
    is_fresh: z.optional(z.boolean())
}))();

export const zRoleOfValue = /*#__PURE__*/ (() => z.object({
    value: z.string().check(z.minLength(1), z.maxLength(200)),
    role_id: zId
}))();

export const zSingleSignOnInput = /*#__PURE__*/ (() => z.object({
    mode: z.enum([
        'off',
        'optional',
        'enforced'
    ]),
    issuer: z.string().check(z.minLength(8), z.maxLength(300)),
    client_id: z.string().check(z.minLength(1), z.maxLength(300)),
    client_secret: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
    role_id: z.nullable(z.uuid()),
    role_claim: z.string().check(z.minLength(1), z.maxLength(100)),
    role_map: z.array(zRoleOfValue).check(z.maxLength(50)),
    version: z.int().check(z.gte(0))
}))();

export const zDomainName = /*#__PURE__*/ (() => z.object({
    domain: z.string().check(z.minLength(4), z.maxLength(253))
}))();

export const zIdleMinutes = /*#__PURE__*/ (() => z.int().check(z.gte(5), z.lte(60)))();

/**
 * Two-letter code of a US state or territory.
 */
export const zStateCode = /*#__PURE__*/ (() => z.string().check(z.regex(/^[A-Z]{2}$/)))();

export const zPersonName = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[^\x00-\x1f\x7f-\x9f\u2028\u2029]+$/)))();

/**
 * A US phone number under the North American Numbering Plan. Area code and exchange code start with 2–9 and aren't N11, and the middle digit of the area code isn't 9. A leading +1 and an extension are optional.
 */
export const zUsPhone = /*#__PURE__*/ (() => z.string().check(z.maxLength(40), z.regex(/^(?:\+?1[\s.\-]?)?(?:\((?:[2-9](?:1[02-9]|[02-8]1|[02-8][02-9]))\)|[2-9](?:1[02-9]|[02-8]1|[02-8][02-9]))[\s.\-]?[2-9](?:1[02-9]|[02-9]1|[02-9][02-9])[\s.\-]?[0-9]{4}(?:\s*(?:[xX]|[eE][xX][tT](?:\.|[eE][nN][sS][iI][oO][nN])?)\s*[0-9]{1,6})?$/)))();

export const zSignUp = /*#__PURE__*/ (() => z.object({
    company_name: z.string().check(z.minLength(2), z.maxLength(80), z.regex(/^[^\x00-\x1f\x7f-\x9f\u2028\u2029]+$/)),
    state: zStateCode,
    firstname: zPersonName,
    lastname: zPersonName,
    email: zEmail,
    phone: z.optional(zUsPhone),
    password: zNewPassword
}))();

export const zFinishSignUp = /*#__PURE__*/ (() => z.object({
    sign_up: z.string().check(z.minLength(1), z.maxLength(200)),
    password: z.string().check(z.minLength(1), z.maxLength(200))
}))();

/**
 * Where a member sells: states, ZIP codes or both. Informational only; it restricts nothing.
 */
export const zTerritory = /*#__PURE__*/ (() => z.object({
    states: z.array(zStateCode).check(z.maxLength(60)),
    zips: z.array(z.string().check(z.regex(/^[0-9]{5}$/))).check(z.maxLength(500))
}))();

export const zNewInvite = /*#__PURE__*/ (() => z.object({
    role_id: zId,
    email: z.optional(zEmail),
    firstname: z.optional(zPersonName),
    lastname: z.optional(zPersonName),
    manager_id: z.optional(zId),
    territory: z.optional(zTerritory)
}))();

export const zInviteRow = /*#__PURE__*/ (() => z.object({
    email: z.string().check(z.minLength(1), z.maxLength(254)),
    role_id: zId,
    firstname: z.optional(zPersonName),
    lastname: z.optional(zPersonName),
    manager_id: z.optional(zId),
    territory: z.optional(zTerritory)
}))();

export const zJoin = /*#__PURE__*/ (() => z.object({
    invite: z.string().check(z.minLength(1), z.maxLength(200)),
    firstname: zPersonName,
    lastname: zPersonName,
    email: zEmail,
    phone: z.optional(zUsPhone),
    password: zNewPassword
}))();

export const zAddress = /*#__PURE__*/ (() => z.object({
    line1: z.string().check(z.minLength(1), z.maxLength(120)),
    line2: z.optional(z.string().check(z.maxLength(120))),
    city: z.string().check(z.minLength(1), z.maxLength(80)),
    state: zStateCode,
    postal_code: z.string().check(z.regex(/^[0-9]{5}(-[0-9]{4})?$/)),
    latitude: z.optional(z.number().check(z.gte(-90), z.lte(90))),
    longitude: z.optional(z.number().check(z.gte(-180), z.lte(180)))
}))();

export const zCompanyFields = /*#__PURE__*/ (() => z.object({
    name: z.string().check(z.minLength(2), z.maxLength(80), z.regex(/^[^\x00-\x1f\x7f-\x9f\u2028\u2029]+$/)),
    legal_name: z.string().check(z.minLength(2), z.maxLength(120), z.regex(/^[^\x00-\x1f\x7f-\x9f\u2028\u2029]+$/)),
    license_number: z.optional(z.string().check(z.maxLength(60))),
    brand_color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
    phone: z.optional(zUsPhone),
    email: z.optional(zEmail),
    website: z.optional(z.string().check(z.maxLength(200), z.regex(/^https?:\/\/[^\s\/]+\.[^\s]+$/))),
    address: z.optional(zAddress),
    version: zVersion
}))();

export const zLicense = /*#__PURE__*/ (() => z.object({
    state: zStateCode,
    number: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[^\x00-\x1f\x7f-\x9f\u2028\u2029]+$/)),
    classification: z.optional(z.string().check(z.maxLength(60), z.regex(/^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*$/))),
    expires_on: z.optional(z.iso.date())
}))();

export const zPointOfContact = /*#__PURE__*/ (() => z.object({
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
    email: z.optional(zEmail),
    phone: z.optional(zUsPhone),
    shown_to_homeowners: z.boolean()
}))();

export const zPointsOfContact = /*#__PURE__*/ (() => z.object({
    sales: zPointOfContact,
    installation: zPointOfContact,
    service: zPointOfContact,
    billing: zPointOfContact
}))();

export const zTimeZone = /*#__PURE__*/ (() => z.enum([
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
    'America/Puerto_Rico',
    'Pacific/Guam',
    'Pacific/Pago_Pago'
]))();

/**
 * Prefix of project numbers.
 */
export const zProjectPrefix = /*#__PURE__*/ (() => z.string().check(z.maxLength(8), z.regex(/^[A-Za-z0-9-]*$/)))();

/**
 * How many days a signing link works.
 */
export const zSigningLinkDays = /*#__PURE__*/ (() => z.int().check(z.gte(1), z.lte(90)))();

/**
 * How many days an invitation works.
 */
export const zInviteDays = /*#__PURE__*/ (() => z.int().check(z.gte(1), z.lte(30)))();

/**
 * Checks a price must pass before the project can be sold. Null skips a check.
 */
export const zPricingChecks = /*#__PURE__*/ (() => z.object({
    minimum_margin: z.nullable(z.number().check(z.gte(0), z.lte(0.9))),
    cost_usd_per_w: z.nullable(z.number().check(z.gte(0), z.lte(20))),
    most_discount: z.nullable(z.number().check(z.gte(0), z.lte(1)))
}))();

/**
 * Reasons offered when canceling or voiding a sale. Users can also enter their own.
 */
export const zCancelReasons = /*#__PURE__*/ (() => z.array(z.string().check(z.minLength(2), z.maxLength(80))).check(z.minLength(1), z.maxLength(30)))();

export const zGeneralInput = /*#__PURE__*/ (() => z.object({
    timezone: zTimeZone,
    project_prefix: zProjectPrefix,
    next_project_number: z.optional(z.int().check(z.gte(1), z.lte(9999999))),
    signing_link_days: zSigningLinkDays,
    invite_days: zInviteDays,
    pricing_checks: zPricingChecks,
    cancel_reasons: zCancelReasons,
    version: z.int().check(z.gte(0))
}))();

/**
 * The user's language in Sunquill. Null follows the browser.
 */
export const zReaderLanguage = /*#__PURE__*/ (() => z.nullable(z.enum(['en', 'es'])))();

export const zRoleName = /*#__PURE__*/ (() => z.string().check(z.minLength(2), z.maxLength(60)))();

/**
 * What support needs to look at.
 */
export const zAccessReason = /*#__PURE__*/ (() => z.string().check(z.minLength(10), z.maxLength(500)))();

export const zNewEmail = /*#__PURE__*/ (() => z.object({
    to: z.array(zEmail).check(z.minLength(1), z.maxLength(10)),
    subject: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\x00-\x1f\x7f-\x9f\u2028\u2029]+$/)),
    body: z.string().check(z.minLength(1), z.maxLength(20000))
}))();

export const zSupportTopic = /*#__PURE__*/ (() => z.enum([
    'question',
    'problem',
    'billing',
    'idea'
]))();

export const zSupportQuestion = /*#__PURE__*/ (() => z.object({
    topic: zSupportTopic,
    subject: z.string().check(z.minLength(1), z.maxLength(120), z.regex(/^[^\x00-\x1f\x7f-\x9f\u2028\u2029]+$/)),
    message: z.string().check(z.minLength(1), z.maxLength(5000)),
    page: z.optional(z.string().check(z.maxLength(500))),
    device: z.optional(z.string().check(z.maxLength(300))),
    app_version: z.optional(z.string().check(z.maxLength(40)))
}))();

/**
 * Host name, such as smtp.example.com, or an IP address.
 */
export const zMailHost = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(253), z.regex(/^[A-Za-z0-9]([A-Za-z0-9.:_\-]*[A-Za-z0-9])?$/)))();

export const zPort = /*#__PURE__*/ (() => z.int().check(z.gte(1), z.lte(65535)))();

/**
 * `tls` encrypts from the start. `starttls` requires the connection to upgrade to encryption.
 */
export const zMailEncryption = /*#__PURE__*/ (() => z.enum([
    'none',
    'starttls',
    'tls'
]))();

export const zSenderName = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^<>\x00-\x1f\x7f-\x9f\u2028\u2029]+$/)))();

export const zSmtpInput = /*#__PURE__*/ (() => z.object({
    enabled: z.boolean(),
    host: z.optional(zMailHost),
    port: zPort,
    encryption: zMailEncryption,
    user: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
    remove_password: z.optional(z.boolean()),
    from_name: z.optional(zSenderName),
    from_address: z.optional(zEmail),
    version: z.int().check(z.gte(0))
}))();

/**
 * Client ID from the Google Cloud console.
 */
export const zGoogleClientId = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[A-Za-z0-9_\-]+\.apps\.googleusercontent\.com$/)))();

export const zGoogleInput = /*#__PURE__*/ (() => z.object({
    client_id: zGoogleClientId,
    client_secret: z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\x21-\x7e]+$/))),
    version: z.int().check(z.gte(0), z.lte(2147483647))
}))();

export const zTestEmail = /*#__PURE__*/ (() => z.object({
    through: z.optional(z.enum(['smtp', 'google'])),
    host: z.optional(zMailHost),
    port: z.optional(zPort),
    encryption: z.optional(zMailEncryption),
    user: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
    from_name: z.optional(zSenderName),
    from_address: z.optional(zEmail)
}))();

export const zMailTextKind = /*#__PURE__*/ (() => z.enum([
    'invitation',
    'welcome',
    'password_reset',
    'password_changed',
    'proposal',
    'proposal_es',
    'agreement',
    'agreement_es',
    'agreement_reminder',
    'agreement_reminder_es',
    'agreement_copy',
    'agreement_copy_es',
    'lender_application',
    'lender_application_es',
    'invoice',
    'invoice_es',
    'credit_note',
    'credit_note_es',
    'receipt',
    'receipt_es'
]))();

export const zMailTextInput = /*#__PURE__*/ (() => z.object({
    kind: zMailTextKind,
    subject: z.optional(z.string().check(z.minLength(1), z.maxLength(150))),
    body: z.optional(z.string().check(z.minLength(1), z.maxLength(5000))),
    reset: z.optional(z.boolean()),
    version: z.int().check(z.gte(0))
}))();

/**
 * An event with a company notification rule.
 */
export const zTeamEvent = /*#__PURE__*/ (() => z.enum([
    'proposal_opened',
    'proposal_accepted',
    'agreement_opened',
    'agreement_signed',
    'agreement_declined',
    'lender_decided',
    'lender_needs_something',
    'lender_funded',
    'invoice_paid',
    'invoice_overdue',
    'lead_possible_duplicate',
    'page_failed',
    'member_joined'
]))();

export const zNotificationRule = /*#__PURE__*/ (() => z.object({
    event: zTeamEvent,
    responsible: z.boolean(),
    role_ids: z.array(zId).check(z.maxLength(50)),
    user_ids: z.array(zId).check(z.maxLength(50)),
    addresses: z.array(zEmail).check(z.maxLength(5))
}))();

export const zNotificationsInput = /*#__PURE__*/ (() => z.object({
    rules: z.array(zNotificationRule).check(z.minLength(1), z.maxLength(20)),
    version: z.int().check(z.gte(0))
}))();

/**
 * Exactly one of the two.
 */
export const zReadMark = /*#__PURE__*/ (() => z.object({
    ids: z.optional(z.array(zId).check(z.minLength(1), z.maxLength(200))),
    up_to: z.optional(zId)
}))();

export const zNotificationEvent = /*#__PURE__*/ (() => z.enum([
    'mentioned',
    'task_assigned',
    'task_due',
    'approval_asked',
    'approval_decided',
    'proposal_opened',
    'proposal_accepted',
    'agreement_opened',
    'agreement_signed',
    'agreement_declined',
    'lender_decided',
    'lender_needs_something',
    'lender_funded',
    'invoice_paid',
    'invoice_overdue',
    'lead_possible_duplicate',
    'page_failed',
    'member_joined',
    'job_done',
    'new_device',
    'sign_in_changed',
    'support_access'
]))();

/**
 * `daily` groups events into one email at 7 AM in the company's time zone.
 */
export const zMailTiming = /*#__PURE__*/ (() => z.enum([
    'at_once',
    'daily',
    'never'
]))();

export const zEventWay = /*#__PURE__*/ (() => z.object({
    event: zNotificationEvent,
    in_app: z.boolean(),
    mail: zMailTiming
}))();

export const zPreferencesInput = /*#__PURE__*/ (() => z.object({
    ways: z.array(zEventWay).check(z.minLength(1), z.maxLength(30)),
    version: z.int().check(z.gte(0))
}))();

/**
 * Kind of homeowner page.
 */
export const zProblemPage = /*#__PURE__*/ (() => z.enum([
    'proposal',
    'summary',
    'signing',
    'signed',
    'sign_report',
    'application',
    'simulation_report'
]))();

/**
 * A part of the page is missing, or an unhandled error.
 */
export const zProblemKind = /*#__PURE__*/ (() => z.enum(['not_drawn', 'uncaught']))();

/**
 * Page number in the document, starting at 1. Null if there are no pages.
 */
export const zPageNumber = /*#__PURE__*/ (() => z.nullable(z.int().check(z.gte(1), z.lte(1000))))();

export const zErrorName = /*#__PURE__*/ (() => z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/)))();

/**
 * Known words only. Every other run of words is replaced with “…”.
 */
export const zErrorMessage = /*#__PURE__*/ (() => z.string().check(z.maxLength(300)))();

/**
 * Stack frames in the product's own files, innermost first.
 */
export const zFrames = /*#__PURE__*/ (() => z.array(z.string().check(z.regex(/^assets\/[A-Za-z0-9._-]{1,80}\.m?js:\d{1,7}(:\d{1,7})?$/))).check(z.maxLength(5)))();

export const zProblemBrowser = /*#__PURE__*/ (() => z.enum([
    'Safari',
    'Chrome',
    'Edge',
    'Firefox',
    'Opera',
    'Samsung Internet',
    'Other'
]))();

/**
 * Major version only.
 */
export const zBrowserVersion = /*#__PURE__*/ (() => z.nullable(z.int().check(z.gte(1), z.lte(999))))();

export const zProblemDevice = /*#__PURE__*/ (() => z.enum([
    'iPhone',
    'iPad',
    'Android phone',
    'Android tablet',
    'Windows',
    'Chromebook',
    'Mac',
    'Linux',
    'Other'
]))();

/**
 * Narrower than 640 pixels, narrower than 1,024, or wider.
 */
export const zProblemScreen = /*#__PURE__*/ (() => z.enum([
    'small',
    'medium',
    'large'
]))();

export const zAppVersion = /*#__PURE__*/ (() => z.string().check(z.regex(/^[0-9a-z.-]{1,30}$/)))();

/**
 * English or Spanish.
 */
export const zLanguage = /*#__PURE__*/ (() => z.enum(['en', 'es']))();

export const zProblemReport = /*#__PURE__*/ (() => z.object({
    page: zProblemPage,
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,200}$/)),
    kind: zProblemKind,
    page_number: zPageNumber,
    error_name: zErrorName,
    error_message: zErrorMessage,
    frames: zFrames,
    browser: zProblemBrowser,
    browser_version: zBrowserVersion,
    device: zProblemDevice,
    screen: zProblemScreen,
    app_version: zAppVersion,
    language: zLanguage
}))();

export const zProblemStatus = /*#__PURE__*/ (() => z.enum([
    'open',
    'resolved',
    'dismissed'
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

/**
 * How far the proposal got: published, opened by the homeowners, or an agreement signed since. Signing counts as viewing.
 */
export const zProposalReach = /*#__PURE__*/ (() => z.enum([
    'sent',
    'viewed',
    'signed'
]))();

/**
 * Filters for a list of projects. Days are in the company's time zone, both inclusive.
 */
export const zProjectFilters = /*#__PURE__*/ (() => z.object({
    search: z.optional(z.string().check(z.maxLength(100))),
    status: z.optional(z.array(zProjectStatus).check(z.maxLength(11))),
    stage: z.optional(z.array(zStage).check(z.maxLength(4))),
    owner_id: z.optional(z.array(zId).check(z.maxLength(50))),
    state: z.optional(zStateCode),
    lead_source: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
    tag: z.optional(z.string().check(z.minLength(1), z.maxLength(30))),
    created_from: z.optional(z.iso.date()),
    created_to: z.optional(z.iso.date()),
    sold_from: z.optional(z.iso.date()),
    sold_to: z.optional(z.iso.date()),
    proposal: z.optional(zProposalReach),
    sent_from: z.optional(z.iso.date()),
    sent_to: z.optional(z.iso.date()),
    size_from_kw: z.optional(z.number().check(z.gte(0), z.lte(100000))),
    size_to_kw: z.optional(z.number().check(z.gte(0), z.lte(100000))),
    price_from_cents: z.optional(z.int().check(z.gte(0), z.lte(100000000000))),
    price_to_cents: z.optional(z.int().check(z.gte(0), z.lte(100000000000))),
    idle_days: z.optional(z.int().check(z.gte(1), z.lte(3650))),
    merged: z.optional(z.boolean())
}))();

export const zProjectSort = /*#__PURE__*/ (() => z.enum([
    'number',
    'name',
    'updated_at',
    'active_at',
    'price_cents',
    'size_kw',
    'status_since'
]))();

export const zSortDirection = /*#__PURE__*/ (() => z.enum(['asc', 'desc']))();

export const zListView = /*#__PURE__*/ (() => z.enum(['table', 'board']))();

export const zViewFields = /*#__PURE__*/ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    filters: zProjectFilters,
    sort: zProjectSort,
    direction: zSortDirection,
    view: zListView,
    shared: z.boolean()
}))();

export const zViewChange = /*#__PURE__*/ (() => z.object({
    view_id: zId,
    version: zVersion,
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    filters: zProjectFilters,
    sort: zProjectSort,
    direction: zSortDirection,
    view: zListView,
    shared: z.boolean()
}))();

export const zViewId = /*#__PURE__*/ (() => z.object({
    view_id: zId
}))();

export const zDefaultView = /*#__PURE__*/ (() => z.object({
    view_id: z.nullable(zId)
}))();

export const zOwnerChange = /*#__PURE__*/ (() => z.object({
    kind: z.literal('owner'),
    owner_id: zId
}))();

export const zTagAdded = /*#__PURE__*/ (() => z.object({
    kind: z.literal('add_tag'),
    tag: z.string().check(z.minLength(1), z.maxLength(30))
}))();

export const zTagRemoved = /*#__PURE__*/ (() => z.object({
    kind: z.literal('remove_tag'),
    tag: z.string().check(z.minLength(1), z.maxLength(30))
}))();

export const zBulkChange = /*#__PURE__*/ (() => z.union([
    z.intersection(z.object({
        kind: z.literal('owner')
    }), zOwnerChange),
    z.intersection(z.object({
        kind: z.literal('add_tag')
    }), zTagAdded),
    z.intersection(z.object({
        kind: z.literal('remove_tag')
    }), zTagRemoved)
]))();

/**
 * Pass either `project_ids` or `filters`.
 */
export const zBulkUpdate = /*#__PURE__*/ (() => z.object({
    project_ids: z.optional(z.array(zId).check(z.minLength(1), z.maxLength(5000))),
    filters: z.optional(zProjectFilters),
    change: zBulkChange
}))();

export const zUndoBulk = /*#__PURE__*/ (() => z.object({
    undo_id: zId
}))();

export const zProjectExport = /*#__PURE__*/ (() => z.object({
    filters: zProjectFilters,
    sort: z.optional(zProjectSort),
    direction: z.optional(zSortDirection)
}))();

export const zPriceTerms = /*#__PURE__*/ (() => z.object({
    price_usd_per_w: z.nullable(z.number().check(z.gte(0.5), z.lte(20))),
    discount_cents: z.int().check(z.gte(0), z.lte(100000000))
}))();

export const zHomeownerFields = /*#__PURE__*/ (() => z.object({
    firstname: zPersonName,
    lastname: zPersonName,
    email: z.optional(zEmail),
    phone: z.optional(zUsPhone),
    preferred_language: z.optional(z.enum(['en', 'es']))
}))();

/**
 * The ZIP code is enough to begin with. City and state follow from it; lenders and agreements ask for the street.
 */
export const zHouseAddress = /*#__PURE__*/ (() => z.object({
    line1: z.optional(z.string().check(z.maxLength(120))),
    line2: z.optional(z.string().check(z.maxLength(120))),
    city: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
    state: z.optional(zStateCode),
    postal_code: z.string().check(z.regex(/^[0-9]{5}(-[0-9]{4})?$/)),
    latitude: z.optional(z.number().check(z.gte(-90), z.lte(90))),
    longitude: z.optional(z.number().check(z.gte(-180), z.lte(180)))
}))();

export const zAddressText = /*#__PURE__*/ (() => z.string().check(z.minLength(3), z.maxLength(200), z.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/)))();

/**
 * Name of a utility that isn't listed. It replaces `utility_id`, and vice versa; passing both is refused.
 */
export const zTypedUtility = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(120), z.regex(/^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*[^\s\x00-\x1f\x7f-\x9f\u2028\u2029][^\x00-\x1f\x7f-\x9f\u2028\u2029]*$/)))();

export const zEnergyTier = /*#__PURE__*/ (() => z.object({
    up_to_kwh: z.nullable(z.number().check(z.gt(0), z.lte(1000000))),
    rate_usd_per_kwh: z.number().check(z.gte(-1), z.lte(5))
}))();

export const zEnergyPeriod = /*#__PURE__*/ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(40)),
    tiers: z.array(zEnergyTier).check(z.minLength(1), z.maxLength(12))
}))();

/**
 * Twelve months of 24 hours, starting with January and midnight.
 */
export const zHourMatrix = /*#__PURE__*/ (() => z.tuple([
    z.tuple([
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35))
    ]),
    z.tuple([
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35))
    ]),
    z.tuple([
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35))
    ]),
    z.tuple([
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35))
    ]),
    z.tuple([
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35))
    ]),
    z.tuple([
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35))
    ]),
    z.tuple([
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35))
    ]),
    z.tuple([
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35))
    ]),
    z.tuple([
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35))
    ]),
    z.tuple([
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35))
    ]),
    z.tuple([
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35))
    ]),
    z.tuple([
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35)),
        z.int().check(z.gte(0), z.lte(35))
    ])
]))();

export const zDemandTier = /*#__PURE__*/ (() => z.object({
    up_to_kw: z.nullable(z.number().check(z.gt(0), z.lte(100000))),
    rate_usd_per_kw: z.number().check(z.gte(0), z.lte(500))
}))();

/**
 * Billed demand is at least this share of the highest demand in the preceding months, each measured in the hours of the charge.
 */
export const zDemandRatchet = /*#__PURE__*/ (() => z.object({
    share: z.number().check(z.gt(0), z.lte(1)),
    months: z.int().check(z.gte(1), z.lte(12)),
    of_months: z.optional(z.array(z.int().check(z.gte(1), z.lte(12))).check(z.minLength(1), z.maxLength(12)))
}))();

/**
 * Charge on the month's highest demand within its hours. Without an hour matrix, all hours count.
 */
export const zDemandCharge = /*#__PURE__*/ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(40)),
    months: z.array(z.int().check(z.gte(1), z.lte(12))).check(z.minLength(1), z.maxLength(12)),
    tiers: z.array(zDemandTier).check(z.minLength(1), z.maxLength(12)),
    hours: z.nullable(z.object({
        weekday: z.array(z.int().check(z.gte(0), z.lte(23))).check(z.maxLength(24)),
        weekend: z.array(z.int().check(z.gte(0), z.lte(23))).check(z.maxLength(24))
    })),
    ratchet: z.optional(zDemandRatchet)
}))();

/**
 * The same date each year, such as July 4.
 */
export const zDatedHoliday = /*#__PURE__*/ (() => z.object({
    rule: z.literal('date'),
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    month: z.int().check(z.gte(1), z.lte(12)),
    day: z.int().check(z.gte(1), z.lte(31)),
    observed: z.enum([
        'on_the_day',
        'sunday_to_monday',
        'nearest_weekday'
    ])
}))();

/**
 * A given weekday of a month, such as the fourth Thursday of November, or a number of days after it.
 */
export const zWeekdayHoliday = /*#__PURE__*/ (() => z.object({
    rule: z.literal('weekday'),
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    month: z.int().check(z.gte(1), z.lte(12)),
    weekday: z.int().check(z.gte(0), z.lte(6)),
    nth: z.union([
        z.literal(1),
        z.literal(2),
        z.literal(3),
        z.literal(4),
        z.literal(5)
    ]),
    days_after: z.optional(z.int().check(z.gte(0), z.lte(6)))
}))();

/**
 * A number of days from Easter Sunday, such as Good Friday, two days before it.
 */
export const zEasterHoliday = /*#__PURE__*/ (() => z.object({
    rule: z.literal('easter'),
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    days_after: z.int().check(z.gte(-60), z.lte(60))
}))();

/**
 * A day on which weekend hours apply.
 */
export const zHoliday = /*#__PURE__*/ (() => z.union([
    zDatedHoliday,
    zWeekdayHoliday,
    zEasterHoliday
]))();

export const zHolidays = /*#__PURE__*/ (() => z.array(zHoliday).check(z.maxLength(30)))();

export const zRatePlan = /*#__PURE__*/ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(120)),
    source: z.string().check(z.maxLength(300)),
    tier_basis: z.enum(['month', 'day']),
    tier_scope: z.optional(z.enum(['all_periods', 'each_period'])),
    periods: z.array(zEnergyPeriod).check(z.minLength(1), z.maxLength(36)),
    weekday: zHourMatrix,
    weekend: zHourMatrix,
    demand: z.array(zDemandCharge).check(z.maxLength(36)),
    demand_minutes: z.optional(z.union([z.literal(15), z.literal(60)])),
    fixed_usd_per_month: z.number().check(z.gte(0), z.lte(1000)),
    minimum_usd_per_month: z.number().check(z.gte(0), z.lte(1000)),
    annual_minimum_usd: z.optional(z.number().check(z.gte(0), z.lte(12000))),
    clock: z.optional(z.enum(['local', 'standard'])),
    calendar_year: z.optional(z.int().check(z.gte(2000), z.lte(2099))),
    holidays: z.optional(zHolidays)
}))();

/**
 * Twelve months of 24 hourly rates, in $/kWh.
 */
export const zRateMatrix = /*#__PURE__*/ (() => z.tuple([
    z.tuple([
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5))
    ]),
    z.tuple([
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5))
    ]),
    z.tuple([
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5))
    ]),
    z.tuple([
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5))
    ]),
    z.tuple([
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5))
    ]),
    z.tuple([
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5))
    ]),
    z.tuple([
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5))
    ]),
    z.tuple([
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5))
    ]),
    z.tuple([
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5))
    ]),
    z.tuple([
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5))
    ]),
    z.tuple([
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5))
    ]),
    z.tuple([
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5)),
        z.number().check(z.gte(-1), z.lte(5))
    ])
]))();

/**
 * How the utility credits energy exported to the grid.
 */
export const zNetMetering = /*#__PURE__*/ (() => z.object({
    kind: z.enum([
        'full_retail',
        'non_bypassable',
        'net_billing',
        'net_billing_carry_over',
        'buy_all_sell_all',
        'none'
    ]),
    non_bypassable_usd_per_kwh: z.optional(z.number().check(z.gte(0), z.lte(1))),
    export_usd_per_kwh: z.optional(z.number().check(z.gte(0), z.lte(2))),
    export_weekday: z.optional(zRateMatrix),
    export_weekend: z.optional(zRateMatrix),
    export_holidays: z.optional(zHolidays),
    export_source: z.optional(z.string().check(z.maxLength(300))),
    true_up_month: z.optional(z.int().check(z.gte(1), z.lte(12))),
    credits_at_true_up: z.optional(z.enum([
        'expire',
        'pay',
        'carry'
    ])),
    leftover_usd_per_kwh: z.optional(z.number().check(z.gte(0), z.lte(1)))
}))();

export const zTariff = /*#__PURE__*/ (() => z.object({
    rate_usd_per_kwh: z.number().check(z.gt(0), z.lte(2)),
    fixed_charge_cents_per_month: z.int().check(z.gte(0), z.lte(100000)),
    plan: z.optional(zRatePlan),
    net_metering: z.optional(zNetMetering)
}))();

/**
 * Electricity the household will use in addition to today's consumption.
 */
export const zAddition = /*#__PURE__*/ (() => z.object({
    kind: z.enum([
        'electric_vehicle',
        'heat_pump',
        'water_heater',
        'pool',
        'air_conditioner',
        'other'
    ]),
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    annual_kwh: z.number().check(z.gt(0), z.lte(100000))
}))();

export const zAdditions = /*#__PURE__*/ (() => z.array(zAddition).check(z.maxLength(12)))();

export const zAnnualUse = /*#__PURE__*/ (() => z.object({
    mode: z.literal('annual_kwh'),
    values: z.tuple([z.number().check(z.gte(0), z.lte(1000000))]),
    additions: z.optional(zAdditions)
}))();

/**
 * Average monthly use over the year, in kWh.
 */
export const zAverageUse = /*#__PURE__*/ (() => z.object({
    mode: z.literal('average_kwh'),
    values: z.tuple([z.number().check(z.gte(0), z.lte(100000))]),
    additions: z.optional(zAdditions)
}))();

/**
 * Months (1 to 12) whose value wasn't read from a meter or bill.
 */
export const zEstimatedMonths = /*#__PURE__*/ (() => z.array(z.int().check(z.gte(1), z.lte(12))).check(z.maxLength(11)))();

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
    ]),
    estimated_months: z.optional(zEstimatedMonths),
    additions: z.optional(zAdditions)
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
    ]),
    estimated_months: z.optional(zEstimatedMonths),
    additions: z.optional(zAdditions)
}))();

/**
 * Average monthly bill over the year.
 */
export const zAverageBill = /*#__PURE__*/ (() => z.object({
    mode: z.literal('average_bill_cents'),
    values: z.tuple([z.int().check(z.gte(0), z.lte(10000000))]),
    additions: z.optional(zAdditions)
}))();

/**
 * One month's bill. The other months are estimated from the local climate.
 */
export const zOneBill = /*#__PURE__*/ (() => z.object({
    mode: z.literal('one_bill_cents'),
    values: z.tuple([z.int().check(z.gte(0), z.lte(10000000))]),
    month: z.int().check(z.gte(1), z.lte(12)),
    additions: z.optional(zAdditions)
}))();

/**
 * From an uploaded meter file. The values are monthly totals; `usage_id` refers to the hourly data.
 */
export const zHourlyUse = /*#__PURE__*/ (() => z.object({
    mode: z.literal('interval_8760'),
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
    ]),
    usage_id: zId,
    file_name: z.string().check(z.minLength(1), z.maxLength(255)),
    additions: z.optional(zAdditions)
}))();

/**
 * The household's electricity use. Pass one value if a single figure is known; it is spread over the months by the local climate. The monthly modes take twelve values.
 */
export const zConsumption = /*#__PURE__*/ (() => z.union([
    z.intersection(z.object({
        mode: z.literal('annual_kwh')
    }), zAnnualUse),
    z.intersection(z.object({
        mode: z.literal('average_kwh')
    }), zAverageUse),
    z.intersection(z.object({
        mode: z.literal('monthly_kwh')
    }), zMonthlyUse),
    z.intersection(z.object({
        mode: z.literal('monthly_bill_cents')
    }), zMonthlyBills),
    z.intersection(z.object({
        mode: z.literal('average_bill_cents')
    }), zAverageBill),
    z.intersection(z.object({
        mode: z.literal('one_bill_cents')
    }), zOneBill),
    z.intersection(z.object({
        mode: z.literal('interval_8760')
    }), zHourlyUse)
]))();

export const zRoofType = /*#__PURE__*/ (() => z.enum([
    'composition_shingle',
    'concrete_tile',
    'clay_tile',
    'metal_standing_seam',
    'metal_corrugated',
    'flat',
    'wood_shake',
    'slate',
    'other'
]))();

/**
 * The homeowners association (HOA). Its approval is often needed before a permit.
 */
export const zHoa = /*#__PURE__*/ (() => z.object({
    exists: z.boolean(),
    name: z.optional(z.string().check(z.maxLength(120))),
    approval: z.optional(z.enum([
        'not_asked',
        'asked',
        'granted',
        'refused'
    ]))
}))();

export const zNewProject = /*#__PURE__*/ (() => z.object({
    status: z.enum(['draft', 'new']),
    homeowner: zHomeownerFields,
    address: z.optional(zHouseAddress),
    address_line: z.optional(zAddressText),
    utility_id: z.optional(z.string().check(z.maxLength(40))),
    utility_name: z.optional(zTypedUtility),
    tariff: z.optional(zTariff),
    rate_confirmed: z.optional(z.boolean()),
    consumption: z.optional(zConsumption),
    roof_type: z.optional(zRoofType),
    hoa: z.optional(zHoa),
    appointment_at: z.optional(z.iso.datetime({ offset: true })),
    lead_source: z.optional(z.string().check(z.maxLength(80))),
    notes: z.optional(z.string().check(z.maxLength(5000)))
}))();

export const zProjectChange = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: zVersion,
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
    owner_id: z.optional(zId),
    address: z.optional(zHouseAddress),
    utility_id: z.optional(z.string().check(z.maxLength(40))),
    utility_name: z.optional(zTypedUtility),
    tariff: z.optional(zTariff),
    rate_confirmed: z.optional(z.boolean()),
    consumption: z.optional(zConsumption),
    hoa: z.nullish(zHoa),
    appointment_at: z.nullish(z.iso.datetime({ offset: true })),
    installation_on: z.nullish(z.iso.date()),
    construction_begins_on: z.nullish(z.iso.date()),
    roof_type: z.nullish(zRoofType),
    notes: z.optional(z.string().check(z.maxLength(5000))),
    tags: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(30))).check(z.maxLength(20))),
    lead_source: z.optional(z.string().check(z.maxLength(80)))
}))();

export const zMergeChoice = /*#__PURE__*/ (() => z.enum(['keep', 'merge']))();

export const zMergeInput = /*#__PURE__*/ (() => z.object({
    keep_id: zId,
    keep_version: zVersion,
    merge_id: zId,
    merge_version: zVersion,
    choices: z.object({
        name: z.optional(zMergeChoice),
        contact: z.optional(zMergeChoice),
        owner: z.optional(zMergeChoice),
        address: z.optional(zMergeChoice),
        utility: z.optional(zMergeChoice),
        consumption: z.optional(zMergeChoice),
        roof_type: z.optional(zMergeChoice),
        lead_source: z.optional(zMergeChoice)
    })
}))();

export const zPrivacyKind = /*#__PURE__*/ (() => z.enum(['export', 'erasure']))();

/**
 * How the request arrived.
 */
export const zPrivacyChannel = /*#__PURE__*/ (() => z.enum([
    'email',
    'phone',
    'letter',
    'in_person'
]))();

/**
 * How you made sure that it is them.
 */
export const zPrivacyProof = /*#__PURE__*/ (() => z.enum([
    'email_reply',
    'phone_call',
    'document',
    'in_person'
]))();

/**
 * Where a roof comes from that nobody drew. None of them is a site survey.
 */
export const zPlaneOrigin = /*#__PURE__*/ (() => z.object({
    by: z.enum([
        'survey',
        'outline',
        'solar',
        'file'
    ]),
    source: z.string().check(z.minLength(1), z.maxLength(160)),
    data_on: z.nullable(z.string().check(z.regex(/^\d{4}(-\d\d-\d\d)?$/))),
    pitch: z.enum([
        'measured',
        'given',
        'assumed'
    ]),
    residual_m: z.optional(z.number().check(z.gte(0), z.lte(10))),
    edited: z.boolean()
}))();

export const zRoofArray = /*#__PURE__*/ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    tilt_deg: z.number().check(z.gte(0), z.lte(90)),
    azimuth_deg: z.number().check(z.gte(0), z.lt(360)),
    panel_id: zId,
    module_count: z.int().check(z.gte(1), z.lte(500)),
    mounting: z.optional(zMounting),
    rows: z.optional(zRows),
    tracker: z.optional(zTracker),
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
    ])),
    shading_source: z.optional(z.enum(['entered', 'drawing'])),
    origin: z.optional(zPlaneOrigin)
}))();

export const zInverterChoice = /*#__PURE__*/ (() => z.object({
    inverter_id: zId,
    count: z.int().check(z.gte(1), z.lte(500))
}))();

export const zStorageChoice = /*#__PURE__*/ (() => z.object({
    storage_id: zId,
    count: z.int().check(z.gte(1), z.lte(100))
}))();

export const zOtherChoice = /*#__PURE__*/ (() => z.object({
    other_id: zId,
    quantity: z.number().check(z.gt(0), z.lte(100000))
}))();

export const zStorageControl = /*#__PURE__*/ (() => z.object({
    strategy: z.enum([
        'self_consumption',
        'arbitrage',
        'backup'
    ]),
    reserve: z.number().check(z.gte(0), z.lte(1)),
    grid: z.optional(z.enum([
        'none',
        'charge',
        'export',
        'both'
    ]))
}))();

/**
 * This design's system losses, replacing the company's.
 */
export const zDesignLosses = /*#__PURE__*/ (() => z.object({
    shares: zSystemLosses,
    monthly_soiling: z.optional(zMonthlySoiling)
}))();

export const zDesignInput = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: z.int().check(z.gte(0)),
    arrays: z.array(zRoofArray).check(z.minLength(1), z.maxLength(20)),
    inverters: z.array(zInverterChoice).check(z.minLength(1), z.maxLength(10)),
    storage: z.optional(z.array(zStorageChoice).check(z.maxLength(10))),
    others: z.optional(z.array(zOtherChoice).check(z.maxLength(40))),
    storage_control: z.optional(zStorageControl),
    losses: z.nullish(zDesignLosses),
    conditions: z.nullish(zSiteConditions)
}))();

export const zDesignName = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(80), z.regex(/\S/)))();

/**
 * Target share of annual use to be covered by annual production.
 */
export const zTargetOffset = /*#__PURE__*/ (() => z.number().check(z.gte(0.05), z.lte(3)))();

/**
 * Centered on the drawing, offset by x and y, and rotated with it.
 */
export const zSiteImage = /*#__PURE__*/ (() => z.object({
    file_id: zId,
    width_px: z.int().check(z.gte(1), z.lte(8192)),
    height_px: z.int().check(z.gte(1), z.lte(8192)),
    meters_per_pixel: z.number().check(z.gte(0.0005), z.lte(5)),
    x_m: z.number().check(z.gte(-1000), z.lte(1000)),
    y_m: z.number().check(z.gte(-1000), z.lte(1000)),
    source: z.optional(z.string().check(z.maxLength(120))),
    taken_on: z.optional(z.iso.date())
}))();

/**
 * A wall edge is where the plane meets a wall that rises from it, such as a dormer's.
 */
export const zEdgeKind = /*#__PURE__*/ (() => z.enum([
    'eave',
    'ridge',
    'rake',
    'hip',
    'valley',
    'wall'
]))();

/**
 * Center of the module on the plane's surface, in true meters: u to the right when looking up the slope, v up the slope. The origin is the drawing's center.
 */
export const zDrawnModule = /*#__PURE__*/ (() => z.object({
    u_m: z.number().check(z.gte(-2000), z.lte(2000)),
    v_m: z.number().check(z.gte(-2000), z.lte(2000)),
    orientation: zOrientation,
    on: z.boolean()
}))();

export const zDrawnPlane = /*#__PURE__*/ (() => z.object({
    id: zPartId,
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    points: z.array(zPoint).check(z.minLength(3), z.maxLength(40)),
    edges: z.array(zEdgeKind).check(z.minLength(3), z.maxLength(40)),
    holes: z.optional(z.array(z.array(zPoint).check(z.minLength(3), z.maxLength(40))).check(z.maxLength(20))),
    tilt_deg: z.number().check(z.gte(0), z.lte(75)),
    azimuth_deg: z.number().check(z.gte(0), z.lt(360)),
    azimuth_typed: z.boolean(),
    eave_height_m: z.number().check(z.gte(0), z.lte(100)),
    panel_id: zId,
    mounting: z.optional(zMounting),
    layout: z.enum([
        'portrait',
        'landscape',
        'best'
    ]),
    gap_m: z.number().check(z.gte(0), z.lte(2)),
    pathway_left: z.boolean(),
    pathway_right: z.boolean(),
    detached: z.optional(z.boolean()),
    origin: z.optional(zPlaneOrigin),
    roof_id: z.optional(zPartId),
    modules: z.array(zDrawnModule).check(z.maxLength(800))
}))();

export const zDrawnDormer = /*#__PURE__*/ (() => z.object({
    id: zPartId,
    kind: z.enum([
        'gable',
        'shed',
        'hip'
    ]),
    x_m: z.number().check(z.gte(-1000), z.lte(1000)),
    y_m: z.number().check(z.gte(-1000), z.lte(1000)),
    width_m: z.number().check(z.gte(0.5), z.lte(30)),
    wall_m: z.number().check(z.gte(0.1), z.lte(10)),
    pitch_deg: z.number().check(z.gte(1), z.lte(75))
}))();

/**
 * A roof as one solid. Its planes are in `planes` with its `roof_id`.
 */
export const zDrawnRoof = /*#__PURE__*/ (() => z.object({
    id: zPartId,
    kind: z.enum([
        'gable',
        'hip',
        'shed',
        'dutch_gable',
        'flat',
        'saltbox'
    ]),
    points: z.array(zPoint).check(z.minLength(3), z.maxLength(20)),
    side: z.int().check(z.gte(0), z.lte(19)),
    pitch_deg: z.number().check(z.gte(0), z.lte(75)),
    back_pitch_deg: z.number().check(z.gte(0), z.lte(75)),
    eave_height_m: z.number().check(z.gte(0), z.lte(100)),
    dormers: z.array(zDrawnDormer).check(z.maxLength(8)),
    origin: z.optional(zPlaneOrigin)
}))();

/**
 * Areas kept free of modules, measured on the roof surface.
 */
export const zSetbacks = /*#__PURE__*/ (() => z.object({
    ridge_m: z.number().check(z.gte(0), z.lte(5)),
    hip_m: z.number().check(z.gte(0), z.lte(5)),
    valley_m: z.number().check(z.gte(0), z.lte(5)),
    rake_m: z.number().check(z.gte(0), z.lte(5)),
    eave_m: z.number().check(z.gte(0), z.lte(5)),
    obstruction_m: z.number().check(z.gte(0), z.lte(5)),
    pathway_m: z.number().check(z.gte(0), z.lte(5))
}))();

export const zFireEdition = /*#__PURE__*/ (() => z.enum([
    'ifc_2018',
    'ifc_2021',
    'ifc_2024',
    'california_2022',
    'california_2025'
]))();

/**
 * Whether the share that panels cover is of the whole roof or of each slope.
 */
export const zFireMeasure = /*#__PURE__*/ (() => z.enum(['roof', 'slope']))();

/**
 * What fire access depends on at this house.
 */
export const zFireCode = /*#__PURE__*/ (() => z.object({
    edition: z.optional(zFireEdition),
    sprinklered: z.boolean(),
    measure: z.optional(zFireMeasure),
    street_deg: z.nullable(z.number().check(z.gte(0), z.lt(360)))
}))();

export const zDrawing = /*#__PURE__*/ (() => z.object({
    backdrop: z.enum([
        'blank',
        'image',
        'map'
    ]),
    width_m: z.number().check(z.gte(5), z.lte(1000)),
    depth_m: z.number().check(z.gte(5), z.lte(1000)),
    north_deg: z.number().check(z.gte(0), z.lt(360)),
    image: z.nullable(zSiteImage),
    planes: z.array(zDrawnPlane).check(z.maxLength(20)),
    roofs: z.optional(z.array(zDrawnRoof).check(z.maxLength(8))),
    obstructions: z.array(zDrawnObstruction).check(z.maxLength(60)),
    trees: z.array(zDrawnTree).check(z.maxLength(60)),
    horizon: z.array(zHorizonPoint).check(z.maxLength(72)),
    setbacks: zSetbacks,
    fire: z.optional(zFireCode),
    inverters: z.array(zInverterChoice).check(z.maxLength(10)),
    storage: z.array(zStorageChoice).check(z.maxLength(10)),
    losses: z.nullish(zDesignLosses),
    conditions: z.nullish(zSiteConditions)
}))();

/**
 * Feet are 0.3048 m; US survey feet 1200/3937 m.
 */
export const zSurveyUnit = /*#__PURE__*/ (() => z.enum([
    'meters',
    'feet',
    'us_survey_feet'
]))();

/**
 * Edition of the National Electrical Code.
 */
export const zCodeEdition = /*#__PURE__*/ (() => z.enum([
    '2017',
    '2020',
    '2023',
    '2026'
]))();

/**
 * Way of connecting to the service: the busbar at 100% or 120%, the sum of its breakers, a center-fed busbar, feed-through lugs, a power control system, or the supply side of the main.
 */
export const zConnectionOption = /*#__PURE__*/ (() => z.enum([
    'bus_100',
    'bus_120',
    'bus_sum',
    'bus_center',
    'bus_feed_through',
    'power_control',
    'supply_side'
]))();

export const zStringRun = /*#__PURE__*/ (() => z.object({
    plane: z.int().check(z.gte(0), z.lte(99)),
    module_count: z.int().check(z.gte(1), z.lte(500))
}))();

export const zChosenString = /*#__PURE__*/ (() => z.object({
    unit: z.int().check(z.gte(0), z.lte(499)),
    input: z.int().check(z.gte(0), z.lte(47)),
    runs: z.array(zStringRun).check(z.minLength(1), z.maxLength(20))
}))();

export const zStoragePlace = /*#__PURE__*/ (() => z.enum([
    'attached_garage',
    'detached_garage',
    'exterior_wall',
    'ground',
    'utility_space',
    'living_space'
]))();

export const zElectricalChoices = /*#__PURE__*/ (() => z.object({
    edition: z.nullable(zCodeEdition),
    service_a: z.nullable(z.int().check(z.gte(30), z.lte(1200))),
    busbar_a: z.nullable(z.int().check(z.gte(30), z.lte(1200))),
    main_a: z.nullable(z.int().check(z.gte(15), z.lte(1200))),
    main_place: z.nullable(z.enum(['end', 'center'])),
    opposite_end: z.nullable(z.boolean()),
    load_breakers_a: z.nullable(z.array(z.int().check(z.gte(10), z.lte(1200))).check(z.maxLength(84))),
    existing_sources_a: z.nullable(z.number().check(z.gte(0), z.lte(1200))),
    existing_breakers_a: z.array(z.int().check(z.gte(10), z.lte(1200))).check(z.maxLength(20)),
    feed_through_a: z.nullable(z.number().check(z.gte(15), z.lte(1200))),
    taps_allowed: z.nullable(z.boolean()),
    calculated_load_a: z.nullable(z.number().check(z.gte(1), z.lte(1200))),
    control_a: z.nullable(z.number().check(z.gte(1), z.lte(1200))),
    connection: z.nullable(zConnectionOption),
    strings: z.nullable(z.array(zChosenString).check(z.minLength(1), z.maxLength(200))),
    dc_ft: z.nullable(z.number().check(z.gte(0), z.lte(2000))),
    ac_ft: z.nullable(z.number().check(z.gte(0), z.lte(2000))),
    above_roof_in: z.nullable(z.number().check(z.gte(0), z.lte(48))),
    terminal_c: z.nullable(z.union([z.literal(60), z.literal(75)])),
    module_shutdown: z.nullable(z.boolean()),
    generator: z.nullish(z.boolean()),
    ev_charger_a: z.nullish(z.number().check(z.gte(0), z.lte(200))),
    service_conductor: z.nullish(z.enum([
        '8',
        '6',
        '4',
        '3',
        '2',
        '1',
        '1/0',
        '2/0',
        '3/0',
        '4/0',
        '250',
        '300',
        '350'
    ])),
    storage_place: z.nullable(zStoragePlace)
}))();

export const zPlanSetPart = /*#__PURE__*/ (() => z.enum([
    'site',
    'roof',
    'attachments',
    'strings',
    'three_line',
    'calculations',
    'labels',
    'schedules',
    'structure',
    'datasheets'
]))();

/**
 * Of the house on the drawing: top is north unless the drawing is turned.
 */
export const zPlanSetSide = /*#__PURE__*/ (() => z.enum([
    'top',
    'right',
    'bottom',
    'left'
]))();

export const zPlanSetPlace = /*#__PURE__*/ (() => z.object({
    what: z.enum([
        'meter',
        'main_panel',
        'ac_disconnect',
        'inverter',
        'combiner',
        'storage',
        'gas_meter'
    ]),
    side: zPlanSetSide,
    offset_ft: z.number().check(z.gte(0), z.lte(500))
}))();

export const zPlanSetFacts = /*#__PURE__*/ (() => z.object({
    size: z.enum([
        'letter',
        'tabloid',
        'arch_d'
    ]),
    left_out: z.array(zPlanSetPart).check(z.maxLength(10)),
    ahj: z.nullable(z.string().check(z.minLength(1), z.maxLength(120))),
    parcel: z.nullable(z.string().check(z.minLength(1), z.maxLength(60))),
    building_code: z.nullable(z.string().check(z.minLength(1), z.maxLength(60))),
    construction: z.nullable(z.string().check(z.minLength(1), z.maxLength(60))),
    lot: z.nullable(z.object({
        top_ft: z.number().check(z.gte(0), z.lte(2000)),
        right_ft: z.number().check(z.gte(0), z.lte(2000)),
        bottom_ft: z.number().check(z.gte(0), z.lte(2000)),
        left_ft: z.number().check(z.gte(0), z.lte(2000))
    })),
    places: z.array(zPlanSetPlace).check(z.maxLength(20)),
    rafter_size: z.nullable(z.string().check(z.minLength(1), z.maxLength(40))),
    rafter_spacing_in: z.nullable(z.number().check(z.gte(8), z.lte(96))),
    trusses: z.nullable(z.boolean()),
    mean_height_ft: z.nullable(z.number().check(z.gte(5), z.lte(100))),
    wind_mph: z.nullable(z.number().check(z.gte(50), z.lte(250))),
    exposure: z.nullable(z.enum([
        'B',
        'C',
        'D'
    ])),
    ground_snow_psf: z.nullable(z.number().check(z.gte(0), z.lte(500))),
    asce: z.nullable(z.enum([
        '7-10',
        '7-16',
        '7-22'
    ])),
    fault_current_a: z.nullable(z.number().check(z.gte(100), z.lte(200000))),
    interrupting_a: z.nullable(z.number().check(z.gte(5000), z.lte(200000))),
    backup: z.nullable(z.enum([
        'none',
        'whole',
        'partial'
    ])),
    storage_clear: z.nullable(z.boolean()),
    storage_alarms: z.nullable(z.boolean()),
    vehicle_protection: z.nullable(z.boolean())
}))();

/**
 * Answer to `weather_zone`: keep the time zone of the header, or read the hours in the one that fits the sun.
 */
export const zWeatherZoneAnswer = /*#__PURE__*/ (() => z.enum(['file', 'sun']))();

/**
 * Answer to `weather_light`: store the file although its light contradicts itself.
 */
export const zWeatherLightAnswer = /*#__PURE__*/ (() => z.enum(['as_is']))();

export const zWeatherSourceCode = /*#__PURE__*/ (() => z.enum(['nsrdb', 'pvgis']))();

/**
 * Standard deviation as a share of annual production.
 */
export const zDeviation = /*#__PURE__*/ (() => z.number().check(z.gte(0), z.lte(0.3)))();

/**
 * Uncertainty of the average year, by source. Combined with year-to-year variation to calculate P90.
 */
export const zUncertainty = /*#__PURE__*/ (() => z.object({
    weather_data: zDeviation,
    model: zDeviation,
    module_rating: zDeviation,
    soiling_and_snow: zDeviation,
    shading: zDeviation,
    other: zDeviation
}))();

export const zSimulationParams = /*#__PURE__*/ (() => z.object({
    losses: zSystemLosses,
    catalogue_efficiency: z.boolean(),
    inverter_efficiency: z.number().check(z.gte(0.8), z.lte(1)),
    degradation: z.number().check(z.gte(0), z.lte(0.03)),
    yearly_deviation: z.number().check(z.gte(0), z.lte(0.3)),
    uncertainty: zUncertainty,
    version: z.int().check(z.gte(0))
}))();

export const zStartEquipment = /*#__PURE__*/ (() => z.object({
    panel_id: z.nullable(z.uuid()),
    inverter_id: z.nullable(z.uuid()),
    storage_id: z.nullable(z.uuid())
}))();

/**
 * Overrides of the company's default equipment by financing type. Null uses the default.
 */
export const zEquipmentBySale = /*#__PURE__*/ (() => z.object({
    cash: zStartEquipment,
    loan: zStartEquipment,
    lease: zStartEquipment,
    ppa: zStartEquipment
}))();

/**
 * Dollars per watt, a flat total, or the system's cost plus a markup.
 */
export const zBaseMethod = /*#__PURE__*/ (() => z.enum([
    'per_watt',
    'flat',
    'cost_plus'
]))();

/**
 * Null uses the state's usual edition, and what the edition asks.
 */
export const zLocalFireRule = /*#__PURE__*/ (() => z.object({
    edition: z.nullable(zFireEdition),
    measure: z.nullable(zFireMeasure),
    ridge_in: z.nullable(z.number().check(z.gte(0), z.lte(120))),
    ridge_wide_in: z.nullable(z.number().check(z.gte(0), z.lte(120))),
    share_pct: z.nullable(z.number().check(z.gte(0), z.lte(100))),
    sprinklered_share_pct: z.nullable(z.number().check(z.gte(0), z.lte(100))),
    pathway_in: z.nullable(z.number().check(z.gte(0), z.lte(120))),
    hip_valley_in: z.nullable(z.number().check(z.gte(0), z.lte(120))),
    edge_in: z.nullable(z.number().check(z.gte(0), z.lte(120))),
    since: z.nullable(z.iso.date()),
    source: z.nullable(z.string().check(z.minLength(1), z.maxLength(200)))
}))();

/**
 * Codes of a state, a county or a city. A city's entry comes before its county's, a county's before its state's.
 */
export const zCodeJurisdiction = /*#__PURE__*/ (() => z.object({
    state: zStateCode,
    county: z.nullish(z.string().check(z.minLength(1), z.maxLength(80))),
    city: z.nullable(z.string().check(z.minLength(1), z.maxLength(80))),
    edition: z.nullable(zCodeEdition),
    since: z.nullable(z.iso.date()),
    source: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
    rooftop_in: z.nullable(z.number().check(z.gte(0), z.lte(48))),
    ac_rise_pct: z.nullable(z.number().check(z.gte(0.1), z.lte(10))),
    fire: z.nullish(zLocalFireRule)
}))();

/**
 * Racking the company installs, with limits from its maker.
 */
export const zRackingSystem = /*#__PURE__*/ (() => z.object({
    rail: z.string().check(z.minLength(1), z.maxLength(80)),
    attachment: z.string().check(z.minLength(1), z.maxLength(80)),
    fastener: z.string().check(z.minLength(1), z.maxLength(80)),
    fasteners_each: z.int().check(z.gte(1), z.lte(8)),
    spacing_in: z.number().check(z.gte(8), z.lte(144)),
    cantilever_in: z.number().check(z.gte(0), z.lte(60)),
    rail_length_in: z.nullable(z.number().check(z.gte(24), z.lte(480))),
    weight_psf: z.number().check(z.gte(0), z.lte(5)),
    point_load_lb: z.nullable(z.number().check(z.gte(1), z.lte(20000))),
    dead_limit_psf: z.nullable(z.number().check(z.gte(1), z.lte(10))),
    snow_limit_psf: z.nullable(z.number().check(z.gte(0), z.lte(200))),
    listing: z.nullable(z.string().check(z.minLength(1), z.maxLength(160))),
    source: z.string().check(z.minLength(1), z.maxLength(200)),
    source_on: z.nullable(z.iso.date())
}))();

export const zDesignPreferences = /*#__PURE__*/ (() => z.object({
    default_panel_id: z.nullable(z.uuid()),
    default_inverter_id: z.nullable(z.uuid()),
    default_storage_id: z.nullable(z.uuid()),
    equipment_by_sale: zEquipmentBySale,
    dc_ac_target: z.number().check(z.gte(0.8), z.lte(1.5)),
    default_tilt_deg: z.number().check(z.gte(0), z.lte(90)),
    default_azimuth_deg: z.number().check(z.gte(0), z.lt(360)),
    default_module_count: z.int().check(z.gte(1), z.lte(500)),
    price_usd_per_w: z.number().check(z.gte(0.5), z.lte(20)),
    base_method: zBaseMethod,
    flat_price_cents: z.nullable(z.int().check(z.gte(0), z.lte(100000000))),
    markup: z.nullable(z.number().check(z.gte(0), z.lte(5))),
    other_cost_usd_per_w: z.nullable(z.number().check(z.gte(0), z.lte(20))),
    setbacks: zSetbacks,
    jurisdictions: z.optional(z.array(zCodeJurisdiction).check(z.maxLength(200))),
    racking: z.nullish(zRackingSystem),
    version: z.int().check(z.gte(0))
}))();

export const zEnergyWhatIf = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    size_share: z.optional(z.number().check(z.gte(0.1), z.lte(5))),
    storage: z.optional(z.array(zStorageChoice).check(z.maxLength(10))),
    storage_control: z.optional(zStorageControl),
    tariff: z.optional(zTariff)
}))();

/**
 * Power is averaged over each interval.
 */
export const zUsageUnit = /*#__PURE__*/ (() => z.enum([
    'kWh',
    'Wh',
    'MWh',
    'kW',
    'W'
]))();

export const zUsageDateOrder = /*#__PURE__*/ (() => z.enum(['month_first', 'day_first']))();

/**
 * Whether times mark the start or the end of each interval.
 */
export const zUsageTimesMark = /*#__PURE__*/ (() => z.enum(['start', 'end']))();

/**
 * Clock of the times: local with daylight saving, standard time all year, or UTC.
 */
export const zUsageClock = /*#__PURE__*/ (() => z.enum([
    'wall',
    'standard',
    'utc'
]))();

/**
 * Usage of each interval, or meter readings whose differences are usage.
 */
export const zUsageValues = /*#__PURE__*/ (() => z.enum(['each_interval', 'running_total']))();

export const zUsageFile = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255)),
    column: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
    unit: z.optional(zUsageUnit),
    date_order: z.optional(zUsageDateOrder),
    times_mark: z.optional(zUsageTimesMark),
    clock: z.optional(zUsageClock),
    values_are: z.optional(zUsageValues),
    year: z.optional(z.enum(['confirmed']))
}))();

export const zRatePlanInput = /*#__PURE__*/ (() => z.object({
    id: z.optional(zId),
    version: z.int().check(z.gte(0)),
    utility_id: z.nullable(z.string().check(z.maxLength(40))),
    active: z.boolean(),
    plan: zRatePlan
}))();

/**
 * A flat rate with a fixed charge, or a rate plan instead.
 */
export const zUtilityRate = /*#__PURE__*/ (() => z.object({
    rate_usd_per_kwh: z.number().check(z.gt(0), z.lte(2)),
    fixed_charge_cents_per_month: z.int().check(z.gte(0), z.lte(100000)),
    plan: z.optional(zRatePlan)
}))();

export const zUtilityTermsInput = /*#__PURE__*/ (() => z.object({
    utility_id: z.string().check(z.maxLength(40)),
    version: z.int().check(z.gte(0)),
    net_metering: z.nullable(zNetMetering),
    rate: z.nullable(zUtilityRate),
    source: z.string().check(z.maxLength(300))
}))();

export const zTariffConfirmation = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: zVersion,
    parts: z.array(z.enum(['net_metering', 'rate'])).check(z.minLength(1), z.maxLength(2)),
    net_metering: z.optional(zNetMetering),
    for_utility: z.optional(z.boolean())
}))();

export const zPanelInput = /*#__PURE__*/ (() => z.object({
    manufacturer: z.string().check(z.minLength(1), z.maxLength(120)),
    model: z.string().check(z.minLength(1), z.maxLength(120)),
    power_w: z.number().check(z.gte(5), z.lte(1000)),
    efficiency: z.number().check(z.gte(0.03), z.lte(0.27)),
    temp_coeff_pmax: z.number().check(z.gte(-0.01), z.lte(0)),
    temp_coeff_voc: z.nullish(z.number().check(z.gte(-0.01), z.lte(0.001))),
    voc: z.nullish(z.number().check(z.gte(1), z.lte(500))),
    vmp: z.nullish(z.number().check(z.gte(1), z.lte(500))),
    isc: z.nullish(z.number().check(z.gte(0.1), z.lte(40))),
    imp: z.nullish(z.number().check(z.gte(0.1), z.lte(40))),
    noct_c: z.nullish(z.number().check(z.gte(30), z.lte(80))),
    length_m: z.nullish(z.number().check(z.gte(0.2), z.lte(3))),
    width_m: z.nullish(z.number().check(z.gte(0.2), z.lte(2))),
    weight_kg: z.nullish(z.number().check(z.gte(0.5), z.lte(80))),
    technology: z.string().check(z.minLength(1), z.maxLength(60)),
    bifacial: z.boolean(),
    bifaciality: z.nullish(z.number().check(z.gte(0), z.lte(1))),
    max_series_fuse_a: z.nullish(z.number().check(z.gte(5), z.lte(60))),
    max_system_v: z.nullish(z.number().check(z.gte(100), z.lte(2000))),
    limits_source: z.nullish(z.string().check(z.minLength(1), z.maxLength(200))),
    warranty_years: z.nullish(z.int().check(z.gte(1), z.lte(50))),
    degradation: z.number().check(z.gte(0), z.lte(0.03)),
    price_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000))),
    accept_unusual: z.optional(z.boolean())
}))();

export const zPanelEdit = /*#__PURE__*/ (() => z.object({
    panel_id: zId,
    version: zVersion,
    active: z.boolean(),
    manufacturer: z.string().check(z.minLength(1), z.maxLength(120)),
    model: z.string().check(z.minLength(1), z.maxLength(120)),
    power_w: z.number().check(z.gte(5), z.lte(1000)),
    efficiency: z.number().check(z.gte(0.03), z.lte(0.27)),
    temp_coeff_pmax: z.number().check(z.gte(-0.01), z.lte(0)),
    temp_coeff_voc: z.nullish(z.number().check(z.gte(-0.01), z.lte(0.001))),
    voc: z.nullish(z.number().check(z.gte(1), z.lte(500))),
    vmp: z.nullish(z.number().check(z.gte(1), z.lte(500))),
    isc: z.nullish(z.number().check(z.gte(0.1), z.lte(40))),
    imp: z.nullish(z.number().check(z.gte(0.1), z.lte(40))),
    noct_c: z.nullish(z.number().check(z.gte(30), z.lte(80))),
    length_m: z.nullish(z.number().check(z.gte(0.2), z.lte(3))),
    width_m: z.nullish(z.number().check(z.gte(0.2), z.lte(2))),
    weight_kg: z.nullish(z.number().check(z.gte(0.5), z.lte(80))),
    technology: z.string().check(z.minLength(1), z.maxLength(60)),
    bifacial: z.boolean(),
    bifaciality: z.nullish(z.number().check(z.gte(0), z.lte(1))),
    max_series_fuse_a: z.nullish(z.number().check(z.gte(5), z.lte(60))),
    max_system_v: z.nullish(z.number().check(z.gte(100), z.lte(2000))),
    limits_source: z.nullish(z.string().check(z.minLength(1), z.maxLength(200))),
    warranty_years: z.nullish(z.int().check(z.gte(1), z.lte(50))),
    degradation: z.number().check(z.gte(0), z.lte(0.03)),
    price_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000))),
    accept_unusual: z.optional(z.boolean())
}))();

export const zInverterInput = /*#__PURE__*/ (() => z.object({
    manufacturer: z.string().check(z.minLength(1), z.maxLength(120)),
    model: z.string().check(z.minLength(1), z.maxLength(120)),
    type: z.enum(['micro', 'string']),
    ac_power_w: z.number().check(z.gte(50), z.lte(500000)),
    ac_voltage_v: z.nullish(z.number().check(z.gte(100), z.lte(1000))),
    max_dc_w: z.nullish(z.number().check(z.gte(50), z.lte(1000000))),
    max_dc_v: z.nullish(z.number().check(z.gte(10), z.lte(2000))),
    mppt_min_v: z.nullish(z.number().check(z.gte(5), z.lte(2000))),
    mppt_max_v: z.nullish(z.number().check(z.gte(5), z.lte(2000))),
    mppt_count: z.nullish(z.int().check(z.gte(1), z.lte(48))),
    max_input_current_a: z.nullish(z.number().check(z.gte(0.1), z.lte(5000))),
    ac_current_a: z.nullish(z.number().check(z.gte(0.1), z.lte(5000))),
    units_per_branch: z.nullish(z.int().check(z.gte(1), z.lte(60))),
    branch_breaker_a: z.nullish(z.int().check(z.gte(15), z.lte(100))),
    strings_per_input: z.nullish(z.int().check(z.gte(1), z.lte(20))),
    max_short_circuit_a: z.nullish(z.number().check(z.gte(0.1), z.lte(5000))),
    optimizer_model: z.nullish(z.string().check(z.minLength(1), z.maxLength(120))),
    optimizers_least: z.nullish(z.int().check(z.gte(1), z.lte(100))),
    optimizers_most: z.nullish(z.int().check(z.gte(1), z.lte(200))),
    optimizer_string_w: z.nullish(z.number().check(z.gte(100), z.lte(1000000))),
    optimizer_output_a: z.nullish(z.number().check(z.gte(0.1), z.lte(100))),
    optimizer_max_v: z.nullish(z.number().check(z.gte(5), z.lte(1000))),
    optimizer_max_isc_a: z.nullish(z.number().check(z.gte(0.1), z.lte(100))),
    limits_source: z.nullish(z.string().check(z.minLength(1), z.maxLength(200))),
    efficiency_cec: z.number().check(z.gte(0.7), z.lte(0.999)),
    warranty_years: z.nullish(z.int().check(z.gte(1), z.lte(50))),
    price_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000))),
    accept_unusual: z.optional(z.boolean())
}))();

export const zInverterEdit = /*#__PURE__*/ (() => z.object({
    inverter_id: zId,
    version: zVersion,
    active: z.boolean(),
    manufacturer: z.string().check(z.minLength(1), z.maxLength(120)),
    model: z.string().check(z.minLength(1), z.maxLength(120)),
    type: z.enum(['micro', 'string']),
    ac_power_w: z.number().check(z.gte(50), z.lte(500000)),
    ac_voltage_v: z.nullish(z.number().check(z.gte(100), z.lte(1000))),
    max_dc_w: z.nullish(z.number().check(z.gte(50), z.lte(1000000))),
    max_dc_v: z.nullish(z.number().check(z.gte(10), z.lte(2000))),
    mppt_min_v: z.nullish(z.number().check(z.gte(5), z.lte(2000))),
    mppt_max_v: z.nullish(z.number().check(z.gte(5), z.lte(2000))),
    mppt_count: z.nullish(z.int().check(z.gte(1), z.lte(48))),
    max_input_current_a: z.nullish(z.number().check(z.gte(0.1), z.lte(5000))),
    ac_current_a: z.nullish(z.number().check(z.gte(0.1), z.lte(5000))),
    units_per_branch: z.nullish(z.int().check(z.gte(1), z.lte(60))),
    branch_breaker_a: z.nullish(z.int().check(z.gte(15), z.lte(100))),
    strings_per_input: z.nullish(z.int().check(z.gte(1), z.lte(20))),
    max_short_circuit_a: z.nullish(z.number().check(z.gte(0.1), z.lte(5000))),
    optimizer_model: z.nullish(z.string().check(z.minLength(1), z.maxLength(120))),
    optimizers_least: z.nullish(z.int().check(z.gte(1), z.lte(100))),
    optimizers_most: z.nullish(z.int().check(z.gte(1), z.lte(200))),
    optimizer_string_w: z.nullish(z.number().check(z.gte(100), z.lte(1000000))),
    optimizer_output_a: z.nullish(z.number().check(z.gte(0.1), z.lte(100))),
    optimizer_max_v: z.nullish(z.number().check(z.gte(5), z.lte(1000))),
    optimizer_max_isc_a: z.nullish(z.number().check(z.gte(0.1), z.lte(100))),
    limits_source: z.nullish(z.string().check(z.minLength(1), z.maxLength(200))),
    efficiency_cec: z.number().check(z.gte(0.7), z.lte(0.999)),
    warranty_years: z.nullish(z.int().check(z.gte(1), z.lte(50))),
    price_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000))),
    accept_unusual: z.optional(z.boolean())
}))();

export const zStorageInput = /*#__PURE__*/ (() => z.object({
    manufacturer: z.string().check(z.minLength(1), z.maxLength(120)),
    model: z.string().check(z.minLength(1), z.maxLength(120)),
    usable_kwh: z.number().check(z.gte(0.05), z.lte(5000)),
    power_kw: z.number().check(z.gte(0.05), z.lte(5000)),
    round_trip_efficiency: z.nullish(z.number().check(z.gte(0.5), z.lte(1))),
    chemistry: z.string().check(z.minLength(1), z.maxLength(60)),
    coupling: z.enum(['ac', 'dc']),
    ac_current_a: z.nullish(z.number().check(z.gte(0.1), z.lte(5000))),
    limits_source: z.nullish(z.string().check(z.minLength(1), z.maxLength(200))),
    warranty_years: z.nullish(z.int().check(z.gte(1), z.lte(50))),
    replacement_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000))),
    replacement_year: z.nullish(z.int().check(z.gte(2), z.lte(25))),
    amount_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000))),
    price_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000))),
    accept_unusual: z.optional(z.boolean())
}))();

export const zStorageEdit = /*#__PURE__*/ (() => z.object({
    storage_id: zId,
    version: zVersion,
    active: z.boolean(),
    manufacturer: z.string().check(z.minLength(1), z.maxLength(120)),
    model: z.string().check(z.minLength(1), z.maxLength(120)),
    usable_kwh: z.number().check(z.gte(0.05), z.lte(5000)),
    power_kw: z.number().check(z.gte(0.05), z.lte(5000)),
    round_trip_efficiency: z.nullish(z.number().check(z.gte(0.5), z.lte(1))),
    chemistry: z.string().check(z.minLength(1), z.maxLength(60)),
    coupling: z.enum(['ac', 'dc']),
    ac_current_a: z.nullish(z.number().check(z.gte(0.1), z.lte(5000))),
    limits_source: z.nullish(z.string().check(z.minLength(1), z.maxLength(200))),
    warranty_years: z.nullish(z.int().check(z.gte(1), z.lte(50))),
    replacement_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000))),
    replacement_year: z.nullish(z.int().check(z.gte(2), z.lte(25))),
    amount_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000))),
    price_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000))),
    accept_unusual: z.optional(z.boolean())
}))();

/**
 * Per piece, once per project, per kW DC, a single amount, or per watt.
 */
export const zItemPricingMethod = /*#__PURE__*/ (() => z.enum([
    'Quantity',
    'Fixed',
    'System Size',
    'Flat Price',
    'Per Watt'
]))();

export const zOtherInput = /*#__PURE__*/ (() => z.object({
    category_id: zId,
    name: z.string().check(z.minLength(1), z.maxLength(120)),
    unit: z.string().check(z.minLength(1), z.maxLength(20)),
    pricing_method: zItemPricingMethod,
    amount_usd: z.number().check(z.gte(0), z.lte(1000000)),
    price_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000)))
}))();

export const zOtherEdit = /*#__PURE__*/ (() => z.object({
    other_id: zId,
    version: zVersion,
    active: z.boolean(),
    category_id: zId,
    name: z.string().check(z.minLength(1), z.maxLength(120)),
    unit: z.string().check(z.minLength(1), z.maxLength(20)),
    pricing_method: zItemPricingMethod,
    amount_usd: z.number().check(z.gte(0), z.lte(1000000)),
    price_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000)))
}))();

export const zCategoryInput = /*#__PURE__*/ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(60))
}))();

export const zCategoryEdit = /*#__PURE__*/ (() => z.object({
    category_id: zId,
    version: zVersion,
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    active: z.boolean()
}))();

export const zDatasheetKind = /*#__PURE__*/ (() => z.enum([
    'panel',
    'inverter',
    'storage',
    'other'
]))();

export const zDatasheetOf = /*#__PURE__*/ (() => z.object({
    kind: zDatasheetKind,
    equipment_id: zId,
    version: zVersion
}))();

/**
 * The first five are the product's standard methods. Percentage applies to a named base, Per Area to the module area, and Size Bands to kW DC.
 */
export const zPricingMethod = /*#__PURE__*/ (() => z.enum([
    'Quantity',
    'Fixed',
    'System Size',
    'Flat Price',
    'Per Watt',
    'Percentage',
    'Per Panel',
    'Per Area',
    'Size Bands'
]))();

/**
 * What a percentage applies to: the system's base price, batteries, the base plus all non-percentage adders, or the total before discounts.
 */
export const zShareOf = /*#__PURE__*/ (() => z.enum([
    'base',
    'storage',
    'base_and_adders',
    'before_discounts'
]))();

export const zSizeBand = /*#__PURE__*/ (() => z.object({
    from_kw: z.number().check(z.gte(0), z.lte(10000)),
    to_kw: z.nullable(z.number().check(z.gt(0), z.lte(10000))),
    amount_usd: z.number().check(z.gte(0), z.lte(1000000))
}))();

export const zListCondition = /*#__PURE__*/ (() => z.object({
    field: z.enum([
        'state',
        'utility',
        'financing_type',
        'roof_type',
        'panel',
        'inverter',
        'storage',
        'other'
    ]),
    operator: z.enum(['in', 'not_in']),
    values: z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.minLength(1), z.maxLength(100))
}))();

export const zRangeCondition = /*#__PURE__*/ (() => z.object({
    field: z.enum(['size_kw', 'module_count']),
    operator: z.enum([
        'at_least',
        'at_most',
        'between'
    ]),
    min: z.optional(z.number().check(z.gte(0), z.lte(100000))),
    max: z.optional(z.number().check(z.gte(0), z.lte(100000)))
}))();

export const zPresenceCondition = /*#__PURE__*/ (() => z.object({
    field: z.enum(['adder']),
    operator: z.enum(['present', 'absent']),
    adder_id: zId
}))();

export const zCondition = /*#__PURE__*/ (() => z.union([
    z.intersection(z.object({
        field: z.union([
            z.literal('state'),
            z.literal('utility'),
            z.literal('financing_type'),
            z.literal('roof_type'),
            z.literal('panel'),
            z.literal('inverter'),
            z.literal('storage'),
            z.literal('other')
        ])
    }), zListCondition),
    z.intersection(z.object({
        field: z.union([
            z.literal('size_kw'),
            z.literal('module_count')
        ])
    }), zRangeCondition),
    z.intersection(z.object({
        field: z.literal('adder')
    }), zPresenceCondition)
]))();

export const zRuleGroup = /*#__PURE__*/ (() => z.object({
    match: z.enum(['all', 'any']),
    conditions: z.array(zCondition).check(z.minLength(1), z.maxLength(20))
}))();

/**
 * Matches all or any of its conditions and condition groups.
 */
export const zRule = /*#__PURE__*/ (() => z.object({
    match: z.enum(['all', 'any']),
    conditions: z.array(zCondition).check(z.maxLength(20)),
    groups: z.array(zRuleGroup).check(z.maxLength(10))
}))();

export const zAdderFields = /*#__PURE__*/ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(80)),
    description: z.string().check(z.maxLength(500)),
    pricing_method: zPricingMethod,
    amount_usd: z.number().check(z.gte(0), z.lte(1000000)),
    unit: z.string().check(z.maxLength(20)),
    share: z.nullable(z.number().check(z.gt(0), z.lte(1))),
    share_of: z.nullable(zShareOf),
    bands: z.nullable(z.array(zSizeBand).check(z.minLength(1), z.maxLength(30))),
    effect: z.enum(['charge', 'discount']),
    cost_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000))),
    min_cents: z.nullable(z.int().check(z.gte(0), z.lte(1000000000))),
    max_cents: z.nullable(z.int().check(z.gte(0), z.lte(1000000000))),
    shown_in_proposal: z.boolean(),
    counts_for_incentives: z.boolean(),
    automatic: z.boolean(),
    conditions: z.nullable(zRule),
    position: z.int().check(z.gte(0), z.lte(10000))
}))();

export const zName = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(80)))();

export const zDescription = /*#__PURE__*/ (() => z.string().check(z.maxLength(500)))();

/**
 * In dollars per piece, per project, per kW, per watt, per panel or per square foot, depending on the method. 0 if the method doesn't use it.
 */
export const zAmountUsd = /*#__PURE__*/ (() => z.number().check(z.gte(0), z.lte(1000000)))();

/**
 * Unit for Quantity, such as ft. Empty for pieces.
 */
export const zUnit = /*#__PURE__*/ (() => z.string().check(z.maxLength(20)))();

/**
 * Share for the Percentage method.
 */
export const zShare = /*#__PURE__*/ (() => z.nullable(z.number().check(z.gt(0), z.lte(1))))();

export const zShareOf2 = /*#__PURE__*/ (() => z.nullable(zShareOf))();

export const zBands = /*#__PURE__*/ (() => z.nullable(z.array(zSizeBand).check(z.minLength(1), z.maxLength(30))))();

/**
 * Whether it increases or reduces the price.
 */
export const zEffect = /*#__PURE__*/ (() => z.enum(['charge', 'discount']))();

/**
 * Cost to the company, in the same unit as the amount. Only for callers who can see costs. If omitted, the current cost is kept.
 */
export const zCostUsd = /*#__PURE__*/ (() => z.nullable(z.number().check(z.gte(0), z.lte(1000000))))();

/**
 * Lowest price override allowed without a manager.
 */
export const zMinCents = /*#__PURE__*/ (() => z.nullable(z.int().check(z.gte(0), z.lte(1000000000))))();

/**
 * Highest price override allowed without a manager.
 */
export const zMaxCents = /*#__PURE__*/ (() => z.nullable(z.int().check(z.gte(0), z.lte(1000000000))))();

/**
 * If false, its total is included in the system's line.
 */
export const zShownInProposal = /*#__PURE__*/ (() => z.boolean())();

/**
 * Whether it is included in the basis of percentage incentives.
 */
export const zCountsForIncentives = /*#__PURE__*/ (() => z.boolean())();

/**
 * If true, applies wherever its conditions are met and can't be removed.
 */
export const zAutomatic = /*#__PURE__*/ (() => z.boolean())();

export const zConditions = /*#__PURE__*/ (() => z.nullable(zRule))();

/**
 * Sort position in a price. Ties are sorted by name.
 */
export const zPosition = /*#__PURE__*/ (() => z.int().check(z.gte(0), z.lte(10000)))();

export const zAdderChange = /*#__PURE__*/ (() => z.object({
    adder_id: zId,
    version: zVersion,
    name: zName,
    description: zDescription,
    pricing_method: zPricingMethod,
    amount_usd: zAmountUsd,
    unit: zUnit,
    share: zShare,
    share_of: zShareOf2,
    bands: zBands,
    effect: zEffect,
    cost_usd: z.optional(zCostUsd),
    min_cents: zMinCents,
    max_cents: zMaxCents,
    shown_in_proposal: zShownInProposal,
    counts_for_incentives: zCountsForIncentives,
    automatic: zAutomatic,
    conditions: zConditions,
    position: zPosition
}))();

export const zAdderSwitch = /*#__PURE__*/ (() => z.object({
    adder_id: zId,
    version: zVersion,
    active: z.boolean()
}))();

export const zRuleTrial = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    adder_id: z.optional(z.uuid()),
    conditions: zRule
}))();

export const zNewProjectAdder = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    adder_id: zId,
    quantity: z._default(z.optional(z.int().check(z.gte(1), z.lte(10000))), 1),
    amount_cents: z.optional(z.int().check(z.gte(0), z.lte(100000000)))
}))();

export const zProjectAdderKey = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    adder_id: zId
}))();

export const zPriceOverride = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    adder_id: zId,
    price_override_cents: z.nullable(z.int().check(z.gte(0), z.lte(1000000000))),
    reason: z.string().check(z.maxLength(300)),
    version: z.optional(z.int().check(z.gte(0)))
}))();

export const zOverrideDecision = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    adder_id: zId,
    version: zVersion,
    decision: z.enum(['approve', 'decline']),
    note: z.optional(z.string().check(z.maxLength(300)))
}))();

export const zFinancingType = /*#__PURE__*/ (() => z.enum([
    'loan',
    'cash',
    'lease',
    'ppa'
]))();

/**
 * What a project owner can sell without approval. Null means no limit.
 */
export const zRoleLimits = /*#__PURE__*/ (() => z.object({
    least_price_usd_per_w: z.nullable(z.number().check(z.gte(0), z.lte(20))),
    most_price_usd_per_w: z.nullable(z.number().check(z.gte(0), z.lte(20))),
    most_discount: z.nullable(z.number().check(z.gte(0), z.lte(1))),
    least_margin: z.nullable(z.number().check(z.gte(0), z.lte(0.9))),
    most_offset: z.nullable(z.number().check(z.gte(0.1), z.lte(5))),
    most_size_kw: z.nullable(z.number().check(z.gte(0.1), z.lte(1000))),
    ways_to_pay: z.nullable(z.array(zFinancingType).check(z.minLength(1))),
    default_equipment: z.boolean(),
    no_design_errors: z.boolean()
}))();

export const zRoleLimitsInput = /*#__PURE__*/ (() => z.object({
    version: z.int().check(z.gte(0)),
    role_id: zId,
    limits: z.nullable(zRoleLimits)
}))();

export const zApprovalAnswer = /*#__PURE__*/ (() => z.enum(['approve', 'decline']))();

export const zApprovalNote = /*#__PURE__*/ (() => z.string().check(z.maxLength(300)))();

export const zApprovalSecret = /*#__PURE__*/ (() => z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)))();

export const zIncentiveName = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(120)))();

export const zIncentiveLevel = /*#__PURE__*/ (() => z.enum([
    'federal',
    'state',
    'utility',
    'local'
]))();

/**
 * A share of the price, dollars, dollars per watt, or dollars per kWh produced.
 */
export const zIncentiveKind = /*#__PURE__*/ (() => z.enum([
    'percent',
    'fixed',
    'per_watt',
    'production'
]))();

/**
 * Depends on `kind`: a share (0.25), dollars, dollars per watt, or dollars per kWh.
 */
export const zIncentiveValue = /*#__PURE__*/ (() => z.number().check(z.gt(0), z.lte(1000000)))();

/**
 * Maximum amount over all its years.
 */
export const zIncentiveCap = /*#__PURE__*/ (() => z.nullable(z.int().check(z.gte(1), z.lte(900000000000))))();

/**
 * Maximum amount as a share of the price.
 */
export const zIncentiveCapShare = /*#__PURE__*/ (() => z.nullable(z.number().check(z.gt(0), z.lte(1))))();

/**
 * Financing types it applies to. Empty for all.
 */
export const zIncentiveTypes = /*#__PURE__*/ (() => z.array(zFinancingType).check(z.maxLength(4)))();

/**
 * Inclusive, in YYYY-MM-DD format.
 */
export const zDay = /*#__PURE__*/ (() => z.nullable(z.iso.date()))();

/**
 * Empty for all states.
 */
export const zStates = /*#__PURE__*/ (() => z.array(zStateCode).check(z.maxLength(60)))();

/**
 * Utility IDs, such as AZ-803. Empty for all.
 */
export const zUtilities = /*#__PURE__*/ (() => z.array(z.string().check(z.maxLength(40))).check(z.maxLength(200)))();

/**
 * The installer passes it on upfront. What the provider of a lease or PPA claims stays with the provider.
 */
export const zIncentiveClaimer = /*#__PURE__*/ (() => z.enum([
    'homeowner',
    'installer',
    'provider'
]))();

/**
 * Paid upfront, later in the first year, or each year based on production.
 */
export const zIncentivePaid = /*#__PURE__*/ (() => z.enum([
    'upfront',
    'year_1',
    'yearly'
]))();

/**
 * Number of years a yearly incentive pays.
 */
export const zYears = /*#__PURE__*/ (() => z.nullable(z.int().check(z.gte(1), z.lte(30))))();

/**
 * Whether a share applies to the full price or to what remains after upfront incentives.
 */
export const zIncentiveBasis = /*#__PURE__*/ (() => z.enum(['gross', 'after_upfront']))();

/**
 * The law or program that defines it.
 */
export const zLaw = /*#__PURE__*/ (() => z.string().check(z.maxLength(300)))();

/**
 * Link to the official rule.
 */
export const zSourceUrl = /*#__PURE__*/ (() => z.string().check(z.minLength(9), z.maxLength(500), z.regex(/^https:\/\/[^\s<>"]+$/)))();

export const zNewIncentive = /*#__PURE__*/ (() => z.object({
    name: zIncentiveName,
    level: zIncentiveLevel,
    kind: zIncentiveKind,
    value: zIncentiveValue,
    cap_cents: z.optional(zIncentiveCap),
    cap_share: z.optional(zIncentiveCapShare),
    applies_to: z.optional(zIncentiveTypes),
    starts_on: z.optional(zDay),
    ends_on: z.optional(zDay),
    states: z.optional(zStates),
    utilities: z.optional(zUtilities),
    claimed_by: zIncentiveClaimer,
    paid: zIncentivePaid,
    years: z.optional(zYears),
    basis: zIncentiveBasis,
    law: z.optional(zLaw),
    source_url: zSourceUrl,
    automatic: z.optional(z.boolean()),
    active: z.optional(z.boolean())
}))();

export const zIncentiveChange = /*#__PURE__*/ (() => z.object({
    incentive_id: zId,
    version: zVersion,
    name: z.optional(zIncentiveName),
    level: z.optional(zIncentiveLevel),
    kind: z.optional(zIncentiveKind),
    value: z.optional(zIncentiveValue),
    cap_cents: z.optional(zIncentiveCap),
    cap_share: z.optional(zIncentiveCapShare),
    applies_to: z.optional(zIncentiveTypes),
    starts_on: z.optional(zDay),
    ends_on: z.optional(zDay),
    states: z.optional(zStates),
    utilities: z.optional(zUtilities),
    claimed_by: z.optional(zIncentiveClaimer),
    paid: z.optional(zIncentivePaid),
    years: z.optional(zYears),
    basis: z.optional(zIncentiveBasis),
    law: z.optional(zLaw),
    source_url: z.optional(zSourceUrl),
    automatic: z.optional(z.boolean()),
    active: z.optional(z.boolean())
}))();

/**
 * A lender with a contract in openapi/lenders, or a provider without one. Mosaic appears only in old records.
 */
export const zProviderCode = /*#__PURE__*/ (() => z.enum([
    'enfin',
    'goodleap',
    'lightreach',
    'sunlight-financial',
    'cash',
    'lifestyle-solar',
    'mosaic'
]))();

export const zProviderName = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(60)))();

/**
 * Sort position.
 */
export const zPosition2 = /*#__PURE__*/ (() => z.int().check(z.gte(0), z.lte(1000)))();

export const zNewFinancingProvider = /*#__PURE__*/ (() => z.object({
    code: zProviderCode,
    name: zProviderName,
    enabled: z.optional(z.boolean()),
    states: z.optional(zStates),
    position: z.optional(zPosition2)
}))();

export const zFinancingProviderChange = /*#__PURE__*/ (() => z.object({
    provider_id: zId,
    version: zVersion,
    name: z.optional(zProviderName),
    enabled: z.optional(z.boolean()),
    states: z.optional(zStates),
    position: z.optional(zPosition2)
}))();

export const zOptionName = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(80)))();

export const zTermMonths = /*#__PURE__*/ (() => z.nullable(z.int().check(z.gte(12), z.lte(480))))();

/**
 * The loan's interest rate as a fraction: 0.0749 is 7.49%. At most 36%. For the Regulation Z APR, see reg_z.apr of an offer.
 */
export const zApr = /*#__PURE__*/ (() => z.nullable(z.number().check(z.gte(0), z.lte(0.36))))();

/**
 * Share of the loan kept by the lender. Only for callers with pricing.view_cost.
 */
export const zDealerFee = /*#__PURE__*/ (() => z.nullable(z.number().check(z.gte(0), z.lte(0.6))))();

/**
 * Annual increase of a payment or rate.
 */
export const zEscalator = /*#__PURE__*/ (() => z.nullable(z.number().check(z.gte(0), z.lte(0.05))))();

/**
 * For a PPA, or for a lease priced on first-year production.
 */
export const zRatePerKwh = /*#__PURE__*/ (() => z.nullable(z.number().check(z.gt(0), z.lte(1))))();

/**
 * For a lease: dollars per month and kW DC in the first year.
 */
export const zLeasePerKw = /*#__PURE__*/ (() => z.nullable(z.number().check(z.gt(0), z.lte(100))))();

/**
 * A reduced initial interest rate, or no payments while interest accrues to the balance.
 */
export const zPromoKind = /*#__PURE__*/ (() => z.enum(['lower_apr', 'no_payments']))();

/**
 * Promotional first months, included in the term. Null if none.
 */
export const zPromo = /*#__PURE__*/ (() => z.nullable(z.object({
    kind: zPromoKind,
    months: z.int().check(z.gte(1), z.lte(60)),
    apr: z.optional(zApr)
})))();

/**
 * Share of the loan expected to be paid down by month 18, after which the payment is reduced.
 */
export const zPaydownShare = /*#__PURE__*/ (() => z.nullable(z.number().check(z.gt(0), z.lte(0.9))))();

/**
 * Limit on the financed amount, including the dealer fee.
 */
export const zAmountLimit = /*#__PURE__*/ (() => z.nullable(z.int().check(z.gte(1), z.lte(100000000))))();

/**
 * Highest price per watt the lender accepts.
 */
export const zPriceLimit = /*#__PURE__*/ (() => z.nullable(z.number().check(z.gt(0), z.lte(50))))();

export const zNewFinancingOption = /*#__PURE__*/ (() => z.object({
    provider_id: zId,
    type: zFinancingType,
    name: zOptionName,
    term_months: z.optional(zTermMonths),
    apr: z.optional(zApr),
    dealer_fee: z.optional(zDealerFee),
    escalator: z.optional(zEscalator),
    rate_usd_per_kwh: z.optional(zRatePerKwh),
    first_year_usd_per_kw_month: z.optional(zLeasePerKw),
    promo: z.optional(zPromo),
    paydown_share: z.optional(zPaydownShare),
    min_amount_cents: z.optional(zAmountLimit),
    max_amount_cents: z.optional(zAmountLimit),
    max_price_usd_per_w: z.optional(zPriceLimit),
    states: z.optional(zStates),
    starts_on: z.optional(zDay),
    ends_on: z.optional(zDay),
    requires_storage: z.optional(z.boolean()),
    active: z.optional(z.boolean()),
    position: z.optional(zPosition2)
}))();

export const zFinancingOptionChange = /*#__PURE__*/ (() => z.object({
    option_id: zId,
    version: zVersion,
    name: z.optional(zOptionName),
    term_months: z.optional(zTermMonths),
    apr: z.optional(zApr),
    dealer_fee: z.optional(zDealerFee),
    escalator: z.optional(zEscalator),
    rate_usd_per_kwh: z.optional(zRatePerKwh),
    first_year_usd_per_kw_month: z.optional(zLeasePerKw),
    promo: z.optional(zPromo),
    paydown_share: z.optional(zPaydownShare),
    min_amount_cents: z.optional(zAmountLimit),
    max_amount_cents: z.optional(zAmountLimit),
    max_price_usd_per_w: z.optional(zPriceLimit),
    states: z.optional(zStates),
    starts_on: z.optional(zDay),
    ends_on: z.optional(zDay),
    requires_storage: z.optional(z.boolean()),
    active: z.optional(z.boolean()),
    position: z.optional(zPosition2)
}))();

/**
 * Identifies a page or block within a proposal.
 */
export const zBlockId = /*#__PURE__*/ (() => z.string().check(z.regex(/^[a-z0-9]{1,24}$/)))();

/**
 * ID returned by proposal.UploadImage. Null if no image is selected.
 */
export const zImageId = /*#__PURE__*/ (() => z.nullable(zId))();

/**
 * First block of the proposal. Without its own image, uses the theme's.
 */
export const zCoverBlock = /*#__PURE__*/ (() => z.object({
    id: zBlockId,
    kind: z.enum(['cover']),
    hidden: z.boolean(),
    headline: z.string().check(z.maxLength(120)),
    subline: z.string().check(z.maxLength(240)),
    image_file_id: zImageId
}))();

/**
 * If empty, uses the block's default title in the proposal's language.
 */
export const zTitle = /*#__PURE__*/ (() => z.string().check(z.maxLength(120)))();

export const zSpan = /*#__PURE__*/ (() => z.object({
    text: z.string().check(z.maxLength(4000)),
    bold: z.optional(z.literal(true)),
    italic: z.optional(z.literal(true)),
    href: z.optional(z.string().check(z.maxLength(500), z.regex(/^(https?:\/\/|mailto:|tel:)\S+$/)))
}))();

export const zSpans = /*#__PURE__*/ (() => z.array(zSpan).check(z.maxLength(200)))();

export const zRichParagraph = /*#__PURE__*/ (() => z.object({
    kind: z.enum(['paragraph', 'heading']),
    spans: zSpans
}))();

export const zRichList = /*#__PURE__*/ (() => z.object({
    kind: z.enum(['bullets', 'numbers']),
    items: z.array(zSpans).check(z.minLength(1), z.maxLength(60))
}))();

/**
 * Paragraphs, headings and lists of plain text. Contains no markup, so nothing in it can be executed.
 */
export const zRichText = /*#__PURE__*/ (() => z.array(z.union([zRichParagraph, zRichList])).check(z.maxLength(120)))();

/**
 * Text block. `terms` appears in small print at the end.
 */
export const zTextBlock = /*#__PURE__*/ (() => z.object({
    id: zBlockId,
    kind: z.enum(['text', 'terms']),
    hidden: z.boolean(),
    title: zTitle,
    body: zRichText
}))();

export const zPicture = /*#__PURE__*/ (() => z.object({
    file_id: zImageId,
    alt: z.string().check(z.maxLength(240)),
    caption: z.string().check(z.maxLength(240))
}))();

export const zImageBlock = /*#__PURE__*/ (() => z.object({
    id: zBlockId,
    kind: z.enum(['image']),
    hidden: z.boolean(),
    image: zPicture,
    wide: z.boolean()
}))();

export const zGalleryBlock = /*#__PURE__*/ (() => z.object({
    id: zBlockId,
    kind: z.enum(['gallery']),
    hidden: z.boolean(),
    title: zTitle,
    images: z.array(zPicture).check(z.maxLength(12))
}))();

/**
 * Loads only when clicked.
 */
export const zVideoBlock = /*#__PURE__*/ (() => z.object({
    id: zBlockId,
    kind: z.enum(['video']),
    hidden: z.boolean(),
    title: zTitle,
    url: z.string().check(z.maxLength(300)),
    caption: z.string().check(z.maxLength(240))
}))();

export const zTimelineBlock = /*#__PURE__*/ (() => z.object({
    id: zBlockId,
    kind: z.enum(['timeline']),
    hidden: z.boolean(),
    title: zTitle,
    steps: z.array(z.object({
        title: z.string().check(z.maxLength(80)),
        text: z.string().check(z.maxLength(400))
    })).check(z.maxLength(12))
}))();

/**
 * Calculated content. `lead` is an optional introduction below the title.
 */
export const zFigureBlock = /*#__PURE__*/ (() => z.object({
    id: zBlockId,
    kind: z.enum([
        'system',
        'equipment',
        'production',
        'consumption',
        'bill',
        'savings',
        'financing',
        'incentives',
        'environment',
        'team',
        'assumptions',
        'accept'
    ]),
    hidden: z.boolean(),
    title: zTitle,
    lead: z.string().check(z.maxLength(400))
}))();

export const zProposalBlock = /*#__PURE__*/ (() => z.union([
    zCoverBlock,
    zTextBlock,
    zImageBlock,
    zGalleryBlock,
    zVideoBlock,
    zTimelineBlock,
    zFigureBlock
]))();

export const zProposalPage = /*#__PURE__*/ (() => z.object({
    id: zBlockId,
    name: z.string().check(z.maxLength(60)),
    hidden: z.boolean(),
    blocks: z.array(zProposalBlock).check(z.maxLength(30))
}))();

/**
 * Text can include variables in braces, such as {homeowner_firstname}. IDs are unique within a proposal.
 */
export const zProposalContent = /*#__PURE__*/ (() => z.object({
    pages: z.array(zProposalPage).check(z.minLength(1), z.maxLength(30))
}))();

export const zPublicId = /*#__PURE__*/ (() => z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)))();

export const zTemplateRule = /*#__PURE__*/ (() => z.object({
    financing_type: z.nullable(zFinancingType),
    state: z.nullable(zStateCode),
    language: zLanguage,
    template_id: zId
}))();

export const zHeadingStyle = /*#__PURE__*/ (() => z.enum([
    'modern',
    'strong',
    'classic'
]))();

/**
 * Bundled with the product; not loaded from another host.
 */
export const zProposalFont = /*#__PURE__*/ (() => z.enum([
    'inter',
    'source_sans',
    'nunito',
    'source_serif'
]))();

export const zTextSize = /*#__PURE__*/ (() => z.enum([
    'small',
    'standard',
    'large'
]))();

export const zProposalTheme = /*#__PURE__*/ (() => z.object({
    heading_style: zHeadingStyle,
    font: zProposalFont,
    text_size: zTextSize,
    tagline: z.string().check(z.maxLength(120)),
    footer_text: z.string().check(z.maxLength(600)),
    cover_file_id: z.nullable(zId)
}))();

export const zAgreementKind = /*#__PURE__*/ (() => z.enum([
    'installation',
    'financing',
    'interconnection',
    'change_order',
    'disclosure',
    'other'
]))();

export const zFieldType = /*#__PURE__*/ (() => z.enum([
    'signature',
    'initials',
    'date',
    'text',
    'checkbox',
    'variable'
]))();

/**
 * `cc` doesn't sign and receives a copy.
 */
export const zSignerRole = /*#__PURE__*/ (() => z.enum([
    'homeowner',
    'co_homeowner',
    'utility_account_holder',
    'sales_rep',
    'countersigner',
    'cc'
]))();

/**
 * A variable from `variables.AgreementList`. Any other name is a finding.
 */
export const zVariableName = /*#__PURE__*/ (() => z.string().check(z.regex(/^[a-z][a-z0-9_]{1,59}$/)))();

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
    label: z.string().check(z.maxLength(120)),
    variable: z.optional(zVariableName)
}))();

/**
 * Signers in the same step can sign in any order. A step starts when the previous one is complete. Ignored for `cc`.
 */
export const zSignerStep = /*#__PURE__*/ (() => z.object({
    role: zSignerRole,
    step: z.int().check(z.gte(1), z.lte(6))
}))();

export const zAgreementDraft = /*#__PURE__*/ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(120)),
    kind: zAgreementKind,
    language: zLanguage,
    fields: z.array(zField).check(z.maxLength(500)),
    signers: z.array(zSignerStep).check(z.maxLength(6)),
    states: z.array(zStateCode).check(z.maxLength(60)),
    financing_types: z.array(zFinancingType).check(z.maxLength(4)),
    adder_ids: z.array(zId).check(z.maxLength(50)),
    rescission_notice: z.boolean(),
    site_page: z.optional(z.boolean())
}))();

/**
 * A provider with a lender integration.
 */
export const zLenderCode = /*#__PURE__*/ (() => z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/)))();

/**
 * Through the lender's API, manually in its portal, or in-house financing.
 */
export const zLenderMode = /*#__PURE__*/ (() => z.enum([
    'api',
    'portal',
    'in_house'
]))();

export const zLenderConfigChange = /*#__PURE__*/ (() => z.object({
    lender: zLenderCode,
    enabled: z.boolean(),
    credentials: z.record(z.string(), z.string().check(z.minLength(1), z.maxLength(500))),
    remove_credentials: z.boolean(),
    mode: z.optional(zLenderMode),
    portal_url: z.nullish(z.string().check(z.maxLength(500), z.regex(/^https:\/\//))),
    version: z.int().check(z.gte(0))
}))();

export const zLenderOnly = /*#__PURE__*/ (() => z.object({
    lender: zLenderCode
}))();

export const zNewLenderApplication = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    lender: zLenderCode,
    product_id: z.string().check(z.minLength(1), z.maxLength(100))
}))();

export const zLenderPersonRole = /*#__PURE__*/ (() => z.enum(['applicant', 'co_applicant']))();

export const zEmployment = /*#__PURE__*/ (() => z.enum([
    'employed',
    'self_employed',
    'retired',
    'other'
]))();

/**
 * The input so far. Empty or omitted fields are still missing.
 */
export const zApplicantInput = /*#__PURE__*/ (() => z.object({
    role: zLenderPersonRole,
    firstname: z.string().check(z.maxLength(80)),
    lastname: z.string().check(z.maxLength(80)),
    email: z.string().check(z.maxLength(254)),
    phone: z.string().check(z.maxLength(40)),
    birth_date: z.optional(z.iso.date()),
    ssn: z.optional(z.string().check(z.maxLength(11), z.regex(/^(\d{3}-?\d{2}-?\d{4}|\d{4})?$/))),
    annual_income_cents: z.nullish(z.int().check(z.gte(0), z.lte(100000000000))),
    employment: z.nullish(zEmployment),
    monthly_housing_cents: z.nullish(z.int().check(z.gte(0), z.lte(1000000000)))
}))();

export const zOccupancy = /*#__PURE__*/ (() => z.enum([
    'primary',
    'secondary',
    'rental'
]))();

export const zPropertyKind = /*#__PURE__*/ (() => z.enum([
    'single_family',
    'townhouse',
    'condominium',
    'manufactured'
]))();

export const zApplicationDraftChange = /*#__PURE__*/ (() => z.object({
    application_id: zId,
    version: zVersion,
    people: z.array(zApplicantInput).check(z.minLength(1), z.maxLength(2)),
    occupancy: z.nullish(zOccupancy),
    property: z.nullish(zPropertyKind),
    autopay: z.optional(z.boolean())
}))();

export const zQuoteAnew = /*#__PURE__*/ (() => z.object({
    application_id: zId,
    version: zVersion,
    product_id: z.string().check(z.minLength(1), z.maxLength(100))
}))();

export const zApplicationOnly = /*#__PURE__*/ (() => z.object({
    application_id: zId,
    version: zVersion
}))();

export const zShareApplication = /*#__PURE__*/ (() => z.object({
    application_id: zId,
    version: zVersion,
    email: zEmail,
    language: z.enum(['en', 'es']),
    by_mail: z.boolean()
}))();

export const zShareSecret = /*#__PURE__*/ (() => z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)))();

export const zSharedChange = /*#__PURE__*/ (() => z.object({
    share_token: zShareSecret,
    version: zVersion,
    people: z.array(zApplicantInput).check(z.minLength(1), z.maxLength(2)),
    occupancy: z.nullish(zOccupancy),
    property: z.nullish(zPropertyKind),
    autopay: z.optional(z.boolean())
}))();

export const zApplicantConsent = /*#__PURE__*/ (() => z.object({
    role: zLenderPersonRole,
    credit_check: z.boolean(),
    electronic_records: z.boolean(),
    true_and_complete: z.boolean()
}))();

export const zSubmitShared = /*#__PURE__*/ (() => z.object({
    share_token: zShareSecret,
    version: zVersion,
    consents: z.array(zApplicantConsent).check(z.minLength(1), z.maxLength(2)),
    words_hash: z.string().check(z.regex(/^[0-9a-f]{64}$/))
}))();

export const zSubmitApplication = /*#__PURE__*/ (() => z.object({
    application_id: zId,
    version: zVersion,
    in_person: z.boolean(),
    consents: z.array(zApplicantConsent).check(z.minLength(1), z.maxLength(2)),
    words_hash: z.string().check(z.regex(/^[0-9a-f]{64}$/))
}))();

export const zResubmitApplication = /*#__PURE__*/ (() => z.object({
    application_id: zId,
    version: zVersion,
    amount_cents: z.optional(z.int().check(z.gte(100), z.lte(100000000))),
    people: z.optional(z.array(zApplicantInput).check(z.maxLength(2)))
}))();

export const zApplicationToRefresh = /*#__PURE__*/ (() => z.object({
    application_id: zId,
    version: z.optional(z.int().check(z.gte(1)))
}))();

export const zRetryCall = /*#__PURE__*/ (() => z.object({
    application_id: zId,
    version: zVersion,
    call_id: zId
}))();

export const zWithReason = /*#__PURE__*/ (() => z.object({
    application_id: zId,
    version: zVersion,
    reason: z.string().check(z.minLength(3), z.maxLength(500))
}))();

export const zLenderRecordKind = /*#__PURE__*/ (() => z.enum([
    'sent',
    'in_review',
    'approved',
    'stipulations_asked',
    'stipulations_met',
    'counter_offered',
    'offer_accepted',
    'on_hold',
    'credit_frozen',
    'no_match',
    'declined',
    'expired',
    'documents_signed',
    'contract_accepted',
    'milestone_reached',
    'funded'
]))();

export const zLenderRecordDetail = /*#__PURE__*/ (() => z.object({
    amount_cents: z.optional(z.int().check(z.gte(1), z.lte(1000000000))),
    term_months: z.optional(z.int().check(z.gte(12), z.lte(480))),
    apr: z.optional(z.number().check(z.gte(0), z.lte(0.36))),
    expires_on: z.optional(z.iso.date()),
    reason: z.optional(z.string().check(z.maxLength(500))),
    stipulations: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(20))),
    stipulation_ids: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(50))),
    milestone: z.optional(z.enum([
        'notice_to_proceed',
        'installation_complete',
        'permission_to_operate'
    ])),
    reference: z.optional(z.string().check(z.minLength(1), z.maxLength(100)))
}))();

export const zRecordByHand = /*#__PURE__*/ (() => z.object({
    application_id: zId,
    version: zVersion,
    kind: zLenderRecordKind,
    happened_on: z.iso.date(),
    note: z.string().check(z.maxLength(2000)),
    file_ids: z.optional(z.array(zId).check(z.maxLength(10))),
    detail: z.optional(zLenderRecordDetail)
}))();

export const zSettleDisagreement = /*#__PURE__*/ (() => z.object({
    application_id: zId,
    version: zVersion,
    take: z.enum(['lender', 'recorded'])
}))();

export const zTakeBackRecord = /*#__PURE__*/ (() => z.object({
    application_id: zId,
    version: zVersion,
    record_id: zId,
    reason: z.string().check(z.minLength(1), z.maxLength(500))
}))();

export const zStipulationUpload = /*#__PURE__*/ (() => z.object({
    application_id: zId,
    version: z.string().check(z.regex(/^[0-9]{1,9}$/)),
    stipulation_id: z.string().check(z.minLength(1), z.maxLength(100)),
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255))
}))();

export const zLenderDocumentKind = /*#__PURE__*/ (() => z.enum([
    'final_design',
    'permit',
    'installation_photos',
    'shade_report',
    'plan_set',
    'monitoring',
    'permission_to_operate',
    'utility_bill',
    'other'
]))();

export const zDocumentUpload = /*#__PURE__*/ (() => z.object({
    application_id: zId,
    version: z.string().check(z.regex(/^[0-9]{1,9}$/)),
    kind: zLenderDocumentKind,
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255))
}))();

export const zSendContract = /*#__PURE__*/ (() => z.object({
    application_id: zId,
    version: zVersion,
    transaction_id: zId
}))();

export const zLenderMilestoneName = /*#__PURE__*/ (() => z.enum([
    'notice_to_proceed',
    'installation_complete',
    'permission_to_operate'
]))();

export const zSubmitMilestone = /*#__PURE__*/ (() => z.object({
    application_id: zId,
    version: zVersion,
    milestone: zLenderMilestoneName,
    completed_on: z.iso.date(),
    note: z.string().check(z.maxLength(1000))
}))();

export const zRequestChangeOrder = /*#__PURE__*/ (() => z.object({
    application_id: zId,
    version: zVersion,
    product_id: z.string().check(z.minLength(1), z.maxLength(100)),
    amount_cents: z.int().check(z.gte(100), z.lte(100000000)),
    reason: z.string().check(z.minLength(3), z.maxLength(500))
}))();

export const zMoveApplication = /*#__PURE__*/ (() => z.object({
    application_id: zId,
    version: zVersion,
    lender: zLenderCode,
    product_id: z.string().check(z.minLength(1), z.maxLength(100))
}))();

export const zNewSigner = /*#__PURE__*/ (() => z.object({
    role: zSignerRole,
    name: z.string().check(z.minLength(1), z.maxLength(160)),
    email: zEmail,
    phone: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    language: z.optional(zLanguage)
}))();

export const zPaperSigner = /*#__PURE__*/ (() => z.object({
    signer_id: zId,
    signed_on: z.iso.date()
}))();

export const zNewPaperRecord = /*#__PURE__*/ (() => z.object({
    transaction_id: zId,
    version: zVersion,
    file_id: zId,
    received_on: z.iso.date(),
    signers: z.array(zPaperSigner).check(z.minLength(1), z.maxLength(6)),
    note: z.optional(z.string().check(z.maxLength(2000)))
}))();

/**
 * A PNG of up to 2,000 by 1,000 pixels.
 */
export const zInk = /*#__PURE__*/ (() => z.object({
    way: z.enum([
        'drawn',
        'typed',
        'uploaded'
    ]),
    png_base64: z.string().check(z.minLength(8), z.maxLength(700000), z.regex(/^[A-Za-z0-9+\/]+=*$/))
}))();

export const zSignerEvent = /*#__PURE__*/ (() => z.enum([
    'viewed',
    'resumed',
    'device_received',
    'consented',
    'consent_withdrawn',
    'paper_requested',
    'page_read',
    'reviewed',
    'downloaded'
]))();

/**
 * Field values by field ID.
 */
export const zFieldValues = /*#__PURE__*/ (() => z.record(z.string(), z.string().check(z.maxLength(500))))();

/**
 * IDs of the signature and initials fields the signer has completed.
 */
export const zSignedFields = /*#__PURE__*/ (() => z.array(z.string().check(z.maxLength(40))).check(z.maxLength(500)))();

/**
 * An aerial image to draw on, a photo or a document. If omitted, detected from the content.
 */
export const zProjectFileKind = /*#__PURE__*/ (() => z.enum([
    'site_image',
    'photo',
    'document'
]))();

/**
 * An uploaded file, a YouTube or Vimeo video, or a link to a web page.
 */
export const zResourceKind = /*#__PURE__*/ (() => z.enum([
    'file',
    'video',
    'link'
]))();

export const zResourceFields = /*#__PURE__*/ (() => z.object({
    title: z.string().check(z.minLength(1), z.maxLength(120)),
    description: z.string().check(z.maxLength(1000)),
    category_id: zId,
    kind: zResourceKind,
    url: z.optional(z.string().check(z.maxLength(500))),
    file_id: z.optional(zId),
    role_ids: z.array(zId).check(z.maxLength(50))
}))();

export const zResourceChange = /*#__PURE__*/ (() => z.object({
    resource_id: zId,
    version: zVersion,
    title: z.string().check(z.minLength(1), z.maxLength(120)),
    description: z.string().check(z.maxLength(1000)),
    category_id: zId,
    kind: zResourceKind,
    url: z.optional(z.string().check(z.maxLength(500))),
    file_id: z.optional(zId),
    role_ids: z.array(zId).check(z.maxLength(50)),
    active: z.boolean()
}))();

export const zResourceCategoryFields = /*#__PURE__*/ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    position: z.int().check(z.gte(0), z.lte(10000))
}))();

export const zResourceCategoryChange = /*#__PURE__*/ (() => z.object({
    category_id: zId,
    version: zVersion,
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    position: z.int().check(z.gte(0), z.lte(10000))
}))();

/**
 * Billing contact as shown on the invoice.
 */
export const zBillTo = /*#__PURE__*/ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(200)),
    email: z.nullable(zEmail),
    address: z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(4)),
    language: z.enum(['en', 'es'])
}))();

export const zNewInvoiceLine = /*#__PURE__*/ (() => z.object({
    description: z.string().check(z.minLength(1), z.maxLength(300)),
    quantity: z.number().check(z.gt(0), z.lte(100000)),
    unit_cents: z.int().check(z.gte(-1000000000), z.lte(1000000000))
}))();

export const zNewInvoice = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    title: z.string().check(z.minLength(1), z.maxLength(120)),
    bill_to: zBillTo,
    lines: z.array(zNewInvoiceLine).check(z.minLength(1), z.maxLength(60)),
    note: z.string().check(z.maxLength(1000)),
    terms_days: z.int().check(z.gte(0), z.lte(365))
}))();

export const zTitle2 = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(120)))();

export const zLines = /*#__PURE__*/ (() => z.array(zNewInvoiceLine).check(z.minLength(1), z.maxLength(60)))();

export const zNote = /*#__PURE__*/ (() => z.string().check(z.maxLength(1000)))();

/**
 * Days until due.
 */
export const zTermsDays = /*#__PURE__*/ (() => z.int().check(z.gte(0), z.lte(365)))();

export const zInvoiceChange = /*#__PURE__*/ (() => z.object({
    invoice_id: zId,
    version: zVersion,
    title: zTitle2,
    bill_to: zBillTo,
    lines: zLines,
    note: zNote,
    terms_days: zTermsDays
}))();

export const zInvoiceKey = /*#__PURE__*/ (() => z.object({
    invoice_id: zId,
    version: zVersion
}))();

export const zInvoiceIssue = /*#__PURE__*/ (() => z.object({
    invoice_id: zId,
    version: zVersion,
    send: z.boolean()
}))();

export const zInvoiceSend = /*#__PURE__*/ (() => z.object({
    invoice_id: zId,
    to: z.optional(zEmail)
}))();

export const zPaidCents = /*#__PURE__*/ (() => z.int().check(z.gte(1), z.lte(100000000000)))();

export const zPaymentMethod = /*#__PURE__*/ (() => z.enum([
    'check',
    'ach',
    'card',
    'wire',
    'cash',
    'other'
]))();

export const zNewPayment = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    invoice_id: z.optional(z.uuid()),
    amount_cents: zPaidCents,
    method: zPaymentMethod,
    reference: z.string().check(z.maxLength(80)),
    received_on: z.iso.date(),
    receipt: z.boolean(),
    another_payment: z.optional(z.boolean())
}))();

export const zCashApplication = /*#__PURE__*/ (() => z.object({
    invoice_id: zId,
    version: zVersion,
    amount_cents: zPaidCents
}))();

export const zNewRefund = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    amount_cents: zPaidCents,
    method: zPaymentMethod,
    reference: z.string().check(z.maxLength(80)),
    paid_on: z.iso.date()
}))();

export const zReason = /*#__PURE__*/ (() => z.string().check(z.minLength(3), z.maxLength(300)))();

export const zNewCredit = /*#__PURE__*/ (() => z.object({
    invoice_id: zId,
    version: zVersion,
    amount_cents: zPaidCents,
    reason: zReason,
    send: z.boolean()
}))();

export const zNewWriteOff = /*#__PURE__*/ (() => z.object({
    invoice_id: zId,
    version: zVersion,
    amount_cents: zPaidCents,
    reason: zReason
}))();

export const zEntryReversal = /*#__PURE__*/ (() => z.object({
    entry_id: zId,
    reason: zReason
}))();

export const zProjectKey = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zRemittanceKey = /*#__PURE__*/ (() => z.object({
    remittance_id: zId,
    version: zVersion
}))();

export const zLineMatch = /*#__PURE__*/ (() => z.object({
    line_id: zId,
    application_id: zId
}))();

export const zLineKey = /*#__PURE__*/ (() => z.object({
    line_id: zId
}))();

/**
 * When a cash deal's schedule bills it.
 */
export const zInvoiceMilestone = /*#__PURE__*/ (() => z.enum([
    'signing',
    'start',
    'completion'
]))();

export const zInvoicingSettings = /*#__PURE__*/ (() => z.object({
    invoice_prefix: z.string().check(z.maxLength(10), z.regex(/^[A-Za-z0-9\/ -]*$/)),
    credit_note_prefix: z.string().check(z.maxLength(10), z.regex(/^[A-Za-z0-9\/ -]*$/)),
    terms_days: z.int().check(z.gte(0), z.lte(365)),
    how_to_pay: z.string().check(z.maxLength(600)),
    schedule: z.array(z.object({
        milestone: zInvoiceMilestone,
        share: z.number().check(z.gte(0.01), z.lte(1))
    })).check(z.minLength(1), z.maxLength(3)),
    version: z.int().check(z.gte(0))
}))();

/**
 * What a list has.
 */
export const zSheetKind = /*#__PURE__*/ (() => z.enum([
    'panel',
    'inverter',
    'storage',
    'adder',
    'lead'
]))();

/**
 * The key of the field each column fills, in heading order.
 */
export const zSheetColumns = /*#__PURE__*/ (() => z.array(z.nullable(z.string().check(z.maxLength(40)))).check(z.maxLength(200)))();

/**
 * Whether 03/04/2026 is read month first or day first.
 */
export const zDateOrder = /*#__PURE__*/ (() => z.enum(['mdy', 'dmy']))();

export const zSheetImportMatch = /*#__PURE__*/ (() => z.object({
    import_id: zId,
    version: zVersion,
    columns: z.optional(zSheetColumns),
    date_order: z.optional(zDateOrder)
}))();

/**
 * What is done with a row that is asked about: leave it out, fill in what the existing lead is missing, or import it as it is. Duplicate leads can be merged or imported as another lead, equipment with unusual figures can be imported.
 */
export const zSheetDecision = /*#__PURE__*/ (() => z.enum([
    'skip',
    'merge',
    'import'
]))();

export const zSheetRowDecision = /*#__PURE__*/ (() => z.object({
    import_id: zId,
    line: z.int().check(z.gte(1), z.lte(2000000000)),
    action: z.nullable(zSheetDecision)
}))();

export const zLeadOwnerRule = /*#__PURE__*/ (() => z.object({
    kind: z.enum([
        'one',
        'round_robin',
        'territory'
    ]),
    user_ids: z.array(zId).check(z.minLength(1), z.maxLength(100)),
    territories: z.optional(z.array(z.object({
        user_id: zId,
        postal_codes: z.array(z.string().check(z.regex(/^[0-9]{3,5}$/))).check(z.minLength(1), z.maxLength(2000))
    })).check(z.maxLength(100)))
}))();

export const zSheetImportApply = /*#__PURE__*/ (() => z.object({
    import_id: zId,
    version: zVersion,
    decision: z.optional(zSheetDecision),
    owner: z.optional(zLeadOwnerRule)
}))();

export const zSheetImportVersion = /*#__PURE__*/ (() => z.object({
    import_id: zId,
    version: zVersion
}))();

export const zTaskTitle = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(200)))();

/**
 * Due date, in the company's time zone.
 */
export const zTaskDay = /*#__PURE__*/ (() => z.nullable(z.iso.date()))();

export const zNewTask = /*#__PURE__*/ (() => z.object({
    project_id: z.nullable(zId),
    title: zTaskTitle,
    due_on: zTaskDay,
    assignee_id: zId
}))();

export const zTaskChange = /*#__PURE__*/ (() => z.object({
    task_id: zId,
    version: zVersion,
    title: zTaskTitle,
    due_on: zTaskDay,
    assignee_id: zId
}))();

export const zTaskDone = /*#__PURE__*/ (() => z.object({
    task_id: zId,
    version: zVersion,
    done: z.boolean()
}))();

export const zTaskKey = /*#__PURE__*/ (() => z.object({
    task_id: zId,
    version: zVersion
}))();

export const zDeletedTask = /*#__PURE__*/ (() => z.object({
    task_id: zId
}))();

export const zNoteBody = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(5000)))();

export const zMentionIds = /*#__PURE__*/ (() => z.array(zId).check(z.maxLength(20)))();

export const zNewNote = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    body: zNoteBody,
    mention_ids: zMentionIds
}))();

export const zNoteChange = /*#__PURE__*/ (() => z.object({
    note_id: zId,
    version: zVersion,
    body: zNoteBody,
    mention_ids: zMentionIds
}))();

export const zNoteKey = /*#__PURE__*/ (() => z.object({
    note_id: zId,
    version: zVersion
}))();

export const zOnboardingChange = /*#__PURE__*/ (() => z.object({
    dismissed: z.boolean(),
    version: z.int().check(z.gte(0))
}))();

export const zSessionsCreateBody = /*#__PURE__*/ (() => zSignIn)();

export const zUsersChangePasswordBody = /*#__PURE__*/ (() => zChangePassword)();

export const zUsersSetPinBody = /*#__PURE__*/ (() => zSetPin)();

export const zUsersTakeBackBody = /*#__PURE__*/ (() => z.object({
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
    pin: zPin
}))();

export const zUsersBeginPasskeySignInBody = /*#__PURE__*/ (() => z.object({
    pending: z.optional(zPending)
}))();

export const zUsersSignInWithPasskeyBody = /*#__PURE__*/ (() => z.object({
    pending: z.optional(zPending),
    ticket: zTicket,
    response: zPasskeyResponse
}))();

export const zUsersBeginPasskeyBody = /*#__PURE__*/ (() => zOwnPassword)();

export const zUsersAddPasskeyBody = /*#__PURE__*/ (() => z.object({
    ticket: zTicket,
    name: zPasskeyName,
    response: zPasskeyResponse
}))();

export const zUsersRenamePasskeyBody = /*#__PURE__*/ (() => zPasskeyRenamed)();

export const zUsersRemovePasskeyBody = /*#__PURE__*/ (() => z.object({
    passkey_id: zId,
    code: zCode
}))();

export const zUsersConfirmIdentityBody = /*#__PURE__*/ (() => zIdentityProof)();

export const zUsersSecondStepBody = /*#__PURE__*/ (() => z.object({
    pending: zPending,
    code: zCode
}))();

export const zUsersBeginAuthenticatorBody = /*#__PURE__*/ (() => zOwnPassword)();

export const zUsersConfirmAuthenticatorBody = /*#__PURE__*/ (() => zOwnCode)();

export const zUsersRemoveAuthenticatorBody = /*#__PURE__*/ (() => zOwnCode)();

export const zUsersNewRecoveryCodesBody = /*#__PURE__*/ (() => zOwnCode)();

export const zUsersPrintPasswordCodeBody = /*#__PURE__*/ (() => zOwnPassword)();

export const zUsersResetPasswordByCodeBody = /*#__PURE__*/ (() => zResetByCode)();

export const zUsersResetSecondStepBody = /*#__PURE__*/ (() => z.object({
    user_id: zId
}))();

export const zUsersRequestSignInLinkBody = /*#__PURE__*/ (() => zRequestReset)();

export const zUsersRequestResetPasswordBody = /*#__PURE__*/ (() => zRequestReset)();

export const zUsersResetPasswordBody = /*#__PURE__*/ (() => zResetPassword)();

export const zSettingsSecondStepPolicyBody = /*#__PURE__*/ (() => zSecondStepPolicy)();

export const zUsersBeginSingleSignOnBody = /*#__PURE__*/ (() => zBeginSingleSignOn)();

export const zSettingsSingleSignOnBody = /*#__PURE__*/ (() => zSingleSignOnInput)();

export const zSettingsAddDomainBody = /*#__PURE__*/ (() => zDomainName)();

export const zSettingsVerifyDomainBody = /*#__PURE__*/ (() => zDomainName)();

export const zSettingsRemoveDomainBody = /*#__PURE__*/ (() => zDomainName)();

export const zSettingsSessionPolicyBody = /*#__PURE__*/ (() => z.object({
    idle_minutes: zIdleMinutes,
    version: zVersion
}))();

export const zCompanySignUpBody = /*#__PURE__*/ (() => zSignUp)();

export const zCompanyFinishSignUpBody = /*#__PURE__*/ (() => zFinishSignUp)();

export const zUsersGenerateInviteLinkBody = /*#__PURE__*/ (() => zNewInvite)();

export const zUsersInviteMembersBody = /*#__PURE__*/ (() => z.object({
    rows: z.array(zInviteRow).check(z.minLength(1), z.maxLength(50))
}))();

export const zUsersRevokeInviteBody = /*#__PURE__*/ (() => z.object({
    invite_id: zId
}))();

export const zUsersAcceptInviteBody = /*#__PURE__*/ (() => zJoin)();

export const zCompanyUpdateBody = /*#__PURE__*/ (() => zCompanyFields)();

export const zCompanySetLicensesBody = /*#__PURE__*/ (() => z.object({
    licenses: z.array(zLicense).check(z.maxLength(60)),
    version: zVersion
}))();

export const zCompanyUploadLogoBody = /*#__PURE__*/ (() => z.object({
    file: z.string(),
    version: z.string().check(z.regex(/^[0-9]+$/))
}))();

export const zCompanyEditMetadataBody = /*#__PURE__*/ (() => z.object({
    metadata: z.record(z.string(), z.unknown()),
    version: z.int().check(z.gte(0))
}))();

export const zSettingsPointsOfContactBody = /*#__PURE__*/ (() => z.object({
    contacts: zPointsOfContact,
    version: z.int().check(z.gte(0))
}))();

export const zSettingsGeneralBody = /*#__PURE__*/ (() => zGeneralInput)();

export const zUsersUpdateBody = /*#__PURE__*/ (() => z.object({
    version: zVersion,
    firstname: zPersonName,
    lastname: zPersonName,
    phone: z.optional(zUsPhone),
    language: z.optional(zReaderLanguage)
}))();

export const zUsersUpdateRoleBody = /*#__PURE__*/ (() => z.object({
    user_id: zId,
    role_id: zId,
    version: zVersion
}))();

export const zUsersUpdatePlacementBody = /*#__PURE__*/ (() => z.object({
    user_id: zId,
    manager_id: z.optional(zId),
    territory: z.optional(zTerritory),
    version: zVersion
}))();

export const zUsersDisableUserBody = /*#__PURE__*/ (() => z.object({
    user_id: zId,
    disabled: z.boolean(),
    version: zVersion
}))();

export const zUsersResetPasswordByAdminBody = /*#__PURE__*/ (() => z.object({
    user_id: zId
}))();

export const zUsersEndSessionBody = /*#__PURE__*/ (() => z.object({
    user_id: zId,
    session_id: z.optional(z.string().check(z.length(16)))
}))();

export const zRolesUpdatePermissionBody = /*#__PURE__*/ (() => z.object({
    role_id: zId,
    permissions: z.array(zPermission),
    version: zVersion
}))();

export const zRolesCreateBody = /*#__PURE__*/ (() => z.object({
    name: zRoleName,
    description: z.optional(z.string().check(z.maxLength(200))),
    permissions: z.optional(z.array(zPermission))
}))();

export const zRolesUpdateBody = /*#__PURE__*/ (() => z.object({
    role_id: zId,
    name: zRoleName,
    description: z.string().check(z.maxLength(200)),
    version: zVersion
}))();

export const zRolesDeleteBody = /*#__PURE__*/ (() => z.object({
    role_id: zId,
    reassign_to: z.optional(zId),
    version: zVersion
}))();

export const zRolesUpdateDefaultNewPermissionsBody = /*#__PURE__*/ (() => z.object({
    permissions: z.array(zPermission),
    version: z.int().check(z.gte(0))
}))();

export const zSupportRequestAccessBody = /*#__PURE__*/ (() => z.object({
    company_id: z.int().check(z.gte(1), z.lte(2147483647)),
    reason: zAccessReason
}))();

export const zSupportCloseRequestBody = /*#__PURE__*/ (() => z.object({
    company_id: z.int().check(z.gte(1), z.lte(2147483647)),
    access_id: zId
}))();

export const zSupportDecideAccessBody = /*#__PURE__*/ (() => z.object({
    access_id: zId,
    decision: z.enum(['approve', 'decline']),
    hours: z.optional(z.union([
        z.literal(1),
        z.literal(4),
        z.literal(24),
        z.literal(72),
        z.literal(168)
    ]))
}))();

export const zSupportEndAccessBody = /*#__PURE__*/ (() => z.object({
    access_id: zId
}))();

export const zSupportSetPolicyBody = /*#__PURE__*/ (() => z.object({
    without_asking: z.boolean(),
    version: z.int().check(z.gte(0))
}))();

export const zInstallationSuspendCompanyBody = /*#__PURE__*/ (() => z.object({
    company_id: z.int().check(z.gte(1), z.lte(2147483647)),
    reason: zAccessReason
}))();

export const zInstallationResumeCompanyBody = /*#__PURE__*/ (() => z.object({
    company_id: z.int().check(z.gte(1), z.lte(2147483647))
}))();

export const zInstallationEraseCompanyBody = /*#__PURE__*/ (() => z.object({
    company_id: z.int().check(z.gte(1), z.lte(2147483647)),
    name: z.string().check(z.minLength(1), z.maxLength(200)),
    reason: zAccessReason
}))();

export const zInstallationCancelErasureBody = /*#__PURE__*/ (() => z.object({
    erasure_id: zId
}))();

export const zMessagesSendEmailBody = /*#__PURE__*/ (() => zNewEmail)();

export const zMessagesAskSupportBody = /*#__PURE__*/ (() => zSupportQuestion)();

export const zMessagesSendAgainBody = /*#__PURE__*/ (() => z.object({
    mail_id: zId
}))();

export const zSettingsSmtpConfigBody = /*#__PURE__*/ (() => zSmtpInput)();

export const zSettingsGoogleConfigBody = /*#__PURE__*/ (() => zGoogleInput)();

export const zSettingsDisconnectGoogleBody = /*#__PURE__*/ (() => z.object({
    remove_client: z.optional(z.boolean()),
    version: z.int().check(z.gte(0), z.lte(2147483647))
}))();

export const zMessagesSendTestEmailBody = /*#__PURE__*/ (() => zTestEmail)();

export const zSettingsMailTextsBody = /*#__PURE__*/ (() => zMailTextInput)();

export const zSettingsNotificationsBody = /*#__PURE__*/ (() => zNotificationsInput)();

export const zNotificationsMarkReadBody = /*#__PURE__*/ (() => zReadMark)();

export const zNotificationsPreferencesBody = /*#__PURE__*/ (() => zPreferencesInput)();

export const zPageProblemsReportBody = /*#__PURE__*/ (() => zProblemReport)();

export const zPageProblemsSetStatusBody = /*#__PURE__*/ (() => z.object({
    problem_id: zId,
    status: zProblemStatus,
    version: zVersion
}))();

export const zProjectsCreateViewBody = /*#__PURE__*/ (() => zViewFields)();

export const zProjectsUpdateViewBody = /*#__PURE__*/ (() => zViewChange)();

export const zProjectsDeleteViewBody = /*#__PURE__*/ (() => zViewId)();

export const zProjectsSetDefaultViewBody = /*#__PURE__*/ (() => zDefaultView)();

export const zProjectsBulkUpdateBody = /*#__PURE__*/ (() => zBulkUpdate)();

export const zProjectsUndoBulkBody = /*#__PURE__*/ (() => zUndoBulk)();

export const zProjectsExportBody = /*#__PURE__*/ (() => zProjectExport)();

export const zProjectsConfirmChangeBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    token: z.string().check(z.length(64)),
    terms: z.optional(zPriceTerms),
    confirmed_loss_cents: z.optional(z.int().check(z.lte(-1))),
    mail: z.boolean()
}))();

export const zProjectsEndSaleBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: zVersion,
    to: z.enum(['canceled', 'voided']),
    reason: z.string().check(z.minLength(1), z.maxLength(100)),
    note: z.optional(z.string().check(z.maxLength(400))),
    ends: z.object({
        agreement_ids: z.array(zId).check(z.maxLength(50)),
        application_ids: z.array(zId).check(z.maxLength(50)),
        invoice_ids: z.array(zId).check(z.maxLength(50))
    })
}))();

export const zLeadCreateBody = /*#__PURE__*/ (() => zNewProject)();

export const zProjectsUpdateBody = /*#__PURE__*/ (() => zProjectChange)();

export const zProjectsUpdateProjectStatusBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: zVersion,
    status: zProjectStatus,
    reason: z.optional(z.string().check(z.maxLength(500)))
}))();

export const zProjectsGeocodeBody = /*#__PURE__*/ (() => z.object({
    address: zAddress
}))();

export const zLeadsDismissDuplicateBody = /*#__PURE__*/ (() => z.object({
    duplicate_id: zId
}))();

export const zLeadsMergeBody = /*#__PURE__*/ (() => zMergeInput)();

export const zPrivacyRecordBody = /*#__PURE__*/ (() => z.object({
    homeowner_id: zId,
    kind: zPrivacyKind,
    received_on: z.iso.date(),
    received_by: zPrivacyChannel,
    identified_by: zPrivacyProof,
    note: z.optional(z.string().check(z.maxLength(500)))
}))();

export const zPrivacyExtendBody = /*#__PURE__*/ (() => z.object({
    request_id: zId,
    version: zVersion,
    reason: z.string().check(z.minLength(5), z.maxLength(500))
}))();

export const zPrivacyDeclineBody = /*#__PURE__*/ (() => z.object({
    request_id: zId,
    version: zVersion,
    reason: z.string().check(z.minLength(5), z.maxLength(500))
}))();

export const zPrivacyExportBody = /*#__PURE__*/ (() => z.object({
    request_id: zId,
    version: zVersion
}))();

export const zPrivacyEraseBody = /*#__PURE__*/ (() => z.object({
    request_id: zId,
    version: zVersion,
    name: z.string().check(z.minLength(1), z.maxLength(200)),
    other_terms: z.optional(z.array(z.string().check(z.minLength(4), z.maxLength(100))).check(z.maxLength(10)))
}))();

export const zPrivacyDeleteProjectBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    number: z.string().check(z.minLength(1), z.maxLength(40))
}))();

export const zHomeownersAddBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    homeowner: zHomeownerFields,
    is_primary: z._default(z.optional(z.boolean()), false)
}))();

export const zHomeownersUpdateBody = /*#__PURE__*/ (() => z.object({
    homeowner_id: zId,
    version: zVersion,
    homeowner: zHomeownerFields,
    is_primary: z.optional(z.boolean())
}))();

export const zHomeownersDeleteBody = /*#__PURE__*/ (() => z.object({
    homeowner_id: zId,
    version: zVersion
}))();

export const zDesignSaveBody = /*#__PURE__*/ (() => zDesignInput)();

export const zDesignCopyBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    design_id: zId,
    name: zDesignName
}))();

export const zDesignRenameBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    design_id: zId,
    version: zVersion,
    name: zDesignName
}))();

export const zDesignRemoveBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    design_id: zId,
    version: zVersion
}))();

export const zDesignChooseBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    design_id: zId,
    version: zVersion
}))();

export const zDesignFindSiteBody = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

/**
 * Exactly one choice.
 */
export const zDesignChooseSiteBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: z.int().check(z.gte(0)),
    match: z.optional(z.int().check(z.gte(0), z.lte(50))),
    outline_id: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    latitude: z.optional(z.number().check(z.gte(-90), z.lte(90))),
    longitude: z.optional(z.number().check(z.gte(-180), z.lte(180))),
    not_found: z.optional(z.literal(true))
}))();

export const zSettingsUpdateSiteServicesBody = /*#__PURE__*/ (() => z.object({
    enabled: z.boolean(),
    version: z.int().check(z.gte(0))
}))();

export const zDesignSizeArraysBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    target: zTargetOffset,
    arrays: z.array(zRoofArray).check(z.minLength(1), z.maxLength(20)),
    inverters: z.array(zInverterChoice).check(z.minLength(1), z.maxLength(10))
}))();

/**
 * Exactly one of `target`, `size_kw`, `module_count`, `budget_cents` and `best_savings`.
 */
export const zDesignSizeDrawingBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    target: z.optional(zTargetOffset),
    size_kw: z.optional(z.number().check(z.gt(0), z.lte(2000))),
    module_count: z.optional(z.int().check(z.gte(1), z.lte(10000))),
    budget_cents: z.optional(z.int().check(z.gte(1), z.lte(1000000000))),
    best_savings: z.optional(z.literal(true)),
    drawing: zDrawing,
    plane_ids: z.array(zPartId).check(z.minLength(1), z.maxLength(100))
}))();

export const zDesignSaveDrawingBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: z.int().check(z.gte(0)),
    drawing: zDrawing
}))();

export const zDesignPreviewDrawingBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    drawing: zDrawing
}))();

export const zDesignProposeSiteRoofBody = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zDesignProposeRoofBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255)),
    unit: z.optional(zSurveyUnit),
    height_unit: z.optional(zSurveyUnit)
}))();

export const zDesignShowPresenceBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    place: zId,
    parts: z.array(zPartId).check(z.maxLength(20)),
    here: z.boolean()
}))();

export const zDesignReadFootprintsBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255))
}))();

export const zDesignUploadPlacedPictureBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255)),
    world: z.optional(z.string().check(z.maxLength(1000))),
    projection: z.optional(z.string().check(z.maxLength(20000))),
    epsg: z.optional(z.string().check(z.regex(/^[0-9]{4,6}$/)))
}))();

export const zDesignSaveElectricalPlanBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: z.int().check(z.gte(0)),
    choices: zElectricalChoices
}))();

export const zDesignSavePlanSetBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: z.int().check(z.gte(0)),
    facts: zPlanSetFacts
}))();

export const zDesignIssuePlanSetBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    note: z.string().check(z.maxLength(120))
}))();

export const zSolarUploadWeatherBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255)),
    zone: z.optional(zWeatherZoneAnswer),
    light: z.optional(zWeatherLightAnswer)
}))();

export const zSolarRemoveWeatherBody = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zSolarFetchWeatherBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    source: zWeatherSourceCode,
    zone: z.optional(zWeatherZoneAnswer),
    light: z.optional(zWeatherLightAnswer)
}))();

export const zSolarShareReportBody = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zSolarRevokeReportBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    report_id: zId
}))();

export const zSettingsUpdateSimulationParamsBody = /*#__PURE__*/ (() => zSimulationParams)();

export const zSettingsDesignPreferencesBody = /*#__PURE__*/ (() => zDesignPreferences)();

export const zEnergyPreviewBody = /*#__PURE__*/ (() => zEnergyWhatIf)();

export const zEnergyPreviewUseBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    consumption: z.optional(zConsumption),
    tariff: z.optional(zTariff)
}))();

export const zEnergyPreviewUsageBody = /*#__PURE__*/ (() => zUsageFile)();

export const zEnergyUploadUsageBody = /*#__PURE__*/ (() => zUsageFile)();

export const zEnergyReadExportRatesBody = /*#__PURE__*/ (() => z.object({
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255))
}))();

export const zEnergySaveRatePlanBody = /*#__PURE__*/ (() => zRatePlanInput)();

export const zEnergyReadRateFileBody = /*#__PURE__*/ (() => z.object({
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255))
}))();

export const zEnergySaveUtilityTermsBody = /*#__PURE__*/ (() => zUtilityTermsInput)();

export const zEnergyConfirmTariffBody = /*#__PURE__*/ (() => zTariffConfirmation)();

export const zCollectionsAddPanelBody = /*#__PURE__*/ (() => zPanelInput)();

export const zCollectionsEditPanelBody = /*#__PURE__*/ (() => zPanelEdit)();

export const zCollectionsAddInverterBody = /*#__PURE__*/ (() => zInverterInput)();

export const zCollectionsEditInverterBody = /*#__PURE__*/ (() => zInverterEdit)();

export const zCollectionsAddStorageBody = /*#__PURE__*/ (() => zStorageInput)();

export const zCollectionsEditStorageBody = /*#__PURE__*/ (() => zStorageEdit)();

export const zCollectionsAddOtherBody = /*#__PURE__*/ (() => zOtherInput)();

export const zCollectionsEditOtherBody = /*#__PURE__*/ (() => zOtherEdit)();

export const zCollectionsAddOtherCategoryBody = /*#__PURE__*/ (() => zCategoryInput)();

export const zCollectionsEditOtherCategoryBody = /*#__PURE__*/ (() => zCategoryEdit)();

export const zEquipmentUploadDatasheetBody = /*#__PURE__*/ (() => z.object({
    kind: zDatasheetKind,
    equipment_id: zId,
    version: z.string().check(z.regex(/^[0-9]{1,9}$/)),
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255))
}))();

export const zEquipmentRemoveDatasheetBody = /*#__PURE__*/ (() => zDatasheetOf)();

export const zAddersCreateBody = /*#__PURE__*/ (() => zAdderFields)();

export const zAddersUpdateBody = /*#__PURE__*/ (() => zAdderChange)();

export const zAddersSetActiveBody = /*#__PURE__*/ (() => zAdderSwitch)();

export const zAddersPreviewRuleBody = /*#__PURE__*/ (() => zRuleTrial)();

export const zAddersAddProjectAdderBody = /*#__PURE__*/ (() => zNewProjectAdder)();

export const zAddersRemoveProjectAdderBody = /*#__PURE__*/ (() => zProjectAdderKey)();

export const zAddersUpdatePriceOverrideBody = /*#__PURE__*/ (() => zPriceOverride)();

export const zAddersDecideOverrideBody = /*#__PURE__*/ (() => zOverrideDecision)();

export const zPricingSaveBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: zVersion,
    price_usd_per_w: z.nullable(z.number().check(z.gte(0.5), z.lte(20))),
    discount_cents: z.int().check(z.gte(0), z.lte(100000000))
}))();

export const zPricingTakeNewerBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: zVersion
}))();

export const zGuardrailsSaveBody = /*#__PURE__*/ (() => zRoleLimitsInput)();

export const zGuardrailsRequestApprovalBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    reason: z.string().check(z.minLength(3), z.maxLength(300), z.regex(/\S.*\S/))
}))();

export const zGuardrailsDecideApprovalBody = /*#__PURE__*/ (() => z.object({
    request_id: zId,
    decision: zApprovalAnswer,
    note: z.optional(zApprovalNote)
}))();

export const zGuardrailsDecideByLinkBody = /*#__PURE__*/ (() => z.object({
    approval_token: zApprovalSecret,
    decision: zApprovalAnswer,
    note: z.optional(zApprovalNote)
}))();

export const zCollectionsAddIncentiveBody = /*#__PURE__*/ (() => zNewIncentive)();

export const zCollectionsUpdateIncentiveBody = /*#__PURE__*/ (() => zIncentiveChange)();

export const zProjectsAddIncentiveBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    incentive_id: zId
}))();

export const zProjectsRemoveIncentiveBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    incentive_id: zId,
    reason: z.optional(z.string().check(z.maxLength(300)))
}))();

export const zCollectionsAddFinancingProviderBody = /*#__PURE__*/ (() => zNewFinancingProvider)();

export const zCollectionsUpdateFinancingProviderBody = /*#__PURE__*/ (() => zFinancingProviderChange)();

export const zCollectionsAddFinancingOptionBody = /*#__PURE__*/ (() => zNewFinancingOption)();

export const zCollectionsUpdateFinancingOptionBody = /*#__PURE__*/ (() => zFinancingOptionChange)();

export const zProjectsSetFinancingBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    option_id: zId
}))();

export const zProposalSaveBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    design_id: z.optional(zId),
    version: z.int().check(z.gte(0), z.lte(1000000000)),
    template_id: z.optional(zId),
    language: zLanguage,
    option_ids: z.array(zId).check(z.minLength(1), z.maxLength(4)),
    valid_until: z.nullish(z.iso.date()),
    publish: z.boolean(),
    confirmed_loss_cents: z.optional(z.int().check(z.lte(-1)))
}))();

export const zProposalSaveEditorDataBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    design_id: z.optional(zId),
    version: z.int().check(z.gte(1), z.lte(1000000000)),
    content: zProposalContent,
    restored_from: z.optional(z.int().check(z.gte(1), z.lte(1000000000)))
}))();

export const zProposalUploadImageBody = /*#__PURE__*/ (() => z.object({
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255))
}))();

export const zProposalTrackBody = /*#__PURE__*/ (() => z.object({
    public_id: zPublicId,
    visit_id: z.optional(zId),
    seconds: z.int().check(z.gte(0), z.lte(86400)),
    pages_seen: z.array(zBlockId).check(z.maxLength(30)),
    option_id: z.optional(zId)
}))();

export const zProposalAcceptBody = /*#__PURE__*/ (() => z.object({
    public_id: zPublicId,
    option_id: zId,
    with_battery: z.boolean(),
    name: z.string().check(z.minLength(2), z.maxLength(160))
}))();

export const zProposalSendBody = /*#__PURE__*/ (() => z.union([
    z.object({
        project_id: zId,
        design_id: z.optional(zId),
        way: z.enum(['mail']),
        homeowner_ids: z.array(zId).check(z.minLength(1), z.maxLength(10)),
        cc: z.array(zEmail).check(z.maxLength(5)),
        subject: z.string().check(z.minLength(1), z.maxLength(250)),
        body: z.string().check(z.minLength(1), z.maxLength(8000))
    }),
    z.object({
        project_id: zId,
        design_id: z.optional(zId),
        way: z.enum(['text', 'link']),
        homeowner_ids: z.tuple([zId])
    })
]))();

export const zTemplatesSaveBody = /*#__PURE__*/ (() => z.object({
    template_id: z.optional(zId),
    version: z.int().check(z.gte(0), z.lte(1000000000)),
    name: z.string().check(z.minLength(1), z.maxLength(80)),
    language: zLanguage,
    content: zProposalContent
}))();

export const zTemplatesDeleteBody = /*#__PURE__*/ (() => z.object({
    template_id: zId,
    version: z.int().check(z.gte(1), z.lte(1000000000))
}))();

export const zTemplatesSaveRulesBody = /*#__PURE__*/ (() => z.object({
    rules: z.array(zTemplateRule).check(z.maxLength(500)),
    version: z.int().check(z.gte(0), z.lte(1000000000))
}))();

export const zSettingsProposalThemeBody = /*#__PURE__*/ (() => z.object({
    theme: zProposalTheme,
    version: z.int().check(z.gte(0))
}))();

export const zBrowserBody = /*#__PURE__*/ (() => z.object({
    page: z.enum([
        'proposal',
        'solar_proposal',
        'simulation_report'
    ]),
    public_id: zPublicId
}))();

export const zCollectionsUploadAgreementBody = /*#__PURE__*/ (() => z.object({
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255)),
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
    agreement_id: z.optional(zId),
    version: z.optional(z.string().check(z.regex(/^[0-9]{1,9}$/))),
    confirmed_pages: z.optional(z.string().check(z.regex(/^[0-9]{1,3}(,[0-9]{1,3}){0,9}$/)))
}))();

export const zCollectionsCompareAgreementPagesBody = /*#__PURE__*/ (() => z.object({
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255))
}))();

export const zCollectionsAddStarterAgreementBody = /*#__PURE__*/ (() => z.object({
    language: zLanguage,
    ownership: z.optional(z.enum(['homeowner', 'third_party'])),
    homeowners: z.union([z.literal(1), z.literal(2)]),
    workmanship_years: z.int().check(z.gte(1), z.lte(30)),
    roof_years: z.int().check(z.gte(1), z.lte(30)),
    lawyer_checks: z.boolean()
}))();

export const zCollectionsUpdateAgreementBody = /*#__PURE__*/ (() => z.object({
    agreement_id: zId,
    version: zVersion,
    draft: zAgreementDraft
}))();

export const zCollectionsPublishAgreementBody = /*#__PURE__*/ (() => z.object({
    agreement_id: zId,
    version: zVersion
}))();

export const zCollectionsDeleteAgreementBody = /*#__PURE__*/ (() => z.object({
    agreement_id: zId,
    version: zVersion
}))();

export const zSettingsUpdateLenderConfigBody = /*#__PURE__*/ (() => zLenderConfigChange)();

export const zSettingsTestLenderBody = /*#__PURE__*/ (() => zLenderOnly)();

export const zSettingsRenewLenderWebhookBody = /*#__PURE__*/ (() => zLenderOnly)();

export const zLenderApplicationsCreateBody = /*#__PURE__*/ (() => zNewLenderApplication)();

export const zLenderApplicationsSaveDraftBody = /*#__PURE__*/ (() => zApplicationDraftChange)();

export const zLenderApplicationsQuoteBody = /*#__PURE__*/ (() => zQuoteAnew)();

export const zLenderApplicationsDiscardBody = /*#__PURE__*/ (() => zApplicationOnly)();

export const zLenderApplicationsShareBody = /*#__PURE__*/ (() => zShareApplication)();

export const zLenderApplicationsTakeBackBody = /*#__PURE__*/ (() => zApplicationOnly)();

export const zLenderApplicationsSaveSharedBody = /*#__PURE__*/ (() => zSharedChange)();

export const zLenderApplicationsSubmitSharedBody = /*#__PURE__*/ (() => zSubmitShared)();

export const zLenderApplicationsSubmitBody = /*#__PURE__*/ (() => zSubmitApplication)();

export const zLenderApplicationsResubmitBody = /*#__PURE__*/ (() => zResubmitApplication)();

export const zLenderApplicationsRefreshBody = /*#__PURE__*/ (() => zApplicationToRefresh)();

export const zLenderApplicationsRetryBody = /*#__PURE__*/ (() => zRetryCall)();

export const zLenderApplicationsCancelBody = /*#__PURE__*/ (() => zWithReason)();

export const zLenderApplicationsRecordBody = /*#__PURE__*/ (() => zRecordByHand)();

export const zLenderApplicationsSettleDisagreementBody = /*#__PURE__*/ (() => zSettleDisagreement)();

export const zLenderApplicationsTakeBackRecordBody = /*#__PURE__*/ (() => zTakeBackRecord)();

export const zLenderApplicationsSendDocumentsBody = /*#__PURE__*/ (() => zApplicationOnly)();

export const zLenderApplicationsUploadStipulationBody = /*#__PURE__*/ (() => zStipulationUpload)();

export const zLenderApplicationsUploadDocumentBody = /*#__PURE__*/ (() => zDocumentUpload)();

export const zLenderApplicationsSendContractBody = /*#__PURE__*/ (() => zSendContract)();

export const zLenderApplicationsSubmitMilestoneBody = /*#__PURE__*/ (() => zSubmitMilestone)();

export const zLenderApplicationsRequestChangeOrderBody = /*#__PURE__*/ (() => zRequestChangeOrder)();

export const zLenderApplicationsCancelChangeOrderBody = /*#__PURE__*/ (() => zApplicationOnly)();

export const zLenderApplicationsUpdateDesignBody = /*#__PURE__*/ (() => zApplicationOnly)();

export const zLenderApplicationsUpdateQuoteBody = /*#__PURE__*/ (() => zQuoteAnew)();

export const zLenderApplicationsMoveBody = /*#__PURE__*/ (() => zMoveApplication)();

export const zAgreementsSendBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    agreement_id: zId,
    signers: z.array(zNewSigner).check(z.minLength(1), z.maxLength(6)),
    deliver: z.enum(['mail', 'none']),
    message: z.optional(z.string().check(z.maxLength(1000))),
    one_signature: z.optional(z.boolean())
}))();

export const zAgreementsGenerateUrlBody = /*#__PURE__*/ (() => z.object({
    transaction_id: zId,
    signer_id: zId,
    in_person: z.optional(z.boolean())
}))();

export const zAgreementsSendLinkBody = /*#__PURE__*/ (() => z.object({
    transaction_id: zId,
    signer_id: zId,
    kind: z.enum(['invitation', 'reminder']),
    email: z.optional(zEmail)
}))();

export const zAgreementsMarkLinkSentBody = /*#__PURE__*/ (() => z.object({
    transaction_id: zId,
    signer_id: zId
}))();

export const zAgreementsRevokeLinkBody = /*#__PURE__*/ (() => z.object({
    transaction_id: zId,
    signer_id: zId
}))();

export const zAgreementsVoidAgreementTransactionBody = /*#__PURE__*/ (() => z.object({
    transaction_id: zId,
    version: zVersion,
    reason: z.string().check(z.minLength(3), z.maxLength(500))
}))();

export const zAgreementsRecordPaperSignatureBody = /*#__PURE__*/ (() => zNewPaperRecord)();

export const zAgreementsTakeBackPaperSignatureBody = /*#__PURE__*/ (() => z.object({
    transaction_id: zId,
    version: zVersion,
    reason: z.string().check(z.minLength(3), z.maxLength(500))
}))();

export const zAgreementsCountersignBody = /*#__PURE__*/ (() => z.object({
    transaction_id: zId,
    signer_id: zId,
    document_hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    signature: zInk,
    initials: z.optional(zInk)
}))();

export const zAgreementsTrackBody = /*#__PURE__*/ (() => z.object({
    event: zSignerEvent,
    page: z.optional(z.int().check(z.gte(1), z.lte(500))),
    shown_as: z.optional(z.enum(['text', 'paper'])),
    text_hash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
    language: z.optional(zLanguage),
    time_zone: z.optional(z.string().check(z.maxLength(60), z.regex(/^[A-Za-z0-9_+\/-]+$/)))
}))();

export const zAgreementsAddSignatureBody = /*#__PURE__*/ (() => z.object({
    kind: z.enum(['signature', 'initials']),
    way: z.enum([
        'drawn',
        'typed',
        'uploaded'
    ]),
    png_base64: z.string().check(z.minLength(8), z.maxLength(700000), z.regex(/^[A-Za-z0-9+\/]+=*$/))
}))();

export const zAgreementsSaveProgressBody = /*#__PURE__*/ (() => z.object({
    values: zFieldValues,
    signed_fields: zSignedFields
}))();

export const zAgreementsSaveSignedBody = /*#__PURE__*/ (() => z.object({
    signature_id: zId,
    initials_id: z.optional(zId),
    values: zFieldValues,
    signed_fields: zSignedFields,
    consent_version: z.string().check(z.maxLength(40)),
    document_hash: z.string().check(z.regex(/^[0-9a-f]{64}$/))
}))();

export const zAgreementsDeclineBody = /*#__PURE__*/ (() => z.object({
    reason: z.string().check(z.minLength(3), z.maxLength(500))
}))();

export const zSettingsSigningBody = /*#__PURE__*/ (() => z.object({
    timestamp_url: z.nullable(z.string().check(z.maxLength(500))),
    reminder_days: z.array(z.int().check(z.gte(1), z.lte(60))).check(z.maxLength(5)),
    send_on_acceptance: z.optional(z.boolean()),
    version: z.int().check(z.gte(0), z.lte(1000000000))
}))();

export const zSettingsSigningCertificateBody = /*#__PURE__*/ (() => z.object({
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255)),
    password: z.string().check(z.maxLength(200))
}))();

export const zSettingsOwnCertificateBody = /*#__PURE__*/ (() => z.object({
    version: z.int().check(z.gte(0), z.lte(1000000000))
}))();

export const zFilesUploadBody = /*#__PURE__*/ (() => z.object({
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255)),
    project_id: z.optional(zId),
    kind: z.optional(zProjectFileKind)
}))();

export const zProjectsDeleteFileBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    file_id: zId
}))();

export const zResourcesUploadFileBody = /*#__PURE__*/ (() => z.object({
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255))
}))();

export const zResourcesCreateBody = /*#__PURE__*/ (() => zResourceFields)();

export const zResourcesUpdateBody = /*#__PURE__*/ (() => zResourceChange)();

export const zResourcesCreateCategoryBody = /*#__PURE__*/ (() => zResourceCategoryFields)();

export const zResourcesUpdateCategoryBody = /*#__PURE__*/ (() => zResourceCategoryChange)();

export const zReceivablesCreateInvoiceBody = /*#__PURE__*/ (() => zNewInvoice)();

export const zReceivablesUpdateInvoiceBody = /*#__PURE__*/ (() => zInvoiceChange)();

export const zReceivablesDeleteInvoiceBody = /*#__PURE__*/ (() => zInvoiceKey)();

export const zReceivablesIssueInvoiceBody = /*#__PURE__*/ (() => zInvoiceIssue)();

export const zReceivablesSendInvoiceBody = /*#__PURE__*/ (() => zInvoiceSend)();

export const zReceivablesRecordPaymentBody = /*#__PURE__*/ (() => zNewPayment)();

export const zReceivablesApplyCashBody = /*#__PURE__*/ (() => zCashApplication)();

export const zReceivablesRefundBody = /*#__PURE__*/ (() => zNewRefund)();

export const zReceivablesCreditInvoiceBody = /*#__PURE__*/ (() => zNewCredit)();

export const zReceivablesWriteOffBody = /*#__PURE__*/ (() => zNewWriteOff)();

export const zReceivablesReverseEntryBody = /*#__PURE__*/ (() => zEntryReversal)();

export const zReceivablesProposeScheduleBody = /*#__PURE__*/ (() => zProjectKey)();

export const zReceivablesPreviewRemittanceBody = /*#__PURE__*/ (() => z.object({
    lender: z.string().check(z.minLength(1), z.maxLength(40)),
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255)),
    columns: z.optional(z.string().check(z.maxLength(2000)))
}))();

export const zReceivablesPostRemittanceBody = /*#__PURE__*/ (() => zRemittanceKey)();

export const zReceivablesDiscardRemittanceBody = /*#__PURE__*/ (() => zRemittanceKey)();

export const zReceivablesMatchRemittanceLineBody = /*#__PURE__*/ (() => zLineMatch)();

export const zReceivablesSetAsideRemittanceLineBody = /*#__PURE__*/ (() => zLineKey)();

export const zReceivablesUnmatchRemittanceLineBody = /*#__PURE__*/ (() => zLineKey)();

export const zSettingsInvoicingBody = /*#__PURE__*/ (() => zInvoicingSettings)();

export const zJobsCancelBody = /*#__PURE__*/ (() => z.object({
    job_id: zId
}))();

export const zSheetImportsPreviewBody = /*#__PURE__*/ (() => z.object({
    kind: zSheetKind,
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255)),
    source_name: z.optional(z.string().check(z.maxLength(80)))
}))();

export const zSheetImportsMatchBody = /*#__PURE__*/ (() => zSheetImportMatch)();

export const zSheetImportsDecideRowBody = /*#__PURE__*/ (() => zSheetRowDecision)();

export const zSheetImportsApplyBody = /*#__PURE__*/ (() => zSheetImportApply)();

export const zSheetImportsUndoBody = /*#__PURE__*/ (() => zSheetImportVersion)();

export const zSheetImportsDiscardBody = /*#__PURE__*/ (() => zSheetImportVersion)();

export const zExportsStartBody = /*#__PURE__*/ (() => z.record(z.string(), z.never()))();

export const zImportsBeginBody = /*#__PURE__*/ (() => z.object({
    file_name: z.string().check(z.minLength(1), z.maxLength(255)),
    size_bytes: z.int().check(z.gte(1), z.lte(21474836480))
}))();

export const zImportsStartBody = /*#__PURE__*/ (() => z.object({
    job_id: zId
}))();

export const zImportsAddPartBody = /*#__PURE__*/ (() => z.object({
    job_id: zId,
    position: z.string().check(z.regex(/^[0-9]{1,6}$/)),
    file: z.string()
}))();

export const zTasksCreateBody = /*#__PURE__*/ (() => zNewTask)();

export const zTasksUpdateBody = /*#__PURE__*/ (() => zTaskChange)();

export const zTasksSetDoneBody = /*#__PURE__*/ (() => zTaskDone)();

export const zTasksDeleteBody = /*#__PURE__*/ (() => zTaskKey)();

export const zTasksRestoreBody = /*#__PURE__*/ (() => zDeletedTask)();

export const zNotesCreateBody = /*#__PURE__*/ (() => zNewNote)();

export const zNotesUpdateBody = /*#__PURE__*/ (() => zNoteChange)();

export const zNotesDeleteBody = /*#__PURE__*/ (() => zNoteKey)();

export const zDashboardDismissOnboardingBody = /*#__PURE__*/ (() => zOnboardingChange)();
