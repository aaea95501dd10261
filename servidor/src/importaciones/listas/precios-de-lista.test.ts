import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { type MundoDeListas, mundoDeListas } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let mundo: MundoDeListas;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  mundo = mundoDeListas(admin);
});
afterAll(() => prueba.cerrar());

const DE_LISTAS = ['importacion.hacer', 'proveedor.editar', 'articulo.editar', 'costo.ver', 'costo.modificar'] as const;
const LOTES = '/api/articulos/lotes-de-precio';

/** A list that was applied and left its prices ready, and what is done with that batch. */
async function conPrecios() {
  const { proveedorId, archivo, sube } = await mundo.negocio();
  await admin.post(`/api/articulos/${sube}/precios`, { listaId: INICIALES.lista, importe: '200' });
  const id = await mundo.comparada(archivo, proveedorId, { limite: '90' });
  const { lista } = await mundo.hacer(id, 'aplicar', { proponerPrecios: true });
  expect(lista.lote).toMatchObject({ estado: 'SIMULADO' });
  const ver = async () => (await admin.get(`${LOTES}/${lista.lote.id}`)).cuerpo;
  const mover = async (que: string, resto: object = {}, quien: Cliente = admin) => {
    const { version } = await ver();
    expect(await quien.post(`${LOTES}/${lista.lote.id}/${que}`, { version, ...resto })).toMatchObject({ status: 200 });
  };
  return { id, sube, proveedor: lista.proveedor, lote: lista.lote.id, ver, mover };
}

it('PRE-18 taking back a list discards the prices that it proposed, also when they were approved', async () => {
  for (const pasos of [[], ['aprobar']]) {
    const { id, lote, ver, mover } = await conPrecios();
    for (const paso of pasos) await mover(paso);
    expect(await mundo.hacer(id, 'revertir')).toMatchObject({
      estado: 'REVERTIDA',
      fallo: null,
      lista: { lote: { id: lote, estado: 'DESCARTADO' } },
    });
    expect(await ver()).toMatchObject({ estado: 'DESCARTADO' });
    const { rows } = await prueba.pool.query(
      `select quien, motivo from auditoria where entidad_id = $1 and accion = 'lote.descartar'`,
      [lote],
    );
    expect(rows).toMatchObject([{ motivo: 'Se revirtió la lista lista.csv' }]);
  }
});

it('PRE-18 prices of a list that were applied stay when it is taken back, and the list tells so', async () => {
  const { id, ver, mover } = await conPrecios();
  await mover('aprobar');
  await mover('aplicar');
  expect(await mundo.hacer(id, 'revertir')).toMatchObject({
    estado: 'REVERTIDA',
    fallo: null,
    lista: { lote: { estado: 'APLICADO' } },
  });
  expect(await ver()).toMatchObject({ estado: 'APLICADO' });
});

it('PRE-18 who may not change prices takes a list back and leaves its batch as it is', async () => {
  const { id, lote, ver, mover } = await conPrecios();
  await mover('aprobar');
  const sinPrecios = await prueba.cliente({ permisos: DE_LISTAS });
  expect(await mundo.hacer(id, 'revertir', {}, sinPrecios)).toMatchObject({
    estado: 'REVERTIDA',
    fallo: null,
    lista: { lote: { id: lote, estado: 'APROBADO' } },
  });
  expect(await ver()).toMatchObject({ estado: 'APROBADO' });
});

it('PRE-18 who had left the prices of a list for a day is told that they were discarded with it', async () => {
  const { id, lote, ver, mover } = await conPrecios();
  const otro = await prueba.cliente({ nombre: 'Beto' });
  await mover('aprobar');
  await mover('programar', { aplicaDesde: '2099-01-02T03:00:00Z' }, otro);
  expect(await mundo.hacer(id, 'revertir')).toMatchObject({ estado: 'REVERTIDA', fallo: null });
  const { estado, numero, motivo } = await ver();
  expect(estado).toBe('DESCARTADO');
  const avisos = async (quien: Cliente) =>
    (await quien.get('/api/notificaciones')).cuerpo.filas.filter(({ tema }: { tema: string }) => tema === 'precios');
  expect(await avisos(otro)).toMatchObject([
    {
      tipo: 'lote.descartado',
      datos: { loteId: lote, numero, motivo, archivo: 'lista.csv' },
      titulo: `El lote de precios ${numero} se descartó sin aplicarse`,
      texto: `${motivo}. Se revirtió lista.csv, que lo había propuesto: ningún precio cambió.`,
    },
  ]);
  // Its author was told that another person left it for a day; who took the list back is told nothing of it.
  expect((await avisos(admin)).map(({ tipo }: { tipo: string }) => tipo)).toEqual(['lote.programado']);
});

it('PRE-18 a list whose batch somebody is at work on is not taken back, and that is known before any of its lines', async () => {
  const { id, sube, ver } = await conPrecios();
  const { numero } = await ver();
  const otra = await prueba.pool.connect();
  try {
    await otra.query('begin');
    await otra.query('select pg_advisory_xact_lock(7264304, $1)', [numero]);
    // Whoever came to its lines would wait for this one.
    await otra.query('select from articulo where id = $1 for update', [sube]);
    expect(await mundo.hacer(id, 'revertir')).toMatchObject({
      estado: 'APLICADA',
      fallo: { tarea: 'revertir', code: 'articulos.lote_en_curso' },
    });
  } finally {
    await otra.query('rollback');
    otra.release();
  }
  expect(await mundo.hacer(id, 'revertir')).toMatchObject({
    estado: 'REVERTIDA',
    fallo: null,
    lista: { lote: { estado: 'DESCARTADO' } },
  });
});

it('INV-61 PRE-18 the prices that a list proposed do not tell whose it was to who may not see proveedores', async () => {
  const { sube, proveedor, ver, mover } = await conPrecios();
  expect((await ver()).motivo).toMatch(/^Lista de proveedor del \d\d\/\d\d\/\d{4}$/);
  await mover('aprobar');
  await mover('aplicar');
  const vendedor = await prueba.cliente({ permisos: ['articulo.ver'] });
  const { codigo } = (await admin.get(`/api/articulos/${sube}`)).cuerpo;
  const cambios = '/api/articulos/reportes/cambios';
  const filtro = (texto: string) => encodeURIComponent(`codigo:igual:${codigo};motivo:contiene:${texto}`);
  for (const ruta of [
    `/api/articulos/${sube}/precios`,
    `${cambios}?buscar=${codigo}`,
    `${cambios}/exportar?buscar=${codigo}`,
    `/api/actividad/articulo/${sube}`,
  ]) {
    const { status, texto } = await vendedor.get(ruta);
    expect([ruta, status]).toEqual([ruta, 200]);
    expect(texto, ruta).not.toContain(proveedor);
    if (!ruta.includes('actividad')) expect(texto, ruta).toContain('Lista de proveedor del');
  }
  const halladas = async (texto: string) => (await vendedor.get(`${cambios}?filtros=${filtro(texto)}`)).cuerpo.filas;
  expect(await halladas('lista de proveedor')).toHaveLength(1);
  expect(await halladas(proveedor)).toEqual([]);
});

/** Two artículos of a proveedor, with a cost and a price, and how to bring lists of them. */
async function dosConPrecio() {
  const proveedorId = await mundo.proveedor();
  const n = mundo.numero();
  const [g, h] = await Promise.all([mundo.articulo(`G-${n}`), mundo.articulo(`H-${n}`)]);
  for (const [letra, id] of [
    ['G', g],
    ['H', h],
  ] as const) {
    await mundo.agregar(id, proveedorId, { codigo: `P-${letra}-${n}`, costo: '1000' });
    await admin.post(`/api/articulos/${id}/precios`, { listaId: INICIALES.lista, importe: '2000' });
  }
  const comparar = (renglones: Readonly<Record<string, string>>) =>
    mundo.comparada(
      [
        'Código;Detalle;Precio',
        ...Object.entries(renglones).map(([letra, costo]) => `P-${letra}-${n};Uno;${costo}`),
      ].join('\n'),
      proveedorId,
    );
  const aplicar = async (id: string) => (await mundo.hacer(id, 'aplicar', { proponerPrecios: true })).lista.lote;
  return { g, h, comparar, aplicar };
}

it('PRE-18 a list proposes prices only of what it changed the cost of, whatever another one of its proveedor did', async () => {
  const { g, h, comparar, aplicar } = await dosConPrecio();
  const [deG, deH] = [await comparar({ G: '1100' }), await comparar({ H: '1200' })];
  const primero = await aplicar(deG);
  const segundo = await aplicar(deH);
  const suyos = async ({ id }: { id: string }) =>
    (await admin.get(`${LOTES}/${id}/lineas`)).cuerpo.filas.map(({ articuloId }: { articuloId: string }) => articuloId);
  expect(await suyos(primero)).toEqual([g]);
  expect(await suyos(segundo)).toEqual([h]);
  expect(await mundo.hacer(deG, 'revertir')).toMatchObject({ lista: { lote: { estado: 'DESCARTADO' } } });
  for (const que of ['aprobar', 'aplicar']) {
    const { version } = (await admin.get(`${LOTES}/${segundo.id}`)).cuerpo;
    expect(await admin.post(`${LOTES}/${segundo.id}/${que}`, { version })).toMatchObject({ status: 200 });
  }
  const neto = async (id: string) => (await admin.get(`/api/articulos/${id}/precios/vigente`)).cuerpo.neto;
  expect([await neto(g), await neto(h)]).toEqual(['2000.00', '2400.00']);
});

it('PRE-18 a list that changed no cost proposes nothing', async () => {
  const { comparar, aplicar } = await dosConPrecio();
  const [una, otra] = [await comparar({ G: '1100' }), await comparar({ G: '1150' })];
  expect(await aplicar(una)).toMatchObject({ estado: 'SIMULADO' });
  // What it brings was changed since it was compared.
  expect(await aplicar(otra)).toBeNull();
});

it('PRE-18 taking back a list that had changed nothing discards the prices that it was left with all the same', async () => {
  const { comparar, aplicar } = await dosConPrecio();
  const [una, otra] = [await comparar({ G: '1100' }), await comparar({ G: '1150' })];
  const lote = await aplicar(una);
  await aplicar(otra);
  // As lists of before were.
  await prueba.pool.query('update importacion set lote_id = $1 where id = $2', [lote.id, otra]);
  expect(await mundo.hacer(otra, 'revertir')).toMatchObject({
    ...{ estado: 'REVERTIDA', fallo: null },
    lista: { lote: { id: lote.id, estado: 'DESCARTADO' } },
  });
});
