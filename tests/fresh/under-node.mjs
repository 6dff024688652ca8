// `npm run test:node -- 24 [options of npm test]`: the whole suite under another Node.
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { nodeFolder } from './node-binary.mjs'

const [version, ...options] = process.argv.slice(2)
if (!version || version === '--help') {
  console.log('npm run test:node -- VERSION [options of npm test]; VERSION as in 24, 20.19.0 or latest')
  process.exit(version ? 0 : 1)
}
const folder = nodeFolder(version)
const PATH = `${folder}${delimiter}${process.env.PATH}`
const { status } = spawnSync(join(folder, 'node'), ['tests/run.mjs', ...options], {
  stdio: 'inherit',
  env: { ...process.env, PATH },
})
process.exit(status ?? 1)
