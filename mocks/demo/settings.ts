// What the demo company has set: whom homeowners reach, how its proposals look and what they begin with.
import type { Client } from './sell.ts'

export async function demoSettings(owner: Client) {
  await owner.POST('/v3/settings.PointsOfContact', {
    body: {
      version: 0,
      contacts: {
        sales: { name: 'Riley Rep', email: 'rep@example.com', phone: '(602) 555-0101', shown_to_homeowners: false },
        installation: {
          name: 'Otto Operations',
          email: 'operations@example.com',
          phone: '(602) 555-0106',
          shown_to_homeowners: true,
        },
        service: { name: 'Service desk', phone: '(602) 555-0107', shown_to_homeowners: true },
        billing: { name: 'Finn Finance', email: 'finance@example.com', shown_to_homeowners: false },
      },
    },
  })
  await owner.POST('/v3/settings.ProposalTheme', {
    body: {
      version: 0,
      theme: {
        main_color: '#20463f',
        accent_color: '#8a4b00',
        heading_style: 'modern',
        text_size: 'standard',
        tagline: 'Solar from your neighbors in the Valley',
        footer_text: '',
        sections: ['system', 'production', 'savings', 'contacts'],
        cover_file_id: null,
      },
    },
  })
  await owner.POST('/v3/templates.Save', {
    body: {
      version: 0,
      templates: [
        {
          financing_type: 'cash',
          state: null,
          headline: 'Solar for {address}',
          message:
            'Hello {homeowner_firstname},\n\nhere is the system we talked about: {panel_count} panels, {size_kw} kW, sized for your use and your roof. Call me with any question.\n\n{rep_name}, {company}',
        },
        {
          financing_type: 'loan',
          state: null,
          headline: 'Solar for {address}',
          message:
            'Hello {homeowner_firstname},\n\nhere is the system we talked about: {panel_count} panels, {size_kw} kW. With {financing} you pay {monthly_payment} a month and own it from the first day.\n\n{rep_name}, {company}',
        },
      ],
    },
  })
}
