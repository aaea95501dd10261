import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alTerminar, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { type MundoDeListas, mundoDeListas } from '#importaciones/listas/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let admin: Cliente;
let mundo: MundoDeListas;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  mundo = mundoDeListas(admin);
});
afterAll(() => prueba.cerrar());

/** Somebody else at work: what they hold stays so until they end. */
async function conOtro(trabajo: (otro: pg.Client) => Promise<void>): Promise<void> {
  const otro = new pg.Client({ connectionString: prueba.url });
  await otro.connect();
  try {
    await otro.query('begin');
    await trabajo(otro);
  } finally {
    await otro.end();
  }
}

/** Once the work in course has met somebody else's lock. */
async function queEspere(sigue = () => true): Promise<void> {
  for (let esperan = 0; esperan === 0 && sigue(); ) {
    const { rowCount } = await prueba.pool.query(
      `select from pg_stat_activity
        where datname = current_database() and application_name like 'importacion %' and wait_event_type = 'Lock'`,
    );
    esperan = rowCount ?? 0;
    await esperar(20);
  }
}

describe('an artículo that is inactivated, or gives way to another, while a file that names it is taken', () => {
  it.each([
    ['codigos', 'codigo;otro codigo\nINA;ALT-1\n', 'codigo_articulo'],
    ['aplicaciones', 'codigo;marca;modelo\nINA;Fiat;Uno\n', 'aplicacion'],
    ['costos', 'codigo;costo\nINA;10\n', 'costo_reposicion'],
    ['articulos', 'codigo;observaciones\nINA;Otra cosa\n', 'articulo_campo'],
  ] as const)('is left out, and says so: a file of %s', async (entidad, archivo, tabla) => {
    const codigo = `INA-${entidad}`;
    const id = await mundo.articulo(codigo);
    const quien = importadorDe(admin, entidad);
    const { id: importacionId, version } = (await quien.subir(archivo.replace('INA', codigo))).cuerpo;
    await conOtro(async (otro) => {
      await otro.query("update articulo set estado = 'INACTIVO', version = version + 1 where id = $1", [id]);
      const pedido = admin.post(`/api/importaciones/${importacionId}/aplicar`, { version });
      await queEspere();
      await otro.query('commit');
      await pedido;
    });
    const { cuerpo } = await alTerminar(admin, importacionId);
    expect(cuerpo).toMatchObject({ estado: 'APLICADA', crear: 0, actualizar: 0, rechazadas: 1, fallo: null });
    const { filas } = (await quien.filas(importacionId)).cuerpo;
    expect(filas[0].rechazos).toMatchObject([{ motivo: 'Alguien lo inactivó mientras se importaba.' }]);
    const { rows } = await prueba.pool.query(
      `select (select count(*)::int from ${tabla} where articulo_id = $1) as suyas, version from articulo where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ suyas: 0, version: 2 }]);
  });
});

describe('ART-25 a code that somebody is giving to another artículo, as whatever it is, while a file brings it', () => {
  /** Somebody creates an artículo of that code, and has not ended when the file comes to it. */
  const mientrasSeCrea = (codigo: string, pedir: () => Promise<unknown>) =>
    conOtro(async (otro) => {
      const norma = codigo.replaceAll('-', '');
      await otro.query("select pg_advisory_xact_lock(hashtextextended('codigo ' || $1, 0))", [norma]);
      await otro.query(
        `insert into articulo (id, codigo, codigo_norm, descripcion, subfamilia_id, unidad_id, decimales, iva)
         select uuid_de_ahora(), $1, $2, 'Otro', subfamilia_id, unidad_id, decimales, iva from articulo limit 1`,
        [codigo, norma],
      );
      let sigue = true;
      const fin = pedir().finally(() => {
        sigue = false;
      });
      await queEspere(() => sigue);
      await otro.query('commit');
      await fin;
    });

  it.each([
    ['articulos', 'codigo;codigo original\nCRZ;EN-CURSO\n'],
    ['codigos', 'codigo;otro codigo;tipo de codigo\nCRZ;EN-CURSO;Original\n'],
  ] as const)('is waited for, and then seen: a file of %s', async (entidad, archivo) => {
    const [codigo, suyo] = [`CRZ-${entidad}`, `EN-CURSO-${entidad}`.toUpperCase()];
    await mundo.articulo(codigo);
    const quien = importadorDe(admin, entidad);
    const { id } = (await quien.subir(archivo.replace('CRZ', codigo).replace('EN-CURSO', suyo))).cuerpo;
    await mientrasSeCrea(suyo, () => quien.hacer(id, 'aplicar'));
    const { filas } = (await quien.filas(id)).cuerpo;
    expect(filas[0].rechazos).toMatchObject([{ motivo: expect.stringContaining(`Es el código propio de ${suyo}.`) }]);
  });

  it('GAP-18 is waited for by the artículo that the list of a proveedor makes, which goes without it', async () => {
    const id = await mundo.comparada(
      'Código;Detalle;Precio;OEM\nCRZ-LISTA;Bujía;10;EN-CURSO-LISTA\n',
      await mundo.proveedor(),
    );
    await mundo.decidir(id, 'marcar', { marca: 'incluir', cuales: { filtro: {} } });
    await mientrasSeCrea('EN-CURSO-LISTA', () => mundo.hacer(id, 'aplicar'));
    expect(await mundo.lineas(id)).toMatchObject([{ omitida: null, sinCodigos: [{ de: 'EN-CURSO-LISTA' }] }]);
  });

  it('GAP-18 is not kept by a list that waits for an artículo: whoever has that one may give it the code', async () => {
    const proveedorId = await mundo.proveedor();
    const suyo = await mundo.articulo('CRZ-SUYO');
    await mundo.agregar(suyo, proveedorId, { codigo: 'P-CRZ-SUYO', costo: '100' });
    const lista = 'Código;Detalle;Precio;OEM\nP-CRZ-SUYO;;110;\nCRZ-NUEVO;Bujía;10;DE-OTRO\n';
    const id = await mundo.comparada(lista, proveedorId);
    await mundo.decidir(id, 'marcar', { marca: 'incluir', cuales: { filtro: {} } });
    await conOtro(async (otro) => {
      await otro.query('select from articulo where id = $1 for no key update', [suyo]);
      const fin = mundo.hacer(id, 'aplicar');
      await queEspere();
      await otro.query("set local lock_timeout = '300ms'");
      await otro.query("select pg_advisory_xact_lock(hashtextextended('codigo DEOTRO', 0))");
      await otro.query('commit');
      expect(await fin).toMatchObject({ estado: 'APLICADA', crear: 1, actualizar: 1, fallo: null });
    });
  });
});

describe('acordado 13b whoever writes a line of an artículo, as the counter does, is not waited for, nor waits', () => {
  /** Runs it while somebody has a line of that artículo to commit; fails when it waits for them. */
  const mientrasLaVenden = (id: string, hacer: () => Promise<unknown>, de: 'articulo' | 'cliente' = 'articulo') =>
    conOtro(async (otro) => {
      await otro.query(`select from ${de} where id = $1 for key share`, [id]);
      let sigue = true;
      const espera = queEspere(() => sigue).then(() => 'it waited');
      const fin = hacer().then(() => 'it went on');
      const primero = await Promise.race([fin, espera]);
      sigue = false;
      await espera;
      expect(primero).toBe('it went on');
    });

  it('GAP-18 by the list of a proveedor, nor when it is taken back', async () => {
    const proveedorId = await mundo.proveedor();
    const id = await mundo.articulo('VTA-1');
    await mundo.agregar(id, proveedorId, { codigo: 'P-VTA-1', costo: '100' });
    const lista = await mundo.comparada('Código;Precio\nP-VTA-1;110\n', proveedorId);
    await mientrasLaVenden(id, async () =>
      expect(await mundo.hacer(lista, 'aplicar')).toMatchObject({ estado: 'APLICADA', actualizar: 1 }),
    );
    await mientrasLaVenden(id, async () =>
      expect(await mundo.hacer(lista, 'revertir')).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 0 }),
    );
    expect(await mundo.tratosDe(id)).toMatchObject({ filas: [{ costo: '100.00' }] });
  });

  it('INV-74 by a file of artículos, nor when it is taken back', async () => {
    const articulos = importadorDe(admin, 'articulos');
    const id = await mundo.articulo('VTA-2');
    const { id: archivo } = (await articulos.subir('codigo;observaciones\nVTA-2;Otra\n')).cuerpo;
    await mientrasLaVenden(id, async () =>
      expect((await articulos.hacer(archivo, 'aplicar')).cuerpo).toMatchObject({ estado: 'APLICADA', actualizar: 1 }),
    );
    await mientrasLaVenden(id, async () =>
      expect((await articulos.hacer(archivo, 'revertir')).cuerpo).toMatchObject({
        ...{ estado: 'REVERTIDA', noRevertidas: 0 },
      }),
    );
  });

  it('INV-74 nor whoever writes a nota of a cliente, when a file of clientes is taken back', async () => {
    const clientes = importadorDe(admin, 'clientes');
    await clientes.importar('codigo externo;razon social\nVTA-C;Quien compra\n');
    const { cuerpo } = await clientes.importar('codigo externo;telefono\nVTA-C;341 555-0100\n');
    const [{ id }] = (await admin.get('/api/clientes?buscar=Quien%20compra')).cuerpo.filas;
    const revertir = async () =>
      expect((await clientes.hacer(cuerpo.id, 'revertir')).cuerpo).toMatchObject({
        estado: 'REVERTIDA',
        noRevertidas: 0,
      });
    await mientrasLaVenden(id, revertir, 'cliente');
  });

  it('ART-19 by a change of many', async () => {
    const id = await mundo.articulo('VTA-3');
    const cuerpo = {
      seleccion: { de: 'ids', ids: [id] },
      cambios: { iva: '10.5' },
      cambian: 1,
      motivo: 'Otra alícuota',
    };
    await conOtro(async (otro) => {
      await otro.query('select from articulo where id = $1 for key share', [id]);
      expect(await admin.post('/api/articulos/ediciones', cuerpo)).toMatchObject({ status: 201 });
    });
  });
});
