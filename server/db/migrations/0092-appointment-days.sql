-- The day of an appointment whose time nobody entered, as lists of leads often have it. `appointment_at` is null then.
alter table projects add column appointment_on date;
