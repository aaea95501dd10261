import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db, Tx } from '#db/db.ts';
import { crearBaseDePrueba } from '#prueba/base.ts';
import { esperarBloqueo } from '#prueba/bloqueo.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';

const NADIE = '01900000-0000-7000-8000-00000000dead';
const KILO = '01900000-0000-7000-8000-000000000305';

let base: Awaited<ReturnType<typeof crearBaseDePrueba>>;
let id: string;
beforeAll(async () => {
  base = await crearBaseDePrueba();
  id = await sembrarArticulo(base.db);
});
afterAll(() => base.cerrar());

/** As they are now: a test changes them. */
const decimalesDelKilo = async (): Promise<number> => {
  const kilo = base.db.selectFrom('unidad').select('decimales').where('id', '=', KILO);
  return (await kilo.executeTakeFirstOrThrow()).decimales;
};

type Nombrado = {
  readonly subfamilia?: string;
  readonly marca?: string;
  readonly unidad?: string;
  readonly decimales?: number;
  readonly creado?: string;
  readonly modificado?: string;
};

/** Two rows in one statement, the second of which names what the test says. */
async function insertar(db: Db | Tx, nombrado: Nombrado): Promise<string> {
  const nuevo = uuidv7();
  const { subfamilia = INICIALES.subfamilia, marca = null, unidad = INICIALES.unidad, decimales = 0 } = nombrado;
  const { creado = null, modificado = null } = nombrado;
  await sql`
    insert into articulo (id, codigo, codigo_norm, descripcion, subfamilia_id, marca_id, unidad_id, decimales, iva, creado_por, modificado_por)
    select x.id::uuid, x.id, norma_codigo(x.id), 'Uno', x.subfamilia::uuid, x.marca::uuid, x.unidad::uuid, x.decimales::int, '21',
           x.creado::uuid, x.modificado::uuid
      from (values (${uuidv7()}, ${INICIALES.subfamilia}, null, ${INICIALES.unidad}, 0, null, null),
                   (${nuevo}, ${subfamilia}, ${marca}, ${unidad}, ${decimales}, ${creado}, ${modificado}))
           as x (id, subfamilia, marca, unidad, decimales, creado, modificado)`.execute(db);
  return nuevo;
}

const DE_UN_ARTICULO = {
  articulo_clave: (articulo: string) =>
    sql`insert into articulo_clave (articulo_id, tipo, valor_norm, sin_ceros) values (${articulo}, 'PROPIO', 'X1', 'X1')`,
  articulo_palabras: (articulo: string) =>
    sql`insert into articulo_palabras (articulo_id, texto, orden, estado) values (${articulo}, ' X ', 'X', 'ACTIVO')
        on conflict (articulo_id) do update set orden = excluded.orden`,
  precio: (articulo: string) =>
    sql`insert into precio (id, lista_id, articulo_id, desde, importe) values (${uuidv7()}, ${INICIALES.lista}, ${articulo}, now(), 1)`,
};

describe('what an artículo names is there', () => {
  it.each<[Nombrado, string]>([
    [{ subfamilia: NADIE }, 'articulo_subfamilia_id_fkey'],
    [{ marca: NADIE }, 'articulo_marca_id_fkey'],
    [{ unidad: NADIE }, 'articulo_unidad_id_decimales_fkey'],
    [{ unidad: INICIALES.unidad, decimales: 3 }, 'articulo_unidad_id_decimales_fkey'],
    [{ creado: NADIE }, 'articulo_creado_por_fkey'],
    [{ modificado: NADIE }, 'articulo_modificado_por_fkey'],
  ])('%o is refused by %s, among others that are right', async (nombrado, constraint) => {
    await expect(insertar(base.db, nombrado)).rejects.toMatchObject({ code: '23503', constraint });
  });

  it('and still is after a change', async () => {
    const cambiar = (cambio: RawBuilder<unknown>) =>
      sql`update articulo set ${cambio} where id = ${id}`.execute(base.db);
    await expect(cambiar(sql`marca_id = ${NADIE}`)).rejects.toMatchObject({ constraint: 'articulo_marca_id_fkey' });
    await expect(cambiar(sql`decimales = 1`)).rejects.toMatchObject({ code: '23503' });
    await expect(cambiar(sql`id = ${NADIE}`)).rejects.toThrow('never changes');
  });

  it('it neither goes away nor changes its key', async () => {
    const borrar = sql`delete from subfamilia where id = ${INICIALES.subfamilia}`.execute(base.db);
    await expect(borrar).rejects.toThrow('never deleted');
    for (const tabla of ['subfamilia', 'marca', 'unidad', 'usuario', 'importacion']) {
      await expect(sql`update ${sql.table(tabla)} set id = ${NADIE}`.execute(base.db)).rejects.toThrow('never changes');
    }
  });

  it('a unidad whose decimals somebody changes waits for the load that uses it, and then keeps them', async () => {
    const cambiar = () => sql`update unidad set decimales = 1 where id = ${KILO}`.execute(base.db);
    const decimales = await decimalesDelKilo();
    const { cambio } = await base.db.transaction().execute(async (tx) => {
      await insertar(tx, { unidad: KILO, decimales });
      const cambio = cambiar().then(
        () => 'changed',
        (error: { readonly constraint: string }) => error.constraint,
      );
      await esperarBloqueo(base.db);
      return { cambio };
    });
    expect(await cambio).toBe('articulo_unidad_id_decimales_fkey');
  });
});

/** A code, which names its artículo with its decimals. */
const ponerCodigo = (articulo: string, decimales = 0) => {
  const codigo = uuidv7();
  return sql`insert into codigo_articulo (id, articulo_id, decimales, tipo, valor, valor_norm)
             values (${codigo}, ${articulo}, ${decimales}, 'ALTERNATIVO', ${codigo}, norma_codigo(${codigo}))`;
};

describe.each(Object.entries(DE_UN_ARTICULO))('%s', (tabla, poner) => {
  it('is of an artículo that is there, and of no other later', async () => {
    const constraint = `${tabla}_articulo_id_fkey`;
    await expect(poner(NADIE).execute(base.db)).rejects.toMatchObject({ code: '23503', constraint });
    await poner(id).execute(base.db);
    const pasar = sql`update ${sql.table(tabla)} set articulo_id = ${await insertar(base.db, {})}`.execute(base.db);
    await expect(pasar).rejects.toThrow(/never changes|only takes new rows/);
  });
});

describe('a code', () => {
  const constraint = 'codigo_articulo_articulo_id_decimales_fkey';

  it('is of an artículo that is there with those decimals, also when it passes to another', async () => {
    await expect(ponerCodigo(NADIE).execute(base.db)).rejects.toMatchObject({ code: '23503', constraint });
    await expect(ponerCodigo(id, 2).execute(base.db)).rejects.toMatchObject({ code: '23503', constraint });
    const suyo = await insertar(base.db, {});
    await ponerCodigo(suyo).execute(base.db);
    const pasar = (aQuien: string) =>
      sql`update codigo_articulo set articulo_id = ${aQuien} where articulo_id = ${suyo}`.execute(base.db);
    const porKilo = await insertar(base.db, { unidad: KILO, decimales: await decimalesDelKilo() });
    for (const ajeno of [NADIE, porKilo])
      await expect(pasar(ajeno)).rejects.toMatchObject({ code: '23503', constraint });
    await pasar(id);
  });

  it('follows the decimals of its artículo, and one that is added meanwhile waits and is told', async () => {
    const decimales = await decimalesDelKilo();
    const suyo = await insertar(base.db, {});
    await ponerCodigo(suyo).execute(base.db);
    const { puesto } = await base.db.transaction().execute(async (tx) => {
      await sql`update articulo set unidad_id = ${KILO}, decimales = ${decimales} where id = ${suyo}`.execute(tx);
      const puesto = ponerCodigo(suyo)
        .execute(base.db)
        .then(
          () => 'written',
          (error: { readonly constraint: string }) => error.constraint,
        );
      await esperarBloqueo(base.db);
      return { puesto };
    });
    expect(await puesto).toBe(constraint);
    const codigos = base.db.selectFrom('codigo_articulo').select('decimales').where('articulo_id', '=', suyo);
    expect(await codigos.execute()).toEqual([{ decimales }]);
  });
});

describe.each([
  ...Object.entries(DE_UN_ARTICULO).map(([tabla, poner]) => [tabla, poner, `${tabla}_articulo_id_fkey`] as const),
  ['codigo_articulo', ponerCodigo, 'codigo_articulo_articulo_id_decimales_fkey'] as const,
])('%s', (_tabla, poner, constraint) => {
  it('keeps its artículo from going away, also when both happen at once', async () => {
    const suyo = await insertar(base.db, {});
    const quitar = (db: Db | Tx) => sql`delete from articulo where id = ${suyo}`.execute(db);
    await sql`alter table articulo disable trigger articulo_borrado`.execute(base.db);
    try {
      const { puesto } = await base.db.transaction().execute(async (tx) => {
        await quitar(tx);
        const puesto = poner(suyo)
          .execute(base.db)
          .then(
            () => 'written',
            (error: { readonly constraint: string }) => error.constraint,
          );
        await esperarBloqueo(base.db);
        return { puesto };
      });
      expect(await puesto).toBe(constraint);

      const otro = await insertar(base.db, {});
      const { quitado } = await base.db.transaction().execute(async (tx) => {
        await poner(otro).execute(tx);
        const quitado = sql`delete from articulo where id = ${otro}`.execute(base.db).then(
          () => 'gone',
          (error: { readonly constraint: string }) => error.constraint,
        );
        await esperarBloqueo(base.db);
        return { quitado };
      });
      expect(await quitado).toBe(constraint);
    } finally {
      await sql`alter table articulo enable trigger articulo_borrado`.execute(base.db);
    }
  });
});

it('what came of the rows of a file is of an importación that is there', async () => {
  const fila = sql`insert into importacion_fila (importacion_id, fila, resultado) values (${NADIE}, 2, 'RECHAZADA')`;
  await expect(fila.execute(base.db)).rejects.toMatchObject({
    code: '23503',
    constraint: 'importacion_fila_importacion_id_fkey',
  });
});
