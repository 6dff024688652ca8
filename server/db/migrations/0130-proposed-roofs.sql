-- The roof that a survey shows of a site, and the job that asks for it. Answers of two more services are kept.
alter table project_sites add column roof jsonb;
alter table project_sites add column roof_job uuid;
alter table site_answers drop constraint site_answers_service_check;
alter table site_answers add constraint site_answers_service_check
  check (service in ('geocoder', 'picture', 'outlines', 'points', 'solar')) not valid;
