// A contract's document as files to download.

import { dump } from 'js-yaml'
import type { Api } from './sites.ts'

export const jsonOf = ({ source }: Api) => `${JSON.stringify(JSON.parse(source), null, 2)}\n`
export const yamlOf = ({ source }: Api) => dump(JSON.parse(source), { noRefs: true, lineWidth: 120 })
