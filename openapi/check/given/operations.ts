// Which operations a run is about, by the words of its command line.
import type { Contract, Operation } from '../../contract.ts'
import { diffContracts } from '../../diff/diff.ts'
import { callOf } from '../../diff/report.ts'
import { documentAtRevision } from '../../diff/revision.ts'

/** Throws a sentence where a word excludes nothing: it would go unnoticed. */
export function excluding(contract: Contract, words: string[]): ((operation: Operation) => boolean) | undefined {
  const tests = words.map(word => {
    const pattern = new RegExp(
      `^${word
        .split('*')
        .map(part => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*')}`,
    )
    const isWhole = (text: string) => pattern.exec(text)?.[0] === text
    const test = ({ id, path, tags, method }: Operation) =>
      pattern.test(path) || pattern.test(`${method.toUpperCase()} ${path}`) || isWhole(id) || tags.some(isWhole)
    if (!contract.operations.some(test))
      throw new Error(`--exclude ${word}: no operation has this ID, path prefix or tag.`)
    return test
  })
  return tests.length === 0 ? undefined : operation => tests.some(test => test(operation))
}

/** By path, so that the operations of one thing are in one part. */
export function shardOf(contract: Contract, given: string, only?: (operation: Operation) => boolean) {
  const [part = 0, parts = 0] = /^[1-9]\d{0,2}\/[1-9]\d{0,2}$/.test(given) ? given.split('/').map(Number) : []
  if (part < 1 || part > parts) throw new Error(`--shard must be such as 1/4, not ${given}.`)
  const families = [...new Set(contract.operations.map(familyOf))]
  return (operation: Operation) =>
    families.indexOf(familyOf(operation)) % parts === part - 1 && (only?.(operation) ?? true)
}

const familyOf = ({ path, tags }: Operation) => tags[0] ?? path.split('/').slice(0, 3).join('/')

export function onlyOf(contract: Contract, word: string): (operation: Operation) => boolean {
  const only = ({ path, tags }: Operation) => path.startsWith(word) || tags.includes(word)
  if (!contract.operations.some(only)) throw new Error(`No operation has the path prefix or tag ${word}.`)
  return only
}

/** Changes visible to callers: changed texts don't count. */
export function changedSince(
  revision: string,
  file: string,
  { document }: Contract,
): (operation: Operation) => boolean {
  const { changes } = diffContracts(documentAtRevision(file, revision), document)
  const changed = new Set(changes.flatMap(({ severity, operations }) => (severity === 'words' ? [] : operations)))
  return ({ method, path }) => changed.has(callOf(method, path))
}
