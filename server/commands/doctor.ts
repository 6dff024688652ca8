// `npm run doctor`: checks everything the server needs, one line each. Changes nothing; exits with 1 if a check fails.
import { answerHelp } from '#openapi/answer-help.ts'
import { checkBucket } from '../doctor/check-bucket.ts'
import { checkDatabase } from '../doctor/check-database.ts'
import {
  checkBrowser,
  checkBuild,
  checkDisk,
  checkMailServer,
  checkNode,
  checkOrigin,
  checkPorts,
} from '../doctor/check-machine.ts'
import { checkSecret } from '../doctor/check-secret.ts'
import { checkSite } from '../doctor/check-site.ts'
import type { Finding } from '../doctor/finding.ts'
import { environmentOrExit } from '../environment.ts'

answerHelp(`npm run doctor

Checks Node, the build, the secret, the database, the disk, ports, the mail server, the browser and public
services, with the environment the server would have. Exits with 1 if something is wrong.`)

const SIGNS = { ok: '  ok ', note: 'note ', wrong: 'WRONG' }
let is_wrong = false
const report = (...findings: Finding[]) => {
  for (const { is, sentence } of findings) {
    is_wrong ||= is === 'wrong'
    console.log(`${SIGNS[is]}  ${sentence}`)
  }
}

report(checkNode())
const environment = environmentOrExit()
report(checkBuild(), ...checkOrigin(environment))
const { finding, secrets } = checkSecret(environment)
report(finding, ...(await checkDatabase(environment, secrets)))
report(await checkDisk(environment.DATA_DIR), ...(await checkPorts(environment)))
report(...(await checkBucket(environment.FILES_URL)))
report(await checkMailServer(environment.SMTP_URL), await checkBrowser(environment.CHROMIUM_PATH))
report(...(await checkSite(environment)))
process.exit(is_wrong ? 1 : 0)
