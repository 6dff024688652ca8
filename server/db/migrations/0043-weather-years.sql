-- What a weather file of several years says of each: [{"year": 2019, "kwh_per_kw": 1612.4}, ...]. Null where it has one.
alter table project_weather add column years jsonb;
