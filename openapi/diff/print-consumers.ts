// Consumers of a contract as text: each that is affected, with the operations it calls and what they ask of it now.
import { counted } from '../report-parts.ts'
import { adviceFor } from './changelog.ts'
import type { Consumer, Consumers } from './consumers.ts'

/** More changes of an operation are counted. */
const MOST_SHOWN = 2

export function printedConsumers({ affected, flows, files }: Consumers): string {
  const of = (kind: Consumer['kind']) => affected.filter(one => one.kind === kind)
  const sum = `Consumers: ${of('flow').length} of ${counted(flows, 'flow')} and ${of('file').length} of ${counted(files, 'file')} can fail.`
  return [sum, ...affected.map(linesOf)].join('\n')
}

function linesOf({ kind, name, file, severity, calls }: Consumer): string {
  const strictly = severity === 'breaking' ? '' : ', if it reads strictly'
  const lines = calls.flatMap(({ operation, changes }) => {
    const shown = changes.slice(0, MOST_SHOWN).map(change => `      ${change.sentence} ${adviceFor(change)}`)
    const more = changes.length > MOST_SHOWN ? [`      and ${changes.length - MOST_SHOWN} more`] : []
    return [`    ${operation}`, ...shown, ...more]
  })
  return [`  ${kind === 'flow' ? `${name} in ${file}` : file}${strictly}`, ...lines].join('\n')
}
