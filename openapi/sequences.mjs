// For the linter and bundler: `x-sequences` names files in openapi/sequences, whose contents take the place of their names.
import { readFileSync } from 'node:fs'
import { parseYaml } from '@redocly/openapi-core'

const contentsOf = name =>
  typeof name === 'string'
    ? parseYaml(readFileSync(new URL(`sequences/${name}.yaml`, import.meta.url), 'utf8'))
    : [name]

const fillSequences = () => ({
  Root: {
    enter(root) {
      if (root['x-sequences']) root['x-sequences'] = root['x-sequences'].flatMap(contentsOf)
    },
  },
})

export default () => ({ id: 'sequences', preprocessors: { oas3: { inline: fillSequences } } })
