import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import type { Resolver } from 'react-hook-form'
import { licenseRule } from '#machines/company/licenses.ts'
import { zCompanyFields } from '#sdk/forms.gen.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { SettingForm, useSettingForm } from '#web/frame/setting-form.tsx'
import { phoneRules, said, trimmed } from '#web/lib/form.ts'
import { stateOptions } from '#web/lib/states.ts'
import { tellDone } from '#web/lib/tell.ts'
import { prepareToRead, readHere, readLine } from '#web/projects/read-line.ts'
import { ColorField } from '#web/ui/fields/color-field.tsx'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Form = Input<'/v3/company.Update'>

const fieldsOf = ({
  id: _id,
  logo_src: _logo,
  timezone: _zone,
  state,
  licenses: _all,
  ...fields
}: Schemas['Company']): Form =>
  // The state chosen at sign-up, until there is an address.
  fields.address || !state ? fields : { ...fields, address: { line1: '', city: '', state, postal_code: '' } }

const byContract = zodResolver(zCompanyFields as never) as unknown as Resolver<Form>
/** An address with only a state counts as empty; the state comes from signing up. */
const resolver: Resolver<Form> = ({ address, ...values }, ...rest) =>
  byContract(
    {
      ...values,
      ...(Object.entries(address ?? {}).some(([field, value]) => field !== 'state' && value) ? { address } : {}),
    },
    ...rest,
  )

export function ProfileCard({ company }: { company: Schemas['Company'] }) {
  const mayNot = useWhyNot('company.edit')
  const { licenses } = company
  const setting = useSettingForm<Form>({ name: 'company-profile', schema: resolver, saved: fieldsOf(company) })
  const { form } = setting
  const { errors } = form.formState
  const update = useWrite('/v3/company.Update', {
    onDone: answer => {
      setting.show(fieldsOf(answer.company))
      tellDone(words.profile_saved)
    },
  })
  const color = form.watch('brand_color')
  useEffect(prepareToRead, [])
  const takeApart = async (text: string) => {
    // Without awaiting where it can be: Save may be pressed at once.
    const here = readHere(text)
    const parsed = here ?? (await readLine(text))
    if (!parsed || form.getValues('address.line1') !== text) return
    // Parts missing from the line stay as typed.
    const { city = '', state = '', postal_code = '' } = { ...form.getValues('address'), ...parsed }
    const line2 = parsed.line2 ?? form.getValues('address.line2')
    form.setValue('address', { ...parsed, line2, city, state, postal_code }, { shouldDirty: true })
    form.clearErrors('address')
  }
  return (
    <SettingForm
      setting={setting}
      busy={update.isPending}
      whyNot={mayNot}
      onSave={input => update.mutate(input, { onError: setting.refused })}
    >
      <Card title={words.profile}>
        <div className="grid gap-4 sm:grid-cols-6">
          <TextField
            label={common.name}
            className="sm:col-span-3"
            {...form.register('name', trimmed)}
            error={said(errors.name, words.use_2_80_characters)}
          />
          <TextField
            label={words.legal_name}
            className="sm:col-span-3"
            help={words.as_stands_agreements}
            {...form.register('legal_name', trimmed)}
            error={said(errors.legal_name, words.use_2_120_characters)}
          />
          {!licenses && (
            <TextField
              label={words.contractor_license}
              className="sm:col-span-3"
              help={licenseRule()}
              {...form.register('license_number', trimmed)}
              error={said(errors.license_number, words.use_60_characters_fewer)}
            />
          )}
          <TextField
            label={words.website}
            optional
            inputMode="url"
            className="sm:col-span-3"
            {...form.register('website', trimmed)}
            error={said(errors.website, words.enter_address_such_as)}
          />
          <TextField
            label={common.email}
            optional
            type="email"
            inputMode="email"
            className="sm:col-span-3"
            {...form.register('email', trimmed)}
            error={said(errors.email, words.enter_company_email)}
          />
          <TextField
            label={common.phone}
            optional
            type="tel"
            inputMode="tel"
            className="sm:col-span-3"
            {...form.register(
              'phone',
              phoneRules(number => form.setValue('phone', number, { shouldDirty: true })),
            )}
            error={said(errors.phone, words.enter_us_phone_number)}
          />
          <TextField
            label={words.street}
            optional
            className="sm:col-span-4"
            placeholder={words.paste_whole_address}
            {...form.register('address.line1', { ...trimmed, onBlur: event => void takeApart(event.target.value) })}
            error={said(errors.address?.line1, words.enter_street_number)}
          />
          <TextField
            label={words.unit}
            optional
            className="sm:col-span-2"
            {...form.register('address.line2', trimmed)}
            error={said(errors.address?.line2, words.use_120_characters_fewer)}
          />
          <TextField
            label={words.city}
            className="sm:col-span-2"
            {...form.register('address.city', trimmed)}
            error={said(errors.address?.city, words.enter_city)}
          />
          <ComboboxField
            label={common.state}
            className="sm:col-span-2"
            placeholder={common.search}
            options={stateOptions}
            value={form.watch('address.state') ?? null}
            onChange={state => form.setValue('address.state', state, { shouldDirty: true })}
            error={said(errors.address?.state, words.choose_state)}
          />
          <TextField
            label={words.zip_code}
            inputMode="numeric"
            className="sm:col-span-2"
            {...form.register('address.postal_code', trimmed)}
            error={said(errors.address?.postal_code, words.enter_zip_code_such)}
          />
          <div className="sm:col-span-3">
            <ColorField
              label={words.brand_color}
              value={color}
              onChange={next =>
                form.setValue('brand_color', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
              }
              help={words.brand_color_help}
              error={said(errors.brand_color, words.write_color_such_as)}
            />
          </div>
        </div>
      </Card>
    </SettingForm>
  )
}
