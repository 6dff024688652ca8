// Contractor licenses by state: which a document names, and what a missing or expired one keeps from being sent.
import { beforeAll, describe, expect, it } from 'vitest'
import { licenseFaults, licenseIn, licenseProblem, licenseText } from '#machines/company/licenses.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { issued } from '#tests/money/receivables/support.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { ADDRESS, addLicense, answered, financed, published, shownProposal } from '#tests/support/sale.ts'
import { demoAgreement } from '#tests/support/signing/agreement.ts'
import { pdfText } from '#tests/support/signing/pdf-tools.ts'

const NEVADA: Schemas['Address'] = { ...ADDRESS, city: 'Las Vegas', state: 'NV', postal_code: '89101' }
const AZ = { state: 'AZ', number: 'ROC 111111', classification: 'CR-11' }
const NV = { state: 'NV', number: '0222222', expires_on: '2027-06-30' }
const TODAY = '2026-11-21'

describe('which license is named', () => {
  it('the single number in the company’s own state alone, until one is listed by state', () => {
    const texan = { license_number: 'TX 1', state: 'TX' }
    expect(licenseText(texan, 'TX')).toBe('TX 1')
    expect(licenseText(texan, 'NM')).toBeNull()
    expect(licenseText({ ...texan, address: { state: 'NM' } }, 'NM')).toBe('TX 1')
    expect(licenseText(texan, null)).toBe('TX 1')
    expect(licenseText({ license_number: 'ROC 1' }, 'NV')).toBe('ROC 1')
    const both = { license_number: 'ROC 1', licenses: [AZ] }
    expect(licenseText(both, 'AZ')).toBe('ROC 111111, CR-11')
    expect(licenseIn(both, 'NV')).toBeNull()
    expect(licenseText({}, 'AZ')).toBeNull()
  })

  it('says what is missing or over, with the state once there are several', () => {
    expect(licenseProblem({}, 'AZ', TODAY)?.sentence).toBe('Your company’s contractor license number is missing.')
    expect(licenseProblem({ licenses: [AZ] }, 'NV', TODAY)?.sentence).toBe(
      'Your company’s Nevada contractor license number is missing.',
    )
    const texan = { license_number: 'TX 1', state: 'TX' }
    expect(licenseProblem(texan, 'TX', TODAY)).toBeNull()
    expect(licenseProblem(texan, 'NM', TODAY)?.sentence).toBe(
      'Your company’s New Mexico contractor license number is missing.',
    )
    expect(licenseProblem({ licenses: [NV] }, 'NV', '2027-06-30')).toBeNull()
    expect(licenseProblem({ licenses: [NV] }, 'NV', '2027-07-01')?.sentence).toContain('expired on 06/30/2027')
  })

  it('takes each state once, with a number', () => {
    expect(licenseFaults([AZ, { ...AZ, number: ' ' }, { state: 'ZZ', number: '1' }])).toEqual({
      'licenses.1.state': 'Arizona is listed twice.',
      'licenses.1.number': 'Enter the license number.',
      'licenses.2.state': 'Choose a state.',
    })
  })
})

describe('the licenses of a company', () => {
  let test: TestApp
  let owner: Client
  beforeAll(async () => {
    test = await testApp()
    owner = (await test.signIn(emailOf('Owner'))).call
  })
  const company = async () => answered((await owner.GET('/v3/company.Get', {})).data).company
  const set = async (licenses: Schemas['License'][]) =>
    owner.POST('/v3/company.SetLicenses', { body: { licenses, version: (await company()).version } })
  const homeIn = async (address: Schemas['Address']) => {
    const { project_id } = await financed(owner, 'Cash', { address })
    const { public_id } = await published(owner, project_id)
    const proposal = await shownProposal(test.anyone, public_id)
    return { project_id, license: proposal.company.license_number }
  }

  it('are shown on proposal, agreement and invoice of the project’s state', async () => {
    await addLicense(owner)
    expect(answered((await set([NV, AZ])).data).company.licenses).toEqual([AZ, NV])
    const [arizona, nevada] = [await homeIn(ADDRESS), await homeIn(NEVADA)]
    expect([arizona.license, nevada.license]).toEqual(['ROC 111111, CR-11', '0222222'])
    expect([await inAgreement(arizona.project_id), await inAgreement(nevada.project_id)]).toEqual([
      'ROC 111111, CR-11',
      '0222222',
    ])
    expect(await invoiceWords(nevada.project_id)).toContain('License 0222222')
    expect(await invoiceWords(arizona.project_id)).toContain('License ROC 111111, CR-11')
  })

  async function inAgreement(project_id: string) {
    const query = { project_id, language: 'en' as const }
    const { data } = await owner.GET('/v3/variables.AgreementEvaluate', { params: { query } })
    return answered(data).values.find(({ name }) => name === 'license_number')?.value
  }

  async function invoiceWords(project_id: string): Promise<string> {
    const { file_src } = await issued(owner, project_id, 100_000)
    const file = await test.app.request(file_src ?? '')
    return (await pdfText(new Uint8Array(await file.arrayBuffer()))).replaceAll(/\s+/g, ' ')
  }

  it('stop what needs the license of a state where there is none, in one wording everywhere', async () => {
    await set([AZ])
    const { project_id } = await homeIn(NEVADA)
    const agreement_id = await demoAgreement(owner)
    const sentence = 'Your company’s Nevada contractor license number is missing.'
    const prepared = await owner.GET('/v3/agreements.PrepareSend', { params: { query: { project_id, agreement_id } } })
    const checks = answered(prepared.data).preparation.checks.filter(({ code }) => code === 'license_missing')
    expect(checks).toMatchObject([{ sentence, severity: 'stop', where: 'company' }])
    const pricing = await owner.GET('/v3/pricing.ListChecks', { params: { query: { project_id } } })
    expect(answered(pricing.data).checks.map(one => one.sentence)).toContain(sentence)
    await set([AZ, { ...NV, expires_on: '2020-01-01' }])
    const again = await owner.GET('/v3/agreements.PrepareSend', { params: { query: { project_id, agreement_id } } })
    expect(answered(again.data).preparation.checks.map(one => one.sentence)).toContain(
      'Your company’s Nevada contractor license expired on 01/01/2020.',
    )
  })

  it('print no single number across the state line, and say so before sending', async () => {
    await set([])
    const { name, legal_name, brand_color, version } = await company()
    const profile = { name, legal_name, brand_color, license_number: 'ROC 000000', address: ADDRESS, version }
    answered((await owner.POST('/v3/company.Update', { body: profile })).data)
    const [arizona, nevada] = [await homeIn(ADDRESS), await homeIn(NEVADA)]
    expect([arizona.license, nevada.license]).toEqual(['ROC 000000', null])
    expect([await inAgreement(arizona.project_id), await inAgreement(nevada.project_id)]).toEqual(['ROC 000000', null])
    expect(await invoiceWords(arizona.project_id)).toContain('License ROC 000000')
    expect(await invoiceWords(nevada.project_id)).not.toContain('ROC 000000')
    const query = { project_id: nevada.project_id, agreement_id: await demoAgreement(owner) }
    const { data } = await owner.GET('/v3/agreements.PrepareSend', { params: { query } })
    const stops = answered(data).preparation.checks.filter(({ code }) => code === 'license_missing')
    expect(stops).toMatchObject([
      { sentence: 'Your company’s Nevada contractor license number is missing.', severity: 'stop' },
    ])
    const mailFoot = async (project_id: string) => {
      const mail = await owner.GET('/v3/proposal.PrepareMessage', { params: { query: { project_id } } })
      return answered(mail.data).frame.foot.join(' ')
    }
    expect(await mailFoot(arizona.project_id)).toContain('ROC 000000')
    expect(await mailFoot(nevada.project_id)).not.toContain('ROC 000000')
  })

  it('are set from the version seen, by those who edit the company, and without a state twice', async () => {
    const twice = await refusal(set([AZ, AZ]))
    expect(twice.fields['licenses.1.state']).toBe('Arizona is listed twice.')
    const stale = owner.POST('/v3/company.SetLicenses', { body: { licenses: [], version: 1 } })
    expect(await refusal(stale)).toMatchObject({ status: 409, code: 'stale_version' })
    const viewer = (await test.signIn(emailOf('Viewer'))).call
    const version = (await company()).version
    const body = { licenses: [], version }
    expect(await refusal(viewer.POST('/v3/company.SetLicenses', { body }))).toMatchObject({ status: 403 })
  })
})
