import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { RUTA, sembrar, VENDEDOR } from './ayudas-de-prueba.ts';

const INVITACIONES = '/api/administrador/invitaciones';
let prueba: Prueba;
let administra: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  administra = await prueba.cliente({ nombre: 'Julia Páez' });
});
afterAll(() => prueba.cerrar());

/** The names that a filter of a list finds. */
async function con(ruta: string, filtros: string, mas = ''): Promise<string[]> {
  const { status, cuerpo } = await administra.get(`${ruta}?filtros=${encodeURIComponent(filtros)}${mas}`);
  expect(status, filtros).toBe(200);
  expect(cuerpo.total).toBe(cuerpo.filas.length);
  return cuerpo.filas.map(({ nombre }: { nombre: string }) => nombre);
}

it('ADM-13 TD-07 people are filtered by each of their columns', async () => {
  const ines = await sembrar(prueba, 'Inés Ñandú', [{ rol: 'deposito', sucursalId: null }]);
  const oscar = await sembrar(prueba, 'Óscar Ñandú', [VENDEDOR, { rol: 'taller', sucursalId: VENDEDOR.sucursalId }]);
  await sql`insert into factor_codigo (usuario_id, clave_id, secreto, activo_desde)
            values (${ines.id}, 'clave', '\\x00', now())`.execute(prueba.db);
  await sql`insert into auditoria (pedido_id, usuario_id, quien, accion, entidad, entidad_id, en)
            values ('prueba', ${oscar.id}, 'Óscar Ñandú', 'acceso.ingresar', 'usuario', ${oscar.id}, '2026-03-05T12:00:00Z')`.execute(
    prueba.db,
  );
  await prueba.db.updateTable('usuario').set({ activo: false }).where('id', '=', oscar.id).execute();
  const de = (filtros: string, mas = '') => con(RUTA, `nombre:contiene:nandu;${filtros}`, mas);

  expect(await con(RUTA, 'nombre:empieza:ines')).toEqual(['Inés Ñandú']);
  expect(await con(RUTA, `nombre:contiene:${oscar.email}`)).toEqual(['Óscar Ñandú']);
  expect(await de('roles:lleno', '&orden=-nombre')).toEqual(['Óscar Ñandú', 'Inés Ñandú']);
  expect(await de('roles:uno:taller,administrador')).toEqual(['Óscar Ñandú']);
  expect(await de('segundoFactor:uno:true')).toEqual(['Inés Ñandú']);
  expect(await de('segundoFactor:uno:false')).toEqual(['Óscar Ñandú']);
  expect(await de('ultimoIngreso:entre:2026-03-05,2026-03-05')).toEqual(['Óscar Ñandú']);
  expect(await de('ultimoIngreso:vacio')).toEqual(['Inés Ñandú']);
  expect(await de('estado:uno:inactivo')).toEqual(['Óscar Ñandú']);
  // Together with what is asked above the table.
  expect(await de('estado:uno:inactivo', '&estado=activo')).toEqual([]);
  expect(await de('roles:uno:vendedor,deposito', '&rol=deposito&buscar=ines')).toEqual(['Inés Ñandú']);
  const pagina = await administra.get(`${RUTA}?filtros=nombre:contiene:nandu&porPagina=1&pagina=2`);
  expect(pagina.cuerpo).toMatchObject({ total: 2, filas: [{ id: oscar.id }] });
  // Who signs for the console stays out, whatever is asked.
  expect(await con(RUTA, 'nombre:contiene:consola')).toEqual([]);
  expect((await administra.get(`${RUTA}?filtros=alias:vacio`)).status).toBe(400);
});

it('ADM-13 TD-07 invitations are filtered by each of their columns', async () => {
  const invitar = async (nombre: string, email: string, rol: string) => {
    const { status, cuerpo } = await administra.post(INVITACIONES, {
      ...{ nombre, email },
      concesiones: [{ rol, sucursalId: null }],
    });
    expect(status, JSON.stringify(cuerpo)).toBe(201);
    return cuerpo.id as string;
  };
  await invitar('Ana Sosa', 'ana.sosa@taller.test', 'taller');
  const vieja = await invitar('Beto Ríos', 'beto@mostrador.test', 'vendedor');
  const anulada = await invitar('Caro Luna', 'caro@mostrador.test', 'vendedor');
  await sql`update invitacion set creada_en = '2026-03-01T12:00:00Z', vence_en = '2026-03-02T12:00:00Z'
            where id = ${vieja}`.execute(prueba.db);
  await administra.post(`${INVITACIONES}/${anulada}/revocar`);
  const de = (filtros: string, mas = '') => con(INVITACIONES, filtros, mas);

  expect(await de('email:contiene:ana.sosa@taller')).toEqual(['Ana Sosa']);
  expect(await de('nombre:contiene:rios')).toEqual(['Beto Ríos']);
  expect(await de('roles:uno:vendedor', '&orden=email')).toEqual(['Beto Ríos', 'Caro Luna']);
  expect(await de('roles:uno:vendedor', '&buscar=luna')).toEqual(['Caro Luna']);
  expect(await de('invito:contiene:paez')).toHaveLength(3);
  expect(await de('invito:contiene:otra')).toEqual([]);
  expect(await de('estado:uno:pendiente')).toEqual(['Ana Sosa']);
  expect(await de('estado:uno:vencida,revocada', '&orden=email')).toEqual(['Beto Ríos', 'Caro Luna']);
  // Each of its moments apart, and of what is closed not when it would have ended.
  expect(await de('creadaEn:entre:2026-03-01,2026-03-01')).toEqual(['Beto Ríos']);
  expect(await de('creadaEn:entre:2026-03-02,', '&orden=email')).toEqual(['Ana Sosa', 'Caro Luna']);
  expect(await de('venceEn:entre:2026-03-02,2026-03-02')).toEqual(['Beto Ríos']);
  expect(await de('venceEn:lleno', '&orden=email')).toEqual(['Ana Sosa', 'Beto Ríos']);
  expect(await de('venceEn:vacio')).toEqual(['Caro Luna']);
  await sql`update invitacion set revocada_en = '2026-03-05T12:00:00Z' where id = ${anulada}`.execute(prueba.db);
  expect(await de('cerradaEn:entre:2026-03-05,2026-03-05')).toEqual(['Caro Luna']);
  expect(await de('cerradaEn:vacio', '&orden=email')).toEqual(['Ana Sosa', 'Beto Ríos']);
  const { cuerpo } = await administra.get(`${INVITACIONES}?orden=email`);
  expect(cuerpo.filas.map(({ cerradaEn }: { cerradaEn: string | null }) => cerradaEn)).toEqual([
    null,
    null,
    '2026-03-05T12:00:00.000Z',
  ]);
  expect((await administra.get(`${INVITACIONES}?filtros=aceptadaEn:vacio`)).status).toBe(400);
});
