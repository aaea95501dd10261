import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alTerminar, type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

let prueba: Prueba;
let admin: Cliente;
let articulos: Importador;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  articulos = importadorDe(admin, 'articulos');
});
afterAll(() => prueba.cerrar());

const UNO = 'codigo;descripcion\nT-1;Tarea\n';
const cargar = async (contenido = UNO) => (await articulos.subir(contenido)).cuerpo;
const cuantos = async (tabla: string) =>
  Number((await prueba.pool.query(`select count(*) as n from ${tabla}`)).rows[0].n);

/** Somebody else's turn to import: what is asked meanwhile waits. */
async function conElTurno(trabajo: () => Promise<void>): Promise<void> {
  const otro = new pg.Client({ connectionString: prueba.url });
  await otro.connect();
  try {
    await otro.query('begin; select pg_advisory_xact_lock(7264301)');
    await trabajo();
  } finally {
    await otro.end();
  }
}

/** Once the work in course has met somebody else's lock. */
async function queEspere(): Promise<void> {
  for (let esperan = 0; esperan === 0; ) {
    const { rowCount } = await prueba.pool.query(
      `select from pg_stat_activity
        where datname = current_database() and application_name like 'importacion %' and wait_event_type = 'Lock'`,
    );
    esperan = rowCount ?? 0;
    await esperar(20);
  }
}

/** Cuts the connection of the work in course, once it has one. */
async function cortar(): Promise<void> {
  for (let cortadas = 0; cortadas === 0; ) {
    const { rowCount } = await prueba.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name like 'importacion %' and wait_event_type = 'Lock'`,
    );
    cortadas = rowCount ?? 0;
    await esperar(20);
  }
}

/** Brings a file in as somebody who has their roles in the database too, as whoever logs in. */
async function deQuienAdministra(contenido: string) {
  const persona = await prueba.cliente();
  await prueba.pool.query(
    "insert into concesion (usuario_id, rol, sucursal_id) values ($1, 'administrador', null), ($1, 'vendedor', $2)",
    [persona.usuarioId, INICIALES.sucursal],
  );
  const { id, version } = (await importadorDe(persona, 'articulos').subir(contenido)).cuerpo;
  return { id, persona, aplicar: () => persona.post(`/api/importaciones/${id}/aplicar`, { version }) };
}

describe('long work', () => {
  it('is started once by two people at once', async () => {
    const { id, version } = await cargar();
    const pedidos = await Promise.all([1, 2].map(() => admin.post(`/api/importaciones/${id}/aplicar`, { version })));
    expect(pedidos.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await alTerminar(admin, id)).cuerpo).toMatchObject({ estado: 'APLICADA', crear: 1 });
    expect(await cuantos('articulo')).toBe(1);
  });

  it('waits its turn, tells so, holds back every other change, and can be cancelled', async () => {
    const { id, version } = await cargar('codigo;descripcion\nT-2;Dos\n');
    await conElTurno(async () => {
      const empezada = await admin.post(`/api/importaciones/${id}/aplicar`, { version });
      expect(empezada.cuerpo).toMatchObject({
        estado: 'CARGADA',
        tarea: { tarea: 'aplicar', etapa: 'en_espera' },
        acciones: [],
      });
      const otra = await admin.post(`/api/importaciones/${id}/validar`, { version: empezada.cuerpo.version });
      expect(otra.cuerpo.code).toBe('importaciones.tarea_en_curso');
      const cambio = await admin.patch(`/api/importaciones/${id}`, { version: empezada.cuerpo.version, opciones: {} });
      expect(cambio.cuerpo.code).toBe('importaciones.tarea_en_curso');
      const cancelada = await admin.post(`/api/importaciones/${id}/cancelar`, {});
      expect(cancelada.cuerpo).toMatchObject({
        tarea: null,
        fallo: { tarea: 'aplicar', code: 'importaciones.cancelada' },
      });
    });
    expect((await admin.post(`/api/importaciones/${id}/cancelar`, {})).cuerpo.code).toBe('importaciones.sin_tarea');
    expect(await cuantos('articulo')).toBe(1);
    expect((await articulos.hacer(id, 'aplicar')).cuerpo).toMatchObject({ estado: 'APLICADA', fallo: null });
  });

  it('of somebody who was deactivated while it waited or went on is not kept', async () => {
    const seVa = await prueba.cliente();
    const { id, version } = (await importadorDe(seVa, 'articulos').subir('codigo;descripcion\nT-6;Seis\n')).cuerpo;
    await conElTurno(async () => {
      await seVa.post(`/api/importaciones/${id}/aplicar`, { version });
      const usuarios = '/api/administrador/usuarios';
      await prueba.pool.query("insert into concesion (usuario_id, rol) values ($1, 'administrador')", [
        admin.usuarioId,
      ]);
      expect((await admin.patch(`${usuarios}/${seVa.usuarioId}`, { version: 1, activo: false })).status).toBe(200);
    });
    expect((await alTerminar(admin, id)).cuerpo).toMatchObject({
      estado: 'CARGADA',
      fallo: { tarea: 'aplicar', code: 'importaciones.interrumpida' },
    });
    expect((await admin.get('/api/articulos?buscar=T-6')).cuerpo.filas).toEqual([]);
    // What they brought is there for whoever takes it on.
    expect((await articulos.hacer(id, 'aplicar')).cuerpo).toMatchObject({ estado: 'APLICADA' });
  });

  it.each([
    ['deja de administrar', 'delete from concesion where usuario_id = $1'],
    [
      'administra sólo una sucursal',
      `update concesion set sucursal_id = '${INICIALES.sucursal}' where usuario_id = $1 and rol = 'administrador'`,
    ],
  ])('of somebody who may not do it any more by then is not kept: %s', async (_, quitar) => {
    const { id, persona, aplicar } = await deQuienAdministra('codigo;descripcion\nT-7;Siete\n');
    await conElTurno(async () => {
      await aplicar();
      await prueba.pool.query(quitar, [persona.usuarioId]);
    });
    expect((await alTerminar(admin, id)).cuerpo).toMatchObject({
      estado: 'CARGADA',
      fallo: { tarea: 'aplicar', code: 'comun.sin_permiso' },
    });
    expect((await admin.get('/api/articulos?buscar=T-7')).cuerpo.filas).toEqual([]);
  });

  it('of somebody who lost a role that added nothing is kept', async () => {
    const { id, persona, aplicar } = await deQuienAdministra('codigo;descripcion\nT-11;Once\n');
    await conElTurno(async () => {
      await aplicar();
      await prueba.pool.query("delete from concesion where usuario_id = $1 and rol = 'vendedor'", [persona.usuarioId]);
    });
    expect((await alTerminar(admin, id)).cuerpo).toMatchObject({ estado: 'APLICADA', fallo: null });
  });

  it('that dies with its connection leaves nothing half done, and says that it was interrupted', async () => {
    const { id, version } = await cargar('codigo;descripcion\nT-3;Tres\n');
    await conElTurno(async () => {
      await admin.post(`/api/importaciones/${id}/aplicar`, { version });
      await cortar();
      expect((await alTerminar(admin, id)).cuerpo.fallo).toMatchObject({ code: 'importaciones.interrumpida' });
    });
    expect((await admin.get('/api/articulos?buscar=T-3')).cuerpo.filas).toEqual([]);
    expect(await cuantos('importacion_tarea')).toBe(0);
  });

  it('that finds no room on the disk leaves nothing half done, says so, and is done once there is', async () => {
    const { id } = await cargar('codigo;descripcion\nT-30;Treinta\n');
    await prueba.pool.query(`
      create function sin_lugar() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger sin_lugar before insert on articulo execute function sin_lugar()`);
    expect((await articulos.hacer(id, 'aplicar')).cuerpo).toMatchObject({
      estado: 'CARGADA',
      tarea: null,
      fallo: { tarea: 'aplicar', code: 'comun.sin_espacio', title: expect.stringContaining('sin lugar en el disco') },
    });
    await prueba.pool.query('drop function sin_lugar cascade');
    expect((await articulos.hacer(id, 'aplicar')).cuerpo).toMatchObject({ estado: 'APLICADA', fallo: null });
  });

  it('of a process that is gone is recognised by whoever looks', async () => {
    const { id } = await cargar('codigo;descripcion\nT-4;Cuatro\n');
    await prueba.pool.query('insert into importacion_tarea (importacion_id, tarea, ejecutor) values ($1, $2, 99)', [
      id,
      'aplicar',
    ]);
    const { cuerpo } = await admin.get(`/api/importaciones/${id}`);
    expect(cuerpo).toMatchObject({
      tarea: null,
      fallo: { tarea: 'aplicar', title: expect.stringContaining('se interrumpió') },
    });
  });

  it('that was started by a server that stops is interrupted by it', async () => {
    const otro = await crearPrueba({ url: prueba.url });
    const persona = await otro.cliente();
    const { id, version } = (await importadorDe(persona, 'articulos').subir('codigo;descripcion\nT-5;Cinco\n')).cuerpo;
    await conElTurno(async () => {
      await persona.post(`/api/importaciones/${id}/aplicar`, { version });
      expect((await admin.get(`/api/importaciones/${id}`)).cuerpo.tarea).not.toBeNull();
      await otro.cerrar();
    });
    expect((await admin.get(`/api/importaciones/${id}`)).cuerpo.fallo).toMatchObject({
      code: 'importaciones.interrumpida',
    });
  });

  it('whose subfamilia somebody leaves out of use while it works is read again, and tells the row', async () => {
    await articulos.importar('codigo;descripcion\nT-20;Veinte\n');
    const familia = await prueba.pool.query('select id from familia');
    const subfamilia = { familiaId: familia.rows[0].id, codigo: 'CRU', nombre: 'Cruzada' };
    const creada = (await admin.post('/api/articulos/subfamilias', subfamilia)).cuerpo;
    const { id, version } = await cargar('codigo;descripcion;subfamilia\nT-20;Cambiada;\nT-21;Nueva;Cruzada\n');
    const otro = new pg.Client({ connectionString: prueba.url });
    await otro.connect();
    try {
      await otro.query(`begin; select from articulo where codigo = 'T-20' for update`);
      await admin.post(`/api/importaciones/${id}/aplicar`, { version });
      await queEspere();
      await prueba.pool.query('update subfamilia set activo = false where id = $1', [creada.id]);
    } finally {
      await otro.end();
    }
    expect((await alTerminar(admin, id)).cuerpo).toMatchObject({
      estado: 'APLICADA',
      fallo: null,
      actualizar: 1,
      rechazadas: 1,
    });
    const { filas } = (await articulos.filas(id, 'resultado=RECHAZADA')).cuerpo;
    expect(filas).toMatchObject([{ referencia: 'T-21', rechazos: [{ columna: 'subfamilia' }] }]);
  });

  it('that finds its file broken says why and changes nothing', async () => {
    const antes = await cuantos('articulo');
    const { id } = await cargar('codigo;descripcion\nT-6;"Seis\nT-7;Siete\n');
    const { cuerpo } = await articulos.hacer(id, 'aplicar');
    expect(cuerpo).toMatchObject({ estado: 'CARGADA', fallo: { code: 'importaciones.mal_armado' } });
    expect(await cuantos('articulo')).toBe(antes);
  });

  it('tells who asked for it how it ended, however that was, but not of what they cancelled', async () => {
    const persona = await prueba.cliente();
    const suyos = importadorDe(persona, 'articulos');
    const bien = (await suyos.subir('codigo;descripcion\nT-8;Ocho\n', 'bien.csv')).cuerpo.id;
    for (const tarea of ['validar', 'aplicar', 'revertir'] as const) await suyos.hacer(bien, tarea);
    const mal = (await suyos.subir('codigo;descripcion\nT-9;"Nueve\n', 'mal.csv')).cuerpo.id;
    await suyos.hacer(mal, 'aplicar');
    const cancelada = (await suyos.subir('codigo;descripcion\nT-10;Diez\n', 'no.csv')).cuerpo;
    await conElTurno(async () => {
      await persona.post(`/api/importaciones/${cancelada.id}/aplicar`, { version: cancelada.version });
      await persona.post(`/api/importaciones/${cancelada.id}/cancelar`, {});
    });
    const { filas } = (await persona.get('/api/notificaciones')).cuerpo;
    expect(filas.map(({ titulo, texto }: Record<string, string>) => `${titulo} · ${texto}`)).toEqual([
      expect.stringContaining('La importación no terminó · mal.csv: '),
      'Importación revertida · bien.csv volvió a como estaba.',
      'Importación terminada · bien.csv. Filas: 1; rechazadas: 0.',
      'Archivo revisado · bien.csv. Filas: 1; rechazadas: 0. Falta aplicarlo.',
    ]);
    expect(filas[0].ruta).toBe(`/importaciones/${mal}`);
    expect((await admin.get('/api/notificaciones?tipo=importacion.revertida')).cuerpo.filas).toEqual([]);
  });

  it('leaves one line in the audit for what it did, besides those of who asked', async () => {
    const { id } = await cargar('codigo;descripcion\nT-8;Ocho\n');
    await articulos.hacer(id, 'aplicar');
    const { rows } = await prueba.pool.query('select accion from auditoria where entidad_id = $1 order by id', [id]);
    expect(rows.map(({ accion }) => accion)).toEqual([
      'importacion.cargar',
      'importacion.empezar_aplicar',
      'importacion.aplicar',
    ]);
  });
});

describe('INV-61 a file is no way around what its rows would ask for one by one:', () => {
  it.each([
    ['articulos', 'codigo;descripcion\nP-1;x\n', []],
    ['articulos', 'codigo;descripcion;precio\nP-1;x;1\n', ['articulo.editar']],
    ['clientes', 'documento;razon social\n20123456786;x\n', ['articulo.editar']],
    ['localidades', 'iso;localidad\nAR-B;x\n', ['cliente.editar']],
    ['stock', 'codigo;cantidad\nT-1;1\n', ['tabla.editar']],
    [
      'ventas',
      'comprobante;codigo;descripcion;cantidad;fecha;precio;cliente\n1;T-1;x;1;1/1/2024;1;\n',
      ['articulo.editar'],
    ],
  ] as const)('%s', async (entidad, contenido, permisos) => {
    const persona = await prueba.cliente({ permisos: ['importacion.hacer', ...permisos] });
    const importador = importadorDe(persona, entidad);
    const { id } = (await importador.subir(contenido)).cuerpo;
    expect(await importador.hacer(id, 'aplicar')).toMatchObject({ status: 403, cuerpo: { code: 'comun.sin_permiso' } });
    expect((await importador.hacer(id, 'validar')).cuerpo).toMatchObject({ estado: 'VALIDADA' });
  });

  it('nor does it create marcas and subfamilias for who may not', async () => {
    const persona = await prueba.cliente({ permisos: ['importacion.hacer', 'articulo.editar'] });
    const { cuerpo } = await importadorDe(persona, 'articulos').importar(
      'codigo;descripcion;marca\nP-9;x;Nadie\nP-8;y;\n',
    );
    expect(cuerpo).toMatchObject({ crear: 1, rechazadas: 1 });
  });
});
