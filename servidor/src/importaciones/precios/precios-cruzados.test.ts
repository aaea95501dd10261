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

const TURNO_DE_IMPORTAR = 'select pg_advisory_xact_lock(7264301)';
const TURNO_DE_LOTES = 'select pg_advisory_xact_lock(7264304, 0)';

/** What somebody else has begun, until the work is done. */
async function mientras(sentencia: string, trabajo: (otro: pg.Client) => Promise<void>): Promise<void> {
  const otro = new pg.Client({ connectionString: prueba.url });
  await otro.connect();
  try {
    await otro.query(`begin; ${sentencia}`);
    await trabajo(otro);
    await otro.query('commit');
  } finally {
    await otro.end();
  }
}

/** Once somebody waits for that one. */
async function queEspere({ processID }: pg.Client & { readonly processID?: number }): Promise<void> {
  for (let esperan = 0; esperan === 0; await esperar(20)) {
    const { rowCount } = await prueba.pool.query('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [
      processID,
    ]);
    esperan = rowCount ?? 0;
  }
}

const cargado = async (contenido: string) => (await articulos.subir(contenido)).cuerpo.id as string;
const empezar = async (id: string, tarea = 'aplicar') => {
  const { version } = (await admin.get(`/api/importaciones/${id}`)).cuerpo;
  expect((await admin.post(`/api/importaciones/${id}/${tarea}`, { version })).status).toBe(200);
};
const articulo = async (codigo: string): Promise<string> =>
  (await admin.post('/api/articulos', { codigo, descripcion: 'Con precio', precio: '100' })).cuerpo.id;
const precioDe = async (id: string) => (await admin.get(`/api/articulos/${id}/precios/vigente`)).cuerpo.neto;

type Lote = { readonly id: string; readonly version: number };
const LOTES = '/api/articulos/lotes-de-precio';
const mover = ({ id, version }: Lote, accion: string) => admin.post(`${LOTES}/${id}/${accion}`, { version });
/** A batch that would raise its price from 100 to 110. */
async function aprobado(id: string): Promise<Lote> {
  const creado = await admin.post(LOTES, {
    motivo: 'Aumento de agosto',
    listaIds: [INICIALES.lista],
    filtro: { articuloIds: [id] },
    regla: { tipo: 'PORCENTAJE', valor: '10' },
  });
  return (await mover((await mover(creado.cuerpo, 'simular')).cuerpo, 'aprobar')).cuerpo;
}
const aplicar = async (preparado: Lote) =>
  expect((await mover(preparado, 'aplicar')).cuerpo).toMatchObject({ estado: 'APLICADO' });

describe('INV-42 prices that a file brings, and a batch that is applied meanwhile', () => {
  it('hold over those of a batch that was applied while it waited for its turn, and give them back', async () => {
    const id = await articulo('CRU-1');
    const archivo = await cargado('codigo;precio\nCRU-1;500\n');
    const preparado = await aprobado(id);
    await mientras(TURNO_DE_IMPORTAR, async () => {
      await empezar(archivo);
      await aplicar(preparado);
    });
    expect((await alTerminar(admin, archivo)).cuerpo).toMatchObject({ estado: 'APLICADA', actualizar: 1 });
    expect(await precioDe(id)).toBe('500.00');
    await articulos.hacer(archivo, 'revertir');
    expect(await precioDe(id)).toBe('110.00');
  });

  it('wait for a batch that is writing, whose prices nobody sees yet; a file without prices does not', async () => {
    const id = await articulo('CRU-2');
    const [conPrecio, sinPrecio] = [
      await cargado('codigo;precio\nCRU-2;500\n'),
      await cargado('codigo;descripcion\nCRU-2;Otra\n'),
    ];
    await mientras(TURNO_DE_LOTES, async (otro) => {
      await empezar(sinPrecio);
      expect((await alTerminar(admin, sinPrecio)).cuerpo).toMatchObject({ estado: 'APLICADA', actualizar: 1 });
      await empezar(conPrecio);
      await queEspere(otro);
    });
    expect((await alTerminar(admin, conPrecio)).cuerpo).toMatchObject({ estado: 'APLICADA', actualizar: 1 });
    expect(await precioDe(id)).toBe('500.00');
  });

  it('taken back, wait for it too, and stay where it wrote others', async () => {
    const id = await articulo('CRU-3');
    const archivo = await cargado('codigo;precio\nCRU-3;500\n');
    expect((await articulos.hacer(archivo, 'aplicar')).cuerpo.estado).toBe('APLICADA');
    await mientras(TURNO_DE_LOTES, async (otro) => {
      await otro.query(
        'insert into precio (id, lista_id, articulo_id, importe, desde) values (gen_random_uuid(), $1, $2, 550, clock_timestamp())',
        [INICIALES.lista, id],
      );
      await empezar(archivo, 'revertir');
      await queEspere(otro);
    });
    expect((await alTerminar(admin, archivo)).cuerpo).toMatchObject({
      ...{ estado: 'APLICADA', fallo: { code: 'importaciones.nada_que_revertir' } },
    });
    expect(await precioDe(id)).toBe('550.00');
  });

  it('those of a file of prices are compared with what holds when its turn comes', async () => {
    const id = await articulo('CRU-5');
    const precios = importadorDe(admin, 'precios');
    const archivo = (await precios.subir('codigo;precio\nCRU-5;100\n')).cuerpo.id;
    const preparado = await aprobado(id);
    await mientras(TURNO_DE_IMPORTAR, async () => {
      await empezar(archivo);
      await aplicar(preparado);
    });
    expect((await alTerminar(admin, archivo)).cuerpo).toMatchObject({ estado: 'APLICADA', actualizar: 1 });
  });
});

describe('INV-43 a price that a person is writing', () => {
  it('keeps a batch from beginning until it is written, so that none covers it unseen', async () => {
    const id = await articulo('CRU-6');
    const preparado = await aprobado(id);
    await mientras('lock table auditoria in exclusive mode', async (otro) => {
      const puesto = admin.post(`/api/articulos/${id}/precios`, { importe: '150' });
      await queEspere(otro);
      expect((await mover(preparado, 'aplicar')).cuerpo.code).toBe('articulos.lote_en_curso');
      await otro.query('commit');
      expect((await puesto).status).toBe(201);
    });
    expect((await mover(preparado, 'aplicar')).cuerpo).toMatchObject({ estado: 'APLICADO', omitidas: 1 });
    expect(await precioDe(id)).toBe('150.00');
  });
});
