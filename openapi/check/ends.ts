// Operations that end or remove something, and what their success removes. Used for choosing the next request, and for
// learning from answers.
import type { Operation } from '../contract.ts'
import type { Case } from './case.ts'
import { canonical, linksOf, nounOf } from './links/names.ts'
import { idsIn } from './links/pool.ts'

/** Words of what takes away or ends, which is tried when everything else has been. */
const LATE =
  /(^|_)(delete|remove|revoke|discard|cancel|void|decline|decide|disable|undo|end|send|reject|withdraw|close|update_project_status)(_|$)/

const lastWordOf = ({ path }: Operation) => canonical(path.split(/[./]/).at(-1) ?? path)
export const isLate = (operation: Operation) => operation.method === 'delete' || LATE.test(lastWordOf(operation))

/** The ended object: the one at a path's end, or the first one in the body. */
export function endedBy(asked: Pick<Case, 'operation' | 'input'>) {
  const { operation } = asked
  const ids = Object.entries(idsIn(asked))
  const hole = operation.parameters.findLast(one => one.in === 'path')
  const [link, id] =
    (hole && ids.find(([name]) => name === linksOf(operation, hole)[0])) ??
    ids.find(([name]) => removesWhole(operation, name)) ??
    ids[0] ??
    []
  return link === undefined ? undefined : { link, id, by: removesWhole(operation, link) ? operation.path : undefined }
}

/**
 * `DELETE /projects/{id}`, `projects.Delete` and `projects.DeleteFile`: the row with what belongs to it. Not so `projects/{id}/cover`,
 * `projects.Cancel`, or `projects.RemoveAdder`, which leaves the adder to others.
 */
export function removesWhole(operation: Operation, link: string): boolean {
  if (operation.method === 'delete') return operation.path.endsWith('}')
  const word = lastWordOf(operation)
  const of = word === 'remove' ? '' : /^delete_?(.*)$/.exec(word)?.[1]
  return of !== undefined && link === `${of === '' ? nounOf(operation) : of}_id`
}
