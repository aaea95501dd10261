-- PRE-13, INV-45: what costs something is not given away because its step is larger: it costs one step, or the last decimal where
-- there is none. `redondearPrecio` of nucleo says the same.
create or replace function redondear_precio(importe numeric, paso numeric, modo text, terminacion numeric) returns numeric
language sql immutable parallel safe as $$
  select case when importe is null then null
    when paso = 0 then case when importe > 0 then greatest(round(importe, 4), 0.0001) else round(importe, 4) end
    -- `greatest` would take a null for nothing at all.
    else greatest(case modo when 'CERCANO' then round((round(importe, 4) - terminacion) / paso)
                            when 'ARRIBA' then ceil((round(importe, 4) - terminacion) / paso)
                            else floor((round(importe, 4) - terminacion) / paso) end * paso,
                  case when terminacion = 0 and importe > 0 then paso else 0 end) + terminacion end $$;
