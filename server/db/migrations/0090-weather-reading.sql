-- How the hours of a weather file were read, and what was answered where they contradict themselves. Null for earlier files.
alter table project_weather add column reading jsonb;
