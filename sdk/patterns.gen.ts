// Made by sdk/generate.ts from openapi/. Change the contract, then run `npm run sdk`.
export const EMAIL = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/
export const STATE_CODE = /^[A-Z]{2}$/
export const US_PHONE = /^(?:\+?1[\s.\-]?)?(?:\((?:[2-9](?:1[02-9]|[02-8]1|[02-8][02-9]))\)|[2-9](?:1[02-9]|[02-8]1|[02-8][02-9]))[\s.\-]?[2-9](?:1[02-9]|[02-9]1|[02-9][02-9])[\s.\-]?[0-9]{4}(?:\s*(?:x|ext\.?|extension)\s*[0-9]{1,6})?$/
export const PROJECT_PREFIX = /^[A-Za-z0-9-]*$/
export const MAIL_HOST = /^[A-Za-z0-9]([A-Za-z0-9.:_\-]*[A-Za-z0-9])?$/
export const SENDER_NAME = /^[^<>\x00-\x1f]+$/
export const GOOGLE_CLIENT_ID = /^[A-Za-z0-9_\-]+\.apps\.googleusercontent\.com$/
export const PART_ID = /^[a-z0-9-]{1,40}$/
export const HASH = /^[0-9a-f]{64}$/
export const SOURCE_URL = /^https:\/\/[^\s<>"]+$/
export const PUBLIC_ID = /^[A-Za-z0-9_-]{43}$/
export const BLOCK_ID = /^[a-z0-9]{1,24}$/
export const HEX_COLOR = /^#[0-9a-f]{6}$/
export const VARIABLE_NAME = /^[a-z][a-z0-9_]{1,59}$/
export const LENDER_CODE = /^[a-z][a-z0-9-]{1,39}$/
export const SHARE_SECRET = /^[A-Za-z0-9_-]{43}$/
export const FORECAST_MONTH = /^(later|[0-9]{4}-(0[1-9]|1[0-2]))$/
