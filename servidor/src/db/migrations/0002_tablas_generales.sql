create table provincia (
  id     uuid primary key,
  iso    text not null unique,
  nombre text not null unique,
  arca   smallint not null unique,
  iibb   smallint not null unique,
  indec  text not null unique
);
create trigger provincia_sin_borrado before delete or truncate on provincia
  for each statement execute function sin_borrado();

insert into provincia (id, iso, nombre, arca, iibb, indec)
select ('01900000-0000-7000-8000-0000000000' || lpad(row_number() over (order by iso)::text, 2, '0'))::uuid, *
from (values
  ('AR-C', 'Ciudad Autónoma de Buenos Aires', 0, 901, '02'), ('AR-B', 'Buenos Aires', 1, 902, '06'),
  ('AR-K', 'Catamarca', 2, 903, '10'), ('AR-H', 'Chaco', 16, 906, '22'), ('AR-U', 'Chubut', 17, 907, '26'),
  ('AR-X', 'Córdoba', 3, 904, '14'), ('AR-W', 'Corrientes', 4, 905, '18'), ('AR-E', 'Entre Ríos', 5, 908, '30'),
  ('AR-P', 'Formosa', 18, 909, '34'), ('AR-Y', 'Jujuy', 6, 910, '38'), ('AR-L', 'La Pampa', 21, 911, '42'),
  ('AR-F', 'La Rioja', 8, 912, '46'), ('AR-M', 'Mendoza', 7, 913, '50'), ('AR-N', 'Misiones', 19, 914, '54'),
  ('AR-Q', 'Neuquén', 20, 915, '58'), ('AR-R', 'Río Negro', 22, 916, '62'), ('AR-A', 'Salta', 9, 917, '66'),
  ('AR-J', 'San Juan', 10, 918, '70'), ('AR-D', 'San Luis', 11, 919, '74'), ('AR-Z', 'Santa Cruz', 23, 920, '78'),
  ('AR-S', 'Santa Fe', 12, 921, '82'), ('AR-G', 'Santiago del Estero', 13, 922, '86'),
  ('AR-V', 'Tierra del Fuego, Antártida e Islas del Atlántico Sur', 24, 923, '94'), ('AR-T', 'Tucumán', 14, 924, '90')
) as p (iso, nombre, arca, iibb, indec);

create table localidad (
  id            uuid primary key,
  version       integer not null default 1,
  provincia_id  uuid not null references provincia,
  nombre        text not null check (nombre <> ''),
  partido       text not null default '',
  codigo_postal text,
  latitud       numeric(10,7),
  longitud      numeric(10,7),
  -- Nombre and partido in normal form without spaces (`acordado` 1).
  nombre_norm   text collate "C" not null check (nombre_norm = norma_codigo(nombre) and nombre_norm <> ''),
  partido_norm  text collate "C" not null check (partido_norm = norma_codigo(partido)),
  busqueda      text collate "C" generated always as
                  (norma_palabras(nombre || ' ' || partido || ' ' || coalesce(codigo_postal, ''))) stored,
  activa        boolean not null default true
);
create unique index localidad_unica on localidad (provincia_id, nombre_norm, partido_norm, (coalesce(codigo_postal, '')));
create trigger localidad_sin_borrado before delete or truncate on localidad
  for each statement execute function sin_borrado();
create index localidad_por_nombre on localidad (nombre collate "es-x-icu", id);
-- What the search reads: names, partido and postal code by words.
create index localidad_busqueda on localidad using gin (busqueda gin_trgm_ops);

create table sucursal (
  id           uuid primary key,
  version      integer not null default 1,
  codigo       text not null check (norma_codigo(codigo) <> ''),
  nombre       text not null check (nombre <> ''),
  domicilio    text not null default '',
  localidad_id uuid references localidad,
  telefono     text not null default '',
  horario      text not null default '',
  punto_de_venta integer constraint sucursal_punto_de_venta unique check (punto_de_venta between 1 and 99999),
  activa       boolean not null default true
);
create unique index sucursal_codigo on sucursal (norma_codigo(codigo));
create trigger sucursal_sin_borrado before delete or truncate on sucursal
  for each statement execute function sin_borrado();

create table deposito (
  id          uuid primary key,
  version     integer not null default 1,
  sucursal_id uuid references sucursal,
  codigo      text not null check (norma_codigo(codigo) <> ''),
  nombre      text not null check (nombre <> ''),
  clase       text not null check (clase in ('FISICO', 'TALLER', 'CUARENTENA', 'TRANSITO',
                                             'PROVEEDOR', 'CLIENTE', 'AJUSTE', 'CONSUMO', 'ARMADO', 'INICIAL')),
  virtual     boolean not null,
  vendible    boolean not null default false,
  activo      boolean not null default true,
  -- The depósito a sucursal sells from when nobody says otherwise.
  principal   boolean not null default false,
  check (virtual = (clase in ('PROVEEDOR', 'CLIENTE', 'AJUSTE', 'CONSUMO', 'ARMADO', 'INICIAL'))),
  check (virtual = (sucursal_id is null)),
  check (not (virtual and (vendible or principal))),
  -- What waits for a decision or travels is never offered to a customer (TAB-04).
  check (not (vendible and clase in ('CUARENTENA', 'TRANSITO'))),
  check (not principal or (vendible and activo)),
  -- What a saldo points at: virtual places have none (`acordado` 11).
  unique (id, virtual)
);
create unique index deposito_codigo on deposito (sucursal_id, norma_codigo(codigo)) nulls not distinct;
create unique index deposito_virtual_unico on deposito (clase) where virtual;
create unique index deposito_principal_unico on deposito (sucursal_id) where principal;
create trigger deposito_sin_borrado before delete or truncate on deposito
  for each statement execute function sin_borrado();

create table taller (
  id          uuid primary key,
  version     integer not null default 1,
  sucursal_id uuid not null references sucursal,
  codigo      text not null check (norma_codigo(codigo) <> ''),
  nombre      text not null check (nombre <> ''),
  deposito_id uuid references deposito,
  activo      boolean not null default true
);
create unique index taller_codigo on taller (norma_codigo(codigo));
create trigger taller_sin_borrado before delete or truncate on taller
  for each statement execute function sin_borrado();

create table unidad (
  id        uuid primary key,
  version   integer not null default 1,
  codigo    text not null check (norma_codigo(codigo) <> ''),
  nombre    text not null check (nombre <> ''),
  decimales smallint not null check (decimales between 0 and 3),
  -- The one artículos get when nobody says otherwise; exactly one, always active.
  omision   boolean not null default false check (not omision or activa),
  activa    boolean not null default true,
  -- Artículos point at (id, decimales), which freezes the decimals of a unidad in use (`acordado` 17).
  unique (id, decimales)
);

create unique index unidad_codigo on unidad (norma_codigo(codigo));
create unique index unidad_omision on unidad (omision) where omision;
create trigger unidad_sin_borrado before delete or truncate on unidad
  for each statement execute function sin_borrado();

create table marca (
  id      uuid primary key,
  version integer not null default 1,
  nombre  text not null check (nombre <> ''),
  nombre_norm text collate "C" not null constraint marca_nombre unique
                check (nombre_norm = norma_codigo(nombre) and nombre_norm <> ''),
  activa  boolean not null default true
);
create trigger marca_sin_borrado before delete or truncate on marca
  for each statement execute function sin_borrado();

create table motivo (
  id      uuid primary key,
  version integer not null default 1,
  clase   text not null check (clase in ('AJUSTE', 'ANULACION', 'CANCELACION', 'DEVOLUCION')),
  nombre  text not null check (nombre <> ''),
  nombre_norm text collate "C" not null check (nombre_norm = norma_codigo(nombre) and nombre_norm <> ''),
  -- Adjustments with this motivo are opening stock: INICIAL movements (`acordado` 3).
  inicial boolean not null default false check (not inicial or clase = 'AJUSTE'),
  activo  boolean not null default true,
  constraint motivo_nombre unique (clase, nombre_norm)
);
create trigger motivo_sin_borrado before delete or truncate on motivo
  for each statement execute function sin_borrado();

insert into sucursal (id, codigo, nombre)
values ('01900000-0000-7000-8000-000000000101', 'CENTRAL', 'Casa Central');

insert into deposito (id, sucursal_id, codigo, nombre, clase, virtual, vendible, principal) values
  ('01900000-0000-7000-8000-000000000201', '01900000-0000-7000-8000-000000000101', 'SALON', 'Salón', 'FISICO', false, true, true),
  ('01900000-0000-7000-8000-000000000211', null, 'PROVEEDOR', 'Proveedores', 'PROVEEDOR', true, false, false),
  ('01900000-0000-7000-8000-000000000212', null, 'CLIENTE', 'Clientes', 'CLIENTE', true, false, false),
  ('01900000-0000-7000-8000-000000000213', null, 'AJUSTE', 'Ajustes', 'AJUSTE', true, false, false),
  ('01900000-0000-7000-8000-000000000214', null, 'CONSUMO', 'Consumo interno', 'CONSUMO', true, false, false),
  ('01900000-0000-7000-8000-000000000215', null, 'ARMADO', 'Armado', 'ARMADO', true, false, false),
  ('01900000-0000-7000-8000-000000000216', null, 'INICIAL', 'Stock inicial', 'INICIAL', true, false, false);

insert into unidad (id, codigo, nombre, decimales, omision) values
  ('01900000-0000-7000-8000-000000000301', 'U', 'Unidad', 0, true);
insert into unidad (id, codigo, nombre, decimales) values
  ('01900000-0000-7000-8000-000000000302', 'PAR', 'Par', 0),
  ('01900000-0000-7000-8000-000000000303', 'JGO', 'Juego', 0),
  ('01900000-0000-7000-8000-000000000304', 'CAJA', 'Caja', 0),
  ('01900000-0000-7000-8000-000000000305', 'M', 'Metro', 2),
  ('01900000-0000-7000-8000-000000000306', 'L', 'Litro', 2),
  ('01900000-0000-7000-8000-000000000307', 'KG', 'Kilogramo', 3);

insert into motivo (id, clase, nombre, nombre_norm, inicial) values
  ('01900000-0000-7000-8000-000000000401', 'AJUSTE', 'Stock inicial', 'STOCKINICIAL', true),
  ('01900000-0000-7000-8000-000000000402', 'AJUSTE', 'Rotura', 'ROTURA', false),
  ('01900000-0000-7000-8000-000000000403', 'AJUSTE', 'Robo', 'ROBO', false),
  ('01900000-0000-7000-8000-000000000404', 'AJUSTE', 'Error de carga', 'ERRORDECARGA', false),
  ('01900000-0000-7000-8000-000000000405', 'AJUSTE', 'Muestra', 'MUESTRA', false),
  ('01900000-0000-7000-8000-000000000406', 'AJUSTE', 'Garantía', 'GARANTIA', false),
  ('01900000-0000-7000-8000-000000000407', 'AJUSTE', 'Diferencia de inventario', 'DIFERENCIADEINVENTARIO', false),
  ('01900000-0000-7000-8000-000000000411', 'ANULACION', 'El cliente desistió', 'ELCLIENTEDESISTIO', false),
  ('01900000-0000-7000-8000-000000000412', 'ANULACION', 'Error de carga', 'ERRORDECARGA', false),
  ('01900000-0000-7000-8000-000000000413', 'ANULACION', 'Sin stock', 'SINSTOCK', false),
  ('01900000-0000-7000-8000-000000000421', 'CANCELACION', 'El cliente no espera', 'ELCLIENTENOESPERA', false),
  ('01900000-0000-7000-8000-000000000422', 'CANCELACION', 'Discontinuado por el proveedor', 'DISCONTINUADOPORELPROVEEDOR', false),
  ('01900000-0000-7000-8000-000000000431', 'DEVOLUCION', 'No era lo que necesitaba', 'NOERALOQUENECESITABA', false),
  ('01900000-0000-7000-8000-000000000432', 'DEVOLUCION', 'Falla', 'FALLA', false);
