-- What homeowners owe on loans of the company's own is calculated from these few applications among all others.
create index concurrently lender_applications_in_house on lender_applications (company_id, project_id) where mode = 'in_house';
