-- What makers state and the code needs: fuses and voltages of panels, branches, strings and currents of inverters and batteries.
alter table panels add column max_series_fuse_a double precision;
alter table panels add column max_system_v double precision;
alter table panels add column limits_source text;
alter table inverters add column ac_current_a double precision;
alter table inverters add column units_per_branch integer;
alter table inverters add column branch_breaker_a integer;
alter table inverters add column strings_per_input integer;
alter table inverters add column max_short_circuit_a double precision;
alter table inverters add column optimizer_model text;
alter table inverters add column optimizers_least integer;
alter table inverters add column optimizers_most integer;
alter table inverters add column optimizer_string_w double precision;
alter table inverters add column optimizer_output_a double precision;
alter table inverters add column optimizer_max_v double precision;
alter table inverters add column optimizer_max_isc_a double precision;
alter table inverters add column limits_source text;
alter table storage add column ac_current_a double precision;
alter table storage add column limits_source text;
