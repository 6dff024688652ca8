// `npm run browsers`: the list in package.json, and what the same rule would choose today. Informational only.

import { answerHelp } from '#openapi/answer-help.ts'
import { oldestBrowsers } from '#web/browsers.ts'
import { CHOSEN_ON, listOn } from './rule.ts'

answerHelp('npm run browsers\n\nCompares the supported browsers in package.json with those of two years ago.')
const today = new Date().toISOString().slice(0, 10)
const listed = Object.entries(oldestBrowsers()).map(([name, version]) => `${name} >= ${version}`)
const due = listOn(today)
console.log(`Chosen on ${CHOSEN_ON}: ${listed.join(', ')}`)
console.log(
  due.every(query => listed.includes(query))
    ? `Two years before ${today} the same releases were current.`
    : `Two years before ${today} these were current: ${due.join(', ')}\nThe list is older than it promises. To move it on, change package.json, CHOSEN_ON in tests/compatibility/rule.ts and web/README.md.`,
)
