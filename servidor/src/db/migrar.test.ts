import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { conBase } from '#prueba/global.ts';
import { abrirPool } from './db.ts';
import { estaMigrada, leerMigraciones, type Migracion, migrar } from './migrar.ts';
import { SIN_PLAZOS } from './plazos.ts';

const BASE = `migrar_${process.pid}`;
let admin: pg.Client;
let pool: pg.Pool;
beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('motor').url });
  await admin.connect();
  await admin.query(`create database ${BASE}`);
  pool = abrirPool({ url: conBase(inject('motor').url, BASE), max: 4, plazos: SIN_PLAZOS });
});
afterAll(async () => {
  await pool.end();
  await admin.query(`drop database ${BASE} with (force)`);
  await admin.end();
});

describe('migrating', () => {
  it('brings an empty database forward once, however many servers start at the same time', async () => {
    const nombres = (await leerMigraciones()).map(({ nombre }) => nombre);
    const aplicadas = await Promise.all([migrar(pool), migrar(pool), migrar(pool)]);

    expect(aplicadas.flat().sort()).toEqual(nombres);
    expect(await estaMigrada(pool)).toBe(true);
    expect(await migrar(pool)).toEqual([]);
  });

  it('leaves nothing of a migration that fails', async () => {
    const rota: Migracion = {
      nombre: '9000_rota.sql',
      sql: 'create table a_medias (x int); select 1/0',
      checksum: 'x',
    };

    await expect(migrar(pool, [...(await leerMigraciones()), rota])).rejects.toThrow('9000_rota.sql');
    expect((await pool.query("select to_regclass('a_medias') as tabla")).rows).toEqual([{ tabla: null }]);
  });

  it('refuses a file that changed after it was applied, naming it', async () => {
    const [primera, ...resto] = await leerMigraciones();
    const cambiada = { ...(primera as Migracion), checksum: 'otro' };

    await expect(migrar(pool, [cambiada, ...resto])).rejects.toThrow(`${primera?.nombre} cambió después de aplicarse`);
  });

  it('refuses a database made by a newer release, naming what it does not know', async () => {
    await pool.query("insert into migracion (nombre, checksum) values ('9999_futuro.sql', 'x')");

    await expect(migrar(pool)).rejects.toThrow('versión más nueva (tiene 9999_futuro.sql)');
    await pool.query("delete from migracion where nombre = '9999_futuro.sql'");
  });
});

it('repeats in SQL the normal forms of nucleo, character by character', async () => {
  const { normaCodigo, normaPalabras } = await import('@trastienda/nucleo/comun/texto.ts');
  const { formasJuntas } = await import('@trastienda/nucleo/articulos/busqueda.ts');
  const textos = [
    'abc-012/3',
    'ABC 0123',
    'ñandú ½ ﬁltro',
    'Filtro  de áceite-Hilux 2.8',
    '№ 7',
    'çÇøß',
    '   ',
    '日本',
    'Ａ１',
    'Aceite 10W-40 semi-sintético X 4L 1.6 2008-2016 030.115.561 6205-2RS',
    'Bujía Gol 1.6MSI 10-12mm 10-12MM 1.5L 0986-452041 2-3M 1.6-16V',
    '-A. .B- C--D ½-X 15-20 2008-2016-2020 19.99-20.01',
  ];
  const { rows } = await pool.query<{ codigo: string; palabras: string; juntas: string }>(
    'select norma_codigo(t) as codigo, norma_palabras(t) as palabras, formas_juntas(t) as juntas from unnest($1::text[]) with ordinality as x(t, n) order by n',
    [textos],
  );
  expect(rows).toEqual(
    textos.map((texto) => ({
      codigo: normaCodigo(texto),
      palabras: normaPalabras(texto),
      juntas: formasJuntas(texto),
    })),
  );
});
