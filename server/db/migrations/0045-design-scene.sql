-- What casts shade on a design, from the drawing that made it, so that its year knows the shade of each module in each hour.
alter table designs add column scene jsonb;
alter table designs no force row level security;
alter table drawings no force row level security;
alter table panels no force row level security;
update designs d set scene = jsonb_build_object(
  'north_deg', w.drawing->'north_deg',
  'planes', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', p->'id', 'points', p->'points', 'tilt_deg', p->'tilt_deg', 'azimuth_deg', p->'azimuth_deg',
      'eave_height_m', p->'eave_height_m', 'module_length_m', s.length_m, 'module_width_m', s.width_m,
      'modules', coalesce((
        select jsonb_agg(jsonb_build_object('u_m', m->'u_m', 'v_m', m->'v_m', 'orientation', m->'orientation')
          order by round((m->>'v_m')::float8 * 4), (m->>'u_m')::float8)
        from jsonb_array_elements(p->'modules') m where (m->>'on')::boolean), '[]')) order by nth)
    from jsonb_array_elements(w.drawing->'planes') with ordinality t(p, nth)
      left join panels s on s.company_id = d.company_id and s.id = (p->>'panel_id')::uuid), '[]'),
  'obstructions', w.drawing->'obstructions',
  'trees', w.drawing->'trees',
  'horizon', w.drawing->'horizon')
from drawings w
where w.company_id = d.company_id and w.project_id = d.project_id and w.design_version = d.version;
alter table panels force row level security;
alter table drawings force row level security;
alter table designs force row level security;
