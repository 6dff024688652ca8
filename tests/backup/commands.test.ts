// The commands as an operator runs them: next to a running server, then on another machine that has the secret.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { root } from '#tests/support/files.ts'
import { freePort, startServer } from '#tests/support/server.ts'
import { temporary } from './places.ts'

const folder = temporary()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const PASSPHRASE = 'correct horse battery'
function run(command: string, args: string[], variables: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `server/commands/${command}.ts`, ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, DATABASE_URL: '', ...variables } },
  )
  return { status, said: stdout.trim(), error: stderr.trim() }
}

it.each(['backup', 'restore', 'prove-restore'])('%s answers --help', command => {
  const help = run(command, ['--help'])
  expect(help).toMatchObject({ status: 0, error: '' })
  expect(help.said).toContain(`npm run ${command} -- FOLDER`)
})

it('a running server’s database is saved, proved, and restored elsewhere', async () => {
  const [here, elsewhere, backups] = ['here', 'elsewhere', 'backups'].map(name => join(folder, name))
  if (!here || !elsewhere || !backups) throw new Error('No folders')
  const server = await startServer(await freePort(), here)
  onTestFinished(() => void server.process.kill('SIGKILL'))
  const variables = { DATA_DIR: here, BACKUP_PASSPHRASE: PASSPHRASE }
  const saved = run('backup', [backups], variables)
  expect(saved.error).toBe('')
  expect(saved.said).toMatch(
    /^Saved [\d,]+ rows of \d+ tables and 0 files, 0 of them new, as \S+ in .*, encrypted\.\n.*fingerprint \w{32}/,
  )
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
  expect(readdirSync(join(here, 'database'))).not.toContain('copy')
  const proved = run('prove-restore', [backups], variables)
  expect(proved).toMatchObject({ status: 0, error: '' })
  expect(proved.said).not.toContain('BROKEN')
  expect(proved.said).toMatch(/tables, [\d,]+ rows: whole/)
  // An existing database is never overwritten.
  expect(run('restore', [backups], variables).error).toMatch(
    /^There is a database in .* already\. Restore into an empty DATA_DIR\.$/,
  )
  const there = { ...variables, DATA_DIR: elsewhere }
  mkdirSync(elsewhere)
  expect(run('restore', [backups], there).error).toMatch(/^There is no secret in /)
  expect(readdirSync(elsewhere)).toEqual([])
  copyFileSync(join(here, 'secret'), join(elsewhere, 'secret'))
  expect(run('restore', [backups], there).said).toMatch(/^Restored [\d,]+ rows of .* Start the server\.$/)
  const again = await startServer(await freePort(), elsewhere)
  onTestFinished(() => void again.process.kill('SIGKILL'))
  expect((await fetch(`${again.address}/readyz`)).status).toBe(200)
}, 240_000)
