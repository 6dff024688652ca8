// What works on one system and not on another, as far as it can be read in the files.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dirname, join as joinNames } from 'node:path/posix'
import { expect, it } from 'vitest'
import { npmCommand } from '#server/start/npm.mjs'
import { filesOf, root } from '#tests/support/files.ts'

const ROOMS = ['openapi', 'sdk', 'machines', 'server', 'web', 'mocks', 'tests']
const SELF = 'tests/house/portable.test.ts'
const sources = filesOf(ROOMS, ['.ts', '.tsx', '.mjs'])
  .filter(file => file !== SELF)
  .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const naming = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\0')
const tracked = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').filter(Boolean)
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

it('makes a path of a URL by fileURLToPath, since its pathname is none on Windows or where a folder has spaces', () => {
  expect(naming(/import\.meta\.url\)\.pathname/)).toEqual([])
})

it('asks what system it runs on before it asks for a user', () => {
  expect(naming(/process\.(?:getuid|getgid|setuid|geteuid)\(/)).toEqual([])
})

it('writes to the folder for temporary files that the system names', () => {
  expect(naming(/(?:join|resolve|mkdtemp|mkdtempSync|writeFileSync|mkdirSync)\(\s*['"`]\/tmp/)).toEqual([])
})

it('starts programs without a shell', () => {
  expect(
    naming(/\bexecSync\(|import \{[^}]*\bexec\b[^}]*\} from 'node:child_process'|\bshell: (?:true|process)/),
  ).toEqual([])
  // cmd.exe knows && and no other of these; files are named or matched by the program.
  const shellish = Object.entries(scripts).filter(([, line]) =>
    /[|;$`'"~<>]|(?:^|&& *)(?:\w+=|rm |cp |mv |sh )/.test(line),
  )
  expect(shellish).toEqual([])
})

it('starts Node by the name of the running one', () => {
  expect(naming(/(?:spawn|spawnSync|execFile|execFileSync|fork)\(\s*'node'/)).toEqual([])
  expect(naming(/node_modules\/\.bin\//)).toEqual([])
})

it.each<[string, string | undefined, string[], string | null]>([
  ['the npm that started it', '/opt/npm/bin/npm-cli.js', ['/opt/npm/bin/npm-cli.js'], '/opt/npm/bin/npm-cli.js'],
  ['not another manager', '/opt/pnpm/bin/pnpm.cjs', ['/opt/pnpm/bin/pnpm.cjs'], null],
  ['that of its Node', undefined, ['/node/lib/node_modules/npm/bin/npm-cli.js'], 'lib'],
  ['that of its Node on Windows', undefined, ['/node/bin/node_modules/npm/bin/npm-cli.js'], 'bin'],
  ['the one on the PATH', undefined, [], null],
])('calls npm without a shell: %s', (_, npm_execpath, files, found) => {
  const from = { execPath: '/node/bin/node', env: { npm_execpath } }
  const [command, args] = npmCommand(['ci'], from, path => files.includes(path.replaceAll('\\', '/')))
  expect(command).toBe(found ? '/node/bin/node' : 'npm')
  expect(args).toHaveLength(found ? 2 : 1)
  expect(args.at(-1)).toBe('ci')
})

it('has names that every file system keeps apart and takes', () => {
  const seen = new Map<string, string>()
  const alike = tracked.flatMap(file => {
    const other = seen.get(file.toLowerCase())
    seen.set(file.toLowerCase(), file)
    return other ? [`${other} and ${file}`] : []
  })
  expect(tracked).toContain(SELF)
  expect(alike).toEqual([])
  const RESERVED = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$)|[<>:"|?*\\]|[ .](?:\/|$)/i
  expect(tracked.filter(file => RESERVED.test(file))).toEqual([])
  // Windows allows 260 with the folder above.
  expect(tracked.filter(file => file.length > 140)).toEqual([])
})

it('imports files by their exact case', () => {
  const IMPORT = /(?:from|import) '((?:\.|#)[^'?]+)|\b(?:import|URL)\(\s*'((?:\.|#)[^'?]+)/g
  const exact = new Set(tracked.flatMap(file => [file, ...foldersOf(file)]))
  const folded = new Map([...exact].map(path => [path.toLowerCase(), path]))
  // A name that is nowhere is the compiler's to find.
  const isOtherwise = (path: string) => !exact.has(path) && folded.has(path.toLowerCase())
  const wrong = sources.flatMap(({ file, text }) =>
    [...text.matchAll(IMPORT)]
      .map(([, from, later]) => from ?? later ?? '')
      .map(name => (name.startsWith('#') ? name.slice(1) : joinNames(dirname(file), name)))
      .filter(isOtherwise)
      .map(path => `${file} → ${path}`),
  )
  expect(wrong).toEqual([])
})

function foldersOf(file: string): string[] {
  const folder = dirname(file)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}

it('keeps line ends as they are in the repository', () => {
  const ends = git('ls-files', '--eol', '-z').filter(Boolean)
  expect(
    ends.filter(line => !/^i\/(?:lf|-text|none) +w\/(?:lf|-text|none) +attr\/(?:text=auto eol=lf|-text)/.test(line)),
  ).toEqual([])
})

it('locks every binary for Linux with glibc and musl, macOS and Windows', () => {
  type Locked = { optionalDependencies?: Record<string, string>; os?: string[]; cpu?: string[]; libc?: string[] }
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  const locked = (name: string) => Object.entries(packages).find(([path]) => path.endsWith(`node_modules/${name}`))?.[1]
  const SYSTEMS = [
    { os: 'linux', cpu: 'x64', libc: 'glibc' },
    { os: 'linux', cpu: 'x64', libc: 'musl' },
    { os: 'darwin', cpu: 'arm64', libc: undefined },
    { os: 'darwin', cpu: 'x64', libc: undefined },
    { os: 'win32', cpu: 'x64', libc: undefined },
  ]
  const fits = (one: Locked, { os, cpu, libc }: (typeof SYSTEMS)[number]) =>
    one.os?.includes(os) && one.cpu?.includes(cpu) && (!one.libc || (libc !== undefined && one.libc.includes(libc)))
  const lacking = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const binaries = Object.keys(optionalDependencies)
      .map(locked)
      .filter(one => one?.os && one.cpu)
    // One binary a system: fewer are of a package that one system alone needs.
    if (binaries.length < 5) return []
    return SYSTEMS.filter(system => !binaries.some(one => one && fits(one, system))).map(
      ({ os, cpu, libc }) => `${path} on ${[os, cpu, libc].filter(Boolean).join(' ')}`,
    )
  })
  expect(lacking).toEqual([])
})
