// The files of server/deploy name commands, folders, addresses and variables that exist. No container runs here.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { root } from '../support/files.ts'

const DEPLOY = join(root, 'server/deploy')
const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8')
const compose = read('compose.yaml')
const { scripts, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const readme = readFileSync(join(root, 'README.md'), 'utf8')
/** Values the files create or provide themselves. */
const OF_OTHERS = ['DOMAIN', 'POSTGRES_PASSWORD', 'POSTGRES_USER', 'POSTGRES_DB']
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

it('every variable is one the README explains', () => {
  const set = [
    ...namesIn(compose, /^ {6}([A-Z_]+):/gm),
    ...namesIn(compose, /\$\{([A-Z_]+)/g),
    ...namesIn(read('environment.example'), /^([A-Z_]+)=/gm),
    ...namesIn(read('Containerfile'), /(?:ENV |(?<=\w) )([A-Z_]+)=/g),
    ...namesIn(read('sunquill.service'), /(?:^Environment=| )([A-Z_]+)=/gm),
  ].filter(name => !OF_OTHERS.includes(name))
  expect(set.length).toBeGreaterThan(20)
  expect([...new Set(set)].filter(name => !readme.includes(`\`${name}\``))).toEqual([])
})

it('the server takes the example settings', () => {
  const lines = [...read('environment.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  const environment = readEnvironment({ NODE_ENV: 'production', ...Object.fromEntries(lines) })
  expect(environment).toMatchObject({ METRICS_PORT: 9464, SECURITY_CONTACT: 'mailto:security@example.com' })
})

it('every command is there, in the package or in the bundle', () => {
  const all = readdirSync(DEPLOY).map(read).join('\n')
  const run = namesIn(all, /npm run ([\w:-]+)/g)
  expect(run).toContain('build:server')
  expect(run.filter(name => !scripts[name])).toEqual([])
  const bundled = namesIn(all, /dist-server\/([\w-]+)\.js/g)
  expect(new Set(bundled)).toEqual(new Set(['main', 'doctor', 'add-staff']))
  expect(bundled.filter(name => !existsSync(join(root, 'server/commands', `${name}.ts`)))).toEqual([])
})

it('what the image copies is in the project or built before', () => {
  const BUILT = { dist: 'build', 'dist-server': 'build:server', 'dist-docs': 'docs', node_modules: '' }
  const file = read('Containerfile')
  for (const name of namesIn(file, /COPY --from=build \/app\/(\S+)/g)) {
    const command = BUILT[name as keyof typeof BUILT]
    if (command === undefined) expect(existsSync(join(root, name)), name).toBe(true)
    else if (command) expect(file).toContain(`npm run ${command} `)
  }
  const [version = '0'] = namesIn(file, /library\/node:(\d+)/g)
  expect(Number(version)).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]))
  // Both stages of one Node: the packages hold native code.
  expect(new Set(namesIn(file, /library\/(node:\S+)/g)).size).toBe(1)
})

it('compose reads as YAML, leads to files that exist, and gives the server the time it takes to stop', () => {
  const { services, volumes } = parseYaml(compose) as {
    services: Record<
      string,
      { stop_grace_period?: string; build?: { context: string; dockerfile: string }; volumes?: string[] }
    >
    volumes: object
  }
  const build = services['sunquill']?.build
  expect(existsSync(join(DEPLOY, build?.context ?? '', build?.dockerfile ?? ''))).toBe(true)
  for (const mount of Object.values(services).flatMap(({ volumes = [] }) => volumes)) {
    const [source = ''] = mount.split(':')
    expect(source.startsWith('.') ? existsSync(join(DEPLOY, source)) : source in volumes, mount).toBe(true)
  }
  for (const text of [
    services['sunquill']?.stop_grace_period ?? '',
    /TimeoutStopSec=(\d+)/.exec(read('sunquill.service'))?.[1] ?? '',
  ])
    expect(Number.parseInt(text, 10)).toBeGreaterThan(30)
})

it('the addresses that are asked are the server’s, and its port', () => {
  const main = readFileSync(join(root, 'server/commands/run.ts'), 'utf8')
  const routes = readFileSync(join(root, 'server/http/readiness.ts'), 'utf8')
  expect(main).toContain('serveReadiness(app')
  expect(routes).toContain(`'${/health_uri (\S+)/.exec(read('Caddyfile'))?.[1]}'`)
  expect(routes).toContain(`'${/127\.0\.0\.1:4710(\/\w+)/.exec(read('Containerfile'))?.[1]}'`)
  expect(readEnvironment({}).PORT).toBe(4710)
  expect(read('Caddyfile')).toContain('sunquill:4710')
})
