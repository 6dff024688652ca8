// A contract's document as files to download.

// The whole package takes half a second to load.
import { stringifyYaml } from '@redocly/openapi-core/lib/js-yaml/index.js'
import type { Api } from './sites.ts'

export const jsonOf = ({ source }: Api) => `${JSON.stringify(JSON.parse(source), null, 2)}\n`
export const yamlOf = ({ source }: Api) => stringifyYaml(JSON.parse(source), { noRefs: true, lineWidth: 120 })
