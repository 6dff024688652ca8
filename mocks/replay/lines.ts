// Line numbers of a document’s parts, so that a message about a flow says where to look.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { getLineColLocation, Source } from '@redocly/openapi-core'
import { list, record } from '#openapi/json.ts'

export type Path = readonly (string | number)[]
/** The document's text with the lines of its parts. */
export type Lines = { file: string; lineOf(path: Path, on_key?: boolean): number }

export function linesOf(file: string, text: string): Lines {
  const source = new Source(file, text)
  return {
    file,
    lineOf(path, on_key = false) {
      const names = path.map(part => String(part).replaceAll('~', '~0').replaceAll('/', '~1'))
      const at = getLineColLocation({ source, pointer: `#/${names.join('/')}`, reportOnKey: on_key })
      return at.start.line
    },
  }
}

/** As an editor opens it: `mocks/flows/session.arazzo.yaml:41`. */
export const placeIn = (file: string, line: number) => {
  const from_here = relative(process.cwd(), file)
  return `${from_here.startsWith('..') ? file : from_here}:${line}`
}

/** Where a step is written in its document. */
export function stepPlace(file: string, document: unknown, workflowId: string, stepId: string): string | undefined {
  const nth = (all: unknown, name: string, id: string) => list(all).findIndex(one => record(one)[name] === id)
  const workflows = record(document)['workflows']
  const workflow = nth(workflows, 'workflowId', workflowId)
  const step = nth(record(list(workflows)[workflow])['steps'], 'stepId', stepId)
  if (step < 0) return undefined
  return placeIn(file, linesOf(file, readFileSync(file, 'utf8')).lineOf(['workflows', workflow, 'steps', step]))
}
