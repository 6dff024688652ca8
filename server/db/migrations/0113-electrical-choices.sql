-- What was chosen by hand for a design's electrical plan; null until it is first saved.
alter table designs add column electrical jsonb;
