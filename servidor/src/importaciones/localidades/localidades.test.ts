import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Carpeta, crearCarpeta, deLocalidades, importarEn } from '#importaciones/archivo/archivos-de-prueba.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '#prueba/base.ts';

let base: BaseDePrueba;
let carpeta: Carpeta;
beforeAll(async () => {
  [base, carpeta] = await Promise.all([crearBaseDePrueba(), crearCarpeta()]);
});
afterAll(async () => {
  await Promise.all([base.cerrar(), carpeta.borrar()]);
});

const leer = () =>
  base.db
    .selectFrom('localidad as l')
    .innerJoin('provincia as p', 'p.id', 'l.provincia_id')
    .select(['p.iso', 'l.nombre', 'l.partido', 'l.codigo_postal', 'l.latitud'])
    .orderBy('l.nombre')
    .execute();

describe('importar localidades', () => {
  it('creates each one once, reports the repeated row and the wrong cells, and leaves its record', async () => {
    const ruta = await carpeta.escribir(
      'localidades.csv',
      deLocalidades(
        'AR-P,Formosa,FORMOSA,MONTE AGUDO,3600,,',
        'AR-P,Formosa,FORMOSA,MONTEAGUDO,3600,,',
        'AR-F,La Rioja,ARAUCO,"CHAÑAR, MUYO",5301,-28.6117440,-66.5133630',
        'AR-C,Ciudad Autónoma de Buenos Aires,,CABA,,,',
        'AR-9,Narnia,X,ASLAN,1,,',
      ),
    );
    const resumen = await importarEn(base, { entidad: 'localidades', ruta });

    expect(resumen).toMatchObject({
      perfil: null,
      leidas: 5,
      rechazadas: 2,
      aplicada: true,
      anterior: undefined,
      conteo: { creadas: 3, yaEstaban: 0 },
    });
    expect(resumen.rechazos.map(({ fila, columna }) => [fila, columna])).toEqual([
      [3, 'localidad'],
      [6, 'provincia_iso'],
      [6, 'codigo_postal'],
    ]);
    expect(resumen.rechazos[0]?.motivo).toContain('la fila 2');
    expect(await leer()).toEqual([
      { iso: 'AR-C', nombre: 'CABA', partido: '', codigo_postal: null, latitud: null },
      { iso: 'AR-F', nombre: 'CHAÑAR, MUYO', partido: 'ARAUCO', codigo_postal: '5301', latitud: '-28.6117440' },
      { iso: 'AR-P', nombre: 'MONTE AGUDO', partido: 'FORMOSA', codigo_postal: '3600', latitud: null },
    ]);
    const [importacion] = await base.db.selectFrom('importacion').selectAll().execute();
    expect(importacion).toMatchObject({ estado: 'APLICADA', leidas: 5, rechazadas: 2, crear: 3 });
    const rastro = await base.db.selectFrom('auditoria').select(['accion', 'quien']).execute();
    expect(rastro).toEqual([{ accion: 'importacion.aplicar', quien: 'Operación por consola' }]);
  });

  it('creates nothing the second time, and says when the first one was', async () => {
    const ruta = `${carpeta.ruta}/localidades.csv`;
    const antes = await leer();
    const resumen = await importarEn(base, { entidad: 'localidades', ruta });

    expect(resumen).toMatchObject({ aplicada: false, conteo: { creadas: 0, yaEstaban: 3 } });
    expect(resumen.anterior).toMatch(/^\d{4}-/);
    expect(await leer()).toEqual(antes);
    expect(await base.db.selectFrom('importacion').select('id').execute()).toHaveLength(1);
  });

  it('says what a simulation would create and creates nothing', async () => {
    const ruta = await carpeta.escribir('otras.csv', deLocalidades('AR-Z,Santa Cruz,RIO CHICO,TAMEL AIKE,9315,,'));
    const antes = await leer();
    const resumen = await importarEn(base, { entidad: 'localidades', ruta, simular: true });

    expect(resumen).toMatchObject({ aplicada: false, conteo: { creadas: 1, yaEstaban: 0 } });
    expect(await leer()).toEqual(antes);
    expect(await base.db.selectFrom('importacion').select('id').execute()).toHaveLength(1);
  });

  it('reads the same rows in Windows-1252 with tabs and in UTF-16', async () => {
    const filas = 'provincia\tLocalidad\tISO\nSan Juan\tPE\u00d1AFLOR\tAR-J\n';
    const latin = await carpeta.escribir('latin.csv', Buffer.from(filas, 'latin1'));
    const ancho = await carpeta.escribir('ancho.csv', Buffer.from(`\ufeff${filas}`, 'utf16le'));
    expect(await importarEn(base, { entidad: 'localidades', ruta: latin })).toMatchObject({ conteo: { creadas: 1 } });
    expect(await importarEn(base, { entidad: 'localidades', ruta: ancho })).toMatchObject({
      conteo: { creadas: 0, yaEstaban: 1 },
    });
    expect(await leer()).toContainEqual(expect.objectContaining({ iso: 'AR-J', nombre: 'PEÑAFLOR' }));
  });

  it('lets the planner know how many came before it looks for each of them: without that it looks among all', async () => {
    const filas = Array.from({ length: 600 }, (_, i) => `AR-B,Buenos Aires,SALTO,PARAJE ${i},2741,,`);
    const ruta = await carpeta.escribir('muchas.csv', deLocalidades(...filas));
    const { conteo } = await importarEn(base, { entidad: 'localidades', ruta });
    expect(conteo).toMatchObject({ creadas: 600 });
    // What the base knows by itself it learns a minute later.
    const { rows } = await base.pool.query<{ reltuples: number }>(
      `select reltuples from pg_class where relname in ('localidad', 'importacion_fila')`,
    );
    expect(rows.map(({ reltuples }) => reltuples >= 600)).toEqual([true, true]);
    const { rows: nombradas } = await base.pool.query<{ cuantas: number }>(
      `select count(*)::int as cuantas from importacion_fila f join localidad l on l.id = f.registro_id
        where l.nombre = f.referencia and f.referencia like 'PARAJE %'`,
    );
    expect(nombradas[0]?.cuantas).toBe(600);
  });
});
